import type { Flow } from '../../../machines/flow.ts';
import { Badge } from '../../../views/ui/content/badge.tsx';
import type { DeclaredState } from '../../engine/statics.ts';
import { type Entry, linkOf } from '../entries.ts';
import { useWording } from '../names.tsx';
import * as css from './state-list.css.ts';
import { Ways } from './ways.tsx';

type StateListProps = {
  entry: Entry;
  selected: string | null;
  onSelect: (path: string) => void;
};

/** The drawing in words: every state with its description, its actors and the targets of its transitions. */
export function StateList({ entry: { flow, statics }, selected, onSelect }: StateListProps) {
  const wording = useWording(flow);
  const anywhere = statics.edges.filter(({ source }) => source === '*');
  return (
    <section className={css.list} aria-labelledby="states-in-words">
      <h2 id="states-in-words" className={css.title}>
        In words
      </h2>
      <ol className={css.states}>
        {statics.states.map((state) => (
          <li key={state.path} className={css.state} data-selected={state.path === selected}>
            <h3 className={css.name}>
              <button
                type="button"
                className={css.choose}
                aria-pressed={state.path === selected}
                onClick={() => onSelect(state.path)}
              >
                {wording.fullState(state.path)}
              </button>{' '}
              <StateBadges state={state} />
            </h3>
            <p className={css.description}>{state.description}</p>
            <StepLink flow={flow} state={state.path} />
            {state.invokes.length > 0 ? (
              <p className={css.actors}>Meanwhile: {state.invokes.map(wording.label).join(', ')}</p>
            ) : null}
            <Ways
              wording={wording}
              edges={statics.edges.filter(({ source }) => source === state.path)}
              className={css.transitions}
            />
          </li>
        ))}
        {anywhere.length > 0 ? (
          <li className={css.state} data-selected={selected === '*'}>
            <h3 className={css.name}>
              <button
                type="button"
                className={css.choose}
                aria-pressed={selected === '*'}
                onClick={() => onSelect('*')}
              >
                Anywhere
              </button>
            </h3>
            <p className={css.description}>Happens in every state that has no answer of its own.</p>
            <Ways wording={wording} edges={anywhere} className={css.transitions} />
          </li>
        ) : null}
      </ol>
    </section>
  );
}

/** Opens the step in the product, for a state that stands in the address. */
function StepLink({ flow, state }: { flow: Flow; state: string }) {
  const { steps } = flow;
  const route = linkOf(flow);
  const word = steps?.words[state];
  if (!route || !steps || !word) return null;
  return (
    <p className={css.actors}>
      <a className={css.link} href={`${route}${route.includes('?') ? '&' : '?'}${steps.parameter}=${word}`}>
        Open this step in Steward
      </a>
    </p>
  );
}

/** The kind of a state in one word. */
export function StateBadges({ state: { type, tags } }: { state: DeclaredState }) {
  return (
    <span className={css.badges}>
      {type === 'final' ? <Badge tone="good">End</Badge> : null}
      {type === 'parallel' ? <Badge tone="neutral">All at once</Badge> : null}
      {tags.includes('busy') ? <Badge tone="info">At work</Badge> : null}
      {tags.includes('failed') ? <Badge tone="bad">Failed</Badge> : null}
      {tags.includes('editable') ? <Badge tone="neutral">Can be edited</Badge> : null}
      {tags.includes('resumable') ? <Badge tone="neutral">Goes on after a reload</Badge> : null}
    </span>
  );
}
