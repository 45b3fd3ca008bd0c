import type { ReportPath, ReportResult } from '../engine/report.ts';
import { count, executionNames, timeOf } from './figures.ts';
import * as css from './path-item.css.ts';

type PathItemProps = { flow: string; path: ReportPath };

/** One path with its end, the result of each execution, and its steps; closed unless it failed. */
export function PathItem({ flow, path: { id, steps, results } }: PathItemProps) {
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
      <ol className={steps.some(({ picture }) => picture !== null) ? css.film : css.steps}>
        {steps.map(({ label, state, isRefused, picture }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a step
          <li key={index} className={css.step} data-failed={failedAt.has(index)}>
            {picture === null ? null : (
              <img
                className={css.picture}
                src={picture}
                alt={`The screen ${index === 0 ? 'at the start' : `after step ${index}`}`}
                width={640}
                height={360}
                decoding="async"
              />
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

function Result({ result: { on, failure, ms } }: { result: ReportResult }) {
  return (
    <span className={css.result} data-failed={failure !== null}>
      {failure === null ? '✓' : '✗'} {executionNames[on].toLowerCase()} {timeOf(ms)}
    </span>
  );
}
