/** What a business gives its people besides pay: its benefits, and who has them. */

import { todayIn } from '../../directory/business-day.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { once } from '../../platform/database/idempotency.ts';
import { onePage, pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import { withLeftOut } from '../../platform/left-out.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAll } from '../../platform/security/audit.ts';
import { readEmployee } from '../employees/store.ts';
import * as assignments from './assignments.ts';
import * as store from './store.ts';

type BenefitOperation =
  | 'listBenefits'
  | 'getBenefit'
  | 'createBenefit'
  | 'updateBenefit'
  | 'deleteBenefit'
  | 'bulkDeleteBenefits'
  | 'toggleDefaultBenefit'
  | 'bulkAssignBenefits'
  | 'assignBenefit'
  | 'unassignBenefit'
  | 'clearBenefit'
  | 'listBenefitEmployees'
  | 'listAssignedUnassigned'
  | 'listEmployeeBenefits';
type Caller = Pick<BusinessCall<'clearBenefit'>, 'tx' | 'businessId' | 'userId' | 'address' | 'params'>;
type Benefit = Awaited<ReturnType<typeof store.claimBenefits>>[number];
type Assignment = { benefits: readonly string[]; employees: readonly string[]; start_date: string };

const duplicate = { constraint: 'benefits_name', fields: { name: ['A benefit with this name exists already.'] } };

type Form = BusinessCall<'createBenefit'>['body'];
const detailsOf = ({ name, kind, provider = '', description = '' }: Form) => ({
  name: name.trim(),
  kind,
  provider: provider.trim(),
  description: description.trim(),
});

export const benefitsHandlers = ({ clock }: Platform): Pick<Handlers, BenefitOperation> => {
  const todayOf = ({ tx, businessId }: Pick<Caller, 'tx' | 'businessId'>) => todayIn(tx, businessId, clock.now());

  async function read(call: Pick<Caller, 'tx' | 'businessId' | 'params'>) {
    const found = await store.readBenefit(call.tx, call.businessId, call.params.id, await todayOf(call));
    if (found === undefined) throw refuse.missing();
    return found;
  }

  const lock = async (call: Pick<Caller, 'tx' | 'businessId'>, ids: readonly string[]) =>
    store.claimBenefits(call.tx, call.businessId, ids, await todayOf(call));

  /** The locked benefits that a body names. @throws 400 with those that are not there, by their place in the field */
  async function claim(call: Pick<Caller, 'tx' | 'businessId'>, ids: readonly string[], field: 'ids' | 'benefits') {
    const found = await lock(call, ids);
    const there = new Set(found.map(({ id }) => id));
    const problems: Record<string, string[]> = {};
    for (const [at, id] of ids.entries())
      if (!there.has(id)) problems[`${field}.${at}`] = ['There is no such benefit.'];
    if (Object.keys(problems).length > 0) throw refuse.fields(problems);
    return found;
  }
  async function claimOne(call: Pick<Caller, 'tx' | 'businessId'>, id: string) {
    const [found] = await lock(call, [id]);
    if (found === undefined) throw refuse.missing();
    return found;
  }

  /** Records at each employee what was given to or taken from them. */
  async function recordEach(
    { tx, businessId, userId: actorId, address }: Omit<Caller, 'params'>,
    given: readonly assignments.Given[],
    { action, textOf }: { action: string; textOf: (benefit: string) => string },
  ) {
    const names = new Map(
      [
        ...(await store.namesOf(
          tx,
          businessId,
          given.map(({ benefitId }) => benefitId),
        )),
        ...(await assignments.namesOf(
          tx,
          businessId,
          given.map(({ employeeId }) => employeeId),
        )),
      ].map(({ id, name }) => [id, name]),
    );
    const entries = given.map(({ benefitId, employeeId }) => ({
      action,
      text: textOf(names.get(benefitId) ?? ''),
      subject: { id: employeeId, name: names.get(employeeId) ?? '' },
    }));
    await recordAll(tx, { businessId, actorId, address, now: clock.now() }, entries);
  }

  /** All of it, or nothing. */
  async function give(call: Omit<Caller, 'params'>, { benefits, employees, start_date: startDate }: Assignment) {
    const { tx, businessId } = call;
    await claim(call, benefits, 'benefits');
    const active = new Set((await assignments.claimActive(tx, businessId, employees)).map(({ id }) => id));
    const problems: Record<string, string[]> = {};
    for (const [at, id] of employees.entries())
      if (!active.has(id)) problems[`employees.${at}`] = ['Only an active employee can be given a benefit.'];
    if (Object.keys(problems).length > 0) throw refuse.fields(problems);
    const order = { benefitIds: benefits, employeeIds: employees, startDate, today: await todayOf(call) };
    const given = await assignments.assign(tx, businessId, order);
    const textOf = (benefit: string) => `Gave the benefit ${benefit} from ${startDate}`;
    await recordEach(call, given, { action: 'benefit.assigned', textOf });
    return { count: given.length };
  }

  async function remove(call: Pick<Caller, 'tx' | 'businessId'>, benefits: Benefit[]) {
    const given = benefits.filter(({ employee_count: count }) => count > 0);
    if (given.length > 0) {
      const names = new Intl.ListFormat('en-GB').format(given.map(({ name }) => name));
      throw refuse.conflict(`Employees have ${names}. Take it from them first.`);
    }
    const ids = benefits.map(({ id }) => id);
    await store.deleteBenefits(call.tx, call.businessId, ids);
    return undefined;
  }

  return {
    listBenefits: async (call) =>
      pageOf(call, await store.listBenefits(call.tx, call.businessId, call.query, await todayOf(call)), (one) => one),

    getBenefit: read,

    createBenefit: ({ tx, userId, businessId, body, idempotencyKey }) => {
      const intent = { userId, key: idempotencyKey, operation: 'createBenefit', businessId, body };
      return once(tx, intent, clock.now(), () =>
        refuseDuplicates(store.addBenefit(tx, businessId, detailsOf(body), clock.now()), duplicate),
      );
    },

    updateBenefit: async (call) => {
      const benefit = await claimOne(call, call.params.id);
      assertUnchanged(call, benefit);
      const details = detailsOf(withLeftOut(call.body, benefit));
      await refuseDuplicates(store.changeBenefit(call.tx, call.businessId, benefit.id, details), duplicate);
      return { ...benefit, ...details };
    },

    deleteBenefit: async (call) => remove(call, [await claimOne(call, call.params.id)]),

    bulkDeleteBenefits: async (call) => remove(call, await claim(call, call.body.ids, 'ids')),

    toggleDefaultBenefit: async (call) => {
      const benefit = await claimOne(call, call.params.id);
      const { is_default } = call.body;
      await store.setDefault(call.tx, call.businessId, benefit.id, is_default);
      return { ...benefit, is_default };
    },

    bulkAssignBenefits: (call) => give(call, call.body),

    assignBenefit: async (call) => {
      const { id } = await claimOne(call, call.params.id);
      return give(call, { ...call.body, benefits: [id] });
    },

    unassignBenefit: async (call) => {
      const { employees: employeeIds, end_date: endDate } = call.body;
      const { id, name } = await claimOne(call, call.params.id);
      if (endDate < (await todayOf(call))) throw refuse.fields({ end_date: ['The end date cannot be before today.'] });
      const taken = await assignments.unassign(call.tx, call.businessId, { benefitIds: [id], employeeIds, endDate });
      const textOf = () => `Took the benefit ${name} after ${endDate}`;
      await recordEach(call, taken, { action: 'benefit.unassigned', textOf });
      return { count: taken.length };
    },

    clearBenefit: async (call) => {
      const { id, name } = await claimOne(call, call.params.id);
      const taken = await assignments.clear(call.tx, call.businessId, id);
      await recordEach(call, taken, { action: 'benefit.unassigned', textOf: () => `Took the benefit ${name}` });
      return undefined;
    },

    listBenefitEmployees: async (call) => {
      const { tx, businessId, query } = call;
      const { id } = await read(call);
      const holders = await assignments.listHolders(tx, businessId, id, query, await todayOf(call));
      return pageOf(call, holders, (holder) => holder);
    },

    listAssignedUnassigned: async (call) => {
      const { tx, businessId, query } = call;
      const { id } = await read(call);
      return pageOf(
        call,
        await assignments.listChoices(tx, businessId, id, query, await todayOf(call)),
        (choice) => choice,
      );
    },

    listEmployeeBenefits: async (call) => {
      const { tx, businessId, params } = call;
      if ((await readEmployee(tx, businessId, params.id)) === undefined) throw refuse.missing();
      return onePage(await assignments.listOfEmployee(tx, businessId, params.id, await todayOf(call)));
    },
  };
};
