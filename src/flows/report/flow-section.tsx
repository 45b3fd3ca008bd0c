import { type FlowReport, isGap } from '../engine/report.ts';
import type { Drawings } from '../gallery/drawing/drawing.ts';
import { DrawingView } from '../gallery/drawing/drawing-view.tsx';
import { Key } from '../gallery/drawing/key.tsx';
import { count, executionNames, shareOf, timeOf } from './figures.ts';
import * as css from './flow-section.css.ts';
import { PathItem, Screens } from './path-item.tsx';
import { Scroll } from './scroll.tsx';
import { TransitionTable } from './transition-table.tsx';

/** Wider drawings use the layout from top to bottom. */
const room = 1180;

type FlowSectionProps = { flow: FlowReport; drawings: Drawings | undefined };

export function FlowSection({ flow, drawings }: FlowSectionProps) {
  const { id, title, route, hash, runs, edges, paths, pictures } = flow;
  const drawing = drawings && (drawings.across.width <= room ? drawings.across : drawings.down);
  return (
    <section className={css.flow} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <p className={css.about}>
        <code>{id}</code> {hash}
        {route === null ? ', without a screen of its own' : `, at ${route}`}.{' '}
        <a className={css.link} href="#flows">
          Back to all flows
        </a>
      </p>
      <ul className={css.runs}>
        {runs.map(({ on, transitions, guards, paths: played, failed, ms }) => (
          <li key={on}>
            <strong>{executionNames[on]}</strong>: {shareOf({ met: played - failed, all: played })} paths passed,{' '}
            {shareOf(transitions)} transitions, {shareOf(guards)} sides of guards, {timeOf(ms)}
          </li>
        ))}
      </ul>
      <Wrong flow={flow} />
      {drawing ? (
        <>
          <Scroll label={`Drawing of ${title}`}>
            <div className={css.drawing}>
              <DrawingView
                drawing={drawing}
                label={`${title}, drawn. The table of transitions says the same in words.`}
                scale={1}
                idPrefix={`${id}-`}
                cover={Object.fromEntries(edges.map((edge) => [edge.id, edge.cover]))}
              />
            </div>
          </Scroll>
          <CoverKey />
          <Key hasHistory={drawing.states.some(({ kind }) => kind === 'history')} />
        </>
      ) : null}
      <Reasons flow={flow} />
      <TransitionTable flow={flow} />
      <h3 className={css.part}>{count(paths.length, 'path')}</h3>
      <Screens flow={id} pictures={pictures} />
      <ul className={css.paths}>
        {paths.map((path) => (
          <li key={path.id}>
            <PathItem flow={id} path={path} pictures={pictures} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The problems of a flow, above everything else. */
function Wrong({ flow: { paths, complaints, missed, mutants } }: Pick<FlowSectionProps, 'flow'>) {
  const notReached = missed.filter(({ after }) => after !== null);
  const lines = [
    ...paths.flatMap(({ id, results }) =>
      results.flatMap(({ on, failure }) =>
        failure === null ? [] : [`${executionNames[on]} fails path ${id}: ${failure}`],
      ),
    ),
    ...complaints,
    ...missed.filter(isGap).map(({ goal, on, reason }) => `${executionNames[on]} misses “${goal}”: ${reason}.`),
    ...mutants.survived.map((mutant) => `No path kills this mutant: ${mutant}.`),
  ];
  if (lines.length + notReached.length === 0) return null;
  return (
    <div className={css.wrong}>
      <h3 className={css.wrongTitle}>To fix</h3>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {notReached.length > 0 ? (
        <details className={css.details}>
          <summary className={css.summary}>Not reached because a path failed ({notReached.length})</summary>
          <ul className={css.lines}>
            {notReached.map(({ goal, on, reason }) => (
              <li key={`${on} ${goal}`}>
                {executionNames[on]} misses “{goal}”: {reason}.
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

/** Allowed gaps and equivalent mutants, with their reasons. */
function Reasons({ flow: { missed, mutants } }: Pick<FlowSectionProps, 'flow'>) {
  const allowed = missed.filter(({ isAllowed }) => isAllowed);
  if (allowed.length + mutants.equivalent.length === 0) return null;
  return (
    <details className={css.details}>
      <summary className={css.summary}>
        Left out, with the reasons ({allowed.length + mutants.equivalent.length})
      </summary>
      <ul className={css.lines}>
        {allowed.map(({ goal, on, reason }) => (
          <li key={`${on} ${goal}`}>
            {executionNames[on]} misses “{goal}”: {reason}.
          </li>
        ))}
        {mutants.equivalent.map(({ id, reason }) => (
          <li key={id}>
            Equivalent mutant: {id} ({reason}).
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The legend of the coverage in the drawing. */
function CoverKey() {
  return (
    <ul className={css.key} aria-label="What is tested">
      <li>
        <span className={css.covered} /> ✓ covered by every execution that plays it
      </li>
      <li>
        <span className={css.partly} /> ◐ by some of them
      </li>
      <li>
        <span className={css.uncovered} /> ○ by none
      </li>
      <li>
        <span className={css.failed} /> ✗ failed
      </li>
    </ul>
  );
}
