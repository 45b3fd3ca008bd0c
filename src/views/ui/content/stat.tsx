import type { ReactNode } from 'react';
import { visuallyHidden } from '../foundations/visually-hidden.css.ts';
import * as css from './stat.css.ts';

type Delta = {
  /** By how much, as in '4.2 %'. */
  by: string;
  direction: 'up' | 'down';
  /** Whether that is welcome; more breakdowns are not. */
  meaning: keyof typeof css.delta;
};

type StatProps = {
  label: string;
  /** As it is shown, with its separators and unit. */
  value: ReactNode;
  delta?: Delta;
  /** Against what, or of what: a few quiet words. */
  note?: ReactNode;
  tone?: keyof typeof css.tone;
};

/** One figure of a dashboard. Several stand in Stats, which makes them equally wide. */
export function Stat({ label, value, delta, note, tone = 'plain' }: StatProps) {
  return (
    <div className={css.stat}>
      <dt className={css.label}>{label}</dt>
      <dd className={`${css.figure} ${css.tone[tone]}`}>{value}</dd>
      {delta || note ? (
        <dd className={css.note}>
          {delta ? (
            <span className={css.delta[delta.meaning]}>
              <span aria-hidden="true">{delta.direction === 'up' ? '▲' : '▼'} </span>
              <span className={visuallyHidden}>{delta.direction === 'up' ? 'up by ' : 'down by '}</span>
              {delta.by}
            </span>
          ) : null}{' '}
          {note}
        </dd>
      ) : null}
    </div>
  );
}

/** The figures at the top of a dashboard, in as many columns as there is room for. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className={css.stats}>{children}</dl>;
}
