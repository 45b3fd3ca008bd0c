/** What may be done with a question about a request: to ask it, and to reply with words or other days. */
import { sumOf } from '../../../rules/timeoff/counting.ts';
import type { Stretch } from '../../../rules/timeoff/stretch.ts';
import { todayIn } from '../../directory/business-day.ts';
import { claimEmployed } from '../../directory/employees.ts';
import type { Asking } from '../../platform/asking.ts';
import { refuse } from '../../platform/errors.ts';
import { claim, claimToAnswer } from '../requests/acts.ts';
import { documentDueOn, mayReply, problemsOf, statusWords, type Viewer } from '../requests/rules.ts';
import * as requests from '../requests/store.ts';
import { type Acting, announce } from '../requests/telling.ts';
import { weigh } from '../requests/weighing.ts';
import * as store from './store.ts';

/** @throws 403, 404, 409 */
export async function askBack(asking: Acting, viewer: Viewer, id: string, question: string): Promise<void> {
  const { tx, businessId, userId: by, now } = asking;
  const request = await claimToAnswer(asking, viewer, id);
  if (request.status !== 'pending') throw refuse.conflict('It is asked back already.', 'answered');
  await store.addQuestion(tx, businessId, { request: id, question: question.trim(), by, now });
  await requests.setWaiting(tx, businessId, id, 'asked_back', now);
  await announce(asking, 'askedBack', request, await todayIn(tx, businessId, now));
}

const isSame = (one: Stretch, other: Stretch) =>
  one.first_day === other.first_day &&
  one.last_day === other.last_day &&
  one.from_noon === other.from_noon &&
  one.until_noon === other.until_noon;

/** As a new request for these days is weighed, without what it asks for now. @throws 400 at fields */
async function changeDays(asking: Asking, viewer: Viewer, request: requests.Request, days: Stretch, today: string) {
  const { tx, businessId } = asking;
  const { id, policyId: policy, employeeId } = request;
  const { first_day, last_day, from_noon, until_noon } = days;
  const stretch = { first_day, last_day, from_noon, until_noon };
  const order = { ...stretch, policy, isManaged: viewer.managesTimeOff, changes: id };
  const weighed = await weigh(asking, employeeId, order, today);
  const problems = problemsOf(weighed);
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  await requests.setStretch(tx, businessId, id, { ...stretch, amount: sumOf(weighed.days) });
  await requests.setDocumentDue(tx, businessId, id, documentDueOn(weighed.terms, weighed.days, stretch));
}

type Reply = Stretch & { reply: string };

/** The same step waits again, and its days of waiting count anew. @throws 400 at fields, 403, 404, 409 */
export async function reply(asking: Asking, viewer: Viewer, id: string, { reply: words, ...days }: Reply) {
  const { tx, businessId, userId: by, now } = asking;
  const found = await requests.readRequest(tx, businessId, id);
  // Somebody's requests wait for each other, so that two at once do not meet; before this one is locked.
  if (found !== undefined) await claimEmployed(tx, businessId, [found.employeeId]);
  const request = await claim(asking, viewer, id);
  if (request.status !== 'asked_back') throw refuse.conflict(`It is ${statusWords(request.status)}.`, 'answered');
  if (!mayReply(viewer, request)) throw refuse.forbidden('Only the employee, or who may ask for them, can reply.');
  const isChanged = !isSame(request, days);
  if (words.trim() === '' && !isChanged) throw refuse.fields({ reply: ['Reply, or choose other days.'] });
  const today = await todayIn(tx, businessId, now);
  if (isChanged) await changeDays(asking, viewer, request, days, today);
  await store.addReply(tx, businessId, { request: id, reply: words.trim(), by, now });
  await requests.setWaiting(tx, businessId, id, 'pending', now);
  await announce(asking, 'replied', { ...request, ...days }, today);
}
