/** Work for many businesses. */

/**
 * Does one after the other. A failure does not keep the others from their turn; it is thrown at the end, so that the job is
 * tried again. Where the job is to stop, what is under way is finished and no other begun.
 */
export async function forEach<One>(
  all: readonly One[],
  work: (one: One) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    signal.throwIfAborted();
    try {
      await work(one);
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} failed`);
}
