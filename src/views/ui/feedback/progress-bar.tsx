import { useId } from 'react';
import * as css from './progress.css.ts';

type ProgressBarProps = {
  label: string;
  /** 0 to 100, shown rounded; null while nobody knows how long it takes. */
  percent: number | null;
  /** Carries its words for screen readers only, as along the edge of a card. */
  isThin?: boolean;
};

/** How far something is that takes longer than a moment. For the file or the row itself use a circle. */
export function ProgressBar({ label, percent, isThin = false }: ProgressBarProps) {
  const id = useId();
  const rounded = percent === null ? null : Math.round(percent);
  return (
    <div>
      {isThin ? null : (
        <div className={css.head}>
          <span id={id}>{label}</span>
          {rounded === null ? null : <span aria-hidden="true">{rounded}%</span>}
        </div>
      )}
      <div
        role="progressbar"
        className={isThin ? css.thin : css.broad}
        {...(isThin ? { 'aria-label': label } : { 'aria-labelledby': id })}
        {...(rounded === null ? {} : { 'aria-valuenow': rounded, 'aria-valuemin': 0, 'aria-valuemax': 100 })}
      >
        <div
          className={rounded === null ? css.passing : css.bar}
          style={rounded === null ? {} : { width: `${rounded}%` }}
        />
      </div>
    </div>
  );
}
