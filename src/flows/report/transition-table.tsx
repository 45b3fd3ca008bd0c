import type { Cover, FlowReport, ReportEdge } from '../engine/report.ts';
import { edgeId } from '../gallery/drawing/marks.ts';
import { executionNames } from './figures.ts';
import * as css from './flow-section.css.ts';
import { table } from './report-page.css.ts';
import { Scroll } from './scroll.tsx';

const said: Record<Cover, string> = {
  covered: '✓ covered',
  partly: '◐ partly',
  uncovered: '○ not',
  failed: '✗ failed',
};

const sidesOf = ({ guard, allowed, refused }: ReportEdge): string => {
  if (guard === null) return '';
  if (allowed && refused) return '✓ both ways';
  return allowed ? '◐ only allowed' : refused ? '◐ only refused' : '○ never asked';
};

/** Every transition in words, with a link to its place in the drawing. */
export function TransitionTable({ flow: { id, title, runs, edges } }: { flow: FlowReport }) {
  return (
    <details className={css.details}>
      <summary className={css.summary}>Every transition ({edges.length})</summary>
      <Scroll label={`Transitions of ${title}, as a table`}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">Transition</th>
              {runs.map(({ on }) => (
                <th key={on} scope="col">
                  {executionNames[on]}
                </th>
              ))}
              <th scope="col">Its guard</th>
            </tr>
          </thead>
          <tbody>
            {edges.map((edge) => (
              <tr key={edge.id}>
                <th scope="row">
                  <a className={css.link} href={`#${id}-${edgeId(edge.id)}`}>
                    {edge.id}
                  </a>
                </th>
                {runs.map(({ on }) => (
                  <td key={on} data-cover={edge.by[on]} className={css.cover}>
                    {said[edge.by[on] ?? 'uncovered']}
                  </td>
                ))}
                <td>{edge.guard === null ? '' : `${edge.guard}: ${sidesOf(edge)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </details>
  );
}
