import { Skeleton } from '../ui/feedback.tsx';

/** A word that is not known yet, as tall as its line, so that nothing moves when it is. */
export function Bone({ width, height = 20 }: { width: number; height?: number }) {
  return <Skeleton width={width} height={height} />;
}
