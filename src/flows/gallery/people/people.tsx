import { useEffect, useState } from 'react';
import { keep, ofVisitor, read } from '../../../services/shared/device/storage.ts';
import { Button } from '../../../views/ui/actions/button.tsx';
import { EmptyState, Notice } from '../../../views/ui/feedback/feedback.tsx';
import { PasswordField } from '../../../views/ui/fields/field.tsx';
import type { Drawings } from '../drawing/drawing.ts';
import { Stage } from '../drawing/stage.tsx';
import type { Entry } from '../entries.ts';
import { useWording } from '../names.tsx';
import { saveFile } from '../save-file.ts';
import * as sides from '../simulate/simulate.css.ts';
import { type Counts, edgeCounts, lengthsOfStay, stateCounts, usualStay } from './counts.ts';
import { loadCounts, type Reading } from './counts-reading.ts';
import * as css from './people.css.ts';

const periods = [7, 30, 90];
const tokenPlace = ofVisitor('flows.operatorToken');

const inWords = (count: number): string => count.toLocaleString('en-NG');
const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '' : ` (${Math.round((part / whole) * 100)} %)`;

type PeopleProps = { entry: Entry; drawings: Drawings };

/** How often people take each transition of the flow, where they stop and how long they stay. For the operator. */
export function People({ entry, drawings }: PeopleProps) {
  const [days, setDays] = useState(30);
  const [token, setToken] = useState(() => String(read('tab', tokenPlace) ?? ''));
  const [reading, setReading] = useState<Reading | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    setReading(null);
    void loadCounts({ flow: entry.flow.id, days, token }, stop.signal).then(
      (read) => !stop.signal.aborted && setReading(read),
    );
    return () => stop.abort();
  }, [entry, days, token]);
  return (
    <div className={css.page}>
      <label className={css.period}>
        Period
        <select className={sides.select} value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {periods.map((each) => (
            <option key={each} value={each}>
              The last {each} days
            </option>
          ))}
        </select>
      </label>
      {reading === null ? <p role="status">Loading what people do…</p> : null}
      {reading?.kind === 'off' ? (
        <Notice tone="info">This server does not count what people do. Its operator turns it on by COUNT_FLOWS.</Notice>
      ) : null}
      {reading?.kind === 'failed' ? (
        <Notice tone="bad">What people do could not be loaded. Choose the period again.</Notice>
      ) : null}
      {reading?.kind === 'forbidden' ? (
        <TokenForm
          isWrong={token !== ''}
          onGiven={(given) => {
            keep('tab', tokenPlace, given);
            setToken(given);
          }}
        />
      ) : null}
      {reading?.kind === 'read' ? <Sums entry={entry} drawings={drawings} counts={reading.counts} /> : null}
    </div>
  );
}

function TokenForm({ isWrong, onGiven }: { isWrong: boolean; onGiven: (token: string) => void }) {
  const [token, setToken] = useState('');
  return (
    <form
      className={css.token}
      onSubmit={(event) => {
        event.preventDefault();
        onGiven(token);
      }}
    >
      <PasswordField
        label="Operator’s token"
        name="token"
        autoComplete="off"
        value={token}
        onChange={setToken}
        errorMessage={isWrong ? 'This is not the operator’s token.' : null}
        hint="Only the operator sees what people do: it is OPERATOR_TOKEN of the server."
      />
      <Button type="submit">Show</Button>
    </form>
  );
}

function Sums({ entry, drawings, counts }: PeopleProps & { counts: Counts }) {
  const { flow, statics } = entry;
  const wording = useWording(flow);
  const times = edgeCounts(statics, counts);
  const edges = statics.edges
    .map((edge) => ({ edge, taken: times[edge.id] ?? 0 }))
    .sort((one, other) => other.taken - one.taken);
  const states = stateCounts(statics, counts);
  const causeOf = (edge: (typeof edges)[number]['edge']) =>
    [wording.cause(edge), wording.condition(edge)].filter((text) => text !== null).join(' ');
  if (states.length === 0 && edges.every(({ taken }) => taken === 0))
    return (
      <EmptyState icon="people" title="Nobody has used this flow in this period">
        Choose a longer period.
      </EmptyState>
    );
  const save = async () => {
    const { stringify } = await import('csv-stringify/browser/esm/sync');
    const rows = [
      ['what', 'state', 'event', 'times', ...lengthsOfStay],
      ...edges.map(({ edge, taken }) => ['transition', edge.source, edge.id, taken]),
      ...states.map(({ path, entered, stays }) => ['state', path, '', entered, ...stays]),
    ];
    saveFile(`${flow.id}.counts.csv`, stringify(rows, { quoted: true, escape_formulas: true }));
  };
  return (
    <>
      <Stage
        drawings={drawings}
        title={flow.title}
        taken={edges.filter(({ taken }) => taken > 0).map(({ edge }) => edge.id)}
        times={times}
        isFaint
      />
      <div className={css.tools}>
        <Button onPress={() => void save()}>Save as CSV</Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <section aria-label="Where people stop" className={css.scroll} tabIndex={0}>
        <table className={css.table}>
          <caption>Where people stop</caption>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col" className={css.number}>
                Entered
              </th>
              <th scope="col" className={css.number}>
                Stopped here
              </th>
              <th scope="col">Usual stay</th>
            </tr>
          </thead>
          <tbody>
            {states
              .toSorted((one, other) => other.stopped - one.stopped)
              .map(({ path, entered, stopped, stays }) => (
                <tr key={path}>
                  <th scope="row">{wording.fullState(path)}</th>
                  <td className={css.number}>{inWords(entered)}</td>
                  <td className={css.number}>
                    {inWords(stopped)}
                    {shareOf(stopped, entered)}
                  </td>
                  <td>{usualStay(stays) ?? 'nobody has left'}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <section aria-label="What people do" className={css.scroll} tabIndex={0}>
        <table className={css.table}>
          <caption>What people do</caption>
          <thead>
            <tr>
              <th scope="col">In</th>
              <th scope="col">What happens</th>
              <th scope="col" className={css.number}>
                Times
              </th>
            </tr>
          </thead>
          <tbody>
            {edges.map(({ edge, taken }) => (
              <tr key={edge.id}>
                <th scope="row">{edge.source === '*' ? 'Anywhere' : wording.fullState(edge.source)}</th>
                <td>{causeOf(edge)}</td>
                <td className={css.number}>{inWords(taken)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
