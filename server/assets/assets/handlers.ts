/** The register of assets: list, create and change. Every change is audited in its transaction. */
import type { components } from '../../../openapi/generated/contract.ts';
import { todayIn } from '../../directory/business-day.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency.ts';
import { pageOf } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { rememberBy } from '../../platform/remembered.ts';
import { type Asking, assignAssets, note, takeBack } from '../assignments/assigning.ts';
import { changeExpectedReturn } from '../assignments/store.ts';
import { keepAttached } from '../documents/keeping.ts';
import { findMake, listModels } from '../makes/store.ts';
import { difference, type Facts, factsOf, type Given, givenOver, statusWith, withMake } from './rules.ts';
import * as store from './store.ts';

type Schemas = components['schemas'];
type AssetOperation = 'listAssets' | 'listVehicles' | 'listAssetIds' | 'createAsset' | 'getAsset' | 'updateAsset';
type Body = Schemas['NewAsset'];

/** As the contract has it. */
const mostIds = 2000;

export const assetsHandlers = ({ clock }: Platform): Pick<Handlers, AssetOperation> => {
  const remembered = rememberBy(store.readVersion);
  const read = async ({ tx, businessId }: Pick<Asking, 'tx' | 'businessId'>, id: string) => {
    const asset = await store.findAsset(tx, businessId, id, clock.now());
    if (asset === undefined) throw refuse.missing();
    return asset;
  };

  /** @throws 400 when make and model do not belong together, or to another type of vehicle */
  const ofMake = async ({ tx, businessId }: Asking, facts: Facts) => {
    const type = facts.vehicle_type ?? undefined;
    const make = await findMake(tx, businessId, facts.vehicle_make ?? '', type);
    if (make === undefined) throw refuse.fields({ vehicle_make: ['This make does not exist.'] });
    if (facts.vehicle_model === null) return withMake(facts, make.name, '');
    const models = await listModels(tx, businessId, make.id, type);
    const model = models.find(({ id }) => id === facts.vehicle_model);
    if (model === undefined) throw refuse.fields({ vehicle_model: ['This model does not exist.'] });
    return withMake(facts, make.name, model.name);
  };

  /** @throws 400 at the fields that are wrong */
  const check = async (asking: Asking, given: Given) => {
    const { tx, businessId } = asking;
    const type = await store.findType(tx, businessId, given.asset_type);
    if (type === undefined) throw refuse.fields({ asset_type: ['This asset type does not exist.'] });
    const { facts, problems } = factsOf(given, type.isVehicle);
    if (problems !== null) throw refuse.fields(problems);
    if (facts.location_id !== null && !(await store.isRegion(tx, businessId, facts.location_id)))
      throw refuse.fields({ location: ['This location does not exist.'] });
    return facts.is_vehicle ? ofMake(asking, facts) : facts;
  };

  /** @throws 400 when the employee cannot have it from that day on */
  const assign = async (asking: Asking, id: string, body: Body & { assignee: string }) => {
    if (!body.date_assigned) throw refuse.fields({ date_assigned: ['date assigned is required'] });
    const [outcome] = await assignAssets(asking, {
      assetIds: [id],
      employeeId: body.assignee,
      dateAssigned: body.date_assigned,
      expectedReturnDate: body.expected_return_date ?? null,
      handoverId: null,
    });
    if (outcome?.outcome === 'refused') throw refuse.fields({ date_assigned: [outcome.detail ?? ''] });
  };

  const create = async (asking: Asking, body: Body) => {
    const { tx, businessId, now } = asking;
    await store.lockRegister(tx, businessId);
    const facts = await check(asking, body);
    const added = await store.addAsset(tx, businessId, { ...facts, status: statusWith(false, facts.status) }, now);
    await note(
      asking,
      { ...facts, ...added },
      'asset.added',
      facts.is_vehicle ? 'Added the vehicle' : 'Added the asset',
    );
    const { assignee } = body;
    if (assignee) await assign(asking, added.id, { ...body, assignee });
    await keepAttached(asking, { ...facts, ...added }, body.attachments ?? []);
    return read(asking, added.id);
  };

  /** Applies what a change says about the assignment; nothing when it says nothing. */
  const reassign = async (asking: Asking, asset: store.ClaimedAsset, body: Body) => {
    const { tx, businessId, now } = asking;
    const { assignee } = body;
    if (assignee === undefined) return;
    if (assignee === asset.assignee_id) {
      const expected = body.expected_return_date;
      if (assignee !== null && expected !== undefined) await changeExpectedReturn(tx, businessId, asset.id, expected);
      return;
    }
    await takeBack(asking, [asset], await todayIn(tx, businessId, now));
    if (assignee !== null) await assign(asking, asset.id, { ...body, assignee });
  };

  const change = async (asking: Asking, id: string, { version, ...body }: Schemas['ChangedAsset']) => {
    const { tx, businessId } = asking;
    await store.lockRegister(tx, businessId);
    const [asset] = await store.claimAssets(tx, businessId, [id]);
    if (asset === undefined) throw refuse.missing();
    if (asset.version !== version) {
      const detail = 'Somebody else has changed this asset in the meantime.';
      throw new Refusal(409, { detail, code: 'changed_meanwhile', asset: await read(asking, id) });
    }
    const given = await check(asking, givenOver(await read(asking, id), body));
    if (given.is_vehicle !== asset.is_vehicle)
      throw refuse.fields({ asset_type: ['A vehicle cannot become something else, nor the other way round.'] });
    const facts = { ...given, status: statusWith(asset.assignee_id !== null, given.status) };
    const changed = difference(asset, facts);
    if (changed !== null) {
      await store.storeFacts(tx, businessId, id, facts);
      await note(asking, { ...asset, ...facts }, 'asset.changed', `Changed ${changed}`);
    }
    await reassign(asking, asset, body);
    return read(asking, id);
  };

  const asked = (call: BusinessCall<'createAsset' | 'updateAsset'>): Asking => ({
    ...{ tx: call.tx, businessId: call.businessId, userId: call.userId, address: call.address },
    now: clock.now(),
  });

  return {
    listAssets: async (call) => {
      const { assetSearch: isSearchBox, ...query } = call.query;
      const { page = 1, page_size = 10, search = '' } = query;
      // A filter that is set by hand would hide what a search box is asked for.
      const asked = isSearchBox ? { page, page_size, search } : query;
      return pageOf(
        call,
        await store.listAssets(call.tx, call.businessId, asked, clock.now(), remembered),
        (asset) => asset,
      );
    },

    listVehicles: async (call) => {
      const query = { ...call.query, kind: 'vehicle' as const };
      return pageOf(
        call,
        await store.listAssets(call.tx, call.businessId, query, clock.now(), remembered),
        (asset) => asset,
      );
    },

    getAsset: (call) => read(call, call.params.id),

    createAsset: (call) => {
      const { tx, userId, businessId, body, idempotencyKey } = call;
      const intent = { userId, key: idempotencyKey, operation: 'createAsset', businessId, body };
      return once(tx, intent, clock.now(), () => create(asked(call), body));
    },

    updateAsset: (call) => change(asked(call), call.params.id, call.body),

    listAssetIds: async ({ tx, businessId, query }) => {
      const count = await store.countAssets(tx, businessId, query);
      return { count, ids: count > mostIds ? [] : await store.listAssetIds(tx, businessId, query, mostIds) };
    },
  };
};
