import { Link, useSearchParams } from 'wouter';
import { EmptyState } from '../../../views/ui/feedback/feedback.tsx';
import { SearchField } from '../../../views/ui/fields/search-field.tsx';
import { type Entry, entries, groups } from '../entries.ts';
import * as css from './flow-list.css.ts';
import { type Found, searchFlows } from './search.ts';

const mostPlaces = 6;

/** All flows by audience, or the flows that match the search. */
export function FlowList() {
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('q') ?? '';
  const found = searchFlows(entries, wanted);
  return (
    <>
      <h1 className={css.title}>Flows</h1>
      <p className={css.use}>
        What Steward does, step by step. Each drawing is made of the machine that runs in the product, so it cannot be
        out of date. Look at a flow, try it out, or watch it while you use the product in another tab.
      </p>
      <div className={css.search}>
        <SearchField
          label="Search titles, states and events"
          value={wanted}
          debounce={150}
          onSearch={(text) => setAddress(text === '' ? {} : { q: text }, { replace: true })}
        />
      </div>
      <p className={css.count} role="status">
        {wanted === '' ? '' : `${found.length} of ${entries.length} flows`}
      </p>
      {found.length === 0 ? (
        <EmptyState icon="compass" title="No flow holds these words">
          Try one word, such as a state, an event or what a screen is called.
        </EmptyState>
      ) : null}
      {groups.map((group) => {
        const shown = found.filter(({ entry }) => group.entries.includes(entry));
        return shown.length > 0 ? (
          <section key={group.id} className={css.group} aria-labelledby={`group-${group.id}`}>
            <h2 id={`group-${group.id}`} className={css.groupTitle}>
              {group.name} <span className={css.groupUse}>{group.use}</span>
            </h2>
            <ul className={css.cards}>
              {shown.map(({ entry, places }) => (
                <li key={entry.flow.id} className={css.card}>
                  <Card entry={entry} />
                  <Places entry={entry} places={places} />
                </li>
              ))}
            </ul>
          </section>
        ) : null;
      })}
    </>
  );
}

function Card({ entry: { flow, statics, description } }: { entry: Entry }) {
  return (
    <Link href={`/${flow.id}`} className={css.cardLink}>
      <span className={css.cardName}>{flow.title}</span>
      <span className={css.cardUse}>{description}</span>
      <span className={css.figures}>
        {statics.states.length} states, {statics.edges.length} transitions
      </span>
    </Link>
  );
}

function Places({ entry, places }: Found) {
  const more = places.length - mostPlaces;
  return places.length > 0 ? (
    <ul className={css.places}>
      {places.slice(0, mostPlaces).map(({ kind, text, note, state }) => (
        <li key={`${kind} ${text} ${note}`}>
          <Link href={`/${entry.flow.id}/diagram?state=${encodeURIComponent(state)}`} className={css.place}>
            {text}
          </Link>{' '}
          <span className={css.placeNote}>{note}</span>
        </li>
      ))}
      {more > 0 ? <li className={css.placeNote}>and {more} more</li> : null}
    </ul>
  ) : null;
}
