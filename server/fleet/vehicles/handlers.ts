/** Vehicles: listed, added, changed, assigned and moved to the bin, all by the register's own functions. */

import { vehicleTypeLabels, vehicleTypes } from '../../../openapi/generated/lists/assets.makes.ts';
import { vehicleStatuses, vehicleStatusLabels } from '../../../openapi/generated/lists/fleet.ts';
import { listAssetTypes } from '../../assets/asset-types/store.ts';
import { assetsHandlers } from '../../assets/assets/handlers.ts';
import { claimAssets, lockRegister } from '../../assets/assets/store.ts';
import { listVehicles } from '../../assets/assets/vehicles.ts';
import { assignmentsHandlers } from '../../assets/assignments/handlers.ts';
import { binHandlers } from '../../assets/bin/handlers.ts';
import { makesHandlers } from '../../assets/makes/handlers.ts';
import { todayIn } from '../../directory/business-day.ts';
import { namesOf } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import { pageOf } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { assertUnchanged } from '../../platform/unchanged.ts';
import { filesOfVehicles } from '../files/store.ts';
import { refusedAs } from '../refusals.ts';
import { findVehicle } from './finding.ts';
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
type Call = BusinessCall<'getVehicle'>;

export const vehiclesHandlers = (platform: Platform): Pick<Handlers, VehicleOperation> => {
  const { clock } = platform;
  const assets = assetsHandlers(platform);
  const assignments = assignmentsHandlers(platform);
  const bin = binHandlers(platform);
  const makes = makesHandlers(platform);
  const today = ({ tx, businessId }: Pick<Call, 'tx' | 'businessId'>) => todayIn(tx, businessId, clock.now());

  const present = async ({ tx, businessId }: Pick<Call, 'tx' | 'businessId'>, found: readonly rules.Asset[]) => {
    const ids = found.map(({ id }) => id);
    const files = await filesOfVehicles(tx, businessId, ids);
    return found.map((asset) => rules.toVehicle(asset, files.get(asset.id) ?? []));
  };
  const answer = async (call: Pick<Call, 'tx' | 'businessId'>, asset: rules.Asset) => {
    const [vehicle] = await present(call, [asset]);
    return vehicle as rules.Vehicle;
  };

  const find = ({ tx, businessId, params }: Pick<Call, 'tx' | 'businessId' | 'params'>): Promise<rules.Asset> =>
    findVehicle(tx, businessId, params.id, clock.now());

  const assigned = async (call: Pick<Call, 'tx' | 'businessId'>, { assignee, date_assigned }: Assigning) => ({
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
    const asset = { status: 'active' as const, ...facts, ...(await assigned(call, body)) };
    return assets.createAsset({ ...call, query: {}, body: asset });
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
    const facts = { ...rules.factsOf(known), contact, ...rules.factsGiven(body, known.status) };
    const changed = { ...facts, version: known.version, ...(await assigned(call, body)) };
    return assets.updateAsset({ ...call, ifVersion: null, query: {}, body: changed });
  };

  return {
    listVehicleMakes: async (call) => (await makes.listMakes(call)).map(({ id, name }) => ({ id, name })),

    listVehicleModels: async (call) =>
      (await makes.listMakeModels(call)).map(({ id, name }) => ({ id, name, make: call.params.id })),

    listVehicleChoices: async () => ({
      type: vehicleTypes.map((value) => ({ value, display_name: vehicleTypeLabels[value] })),
      status: vehicleStatuses.map((value) => ({ value, display_name: vehicleStatusLabels[value] })),
    }),

    listFleetVehicles: async (call) => {
      const { page = 1, page_size: size = 10, search = '', status, type = null } = call.query;
      const statuses = status === undefined ? null : rules.registerStatusesOf(status);
      const wanted = { page, size, search, type, statuses };
      const { count, rows } = await listVehicles(call.tx, call.businessId, wanted, clock.now());
      const query = { page, page_size: size };
      return pageOf({ url: call.url, query }, { count, rows: await present(call, rows) }, (vehicle) => vehicle);
    },

    getVehicle: async (call) => answer(call, await find(call)),

    createVehicle: async (call) => answer(call, await refusedAs(rules.fieldNames, () => create(call))),

    updateVehicle: async (call) => answer(call, await refusedAs(rules.fieldNames, () => change(call))),

    deleteVehicle: async (call) => {
      await find(call);
      await bin.deleteAssets({ ...call, body: { ids: [call.params.id] } });
      return undefined;
    },

    deleteVehicles: async (call) => {
      const claimed = await claimAssets(call.tx, call.businessId, call.body.ids);
      const vehicles = new Set(claimed.flatMap(({ id, is_vehicle }) => (is_vehicle ? [id] : [])));
      const { results } = await bin.deleteAssets({
        ...call,
        body: { ids: call.body.ids.filter((id) => vehicles.has(id)) },
      });
      const outcomes = new Map(results.map((each) => [each.id, each]));
      const missing = { title: null, outcome: 'missing' as const, detail: null };
      return { results: call.body.ids.map((id) => outcomes.get(id) ?? { id, ...missing }) };
    },

    listVehicleAssignees: async (call) => {
      await find(call);
      const { results, ...page } = await assignments.listAssetAssignees(call);
      return {
        ...page,
        results: results.map(({ id, assignee, date_assigned, end_date }) => ({
          ...{ id, date_assigned, end_date },
          assignee: { id: assignee.id, first_name: assignee.first_name, last_name: assignee.last_name },
        })),
      };
    },

    addVehicleAssignee: async (call) => {
      await find(call);
      const { assignee, date_assigned = await today(call) } = call.body;
      return answer(call, await assignments.assignAsset({ ...call, body: { assignee, date_assigned } }));
    },

    removeVehicleAssignee: async (call) => {
      await find(call);
      return answer(call, await assignments.unassignAsset(call));
    },
  };
};

type Assigning = { assignee?: string | null; date_assigned?: string | null };
