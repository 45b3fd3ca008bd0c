/** Swaps of the demo business, one in each state that has not been overtaken. */
import { daysLater } from '../../../rules/calendar/days.ts';
import { askingOf } from '../../platform/asking.ts';
import { day, later } from '../../platform/time/dates.ts';
import type { OwnerCall } from '../../plug/sample-stage.ts';
import { listShifts, type ShiftRow } from '../shifts/store.ts';
import { likelyTakers } from '../swaps/choices.ts';
import { addSwap, changeSwap, type Swap } from '../swaps/store.ts';

type Said = Partial<Pick<Swap, 'taker' | 'giver' | 'note' | 'reason'>>;

/** @param monday of the week that is published next */
export async function demoSwaps(call: OwnerCall, monday: string, now: Date): Promise<void> {
  const { tx, businessId } = call;
  const add = async (shift: ShiftRow | undefined, status: Swap['status'], said: Said = {}) => {
    if (shift === undefined) return;
    const { taker = null, giver = shift.employee, note = null, reason = null } = said;
    const created = { shift: shift.id, exchange: null, created_at: later(now, -1 * day), taker, giver, note };
    const swap = await addSwap(tx, businessId, { ...created, status });
    if (reason !== null) await changeSwap(tx, businessId, { ...swap, reason });
  };
  const friday = daysLater(monday, 4);
  const coming = await listShifts(tx, businessId, { from: friday, to: friday });
  const [offered, declined, withdrawn] = coming.filter(({ employee }) => employee !== null);
  await add(offered, 'offered', { note: 'My sister marries in Ibadan' });
  await add(declined, 'declined', {
    taker: withdrawn?.employee ?? null,
    reason: 'I have worked five days already.',
  });
  await add(withdrawn, 'withdrawn');
  const open = (await listShifts(tx, businessId, { from: monday, to: daysLater(monday, 6) })).find(
    ({ employee }) => employee === null,
  );
  const [taker] = open === undefined ? [] : await likelyTakers(askingOf(call, now), open);
  if (taker !== undefined) await add(open, 'accepted', { taker, giver: null });
  const [last, other] = await listShifts(tx, businessId, { from: daysLater(monday, -10), to: daysLater(monday, -9) });
  if (last?.employee !== other?.employee)
    await add(last, 'done', { taker: last?.employee ?? null, giver: other?.employee ?? null });
}
