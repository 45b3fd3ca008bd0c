import * as css from './progress.css.ts';
import { ProgressCircle } from './progress-circle.tsx';

type SpinnerProps = {
  /** What it waits for, which is shown too. */
  label: string;
};

/**
 * Something is on its way and nobody knows its shape; where that is known, use a skeleton. It comes after a moment, so
 * that quick answers do not flicker.
 */
export function Spinner({ label }: SpinnerProps) {
  return (
    <div className={css.spinner} role="status">
      <span aria-hidden="true">
        <ProgressCircle label={label} percent={null} size={28} />
      </span>
      {label}
    </div>
  );
}
