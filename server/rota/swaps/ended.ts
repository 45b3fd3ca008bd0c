/** What becomes of the swaps of a shift that is deleted, or that somebody else has from now on. */
import { todayIn } from '../../directory/business-day.ts';
import type { Asking } from '../../platform/asking.ts';
import { idsOf, lockShifts, type Standing, standingAmong } from './acts.ts';
import { waitingOf } from './store.ts';
import { tellEnded } from './telling.ts';

/** What waits with the shift now, as it has to be told of when it ends. */
async function waitingWith(asking: Asking, id: string): Promise<Standing[]> {
  const { tx, businessId, now } = asking;
  const swaps = await waitingOf(tx, businessId, [id], await todayIn(tx, businessId, now));
  const shifts = await lockShifts(asking, swaps.flatMap(idsOf));
  return swaps.filter(({ status }) => status !== 'ended').flatMap((swap) => standingAmong(shifts, swap) ?? []);
}

/**
 * Does something to a shift, and tells those whose swap of it ends by that.
 * @param act says who has the shift afterwards; undefined when it is gone
 */
export async function endingSwaps<Result>(
  asking: Asking,
  id: string,
  act: () => Promise<{ result: Result; employee: string | null | undefined }>,
): Promise<Result> {
  const waiting = await waitingWith(asking, id);
  const { result, employee } = await act();
  for (const one of waiting) {
    const had = one.swap.shift === id ? one.swap.giver : one.swap.taker;
    if (had !== employee) await tellEnded(asking, one);
  }
  return result;
}
