import * as css from './skeleton.css.ts';

type SkeletonProps = { width?: number | string; height?: number; isRound?: boolean };

/** A grey stand-in of the size of what is being loaded. Whatever it stands in says in words that it is loading. */
export function Skeleton({ width = '100%', height = 14, isRound = false }: SkeletonProps) {
  const className = isRound ? css.roundSkeleton : css.skeleton;
  return <span className={className} style={{ width, height }} aria-hidden="true" data-skeleton="" />;
}

const widths = ['92%', '100%', '84%', '96%', '60%'];

/** A paragraph on its way. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className={css.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to tell them apart
        <Skeleton key={at} width={at === lines - 1 ? '60%' : (widths[at % widths.length] ?? '100%')} />
      ))}
    </div>
  );
}

/** People or things on their way: a face and two lines each. Tables have rows of their own. */
export function SkeletonList({ rows = 4 }: { rows?: number }) {
  return (
    <div className={css.list} aria-hidden="true">
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else to tell them apart
        <div key={at} className={css.row}>
          <Skeleton width={36} height={36} isRound />
          <div className={css.words}>
            <Skeleton width={`${[38, 30, 44, 34][at % 4]}%`} height={13} />
            <Skeleton width={`${[56, 48, 40, 52][at % 4]}%`} height={11} />
          </div>
        </div>
      ))}
    </div>
  );
}
