/** Ends what was asked for or approved after the last day of an employment, and gives back what it took. */
import { sumOf } from '../../../rules/timeoff/counting.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { Asking } from '../../platform/asking.ts';
import type { Facts } from '../../plug/facts.ts';
import { ledgersOf, takeDays } from '../balances/acts.ts';
import { claimAssignments } from '../balances/store.ts';
import { documentDueOn } from './rules.ts';
import * as store from './store.ts';
import { announce, announceRecount } from './telling.ts';
import { daysOf } from './weighing.ts';

/** The days of a request until a last day; none where it begins later. */
async function daysUntil(asking: Asking, request: store.Request, lastDay: string) {
  if (request.first_day > lastDay) return { stretch: null, unit: 'days' as const, days: [], documentDueOn: null };
  const stretch = { ...request, last_day: lastDay, until_noon: false };
  const terms = await store.termsOn(asking.tx, asking.businessId, request.policyId, request.first_day);
  const [days = []] = await daysOf(asking, request.employeeId, terms, [stretch]);
  return { stretch, unit: terms.unit, days, documentDueOn: documentDueOn(terms, days, stretch) };
}

async function cut(asking: Asking, request: store.Request, lastDay: string, today: string): Promise<void> {
  const { tx, businessId, userId: by, now } = asking;
  const { id, status, amount } = request;
  const { stretch, unit, days, documentDueOn: due } = await daysUntil(asking, request, lastDay);
  if (status === 'approved') {
    const [known] = await ledgersOf(asking, await claimAssignments(tx, businessId, [request.assignmentId]));
    if (known !== undefined) await takeDays(asking, known, { id, days }, today);
  }
  if (stretch === null || days.length === 0) {
    await store.answerRequest(tx, businessId, id, { status: 'cancelled', amount, reason: null, by, now });
    return announce(asking, 'cancelled', request, today);
  }
  await store.setStretch(tx, businessId, id, { ...stretch, amount: sumOf(days) });
  await store.setDocumentDue(tx, businessId, id, due);
  await announceRecount(asking, stretch, { cause: 'the last day of your employment', unit, amount: sumOf(days) });
}

export async function cutAtDeparture(asking: Asking, { employeeId, lastDay }: Facts['employment.ends']): Promise<void> {
  const { tx, businessId, now } = asking;
  const requests = await store.claimStandingAfter(tx, businessId, employeeId, lastDay);
  const today = await todayIn(tx, businessId, now);
  for (const request of requests) await cut(asking, request, lastDay, today);
}
