/** Services and repairs of vehicles: the maintenance of the register under the fleet's names. */

import { serviceTitle } from '../../../rules/due/due.ts';
import { changeMaintenance, claimAssets, deleteMaintenance, recordMaintenance, setFiles } from '../../assets/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import { askingOf, type Caller, type Inside } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSettingsOf, type ReminderSettings, remindersOf } from '../../platform/reminders/listing.ts';
import { isLater } from '../dues.ts';
import { filesOfRenewal } from '../files/copying.ts';
import { filesOfSubjects } from '../files/store.ts';
import { daysOf, remindBefore } from '../reminding.ts';
import { findVehicle } from '../vehicles/claim.ts';
import * as rules from './rules.ts';
import * as store from './store.ts';

type CareOperation =
  | 'listVehicleServices'
  | 'createVehicleService'
  | 'putVehicleService'
  | 'deleteVehicleService'
  | 'deleteVehicleServices'
  | 'listVehicleRepairs'
  | 'createVehicleRepair'
  | 'putVehicleRepair'
  | 'deleteVehicleRepair'
  | 'deleteVehicleRepairs'
  | 'listVehicleServiceReminders';
/** About one vehicle. */
type Call = Caller & { params: { id: string } };
type Service = BusinessCall<'createVehicleService'>['body'];

/** As the register calls what its reminders are of. */
const aboutEntry = 'maintenance' as const;

export const careHandlers = (platform: Platform): Pick<Handlers, CareOperation> => {
  const { clock, jobs } = platform;
  const today = ({ tx, businessId }: Inside) => todayIn(tx, businessId, clock.now());
  const asked = (caller: Caller, names?: Readonly<Record<string, string>>) => askingOf(caller, clock.now(), names);

  /** How services are answered, without their vehicle. */
  const servicesIn = async ({ tx, businessId }: Inside, rows: readonly store.CareRow[]) => {
    const ids = rows.map(({ id }) => id);
    const files = await filesOfSubjects(tx, businessId, ids);
    const reminders = await remindersOf(tx, businessId, aboutEntry, ids, clock.now());
    return ({ id, description, date, due_date, due_in, isKept, mileage, cost, renews }: store.CareRow) => ({
      id,
      description,
      service_date: date,
      due_date,
      due_in: isKept ? due_in : null,
      mileage,
      cost,
      renews,
      reminder_days: daysOf(reminders.get(id)),
      attachments: files.get(id) ?? [],
    });
  };
  const repairsIn = async ({ tx, businessId }: Inside, rows: readonly store.CareRow[]) => {
    const files = await filesOfSubjects(
      tx,
      businessId,
      rows.map(({ id }) => id),
    );
    return ({ id, card, description, date, mileage, cost, vendor }: store.CareRow) => ({
      id,
      vehicle: card.id,
      description,
      repair_date: date,
      mileage,
      cost,
      vendor,
      attachments: files.get(id) ?? [],
    });
  };

  const claimVehicle = ({ tx, businessId, params }: Inside & Pick<Call, 'params'>) =>
    findVehicle({ tx, businessId, now: clock.now() }, params.id);

  const find = async (call: Call, isRepair: boolean, id: string): Promise<store.CareRow> => {
    const one = { vehicle: call.params.id, isRepair, ids: [id] };
    const [row] = await store.findCare(call.tx, call.businessId, one, await today(call));
    if (row === undefined) throw refuse.missing();
    return row;
  };
  const service = async (call: Call, id: string) => {
    const row = await find(call, false, id);
    return { ...(await servicesIn(call, [row]))(row), vehicle: row.card.id };
  };
  const repair = async (call: Call, id: string) => {
    const row = await find(call, true, id);
    return (await repairsIn(call, [row]))(row);
  };

  /** Makes these its files, where any are named. */
  const attach = async (call: Call, id: string, ids: readonly string[] | undefined) => {
    if (ids !== undefined)
      await setFiles(call, jobs, { ids, subject: { kind: aboutEntry, id }, assetId: call.params.id });
  };

  /** With the reminder that was asked for; the one that it has stays when nothing is said. */
  const reminded = async (call: Call, id: string, days: number | null | undefined, renewed?: ReminderSettings) => {
    const stored = await service(call, id);
    // The register has moved the reminder with the date.
    if (renewed === undefined && (days === undefined || days === stored.reminder_days)) return stored;
    const { card } = await find(call, false, id);
    const due = {
      vehicle: card.id,
      subject: { kind: aboutEntry, id },
      kind: 'service',
      // What another service has renewed is not due, whatever its date.
      dueOn: stored.due_in === null ? null : stored.due_date,
    } as const;
    const wanted = stored.due_in === null && stored.due_date !== null ? null : days;
    const title = `${serviceTitle(stored.description)} of ${card.make} ${card.model}`.trim();
    await remindBefore(asked(call), { ...due, title }, wanted, renewed);
    return service(call, id);
  };

  const createService = async (call: Call, body: Service, renewed?: ReminderSettings) => {
    await claimVehicle(call);
    const { attachments = [] } = body;
    const entry = { asset: call.params.id, type: 'service' as const, ...rules.entryOfService(body), attachments };
    const id = await recordMaintenance(asked(call, rules.serviceNames), jobs, entry);
    return reminded(call, id, body.reminder_days, renewed);
  };

  const putService = async (call: BusinessCall<'putVehicleService'>) => {
    const { vehicleId, serviceId, is_correction = false, ...body } = call.body;
    if ((vehicleId ?? call.params.id) !== call.params.id)
      throw refuse.fields({ vehicleId: ['It is not that of the path.'] });
    if ((serviceId ?? call.params.serviceId) !== call.params.serviceId)
      throw refuse.fields({ serviceId: ['It is not that of the path.'] });
    await claimVehicle(call);
    await claimAssets(call.tx, call.businessId, [call.params.id]);
    const known = await find(call, false, call.params.serviceId);
    assertUnchanged(call, await service(call, known.id));
    if (!is_correction && isLater(body.service_date, known.date)) {
      if (known.due_date !== null && known.due_in === null)
        throw refuse.conflict('Somebody has renewed this service already.', 'renewed');
      const attachments = await filesOfRenewal(platform, call, known.id, body.attachments);
      const reminder = await findSettingsOf(call.tx, call.businessId, { kind: aboutEntry, id: known.id });
      return createService(call, { renews: [known.id], ...body, attachments }, reminder);
    }
    await changeMaintenance(asked(call, rules.serviceNames), jobs, known.id, rules.entryOfService(body));
    await attach(call, known.id, body.attachments);
    return reminded(call, known.id, body.reminder_days);
  };

  const drop = async (call: Call, isRepair: boolean, ids: readonly string[]) => {
    await claimVehicle(call);
    const one = { vehicle: call.params.id, isRepair, ids };
    const found = await store.findCare(call.tx, call.businessId, one, await today(call));
    for (const { id } of found) await deleteMaintenance(asked(call), jobs, id);
    return found.length;
  };
  const dropOne = async (call: Call, isRepair: boolean, id: string) => {
    if ((await drop(call, isRepair, [id])) === 0) throw refuse.missing();
    return undefined;
  };

  return {
    listVehicleServices: async (call) => {
      await claimVehicle(call);
      const asked = { ...call.query, vehicle: call.params.id, isRepair: false };
      const selected = await store.listCare(call.tx, call.businessId, asked, await today(call));
      const present = await servicesIn(call, selected.rows);
      return pageOf(call, selected, (row) => ({ ...present(row), vehicle: row.card.id }));
    },

    createVehicleService: (call) => {
      const { tx, userId, businessId, body, params, idempotencyKey: key } = call;
      const intent = { userId, key, operation: `createVehicleService ${params.id}`, businessId, body };
      return once(tx, intent, clock.now(), () => createService(call, body));
    },

    putVehicleService: (call) => {
      const { tx, userId, businessId, body, params, idempotencyKey: key } = call;
      const intent = { userId, key, operation: `putVehicleService ${params.serviceId}`, businessId, body };
      return once(tx, intent, clock.now(), () => putService(call));
    },

    deleteVehicleService: (call) => dropOne(call, false, call.params.serviceId),

    deleteVehicleServices: async (call) => {
      await drop(call, false, call.body.ids);
      return undefined;
    },

    listVehicleRepairs: async (call) => {
      await claimVehicle(call);
      const asked = { ...call.query, vehicle: call.params.id, isRepair: true };
      const selected = await store.listCare(call.tx, call.businessId, asked, await today(call));
      return pageOf(call, selected, await repairsIn(call, selected.rows));
    },

    createVehicleRepair: (call) => {
      const { tx, userId, businessId, body, params, idempotencyKey: key } = call;
      const intent = { userId, key, operation: `createVehicleRepair ${params.id}`, businessId, body };
      return once(tx, intent, clock.now(), async () => {
        await claimVehicle(call);
        const { attachments = [] } = body;
        const entry = { asset: params.id, type: 'repair' as const, ...rules.entryOfRepair(body), attachments };
        return repair(call, await recordMaintenance(asked(call, rules.repairNames), jobs, entry));
      });
    },

    putVehicleRepair: async (call) => {
      await claimVehicle(call);
      await claimAssets(call.tx, call.businessId, [call.params.id]);
      const known = await find(call, true, call.params.repairId);
      assertUnchanged(call, await repair(call, known.id));
      await changeMaintenance(asked(call, rules.repairNames), jobs, known.id, rules.entryOfRepair(call.body));
      await attach(call, known.id, call.body.attachments);
      return repair(call, known.id);
    },

    deleteVehicleRepair: (call) => dropOne(call, true, call.params.repairId),

    deleteVehicleRepairs: async (call) => {
      await drop(call, true, call.body.ids);
      return undefined;
    },

    listVehicleServiceReminders: async (call) => {
      const selected = await store.listDueServices(call.tx, call.businessId, call.query, await today(call));
      const present = await servicesIn(call, selected.rows);
      return pageOf(call, selected, (row) => ({ ...present(row), vehicle: row.card }));
    },
  };
};
