/** Days off for everybody at once: who manages time off looks at what they take, books them, and gives them back. */
import type { components } from '../../../openapi/generated/contract.ts';
import { namesOf } from '../../directory/directory.ts';
import { departmentsAmong, describeEmployees } from '../../directory/employees.ts';
import { type Asking, askingOf, type Inside } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Services } from '../../plug/services.ts';
import { policyNamesOf } from '../balances/store.ts';
import { book, bookable, giveBack, type ShutdownOrder, type Weighed, weighAll } from './acts.ts';
import * as store from './store.ts';
import { tellingOf } from './telling.ts';

type Schemas = components['schemas'];
type ShutdownOperation =
  | 'listTimeoffShutdowns'
  | 'checkTimeoffShutdown'
  | 'createTimeoffShutdown'
  | 'undoTimeoffShutdown';

/** How many are named. */
const mostNamed = 100;

async function present({ tx, businessId }: Inside, rows: readonly store.Shutdown[]) {
  const policies = await policyNamesOf(tx, businessId, [...new Set(rows.map(({ policyId }) => policyId))]);
  const departments = await departmentsAmong(
    tx,
    businessId,
    rows.flatMap((row) => row.departments),
  );
  const cards = await describeEmployees(
    tx,
    businessId,
    rows.flatMap(({ exceptions }) => exceptions),
  );
  const names = await namesOf(tx, [...new Set(rows.map(({ booked_by }) => booked_by))]);
  return ({ policyId, undone_at, ...row }: store.Shutdown): Schemas['TimeoffShutdown'] => {
    const policy = policies.get(policyId);
    if (policy === undefined) throw new Error('Days off are of a policy.');
    return {
      ...row,
      policy,
      departments: row.departments.map((id) => departments.get(id) ?? 'A deleted department'),
      exceptions: row.exceptions.flatMap((id) => cards.get(id) ?? []),
      booked_by: names.get(row.booked_by) ?? '',
      undone_at: undone_at?.toISOString() ?? null,
    };
  };
}

/** @throws 400 for what is not there */
async function orderOf(inside: Inside, body: Schemas['NewTimeoffShutdown']): Promise<ShutdownOrder> {
  const { tx, businessId } = inside;
  const { departments = [], exceptions = [], beyond = false, reason, ...rest } = body;
  const problems: Record<string, string[]> = {};
  if (!(await policyNamesOf(tx, businessId, [rest.policy])).has(rest.policy))
    problems.policy = ['There is no such time-off policy.'];
  const known = await departmentsAmong(tx, businessId, departments);
  if (departments.some((id) => !known.has(id))) problems.departments = ['There is no such department.'];
  const people = await describeEmployees(tx, businessId, exceptions);
  if (exceptions.some((id) => !people.has(id))) problems.exceptions = ['There is no such employee.'];
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  return { ...rest, departments, exceptions, beyond, reason: reason.trim() };
}

async function checked(asking: Asking, order: ShutdownOrder): Promise<Schemas['TimeoffShutdownCheck']> {
  const weighed = await weighAll(asking, order);
  const booked = bookable(weighed, order);
  const leftOut = weighed.filter(({ known }) => known === null);
  const short = weighed.filter(({ known, problem }) => known !== null && problem !== null);
  const [leftOutNamed, shortNamed] = [leftOut.slice(0, mostNamed), short.slice(0, mostNamed)];
  const ids = [...leftOutNamed, ...shortNamed].map(({ employeeId }) => employeeId);
  const cards = await describeEmployees(asking.tx, asking.businessId, ids);
  const named = (some: readonly Weighed[]) =>
    some.flatMap(({ employeeId, problem }) => {
      const employee = cards.get(employeeId);
      return employee === undefined || problem === null ? [] : [{ employee, problem }];
    });
  return {
    people: booked.length,
    amount: booked.reduce((sum, { amount }) => sum + amount, 0) / 100,
    unaffected: weighed.filter(({ known, amount }) => known !== null && amount === 0).length,
    short: short.length,
    short_people: named(shortNamed),
    left_out: leftOut.length,
    left_out_people: named(leftOutNamed),
  };
}

export const shutdownHandlers = (
  platform: Platform,
  { tell: tellOthers }: Pick<Services, 'tell'>,
): Pick<Handlers, ShutdownOperation> => {
  const { clock } = platform;
  const tell = tellingOf(platform);
  async function shown(inside: Inside, id: string): Promise<Schemas['TimeoffShutdown']> {
    const found = await store.claimShutdown(inside.tx, inside.businessId, id);
    if (found === undefined) throw refuse.missing();
    return (await present(inside, [found]))(found);
  }
  return {
    listTimeoffShutdowns: async (call) => {
      const found = await store.listShutdowns(call.tx, call.businessId, call.query);
      return pageOf(call, found, await present(call, found.rows));
    },

    checkTimeoffShutdown: async (call) => checked(askingOf(call, clock.now()), await orderOf(call, call.body)),

    createTimeoffShutdown: (call) => {
      const { tx, userId, businessId, body, idempotencyKey: key } = call;
      const intent = { userId, key, operation: 'createTimeoffShutdown', businessId, body };
      return once(tx, intent, clock.now(), async () => {
        const asking = askingOf(call, clock.now());
        const order = await orderOf(call, body);
        const { id, people } = await book(asking, order);
        await tell(asking, 'booked', { shutdown: { ...order, id }, people });
        const { first_day: from, last_day: to } = order;
        await tellOthers(asking, 'leave.approved', { employeeIds: people, from, to });
        return shown(call, id);
      });
    },

    undoTimeoffShutdown: async (call) => {
      const asking = askingOf(call, clock.now());
      const given = await giveBack(asking, call.params.id);
      await tell(asking, 'undone', given);
      return shown(call, call.params.id);
    },
  };
};
