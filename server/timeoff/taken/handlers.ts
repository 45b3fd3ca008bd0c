/** The time off that people took: who manages it records it for one or many, and gives it back. */
import type { components } from '../../../openapi/generated/contract.ts';
import { sumOf } from '../../../rules/timeoff/counting.ts';
import { todayIn } from '../../directory/business-day.ts';
import { namesOf } from '../../directory/directory.ts';
import { describeEmployees } from '../../directory/employees.ts';
import { askingOf, type Inside } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { policyNamesOf } from '../balances/store.ts';
import { cancel } from '../requests/acts.ts';
import { readRequest } from '../requests/store.ts';
import { viewerOf } from '../requests/viewer.ts';
import { type Outcome, type Recording, recordTaken } from './acts.ts';
import * as store from './store.ts';

type Schemas = components['schemas'];
type TakenOperation =
  | 'listAllTimeoffTaken'
  | 'recordEmployeeTimeoffTaken'
  | 'deleteTimeoffTaken'
  | 'recordTimeoffTaken'
  | 'listAllTimeoffAdjustments';
type Named = { employeeId: string; policyId: string };

/** Who and which policy rows are of, by their ids, and who wrote them. */
async function knownOf({ tx, businessId }: Inside, rows: readonly Named[], users: readonly (string | null)[]) {
  const employees = await describeEmployees(
    tx,
    businessId,
    rows.map(({ employeeId }) => employeeId),
  );
  const policies = await policyNamesOf(tx, businessId, [...new Set(rows.map(({ policyId }) => policyId))]);
  const names = await namesOf(tx, [...new Set(users.flatMap((user) => user ?? []))]);
  return ({ employeeId, policyId }: Named, by: string | null) => {
    const [employee, policy] = [employees.get(employeeId), policies.get(policyId)];
    if (employee === undefined || policy === undefined) throw new Error('Time off is of an employee and a policy.');
    return { employee, policy, name: names.get(by ?? '') ?? '' };
  };
}

async function presentTaken(inside: Inside, rows: readonly store.TakenRow[]) {
  const known = await knownOf(
    inside,
    rows,
    rows.map(({ by }) => by),
  );
  return ({ employeeId, policyId, by, amount, ...row }: store.TakenRow): Schemas['TimeoffTakenBy'] => {
    const { employee, policy, name } = known({ employeeId, policyId }, by);
    return { ...row, employee, policy, amount: amount / 100, recorded_by: name };
  };
}

const shownOutcome = ({ employee, counted, problems, request }: Outcome): Schemas['TimeoffRecordOf'] => ({
  employee,
  amount: counted === null ? null : sumOf(counted.days) / 100,
  balance_after: counted === null || counted.left === null ? null : counted.left / 100,
  problems: Object.values(problems).flat(),
  request,
});

export const takenHandlers = ({ clock }: Platform): Pick<Handlers, TakenOperation> => {
  const viewer = async (call: Parameters<typeof viewerOf>[0]) =>
    viewerOf(call, await todayIn(call.tx, call.businessId, clock.now()));
  const orderOf = ({
    from_noon = false,
    until_noon = false,
    note = '',
    beyond = false,
    ...rest
  }: Schemas['NewTimeoffTaken']) => ({ ...rest, from_noon, until_noon, note, beyond }) satisfies Recording;

  async function recordOne(call: BusinessCall<'recordEmployeeTimeoffTaken'>) {
    const { tx, businessId, params, body } = call;
    if (!(await describeEmployees(tx, businessId, [params.id])).has(params.id)) throw refuse.missing();
    const asking = askingOf(call, clock.now());
    const [outcome] = await recordTaken(asking, await viewer(call), [params.id], orderOf(body), 'all');
    const { employees = [], ...fields } = outcome?.problems ?? {};
    if (employees.length > 0) throw refuse.general(...employees);
    if (Object.keys(fields).length > 0 || outcome?.request == null) throw refuse.fields(fields);
    const { rows } = await store.listAllTaken(tx, businessId, { request: outcome.request }, {});
    const [row] = rows;
    if (row === undefined) throw refuse.missing();
    return (await presentTaken(call, rows))(row);
  }

  async function recordMany(call: BusinessCall<'recordTimeoffTaken'>): Promise<Schemas['RecordedTimeoff']> {
    const { employees, mode = 'all', ...order } = call.body;
    const asking = askingOf(call, clock.now());
    const outcomes = await recordTaken(asking, await viewer(call), employees, orderOf(order), mode);
    const recorded = outcomes.filter(({ request }) => request !== null).length;
    return { recorded, results: outcomes.map(shownOutcome) };
  }

  return {
    listAllTimeoffTaken: async (call) => {
      const found = await store.listAllTaken(call.tx, call.businessId, call.query, call.query);
      return pageOf(call, found, await presentTaken(call, found.rows));
    },

    recordEmployeeTimeoffTaken: (call) => {
      const { tx, userId, businessId, params, body, idempotencyKey: key } = call;
      const intent = { userId, key, operation: 'recordEmployeeTimeoffTaken', businessId, body: { params, body } };
      return once(tx, intent, clock.now(), () => recordOne(call));
    },

    deleteTimeoffTaken: async (call) => {
      const { tx, businessId, params } = call;
      const request = await readRequest(tx, businessId, params.request);
      if (request === undefined || request.employeeId !== params.id || request.status !== 'approved')
        throw refuse.missing();
      await cancel(askingOf(call, clock.now()), await viewer(call), params.request);
    },

    recordTimeoffTaken: recordMany,

    listAllTimeoffAdjustments: async (call) => {
      const found = await store.listAllAdjustments(call.tx, call.businessId, call.query);
      const known = await knownOf(
        call,
        found.rows,
        found.rows.map(({ written_by: by }) => by),
      );
      return pageOf(call, found, ({ employeeId, policyId, written_by: by, written_at: at, amount, ...row }) => {
        const { employee, policy, name } = known({ employeeId, policyId }, by);
        return { ...row, employee, policy, amount: amount / 100, created_by: name, created_at: at.toISOString() };
      });
    },
  };
};
