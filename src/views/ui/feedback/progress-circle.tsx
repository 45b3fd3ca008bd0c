import * as css from './progress.css.ts';

type ProgressCircleProps = {
  label: string;
  /** 0 to 100, shown rounded; null while nobody knows how long it takes. */
  percent: number | null;
  /** In px; from 36 it holds the figure. */
  size?: number;
};

/** How far one thing in a line is, as a file on its way. */
export function ProgressCircle({ label, percent, size = 40 }: ProgressCircleProps) {
  const rounded = percent === null ? null : Math.round(percent);
  const width = size < 36 ? 2.5 : 3.5;
  const radius = (size - width) / 2;
  const length = 2 * Math.PI * radius;
  const ring = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: width };
  return (
    <span
      className={css.circle}
      role="progressbar"
      aria-label={label}
      {...(rounded === null ? {} : { 'aria-valuenow': rounded, 'aria-valuemin': 0, 'aria-valuemax': 100 })}
    >
      <svg
        className={rounded === null ? `${css.ring} ${css.turning}` : css.ring}
        width={size}
        height={size}
        aria-hidden="true"
      >
        <circle {...ring} className={css.ringTrack} />
        <circle
          {...ring}
          className={css.ringBar}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - (rounded ?? 25) / 100)}
          strokeLinecap={rounded === 0 ? 'butt' : 'round'}
        />
      </svg>
      {rounded === null || size < 36 ? null : (
        <span className={css.percent} aria-hidden="true">
          {rounded}%
        </span>
      )}
    </span>
  );
}
