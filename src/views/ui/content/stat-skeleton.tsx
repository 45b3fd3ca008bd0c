import { lines } from '../feedback/skeleton.css.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import * as css from './stat.css.ts';

/** The figures of a dashboard on their way, of the size they will have. */
export function SkeletonStats({ count = 4 }: { count?: number }) {
  return (
    <div className={css.stats} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures have nothing else to tell them apart
        <div key={at} className={`${css.stat} ${lines}`}>
          <Skeleton width="60%" height={13} />
          <Skeleton width="40%" height={28} />
          <Skeleton width="70%" height={13} />
        </div>
      ))}
    </div>
  );
}
