/** What everybody has left on a day, and what it is worth; how much departments were away. Files are read piece by piece. */
import type { components } from '../../../openapi/generated/contract.ts';
import { daysBetween } from '../../../rules/calendar/days.ts';
import { todayIn } from '../../directory/business-day.ts';
import { describeEmployees } from '../../directory/employees.ts';
import { hasAll } from '../../directory/rights.ts';
import { payOf } from '../../hr/port.ts';
import type { Caller, Inside } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import { csvFile } from '../../platform/exports/csv.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { dayPlus } from '../../platform/time/dates.ts';
import { ledgersOf } from '../balances/acts.ts';
import { standingOf } from '../balances/rules.ts';
import { type Assignment, policyNamesOf } from '../balances/store.ts';
import { daysOf, speakingOf, worthOf } from './rules.ts';
import * as store from './store.ts';

type Schemas = components['schemas'];
type Row = Schemas['TimeoffBalanceOn'];
type ReportOperation =
  | 'listTimeoffBalancesOn'
  | 'exportTimeoffBalances'
  | 'listTimeoffWorth'
  | 'exportTimeoffWorth'
  | 'listTimeoffAbsence';
type Payer = Parameters<typeof payOf>[0];
type FileCall = BusinessCall<'exportTimeoffBalances'> | BusinessCall<'exportTimeoffWorth'>;

/** Assignments with what is left of them at the end of a day, in their order. */
async function rowsOf({ tx, businessId }: Inside, assignments: readonly Assignment[], day: string): Promise<Row[]> {
  const employees = await describeEmployees(
    tx,
    businessId,
    assignments.map(({ employeeId }) => employeeId),
  );
  const policies = await policyNamesOf(tx, businessId, [...new Set(assignments.map(({ policyId }) => policyId))]);
  return (await ledgersOf({ tx, businessId }, assignments)).flatMap(({ assignment, ledger }) => {
    const [employee, policy] = [employees.get(assignment.employeeId), policies.get(assignment.policyId)];
    if (employee === undefined || policy === undefined) return [];
    const { balance: left, taken, planned } = standingOf(ledger, day);
    const granted = Math.round((left + taken) * 100) / 100;
    return [{ id: assignment.id, employee, policy, granted, taken, planned, left }];
  });
}

/** To who may not see pay, no worth is shown. */
async function withWorth(payer: Payer, rows: readonly Row[], day: string): Promise<Schemas['TimeoffWorth'][]> {
  if (!hasAll(payer, ['see_pay'])) return rows.map((row) => ({ ...row, worth: null }));
  const pay = await payOf(
    payer,
    rows.map(({ employee }) => employee.id),
  );
  const policyIds = [...new Set(rows.map(({ policy }) => policy.id))];
  const terms = await store.readTerms(payer.tx, payer.businessId, policyIds, day);
  return rows.map((row) => {
    const [paid, said] = [pay.get(row.employee.id), terms.get(row.policy.id)];
    return { ...row, worth: paid === undefined || said === undefined ? null : worthOf(row.left, said, paid) };
  });
}

const headings = ['Employee ID', 'First name', 'Last name', 'Department', 'Policy', 'Unit', 'Granted', 'Taken'];
const cellsOf = ({ employee, policy, granted, taken, planned, left }: Row) => [
  ...[employee.employee_id, employee.first_name, employee.last_name, employee.department, policy.name, policy.unit],
  ...[granted, taken, planned, left].map(String),
];
/** How many rows of a file are read at once. */
const pieceSize = 500;

export const reportHandlers = ({ clock, db }: Platform): Pick<Handlers, ReportOperation> => {
  /** Today without one. @throws 400 for a day too far ahead */
  async function dayOf({ tx, businessId }: Inside, asked: string | undefined): Promise<string> {
    const today = await todayIn(tx, businessId, clock.now());
    if (asked !== undefined && asked > dayPlus(today, { years: 5 }))
      throw refuse.fields({ day: ['The day is at most five years ahead.'] });
    return asked ?? today;
  }

  const note = ({ tx, businessId, userId, address }: Caller, action: string, text: string) =>
    record(tx, { businessId, actorId: userId, action, text, subject: null, address, now: clock.now() });

  async function fileOf(call: FileCall, isWithWorth: boolean) {
    const { tx, businessId, userId, isOwner, permissions, query, reply } = call;
    const day = await dayOf(call, query.day);
    const what = `time-off balances of ${day}${isWithWorth ? ' with their worth' : ''}`;
    await note(call, `timeoffBalances.${isWithWorth ? 'worthExported' : 'exported'}`, `Exported the ${what}`);
    const ids = await store.listHeldIds(tx, businessId, { ...query, day });
    const pieceAt = (from: number) =>
      db.read({ userId, businessId }, async (piece) => {
        const held = await store.readHeld(piece, businessId, ids.slice(from, from + pieceSize));
        const rows = await rowsOf({ tx: piece, businessId }, held, day);
        if (!isWithWorth) return rows.map(cellsOf);
        const payer = { tx: piece, businessId, isOwner, permissions };
        return (await withWorth(payer, rows, day)).map((row) => [
          ...cellsOf(row),
          row.worth === null ? null : String(row.worth),
        ]);
      });
    async function* lines() {
      for (let from = 0; from < ids.length; from += pieceSize) yield* await pieceAt(from);
    }
    const name = isWithWorth ? 'time-off-worth' : 'time-off-balances';
    reply.header('content-disposition', `attachment; filename="${name}-${day}.csv"`);
    const columns = [...headings, 'Planned', 'Left', ...(isWithWorth ? ['Worth in naira'] : [])];
    return { stream: csvFile(columns, lines()), type: 'text/csv; charset=utf-8', size: null };
  }

  return {
    listTimeoffBalancesOn: async (call) => {
      const day = await dayOf(call, call.query.day);
      const { count, rows } = await store.listHeld(call.tx, call.businessId, { ...call.query, day }, call.query);
      return pageOf(call, { count, rows: await rowsOf(call, rows, day) }, (row) => row);
    },

    listTimeoffWorth: async (call) => {
      const day = await dayOf(call, call.query.day);
      const { count, rows } = await store.listHeld(call.tx, call.businessId, { ...call.query, day }, call.query);
      if (hasAll(call, ['see_pay']))
        await note(call, 'timeoffBalances.worthShown', `Saw what time off is worth on ${day}`);
      return pageOf(call, { count, rows: await withWorth(call, await rowsOf(call, rows, day), day) }, (row) => row);
    },

    exportTimeoffBalances: (call) => fileOf(call, false),
    exportTimeoffWorth: (call) => fileOf(call, true),

    listTimeoffAbsence: async ({ tx, businessId, query: { from, to } }) => {
      if (to < from) throw refuse.fields({ to: ['The last day is before the first.'] });
      if (daysBetween(from, to) > 366) throw refuse.fields({ to: ['Ask for a year at most.'] });
      const groups = await store.readAbsence(tx, businessId, { from, to });
      const speaking = speakingOf(groups);
      return groups.map((group) => {
        const { department, people } = group;
        if (!speaking.has(group)) return { department, people, days: null, days_each: null };
        const days = daysOf(group.days, group.hours);
        return { department, people, days, days_each: Math.round((days / people) * 100) / 100 };
      });
    },
  };
};
