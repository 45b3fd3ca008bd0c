import type { FlowReport, ReportPath, ReportResult } from '../engine/report.ts';
import { count, executionNames, timeOf } from './figures.ts';
import * as css from './path-item.css.ts';

type PathItemProps = { flow: string; path: ReportPath; pictures: FlowReport['pictures'] };

/** One path with its end, the result of each execution, and its steps; closed unless it failed. */
export function PathItem({ flow, path: { id, steps, results }, pictures }: PathItemProps) {
  const failures = results.filter(({ failure }) => failure !== null);
  const failedAt = new Set(failures.map((result) => result.failedAt));
  return (
    <details className={css.path} open={failures.length > 0} id={`${flow}-path-${id}`}>
      <summary className={css.summary}>
        <span className={css.name}>
          {steps[0]?.state} → {steps.at(-1)?.state}
        </span>{' '}
        <code className={css.code}>{id}</code> <span className={css.note}>{count(steps.length - 1, 'step')}</span>{' '}
        {results.map((result) => (
          <Result key={result.on} result={result} />
        ))}
      </summary>
      {failures.map(({ on, failure }) => (
        <p key={on} className={css.failure}>
          {executionNames[on]}: {failure}
        </p>
      ))}
      <ol className={steps.some(({ state }) => state in pictures) ? css.film : css.steps}>
        {steps.map(({ label, state, isRefused, picture }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a step
          <li key={index} className={css.step} data-failed={failedAt.has(index)}>
            {picture === null && !(state in pictures) ? null : (
              <svg
                className={css.picture}
                viewBox={viewBox}
                role="img"
                aria-label={`The screen ${index === 0 ? 'at the start' : `after step ${index}`}`}
              >
                {picture === null ? <use href={`#${pictureId(flow, state)}`} /> : <Screen address={picture} />}
              </svg>
            )}
            <span className={css.number}>{index === 0 ? '▸' : index}</span>
            <span className={css.words}>
              <span>{label}</span>
              <span className={css.state}>
                {failedAt.has(index) ? '✗ should lead to ' : isRefused ? '⊘ refused, stays in ' : '→ '}
                {state}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

const viewBox = '0 0 640 360';
const pictureId = (flow: string, state: string) => `${flow}-screen-${state}`.replaceAll(' ', '-');

function Screen({ address, id }: { address: string; id?: string }) {
  return <image id={id} href={address} width="640" height="360" />;
}

/** The screens to which the steps of all paths point, so that the page has each of them once. */
export function Screens({ flow, pictures }: Pick<PathItemProps, 'flow' | 'pictures'>) {
  return (
    <svg className={css.screens} aria-hidden="true">
      <defs>
        {Object.entries(pictures).map(([state, picture]) => (
          <Screen key={state} id={pictureId(flow, state)} address={picture} />
        ))}
      </defs>
    </svg>
  );
}

function Result({ result: { on, failure, ms } }: { result: ReportResult }) {
  return (
    <span className={css.result} data-failed={failure !== null}>
      {failure === null ? '✓' : '✗'} {executionNames[on].toLowerCase()} {timeOf(ms)}
    </span>
  );
}
