/** Vehicles: listed, added, changed, assigned and moved to the bin, all by the register's own functions. */

import { vehicleTypeLabels, vehicleTypes } from '../../../openapi/generated/lists/assets.makes.ts';
import { vehicleStatuses, vehicleStatusLabels } from '../../../openapi/generated/lists/fleet.ts';
import {
  type Asset,
  assignAsset,
  binAssets,
  changeAsset,
  claimAssets,
  createAsset,
  formOf,
  listAssetTypes,
  listAssignments,
  listMakes,
  listVehicles,
  lockRegister,
  readModels,
  unassignAsset,
} from '../../assets/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import { namesOf } from '../../directory/directory.ts';
import { askingOf, type Caller, type Inside } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { filesOfVehicles } from '../files/store.ts';
import { stopsOf } from '../stops/acts.ts';
import { findVehicle } from './claim.ts';
import * as rules from './rules.ts';

type VehicleOperation =
  | 'listVehicleMakes'
  | 'listVehicleModels'
  | 'listVehicleChoices'
  | 'listFleetVehicles'
  | 'createVehicle'
  | 'getVehicle'
  | 'updateVehicle'
  | 'deleteVehicle'
  | 'deleteVehicles'
  | 'listVehicleAssignees'
  | 'addVehicleAssignee'
  | 'removeVehicleAssignee';

export const vehiclesHandlers = ({ clock, jobs }: Platform): Pick<Handlers, VehicleOperation> => {
  const asked = (caller: Caller) => askingOf(caller, clock.now(), rules.fieldNames);
  const today = ({ tx, businessId }: Inside) => todayIn(tx, businessId, clock.now());

  const present = async ({ tx, businessId }: Inside, found: readonly Asset[]) => {
    const ids = found.map(({ id }) => id);
    const files = await filesOfVehicles(tx, businessId, ids);
    const stops = await stopsOf({ tx, businessId }, ids);
    return found.map((asset) =>
      rules.toVehicle(asset, { attachments: files.get(asset.id) ?? [], stop: stops.get(asset.id) ?? null }),
    );
  };
  const answer = async (call: Inside, asset: Asset) => {
    const [vehicle] = await present(call, [asset]);
    return vehicle as rules.Vehicle;
  };

  const find = ({ tx, businessId, params }: Inside & { params: { id: string } }) =>
    findVehicle({ tx, businessId, now: clock.now() }, params.id);

  const assigned = async (call: Inside, { assignee, date_assigned }: Assigning) => ({
    ...(assignee === undefined ? {} : { assignee }),
    ...(assignee ? { date_assigned: date_assigned ?? (await today(call)) } : {}),
  });

  const create = async (call: BusinessCall<'createVehicle'>) => {
    const { tx, businessId, userId, body } = call;
    const problems = rules.problemsOf(body);
    if (problems !== null) throw refuse.fields(problems);
    const [type] = await listAssetTypes(tx, businessId, { search: '', areVehicles: true });
    if (type === undefined) throw refuse.general('Add an asset type for vehicles first.');
    const contact = (await namesOf(tx, [userId])).get(userId) ?? '';
    const facts = { asset_type: type.id, contact, ...rules.factsGiven({ status: 'active', ...body }, null) };
    const asset = { status: 'active' as const, ...facts, ...(await assigned(call, body)), ...rules.reasonOf(body) };
    return answer(call, await createAsset(asked(call), asset));
  };

  const change = async (call: BusinessCall<'updateVehicle'>) => {
    const { body } = call;
    const problems = rules.problemsOf(body);
    if (problems !== null) throw refuse.fields(problems);
    await lockRegister(call.tx, call.businessId);
    await claimAssets(call.tx, call.businessId, [call.params.id]);
    const known = await find(call);
    assertUnchanged(call, await answer(call, known));
    const contact =
      known.contact === '' ? ((await namesOf(call.tx, [call.userId])).get(call.userId) ?? '') : known.contact;
    const facts = { ...formOf(known), contact, ...rules.factsGiven(body, known.status) };
    const changed = { ...facts, version: known.version, ...(await assigned(call, body)), ...rules.reasonOf(body) };
    return answer(call, await changeAsset(asked(call), known.id, changed));
  };

  return {
    listVehicleMakes: async ({ tx, businessId, query }) =>
      (await listMakes(tx, businessId, query.type)).map(({ id, name }) => ({ id, name })),

    listVehicleModels: async (call) => {
      const { id: make } = call.params;
      return (await readModels(call, make, call.query.type)).map(({ id, name }) => ({ id, name, make }));
    },

    listVehicleChoices: async () => ({
      type: vehicleTypes.map((value) => ({ value, display_name: vehicleTypeLabels[value] })),
      status: vehicleStatuses.map((value) => ({ value, display_name: vehicleStatusLabels[value] })),
    }),

    listFleetVehicles: async (call) => {
      const { page = 1, page_size: size = 10, search = '', status, type = null, needs = null } = call.query;
      const statuses = status === undefined ? null : rules.registerStatusesOf(status);
      const wanted = { page, size, search, type, statuses, needs };
      const { count, rows } = await listVehicles(call.tx, call.businessId, wanted, clock.now());
      const query = { page, page_size: size };
      return pageOf({ url: call.url, query }, { count, rows: await present(call, rows) }, (vehicle) => vehicle);
    },

    getVehicle: async (call) => answer(call, await find(call)),

    createVehicle: (call) => {
      const { tx, userId, businessId, body, idempotencyKey: key } = call;
      const intent = { userId, key, operation: 'createVehicle', businessId, body };
      return once(tx, intent, clock.now(), () => create(call));
    },

    updateVehicle: change,

    deleteVehicle: async (call) => {
      await find(call);
      await binAssets(asked(call), jobs, { ids: [call.params.id] });
      return undefined;
    },

    deleteVehicles: async (call) => {
      const { tx, businessId, body } = call;
      await lockRegister(tx, businessId);
      const claimed = await claimAssets(tx, businessId, body.ids);
      const vehicles = new Set(claimed.flatMap(({ id, is_vehicle }) => (is_vehicle ? [id] : [])));
      const { results } = await binAssets(asked(call), jobs, { ids: body.ids.filter((id) => vehicles.has(id)) });
      const outcomes = new Map(results.map((each) => [each.id, each]));
      const missing = { title: null, outcome: 'missing' as const, detail: null };
      return { results: body.ids.map((id) => outcomes.get(id) ?? { id, ...missing }) };
    },

    listVehicleAssignees: async (call) => {
      const { tx, businessId, params, query } = call;
      await find(call);
      const selected = await listAssignments(tx, businessId, params.id, query);
      return pageOf(call, selected, ({ id, assignee, date_assigned, end_date, state }) => ({
        id,
        date_assigned,
        end_date,
        state,
        assignee: rules.toAssignee(assignee),
      }));
    },

    addVehicleAssignee: async (call) => {
      await find(call);
      const { assignee: employeeId, date_assigned: dateAssigned = await today(call) } = call.body;
      await assignAsset(asked(call), call.params.id, { employeeId, dateAssigned, expectedReturnDate: null });
      return answer(call, await find(call));
    },

    removeVehicleAssignee: async (call) => {
      await find(call);
      await unassignAsset(asked(call), call.params.id, call.body.end_date);
      return answer(call, await find(call));
    },
  };
};

type Assigning = { assignee?: string | null; date_assigned?: string | null };
