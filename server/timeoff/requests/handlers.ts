/** Requests for time off: people ask for themselves, managers and who manages time off for others, and these answer. */
import type { components } from '../../../openapi/generated/contract.ts';
import { sumOf } from '../../../rules/timeoff/counting.ts';
import { stepAt } from '../../../rules/timeoff/route.ts';
import { todayIn } from '../../directory/business-day.ts';
import { namesOf } from '../../directory/directory.ts';
import { describeEmployees, employmentsOf } from '../../directory/employees.ts';
import { hasAll } from '../../directory/rights.ts';
import { employeeOf } from '../../hr/port.ts';
import { askingOf, type Caller } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { type Page, pageOf, type Selected } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Services } from '../../plug/services.ts';
import { answerLinks } from '../answer-links/sending.ts';
import { policyNamesOf } from '../balances/store.ts';
import { addTo } from '../documents/acts.ts';
import { documentsOf } from '../documents/presenting.ts';
import { askBack, reply } from '../questions/acts.ts';
import { questionMails } from '../questions/sending.ts';
import { questionsOf } from '../questions/store.ts';
import { approve, ask, cancel, decline } from './acts.ts';
import { awaitedFrom, waitsFor } from './answerers.ts';
import { bridgesOf, returnOf } from './bridges.ts';
import {
  balanceWith,
  cancelProblem,
  documentDueOn,
  isWaiting,
  mayAnswer,
  mayAskBack,
  mayManage,
  mayRead,
  mayReadRequest,
  mayReply,
  problemsOf,
  shortenProblem,
  type Viewer,
  warningsOf,
} from './rules.ts';
import { shorten } from './shortening.ts';
import * as store from './store.ts';
import { viewerOf } from './viewer.ts';
import { weigh } from './weighing.ts';

type Schemas = components['schemas'];
type Shown = Schemas['TimeoffRequest'];
type RequestOperation =
  | 'listTimeoffRequests'
  | 'approveTimeoffRequest'
  | 'declineTimeoffRequest'
  | 'askBackTimeoffRequest'
  | 'replyTimeoffRequest'
  | 'cancelTimeoffRequest'
  | 'shortenTimeoffRequest'
  | 'addTimeoffDocuments'
  | 'listMyTimeoffBridges'
  | 'getTimeoffLeaveCard'
  | 'listEmployeeTimeoffRequests'
  | 'createEmployeeTimeoffRequest'
  | 'previewEmployeeTimeoffRequest'
  | 'listTimeoffTaken'
  | 'listMyTimeoffRequests'
  | 'createMyTimeoffRequest'
  | 'previewMyTimeoffRequest';
type Call = Caller & Pick<BusinessCall<'listTimeoffRequests'>, 'isOwner' | 'permissions'>;
type Creation = BusinessCall<'createMyTimeoffRequest'> | BusinessCall<'createEmployeeTimeoffRequest'>;
type PreviewQuery = BusinessCall<'previewMyTimeoffRequest'>['query'];
type Seen = { viewer: Viewer; today: string };

export const requestHandlers = (
  platform: Platform,
  { tell }: Pick<Services, 'tell'>,
): Pick<Handlers, RequestOperation> => {
  const { clock } = platform;
  const sendLinks = answerLinks(platform);
  const sendQuestion = questionMails(platform);
  const seenBy = async (call: Call): Promise<Seen> => {
    const today = await todayIn(call.tx, call.businessId, clock.now());
    return { viewer: await viewerOf(call, today), today };
  };

  /** @throws 404 to who may not see, or may not ask for, the employee */
  async function seenOf(call: Call, employeeId: string, may: typeof mayRead): Promise<Seen> {
    const seen = await seenBy(call);
    const employment = (await employmentsOf(call.tx, call.businessId, [employeeId])).get(employeeId);
    if (employment === undefined || !may(seen.viewer, employeeId)) throw refuse.missing();
    return seen;
  }

  async function present({ tx, businessId }: Call, rows: readonly store.Request[], { viewer, today }: Seen) {
    const employees = await describeEmployees(
      tx,
      businessId,
      rows.map(({ employeeId }) => employeeId),
    );
    const policies = await policyNamesOf(tx, businessId, [...new Set(rows.map(({ policyId }) => policyId))]);
    const names = await namesOf(
      tx,
      rows.flatMap(({ asked_by, answered_by }) => [asked_by, ...(answered_by === null ? [] : [answered_by])]),
    );
    const waiting = rows.filter(isWaiting);
    const waited = await waitsFor({ tx, businessId }, waiting, today);
    const waits = new Map(waiting.map(({ id }, at) => [id, waited[at] ?? null]));
    const questions = await questionsOf(
      tx,
      businessId,
      rows.map(({ id }) => id),
    );
    const documents = await documentsOf({ tx, businessId }, rows, viewer);
    return (row: store.Request): Shown => {
      const {
        assignmentId: _,
        employeeId,
        policyId,
        route,
        step,
        amount,
        asked_by,
        asked_at,
        answered_by,
        answered_at,
        documentDueOn: _due,
        ...rest
      } = row;
      const [employee, policy] = [employees.get(employeeId), policies.get(policyId)];
      if (employee === undefined || policy === undefined) throw new Error('A request has an employee and a policy.');
      return {
        ...rest,
        ...documents(row),
        employee,
        policy,
        amount: amount / 100,
        asked_by: names.get(asked_by) ?? '',
        asked_at: asked_at.toISOString(),
        answered_by: answered_by === null ? null : (names.get(answered_by) ?? ''),
        answered_at: answered_at?.toISOString() ?? null,
        questions: questions.get(row.id) ?? [],
        waits_for: waits.get(row.id) ?? null,
        step: stepAt(route, step) + 1,
        steps: route.length,
        may_answer: mayAnswer(viewer, row),
        may_ask_back: mayAskBack(viewer, row),
        may_reply: mayReply(viewer, row),
        may_cancel: mayRead(viewer, employeeId) && cancelProblem(viewer, row, today) === null,
        may_shorten: mayRead(viewer, employeeId) && shortenProblem(viewer, row, today) === null,
      };
    };
  }

  async function shown(call: Call, id: string, seen: Seen): Promise<Shown> {
    const row = await store.readRequest(call.tx, call.businessId, id);
    if (row === undefined) throw refuse.missing();
    return (await present(call, [row], seen))(row);
  }

  type Listing = Call & Pick<BusinessCall<'listMyTimeoffRequests'>, 'url' | 'query'>;
  const page = async (call: Listing, found: Selected<store.Request>, seen: Seen): Promise<Page<Shown>> =>
    pageOf(call, found, await present(call, found.rows, seen));

  /** @throws 404 for who is no employee */
  async function ownId({ tx, businessId, userId }: Call): Promise<string> {
    const self = await employeeOf(tx, businessId, userId);
    if (self === null) throw refuse.missing();
    return self;
  }

  function create(call: Creation, operation: RequestOperation, employeeId: string): Promise<Shown> {
    const { tx, businessId, userId, idempotencyKey: key, body } = call;
    const now = clock.now();
    const { from_noon = false, until_noon = false, note = '', files = [], ...asked } = body;
    const order = { ...asked, isManaged: hasAll(call, ['manage_time_off']) };
    return once(tx, { userId, key, operation, businessId, body: { employeeId, body } }, now, async () => {
      const id = await ask(askingOf(call, now), employeeId, { ...order, from_noon, until_noon, note, files });
      await sendLinks(askingOf(call, now), id);
      return shown(call, id, await seenBy(call));
    });
  }

  async function preview(call: Call, employeeId: string, query: PreviewQuery): Promise<Schemas['TimeoffPreview']> {
    const { tx, businessId } = call;
    const today = await todayIn(tx, businessId, clock.now());
    const { from_noon = false, until_noon = false, ...rest } = query;
    const order = { ...rest, from_noon, until_noon, isManaged: hasAll(call, ['manage_time_off']) };
    const weighed = await weigh({ tx, businessId }, employeeId, order, today);
    const policy = (await policyNamesOf(tx, businessId, [order.policy])).get(order.policy);
    if (policy === undefined) throw refuse.missing();
    const { known, terms, days, before, overlapping } = weighed;
    const balance = (taken: typeof days) => {
      const left = balanceWith(known.ledger, taken, order.last_day);
      return left === null ? null : left / 100;
    };
    return {
      policy,
      amount: sumOf(days) / 100,
      balance_before: balance(before),
      balance_after: balance([...before, ...days]),
      document_due: documentDueOn(terms, days, order),
      problems: Object.values(problemsOf(weighed)).flat(),
      warnings: warningsOf(terms, days, today),
      overlapping: overlapping.map(({ id, status, first_day, last_day, from_noon: from, until_noon: until }) => ({
        id,
        status,
        first_day,
        last_day,
        from_noon: from,
        until_noon: until,
      })),
      away: await store.listAway(tx, businessId, employeeId, order),
    };
  }

  type Answering = Call & { params: { id: string } };
  const answering = async (call: Answering, act: (viewer: Viewer, now: Date) => Promise<void>): Promise<Shown> => {
    const seen = await seenBy(call);
    await act(seen.viewer, clock.now());
    return shown(call, call.params.id, seen);
  };

  return {
    listTimeoffRequests: async (call) => {
      const seen = await seenBy(call);
      const { tx, businessId, query } = call;
      const { employee, department, status, of, waits_for } = query;
      const { managesTimeOff, team } = seen.viewer;
      const visible = managesTimeOff && of !== 'team' ? null : [...team];
      const named = employee === undefined ? visible : [employee].filter((id) => visible?.includes(id) ?? true);
      const sight = { employees: named, named: of === 'team' ? [] : [...seen.viewer.stands] };
      const awaited =
        waits_for &&
        (await awaitedFrom(call, seen.viewer, await store.listUnanswered(tx, businessId, sight), seen.today));
      const filter = { ...sight, ids: awaited?.map(({ id }) => id), department, status };
      return page(call, await store.listRequests(tx, businessId, filter, query), seen);
    },

    approveTimeoffRequest: (call) =>
      answering(call, async (viewer, now) => {
        await approve({ ...askingOf(call, now), tell }, viewer, call.params.id);
        await sendLinks(askingOf(call, now), call.params.id);
      }),

    declineTimeoffRequest: (call) =>
      answering(call, (viewer, now) => decline(askingOf(call, now), viewer, call.params.id, call.body.reason)),

    askBackTimeoffRequest: (call) =>
      answering(call, async (viewer, now) => {
        await askBack(askingOf(call, now), viewer, call.params.id, call.body.question);
        await sendQuestion(askingOf(call, now), call.params.id, call.body.question);
      }),

    replyTimeoffRequest: (call) => {
      const { from_noon = false, until_noon = false, reply: words = '', ...days } = call.body;
      return answering(call, async (viewer, now) => {
        await reply(askingOf(call, now), viewer, call.params.id, { ...days, from_noon, until_noon, reply: words });
        await sendLinks(askingOf(call, now), call.params.id, { isReply: true });
      });
    },

    cancelTimeoffRequest: (call) =>
      answering(call, (viewer, now) => cancel(askingOf(call, now), viewer, call.params.id)),

    shortenTimeoffRequest: (call) => {
      const { from_noon = false, until_noon = false, ...days } = call.body;
      return answering(call, (viewer, now) =>
        shorten(askingOf(call, now), viewer, call.params.id, { ...days, from_noon, until_noon }),
      );
    },

    addTimeoffDocuments: (call) =>
      answering(call, (viewer, now) => addTo(askingOf(call, now), viewer, call.params.id, call.body.files)),

    getTimeoffLeaveCard: async (call) => {
      const seen = await seenBy(call);
      const row = await store.readRequest(call.tx, call.businessId, call.params.id);
      if (row === undefined || row.status !== 'approved' || !mayReadRequest(seen.viewer, row)) throw refuse.missing();
      return { request: (await present(call, [row], seen))(row), back_on: await returnOf(call, row) };
    },

    listEmployeeTimeoffRequests: async (call) => {
      const seen = await seenOf(call, call.params.id, mayRead);
      const filter = { employees: [call.params.id], status: call.query.status };
      return page(call, await store.listRequests(call.tx, call.businessId, filter, call.query), seen);
    },

    createEmployeeTimeoffRequest: async (call) => {
      await seenOf(call, call.params.id, mayManage);
      return create(call, 'createEmployeeTimeoffRequest', call.params.id);
    },

    previewEmployeeTimeoffRequest: async (call) => {
      await seenOf(call, call.params.id, mayManage);
      return preview(call, call.params.id, call.query);
    },

    listTimeoffTaken: async (call) => {
      const { tx, businessId, params, query } = call;
      await seenOf(call, params.id, mayRead);
      const found = await store.listTaken(tx, businessId, params.id, query);
      const policies = await policyNamesOf(tx, businessId, [...new Set(found.rows.map(({ policyId }) => policyId))]);
      return pageOf(call, found, ({ policyId, amount, ...row }) => {
        const policy = policies.get(policyId);
        if (policy === undefined) throw new Error('What is taken is of a policy.');
        return { ...row, policy, amount: amount / 100 };
      });
    },

    listMyTimeoffRequests: async (call) => {
      const seen = await seenBy(call);
      const { self } = seen.viewer;
      const filter = { employees: self === null ? [] : [self], status: call.query.status };
      return page(call, await store.listRequests(call.tx, call.businessId, filter, call.query), seen);
    },

    createMyTimeoffRequest: async (call) => create(call, 'createMyTimeoffRequest', await ownId(call)),

    listMyTimeoffBridges: async (call) => {
      const { tx, businessId, userId } = call;
      const self = await employeeOf(tx, businessId, userId);
      const today = await todayIn(tx, businessId, clock.now());
      return { bridges: self === null ? [] : await bridgesOf(call, self, today) };
    },

    previewMyTimeoffRequest: async (call) => preview(call, await ownId(call), call.query),
  };
};
