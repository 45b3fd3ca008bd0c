/** Counts approved requests anew when days became days off or of work: what they took is corrected in the balance. */
import { sumOf } from '../../../rules/timeoff/counting.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { Asking } from '../../platform/asking.ts';
import type { Facts } from '../../plug/facts.ts';
import { ledgersOf, takeDays } from '../balances/acts.ts';
import { claimAssignments } from '../balances/store.ts';
import { documentDueOn } from './rules.ts';
import * as store from './store.ts';
import { announceRecount } from './telling.ts';
import { daysOf } from './weighing.ts';

/** @param cause what changed, as the employee is told */
async function recount(asking: Asking, requests: readonly store.Request[], cause: string): Promise<void> {
  const { tx, businessId, now } = asking;
  if (requests.length === 0) return;
  const today = await todayIn(tx, businessId, now);
  for (const request of requests) {
    const [known] = await ledgersOf(asking, await claimAssignments(tx, businessId, [request.assignmentId]));
    if (known === undefined) continue;
    const terms = await store.termsOn(tx, businessId, request.policyId, request.first_day);
    const [counted = []] = await daysOf(asking, request.employeeId, terms, [request]);
    await takeDays(asking, known, { id: request.id, days: counted }, today);
    const amount = sumOf(counted);
    if (amount === request.amount) continue;
    await store.setAmount(tx, businessId, request.id, amount);
    await store.setDocumentDue(tx, businessId, request.id, documentDueOn(terms, counted, request));
    await announceRecount(asking, request, { cause, unit: terms.unit, amount });
  }
}

export const recountOnHoliday = async (asking: Asking, { name, days }: Facts['holiday.changed']) =>
  recount(asking, await store.claimApprovedOn(asking.tx, asking.businessId, days), name);

export const recountOnPattern = async (asking: Asking, { from, workers }: Facts['pattern.assigned']) =>
  recount(
    asking,
    await store.claimApprovedOf(asking.tx, asking.businessId, workers, from),
    'the days on which you work',
  );
