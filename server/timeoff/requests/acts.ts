/** What may be done with a request: to ask, to approve, to decline and to cancel it. */
import { sumOf } from '../../../rules/timeoff/counting.ts';
import { holdWorkDays } from '../../calendar/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import { claimEmployed } from '../../directory/employees.ts';
import type { Asking } from '../../platform/asking.ts';
import { refuse } from '../../platform/errors.ts';
import type { Tell } from '../../plug/facts.ts';
import { type Known, ledgersOf, takeDays } from '../balances/acts.ts';
import { claimAssignments } from '../balances/store.ts';
import { keepDocuments } from '../documents/acts.ts';
import {
  cancelProblem,
  documentDueOn,
  isOwn,
  isWaiting,
  mayAnswer,
  mayReadRequest,
  nextStep,
  problemsOf,
  shortageOf,
  statusWords,
  type Viewer,
} from './rules.ts';
import * as store from './store.ts';
import { type Acting, announce } from './telling.ts';
import { daysOf, isHeldOn, type Order, weigh } from './weighing.ts';

/** Somebody's requests wait for each other, so that two at once do not meet. @returns its id. @throws 404, 400 at fields */
export async function ask(
  asking: Asking,
  employeeId: string,
  order: Order & { note: string; files: readonly string[] },
): Promise<string> {
  const { tx, businessId, userId: by, now } = asking;
  const [employee] = await claimEmployed(tx, businessId, [employeeId]);
  if (employee === undefined) throw refuse.missing();
  const today = await todayIn(tx, businessId, now);
  const weighed = await weigh(asking, employeeId, order, today);
  const problems = problemsOf(weighed);
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  const { first_day, last_day, from_noon, until_noon, note } = order;
  const stretch = { first_day, last_day, from_noon, until_noon };
  const added = {
    assignmentId: weighed.known.assignment.id,
    amount: sumOf(weighed.days),
    documentDueOn: documentDueOn(weighed.terms, weighed.days, stretch),
    note: note.trim(),
    by,
    now,
  };
  const id = await store.addRequest(tx, businessId, { ...stretch, ...added });
  await keepDocuments(asking, id, order.files);
  const { route } = weighed;
  await announce(asking, 'asked', { ...stretch, id, employeeId, route, step: 0 }, today);
  return id;
}

/** A request that nobody else answers until the transaction ends. @throws 404 to who may not see it */
export async function claim({ tx, businessId }: Asking, viewer: Viewer, id: string): Promise<store.Request> {
  const found = await store.claimRequest(tx, businessId, id);
  if (found === undefined || !mayReadRequest(viewer, found)) throw refuse.missing();
  return found;
}

/** @throws 403, 404, 409 */
export async function claimToAnswer(asking: Asking, viewer: Viewer, id: string): Promise<store.Request> {
  const request = await claim(asking, viewer, id);
  if (isOwn(viewer, request)) throw refuse.forbidden('Somebody else has to answer your own request.');
  if (!isWaiting(request)) throw refuse.conflict(`It is ${statusWords(request.status)}.`, 'answered');
  if (!mayAnswer(viewer, request)) throw refuse.forbidden('Somebody else answers it now.');
  return request;
}

export async function claimLedger(asking: Asking, assignmentId: string): Promise<Known> {
  const { tx, businessId } = asking;
  const [known] = await ledgersOf(asking, await claimAssignments(tx, businessId, [assignmentId]));
  if (known === undefined) throw refuse.missing();
  return known;
}

/** Approved by one of two: whoever answers next hears of it. */
async function passOn(asking: Acting, request: store.Request, step: number): Promise<void> {
  const { tx, businessId, now } = asking;
  await store.passOn(tx, businessId, request.id, { step, now });
  await announce(asking, 'passedOn', { ...request, step }, await todayIn(tx, businessId, now));
}

/** The days are counted anew: a holiday may have been declared since. @throws 403, 404, 409 */
export async function approve(asking: Acting & { tell: Tell }, viewer: Viewer, id: string): Promise<void> {
  const { tx, businessId, userId: by, now } = asking;
  // Before the request is locked: who changes a holiday locks them in this order.
  await holdWorkDays(tx, businessId);
  const request = await claimToAnswer(asking, viewer, id);
  const known = await claimLedger(asking, request.assignmentId);
  if (!isHeldOn(known, request)) throw refuse.conflict('The policy does not hold on all of these days any more.');
  const next = nextStep(viewer, request);
  if (next !== null) return passOn(asking, request, next);
  const terms = await store.termsOn(tx, businessId, request.policyId, request.first_day);
  const [days = []] = await daysOf(asking, request.employeeId, terms, [request]);
  if (days.length === 0) throw refuse.conflict('None of these days is a working day any more.');
  if (shortageOf(known.ledger, [], days) !== null)
    throw refuse.conflict('The balance does not suffice any more.', 'balance');
  const today = await todayIn(tx, businessId, now);
  await takeDays(asking, known, { id, days }, today);
  await store.setDocumentDue(tx, businessId, id, documentDueOn(terms, days, request));
  await store.answerRequest(tx, businessId, id, { status: 'approved', amount: sumOf(days), reason: null, by, now });
  await announce(asking, 'approved', request, today);
  const { employeeId, first_day: from, last_day: to } = request;
  await asking.tell(asking, 'leave.approved', { employeeIds: [employeeId], from, to });
}

/** @throws 403, 404, 409 */
export async function decline(asking: Acting, viewer: Viewer, id: string, reason: string): Promise<void> {
  const { tx, businessId, userId: by, now } = asking;
  const request = await claimToAnswer(asking, viewer, id);
  const { amount } = request;
  await store.answerRequest(tx, businessId, id, { status: 'declined', amount, reason: reason.trim(), by, now });
  await announce(asking, 'declined', request, await todayIn(tx, businessId, now));
}

/** Gives back what an approved one took. @throws 404, 409 */
export async function cancel(asking: Asking, viewer: Viewer, id: string): Promise<void> {
  const { tx, businessId, userId: by, now } = asking;
  const request = await claim(asking, viewer, id);
  const today = await todayIn(tx, businessId, now);
  const problem = cancelProblem(viewer, request, today);
  if (problem !== null) throw refuse.conflict(problem);
  if (request.status === 'approved')
    await takeDays(asking, await claimLedger(asking, request.assignmentId), { id, days: [] }, today);
  const { amount } = request;
  await store.answerRequest(tx, businessId, id, { status: 'cancelled', amount, reason: null, by, now });
  await announce(asking, 'cancelled', request, today);
}
