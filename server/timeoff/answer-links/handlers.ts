/** Whoever has a link answers one request in the name of the person to whom it was sent, by the rules of the app. */
import type { components } from '../../../openapi/generated/contract.ts';
import { stepAt } from '../../../rules/timeoff/route.ts';
import { todayIn } from '../../directory/business-day.ts';
import { findBusinessName, findReader, namesOf } from '../../directory/directory.ts';
import { describeEmployees } from '../../directory/employees.ts';
import type { Asking, Inside } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { digestOf } from '../../platform/security/auth.ts';
import type { Services } from '../../plug/services.ts';
import { policyNamesOf } from '../balances/store.ts';
import { askBack } from '../questions/acts.ts';
import { questionMails } from '../questions/sending.ts';
import { hasAsked, questionsOf } from '../questions/store.ts';
import { approve, decline } from '../requests/acts.ts';
import { waitsFor } from '../requests/answerers.ts';
import { balanceWith, isWaiting, mayAnswer, mayReadRequest, type Viewer } from '../requests/rules.ts';
import { listAway, type Request, readRequest } from '../requests/store.ts';
import { viewerOf } from '../requests/viewer.ts';
import { weigh } from '../requests/weighing.ts';
import { answerLinks } from './sending.ts';
import * as store from './store.ts';

type View = components['schemas']['TimeoffAnswer'];
type AnswerOperation = 'openTimeoffAnswer' | 'giveTimeoffAnswer' | 'getTimeoffRequestAnswer';
type Opened = {
  request: Request;
  state: View['state'];
  viewer: Viewer;
  today: string;
  business: string;
  /** Whether the link has answered. */
  isUsed?: boolean;
};
type Given = components['schemas']['NewTimeoffAnswer'];

/** What one link takes, from whatever addresses. */
const ofLink = { calls: 120, seconds: 3_600 };

const isAnswerable = (state: View['state']) => state === 'open' || state === 'asked_back';
const stateFor = (status: Request['status']): View['state'] => (status === 'pending' ? 'open' : status);

const stateOf = ({ step, isUsed }: store.Link, { status, route, step: at }: Request): View['state'] => {
  if (status !== 'pending' && status !== 'asked_back') return status;
  return isUsed || stepAt(route, at) > step ? 'passed_on' : stateFor(status);
};

/** Hundredths, after all that is asked for; null where nothing is granted, or the policy does not hold on the days any more. */
async function leftOf(inside: Inside, request: Request, today: string): Promise<number | null> {
  const { employeeId, policyId: policy, first_day, last_day, from_noon, until_noon } = request;
  const order = { policy, first_day, last_day, from_noon, until_noon };
  try {
    const { known, before } = await weigh(inside, employeeId, order, today);
    return balanceWith(known.ledger, before, last_day);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function present(inside: Inside, { request, state, today, business }: Opened): Promise<View> {
  const { tx, businessId } = inside;
  const { employeeId, policyId, first_day, last_day, from_noon, until_noon, amount, note, answered_by: by } = request;
  const employee = (await describeEmployees(tx, businessId, [employeeId])).get(employeeId);
  const policy = (await policyNamesOf(tx, businessId, [policyId])).get(policyId);
  if (employee === undefined || policy === undefined) throw new Error('A request has an employee and a policy.');
  const left = isAnswerable(state) ? await leftOf(inside, request, today) : null;
  const [waits] = isWaiting(request) ? await waitsFor(inside, [request], today) : [];
  return {
    business,
    state,
    policy,
    first_day,
    last_day,
    from_noon,
    until_noon,
    note,
    employee: `${employee.first_name} ${employee.last_name}`.trim(),
    amount: amount / 100,
    left: left === null ? null : left / 100,
    away: await listAway(tx, businessId, employeeId, request),
    answered_by: by === null ? null : ((await namesOf(tx, [by])).get(by) ?? ''),
    waits_for: waits ?? null,
    questions: (await questionsOf(tx, businessId, [request.id])).get(request.id) ?? [],
  };
}

/** After its person has answered. What ends meanwhile, such as the last of the days, takes no answer back. */
async function answered(
  { tx, businessId }: Inside,
  { request: { id }, viewer, today, business }: Opened,
): Promise<Opened> {
  const request = await readRequest(tx, businessId, id);
  if (request === undefined) throw new Error('A request that is answered is kept.');
  return { request, state: request.status === 'pending' ? 'passed_on' : request.status, viewer, today, business };
}

/** Whether this person has answered just so: of a press whose answer was lost, the next one is told what the first one did. */
async function isRepeated(
  asking: Asking,
  { request, state, isUsed = false }: Opened,
  answer: Given['answer'],
  words: string,
) {
  const { tx, businessId, userId: by } = asking;
  if (answer === 'ask_back')
    return state === 'asked_back' && hasAsked(tx, businessId, { request: request.id, question: words, by });
  // Somebody else may have answered the step of an unused link.
  if (answer === 'approve' && state === 'passed_on') return isUsed;
  const isOwn = request.answered_by === by;
  return (
    isOwn && (answer === 'approve' ? state === 'approved' : state === 'declined' && request.decline_reason === words)
  );
}

/** What a reason or a question says; none is needed to approve. @throws 400 where it is missing */
function wordsOf({ answer, reason = '', question = '' }: Given): string {
  if (answer === 'decline' && reason.trim() === '') throw refuse.fields({ reason: ['Give a reason.'] });
  if (answer === 'ask_back' && question.trim() === '') throw refuse.fields({ question: ['Write a question.'] });
  return answer === 'ask_back' ? question.trim() : reason.trim();
}

export const answerLinkHandlers = (
  platform: Platform,
  { tell }: Pick<Services, 'tell'>,
): Pick<Handlers, AnswerOperation> => {
  const { db, clock, limits } = platform;
  const sendLinks = answerLinks(platform);
  const sendQuestion = questionMails(platform);

  /** @throws 404 for a token that nobody has */
  async function ownerOf(token: string) {
    const owner = await store.findLinkOwner(db, digestOf(token));
    if (owner === undefined) throw refuse.missing();
    await limits.take('timeoff:answer-link', owner.id, ofLink);
    return owner;
  }

  type Owner = Awaited<ReturnType<typeof ownerOf>>;
  /** @throws 404 once it has ended: by its time, the days, or what its person may do now */
  async function open(tx: Tx, { businessId, userId }: Owner, link: store.Link | undefined): Promise<Opened> {
    const reader = await findReader(tx, businessId, userId);
    if (link === undefined || reader === undefined || link.createdAt < reader.since) throw refuse.missing();
    const today = await todayIn(tx, businessId, clock.now());
    const viewer = await viewerOf({ tx, businessId, userId, ...reader }, today);
    const request = await readRequest(tx, businessId, link.request);
    if (request === undefined || request.last_day < today) throw refuse.missing();
    if (viewer.self === request.employeeId || !mayReadRequest(viewer, request)) throw refuse.missing();
    const state = stateOf(link, request);
    if (isAnswerable(state) && !mayAnswer(viewer, request)) throw refuse.missing();
    return { request, state, viewer, today, business: reader.business, isUsed: link.isUsed };
  }

  return {
    openTimeoffAnswer: async ({ params }) => {
      const owner = await ownerOf(params.token);
      const { businessId, userId, id } = owner;
      return db.read({ businessId, userId }, async (tx) => {
        const opened = await open(tx, owner, await store.findLink(tx, businessId, id, clock.now()));
        return present({ tx, businessId }, opened);
      });
    },

    getTimeoffRequestAnswer: async (call) => {
      const { tx, businessId, params } = call;
      const today = await todayIn(tx, businessId, clock.now());
      const viewer = await viewerOf(call, today);
      const request = await readRequest(tx, businessId, params.id);
      if (request === undefined || !mayReadRequest(viewer, request)) throw refuse.missing();
      const isElsewhere = isWaiting(request) && !mayAnswer(viewer, request);
      const state = isElsewhere ? 'passed_on' : stateFor(request.status);
      return present(call, { request, state, viewer, today, business: await findBusinessName(tx, businessId) });
    },

    giveTimeoffAnswer: async ({ params, body, address }) => {
      const owner = await ownerOf(params.token);
      const { businessId, userId, id } = owner;
      const words = wordsOf(body);
      return db.as({ businessId, userId }, async (tx) => {
        const now = clock.now();
        const link = await store.claimLink(tx, businessId, id, now);
        const opened = await open(tx, owner, link);
        const { request, state, viewer } = opened;
        const asking = { tx, businessId, userId, address, now, isByLink: true as const };
        if (await isRepeated(asking, opened, body.answer, words))
          return present(asking, await answered(asking, opened));
        if (!isAnswerable(state)) throw refuse.conflict('It is answered already.', 'answered');
        if (body.answer === 'ask_back') {
          await askBack(asking, viewer, request.id, words);
          await sendQuestion(asking, request.id, words);
        } else {
          if (body.answer === 'approve') await approve({ ...asking, tell }, viewer, request.id);
          else await decline(asking, viewer, request.id, words);
          // After a question it stays open, for the answer that follows the reply.
          await store.spendLink(tx, businessId, id, now);
          await sendLinks(asking, request.id);
        }
        return present(asking, await answered(asking, opened));
      });
    },
  };
};
