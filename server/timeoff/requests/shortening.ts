/** Approved time off that begins later or ends earlier: the days that are not taken any more are given back. */
import { sumOf } from '../../../rules/timeoff/counting.ts';
import { type Stretch, shortenFaults } from '../../../rules/timeoff/stretch.ts';
import { holdWorkDays } from '../../calendar/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { Asking } from '../../platform/asking.ts';
import { refuse } from '../../platform/errors.ts';
import { takeDays } from '../balances/acts.ts';
import { claim, claimLedger } from './acts.ts';
import { documentDueOn, shortenProblem, type Viewer } from './rules.ts';
import * as store from './store.ts';
import { announce } from './telling.ts';
import { daysOf } from './weighing.ts';

/** @throws 400 at fields, 404, 409 */
export async function shorten(asking: Asking, viewer: Viewer, id: string, to: Stretch): Promise<void> {
  const { tx, businessId, now } = asking;
  // Before the request is locked: who changes a holiday locks them in this order.
  await holdWorkDays(tx, businessId);
  const request = await claim(asking, viewer, id);
  const today = await todayIn(tx, businessId, now);
  const problem = shortenProblem(viewer, request, today);
  if (problem !== null) throw refuse.conflict(problem);
  const faults = Object.entries(shortenFaults(request, to)).map(([field, message]) => [field, [message]]);
  if (faults.length > 0) throw refuse.fields(Object.fromEntries(faults));
  const terms = await store.termsOn(tx, businessId, request.policyId, to.first_day);
  const [days = []] = await daysOf(asking, request.employeeId, terms, [to]);
  if (days.length === 0) throw refuse.fields({ last_day: ['No working day is left. Cancel it instead.'] });
  await takeDays(asking, await claimLedger(asking, request.assignmentId), { id, days }, today);
  await store.setStretch(tx, businessId, id, { ...to, amount: sumOf(days) });
  await store.setDocumentDue(tx, businessId, id, documentDueOn(terms, days, to));
  await announce(asking, 'shortened', { ...request, ...to }, today);
}
