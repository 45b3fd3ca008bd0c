/** Work for many businesses. */

/**
 * Does one after the other. A failure does not keep the others from their turn; it is thrown at the end, so that the job
 * is tried again.
 */
export async function forEach<One>(all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} failed`);
}
