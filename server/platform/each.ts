/** Work for many businesses. */
import pLimit from 'p-limit';

/**
 * Does one after the other, or as many at once as there are lanes. A failure does not keep the others from their turn; it is
 * thrown at the end, so that the job is tried again.
 */
export async function forEach<One>(
  all: readonly One[],
  work: (one: One) => Promise<void>,
  { lanes = 1 } = {},
): Promise<void> {
  const inLane = pLimit(lanes);
  const outcomes = await Promise.allSettled(all.map((one) => inLane(() => work(one))));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} failed`);
}
