/** The driver's daily check. What is not all right becomes an issue of the vehicle, in the same transaction. */
import { checkItemLabels } from '../../../openapi/generated/lists/fleet.checks.ts';
import { priorityOf } from '../../../rules/fleet/checklist.ts';
import { note, recordReading, reportIssue } from '../../assets/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import { describeEmployees } from '../../directory/employees.ts';
import { type Asking, askingOf, type Inside } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { newId } from '../../platform/database/ids.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { stopFor } from '../stops/acts.ts';
import { claimVehicle, driverIn, driverOf, findVehicle, peopleOf } from '../vehicles/claim.ts';
import { problemsOf } from './rules.ts';
import * as store from './store.ts';

type CheckOperation = 'listVehicleChecks' | 'createVehicleCheck' | 'listMissingChecks';
type Given = BusinessCall<'createVehicleCheck'>['body'];

async function presenting({ tx, businessId }: Inside, rows: readonly store.CheckRow[]) {
  const faults = await store.faultsOf(
    tx,
    businessId,
    rows.map(({ id }) => id),
  );
  const people = await peopleOf({ tx, businessId }, rows);
  return ({ driver_id, ...row }: store.CheckRow) => ({
    ...row,
    ...people({ driver_id, recorded_by: row.recorded_by }),
    faults: faults.get(row.id) ?? [],
  });
}

export const checksHandlers = ({ clock }: Platform): Pick<Handlers, CheckOperation> => {
  type Vehicle = Awaited<ReturnType<typeof claimVehicle>>;

  async function report(asking: Asking, vehicle: Vehicle, checkId: string, on: string, fault: Given['faults'][number]) {
    const said = fault.note.trim();
    const message = `${checkItemLabels[fault.item]}: ${said}`;
    const { attachments = [] } = fault;
    const priority = priorityOf(fault.item);
    const issue = { asset: vehicle, typeId: null, message, date: on, priority, attachments };
    const issueId = await reportIssue(asking, issue, 'faults');
    await store.addFault(asking.tx, asking.businessId, { checkId, item: fault.item, note: said, issueId });
    await note(asking, vehicle, 'issue.reported', `Reported “${message}”`);
  }

  async function create(call: BusinessCall<'createVehicleCheck'>) {
    const { tx, businessId, userId, params, body } = call;
    const asking = askingOf(call, clock.now());
    const vehicle = await claimVehicle(asking, params.id);
    const problems = problemsOf(vehicle.vehicle_type, body);
    if (problems !== null) throw refuse.fields(problems);
    const driverId = await driverOf(call, vehicle.assignee_id, body.driver);
    const on = await todayIn(tx, businessId, asking.now);
    const { mileage = null, passed, faults } = body;
    const id = newId();
    const check = { id, assetId: vehicle.id, on, mileage, driverId, note: (body.note ?? '').trim(), passed };
    await store.addChecks(tx, businessId, [check], { recordedBy: userId, now: asking.now });
    if (mileage !== null) {
      const correction = (body.correction ?? '').trim();
      const reading = { assetId: vehicle.id, meter: 'odometer', value: mileage, on, correction } as const;
      await recordReading(asking, reading, 'mileage', { kind: 'check', id });
    }
    for (const fault of faults) await report(asking, vehicle, id, on, fault);
    const found = faults.length === 0 ? 'all right' : `${faults.length} not all right`;
    await note(asking, vehicle, 'vehicle.checked', `Checked before driving: ${found}`);
    await stopFor(asking, { vehicle, checkId: id, on, faults: faults.map(({ item }) => item) });
    const row = await store.findCheck(tx, businessId, id);
    return (await presenting(asking, [row]))(row);
  }

  return {
    listVehicleChecks: async (call) => {
      const { tx, businessId, params, query } = call;
      await findVehicle({ tx, businessId, now: clock.now() }, params.id);
      const selected = await store.listChecks(tx, businessId, params.id, query);
      return pageOf(call, selected, await presenting(call, selected.rows));
    },

    createVehicleCheck: (call) => {
      const { tx, userId, businessId, body, params, idempotencyKey: key } = call;
      const intent = { userId, key, operation: `createVehicleCheck ${params.id}`, businessId, body };
      return once(tx, intent, clock.now(), () => create(call));
    },

    listMissingChecks: async (call) => {
      const { tx, businessId, query } = call;
      const selected = await store.listUnchecked(tx, businessId, await todayIn(tx, businessId, clock.now()), query);
      const holders = await describeEmployees(
        tx,
        businessId,
        selected.rows.flatMap(({ assignee_id }) => assignee_id ?? []),
      );
      return pageOf(call, selected, ({ card: vehicle, assignee_id, checked_on }) => {
        const holder = driverIn(holders, assignee_id);
        return {
          vehicle,
          checked_on,
          assignee: holder === null ? '' : `${holder.first_name} ${holder.last_name}`.trim(),
        };
      });
    },
  };
};
