/** What people have left of their time-off policies, and what is adjusted by hand. */
import type { components } from '../../../openapi/generated/contract.ts';
import { todayIn } from '../../directory/business-day.ts';
import { namesOf } from '../../directory/directory.ts';
import { describeEmployees, employmentsOf } from '../../directory/employees.ts';
import { hasAll } from '../../directory/rights.ts';
import { employeeOf, reportsTo } from '../../hr/port.ts';
import { askingOf, type Inside } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { once } from '../../platform/database/idempotency.ts';
import { onePage, pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import { adjust, ledgersOf } from './acts.ts';
import { dayProblem, standingOf } from './rules.ts';
import * as store from './store.ts';

type Schemas = components['schemas'];
type BalanceOperation = 'listTimeoffBalances' | 'getMyTimeoff' | 'listTimeoffAdjustments' | 'createTimeoffAdjustment';
type Reader = Pick<
  BusinessCall<'listTimeoffBalances'>,
  'tx' | 'businessId' | 'userId' | 'isOwner' | 'permissions' | 'params'
>;

/** The person themselves, whoever they report to, and who manages time off. @throws 404 to everybody else */
async function assertMayRead({ tx, businessId, userId, isOwner, permissions, params: { id } }: Reader) {
  const employment = (await employmentsOf(tx, businessId, [id])).get(id);
  if (employment === undefined) throw refuse.missing();
  if (hasAll({ isOwner, permissions }, ['manage_time_off'])) return;
  const self = await employeeOf(tx, businessId, userId);
  if (self === null || (self !== id && !(await reportsTo(tx, businessId, id, self)))) throw refuse.missing();
}

/** Of each policy the period that holds on a day, or the last one before it. */
function periodsOn(assignments: readonly store.Assignment[], day: string): store.Assignment[] {
  const begun = assignments.filter(({ startsOn }) => startsOn <= day);
  return [...new Map(begun.map((assignment) => [assignment.policyId, assignment])).values()];
}

async function present(tx: Tx, businessId: string, rows: readonly store.AdjustmentRow[]) {
  const policies = await store.policyNamesOf(tx, businessId, [...new Set(rows.map(({ policyId }) => policyId))]);
  const names = await namesOf(tx, [...new Set(rows.flatMap(({ written_by: by }) => by ?? []))]);
  return (row: store.AdjustmentRow): Schemas['TimeoffAdjustment'] => {
    const policy = policies.get(row.policyId);
    if (policy === undefined) throw new Error('An adjustment is of a policy.');
    const { id, day, amount, reason, written_by: by, written_at: at } = row;
    const created_by = names.get(by ?? '') ?? '';
    return { id, policy, day, amount: amount / 100, reason, created_by, created_at: at.toISOString() };
  };
}

async function balancesOf(
  { tx, businessId }: Inside,
  employeeId: string,
  day: string,
): Promise<Schemas['TimeoffBalance'][]> {
  const periods = periodsOn(await store.listAssignments(tx, businessId, employeeId), day);
  const ledgers = await ledgersOf({ tx, businessId }, periods);
  const policies = await store.policyNamesOf(
    tx,
    businessId,
    periods.map(({ policyId }) => policyId),
  );
  return ledgers
    .flatMap(({ assignment: { policyId }, ledger }) => {
      const policy = policies.get(policyId);
      const { from: starts_on, until: ends_on } = ledger.life;
      const { taken: _, ...standing } = standingOf(ledger, day);
      return policy === undefined ? [] : [{ policy, starts_on, ends_on, day, ...standing }];
    })
    .toSorted((one, other) => one.policy.name.localeCompare(other.policy.name));
}

/** Hundredths. @throws 400 */
function hundredthsOf(amount: number): number {
  const hundredths = Math.round(amount * 100);
  if (hundredths === 0 || hundredths / 100 !== amount)
    throw refuse.fields({ amount: ['Write an amount with at most two decimals, and not zero.'] });
  return hundredths;
}

export const balanceHandlers = ({ clock }: Platform): Pick<Handlers, BalanceOperation> => {
  async function create(call: BusinessCall<'createTimeoffAdjustment'>): Promise<Schemas['TimeoffAdjustment']> {
    const { tx, businessId, body, query } = call;
    const asking = askingOf(call, clock.now());
    const today = await todayIn(tx, businessId, asking.now);
    const { policy, amount, reason, day = today } = body;
    const employee = (await describeEmployees(tx, businessId, [query.timeoff])).get(query.timeoff);
    if (employee === undefined) throw refuse.missing();
    const hundredths = hundredthsOf(amount);
    if (day > dayPlus(today, { years: 1 })) throw refuse.fields({ day: ['The day is at most a year ahead.'] });
    const held = (await store.listAssignments(tx, businessId, query.timeoff)).filter((one) => one.policyId === policy);
    const period = held.findLast(({ startsOn }) => startsOn <= day) ?? held[0];
    if (period === undefined) throw refuse.fields({ policy: ['They do not have this policy.'] });
    const [known] = await ledgersOf(asking, await store.claimAssignments(tx, businessId, [period.id]));
    if (known === undefined) throw refuse.missing();
    const problem = dayProblem(known.ledger, day);
    if (problem !== null) throw refuse.fields({ day: [problem] });
    const id = await adjust(asking, known, { day, amount: hundredths, reason: reason.trim() }, today);
    const row = await store.readAdjustment(tx, businessId, id ?? '');
    if (row === undefined) throw refuse.missing();
    const shown = (await present(tx, businessId, [row]))(row);
    const text = `${hundredths > 0 ? 'Added' : 'Took off'} ${Math.abs(amount)} ${shown.policy.unit} of ${shown.policy.name}`;
    await record(tx, {
      businessId,
      actorId: asking.userId,
      action: 'timeoffBalance.adjusted',
      text,
      subject: { id: employee.id, name: `${employee.first_name} ${employee.last_name} (${employee.employee_id})` },
      address: asking.address,
      now: asking.now,
    });
    return shown;
  }

  /** Today without one. @throws 400 for a day too far ahead */
  async function dayOf({ tx, businessId }: Inside, asked: string | undefined): Promise<string> {
    const today = await todayIn(tx, businessId, clock.now());
    const day = asked ?? today;
    if (day > dayPlus(today, { years: 5 })) throw refuse.fields({ day: ['The day is at most five years ahead.'] });
    return day;
  }

  return {
    listTimeoffBalances: async (call) => {
      await assertMayRead(call);
      return onePage(await balancesOf(call, call.params.id, await dayOf(call, call.query.day)));
    },

    getMyTimeoff: async (call) => {
      const day = await dayOf(call, call.query.day);
      const employee = await employeeOf(call.tx, call.businessId, call.userId);
      return { employee, balances: employee === null ? [] : await balancesOf(call, employee, day) };
    },

    listTimeoffAdjustments: async (call) => {
      const { tx, businessId, query } = call;
      const found = await store.listAdjustments(tx, businessId, query.timeoff, query);
      return pageOf(call, found, await present(tx, businessId, found.rows));
    },

    createTimeoffAdjustment: (call) => {
      const { tx, userId, businessId, body, query, idempotencyKey: key } = call;
      const intent = { userId, key, operation: 'createTimeoffAdjustment', businessId, body: { query, body } };
      return once(tx, intent, clock.now(), () => create(call));
    },
  };
};
