/** The asset types of a business, how their assets are numbered and lose value. The default ones are locked. */

import type { components } from '../../../openapi/generated/contract.ts';
import { askingOf } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuseDuplicates } from '../../platform/database/duplicates.ts';
import { once } from '../../platform/database/idempotency.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { lockRegister } from '../assets/store.ts';
import { purgeAssets } from '../bin/acts.ts';
import { assetId } from './rules.ts';
import * as store from './store.ts';

type AssetTypeOperation =
  | 'listAssetTypes'
  | 'listAssetTypeNames'
  | 'listRecentAssetTypes'
  | 'createAssetType'
  | 'updateAssetType'
  | 'deleteAssetType'
  | 'setAssetTypeDepreciation';

type Caller = Pick<BusinessCall<'deleteAssetType'>, 'tx' | 'businessId' | 'userId' | 'address'>;

/** The dashboard's Recently Added shows four. */
const recent = 4;

const duplicate = {
  constraint: 'asset_types_name',
  fields: { name: ['An asset type with this name exists already.'] },
};

const present = ({ next_number, ...type }: store.TypeRow): components['schemas']['AssetType'] => ({
  ...type,
  next_asset_id: assetId(type.prefix, next_number),
});

/** @throws 404 when there is none, 409 when it is a default one */
async function claimOwnType({
  tx,
  businessId,
  params: { id },
}: Pick<Caller, 'tx' | 'businessId'> & { params: { id: string } }) {
  const type = await store.claimAssetType(tx, businessId, id);
  if (type === undefined) throw refuse.missing();
  if (type.is_default) throw refuse.conflict('Default asset types cannot be changed.');
  return type;
}

/** @throws 400 once an asset has a number of the type */
function withStartingNumber(type: store.TypeRow, startingNumber = type.starting_number): store.TypeRow {
  if (startingNumber === type.starting_number) return type;
  if (type.next_number !== type.starting_number) {
    throw refuse.fields({ starting_number: ['Assets of this type are numbered already.'] });
  }
  return { ...type, starting_number: startingNumber, next_number: startingNumber };
}

const counted = (count: number) => `${count.toLocaleString('en-NG')} ${count === 1 ? 'asset' : 'assets'}`;

/** `Drone is the type of 3 assets and of 1 asset in the bin, such as DRO-0001.` */
function inUse({ name, asset_count: count }: store.TypeRow, inBin: number, example: string): string {
  const users = [
    ...(count > 0 ? [`of ${counted(count)}`] : []),
    ...(inBin > 0 ? [`of ${counted(inBin)} in the bin`] : []),
  ];
  return `${name} is the type ${users.join(' and ')}, such as ${example}. Give them another type, or delete them for good, first.`;
}

/** `1 asset in the bin, such as DRO-0001, is deleted for ever with Drone.` */
const goesWithIt = ({ name }: store.TypeRow, inBin: number, example: string): string =>
  `${counted(inBin)} in the bin, such as ${example}, ${inBin === 1 ? 'is' : 'are'} deleted for ever with ${name}.`;

export const assetTypesHandlers = ({ clock, jobs }: Platform): Pick<Handlers, AssetTypeOperation> => {
  const note = ({ tx, businessId, userId, address }: Caller, type: store.TypeRow, action: string, text: string) =>
    record(tx, {
      businessId,
      actorId: userId,
      address,
      action: `assetType.${action}`,
      text,
      now: clock.now(),
      subject: { id: type.id, name: type.name },
    });
  return {
    listAssetTypes: async ({ tx, businessId, query: { search = '', vehicle_type_param: areVehicles } }) =>
      (await store.listAssetTypes(tx, businessId, { search, areVehicles })).map(present),

    listAssetTypeNames: ({ tx, businessId }) => store.listAssetTypeNames(tx, businessId),

    listRecentAssetTypes: async ({ tx, businessId }) =>
      (await store.listRecentAssetTypes(tx, businessId, recent)).map(present),

    createAssetType: (call) => {
      const { tx, userId, businessId, body, idempotencyKey } = call;
      const intent = { userId, key: idempotencyKey, operation: 'createAssetType', businessId, body };
      const added = { name: body.name.trim(), startingNumber: body.starting_number ?? 1, now: clock.now() };
      return once(tx, intent, clock.now(), async () => {
        const type = await refuseDuplicates(store.addAssetType(tx, businessId, added), duplicate);
        await note(call, type, 'added', 'Added the asset type');
        return present(type);
      });
    },

    updateAssetType: async (call) => {
      const { tx, businessId, body } = call;
      const type = await claimOwnType(call);
      assertUnchanged(call, present(type));
      const changed = { ...withStartingNumber(type, body.starting_number), name: body.name.trim() };
      await refuseDuplicates(store.updateAssetType(tx, businessId, changed), duplicate);
      await note(call, changed, 'changed', `Changed the asset type ${type.name}`);
      return present(changed);
    },

    deleteAssetType: async (call) => {
      const { tx, businessId, query } = call;
      // The register is locked first, as everywhere.
      await lockRegister(tx, businessId);
      const type = await claimOwnType(call);
      const users = await store.usersOfType(tx, businessId, type.id);
      if (users.example !== null && type.asset_count > 0)
        throw refuse.conflict(inUse(type, users.in_bin, users.example));
      if (users.example !== null && !query.with_bin)
        throw refuse.conflict(goesWithIt(type, users.in_bin, users.example), 'in_bin');
      await purgeAssets(askingOf(call, clock.now()), jobs, await store.binnedOfType(tx, businessId, type.id));
      await store.deleteAssetType(tx, businessId, type.id);
      await note(call, type, 'deleted', 'Deleted the asset type');
      return undefined;
    },

    setAssetTypeDepreciation: async (call) => {
      const { tx, businessId, params, body } = call;
      const before = await store.claimAssetType(tx, businessId, params.id);
      if (before === undefined) throw refuse.missing();
      assertUnchanged(call, present(before));
      const type = await store.setDepreciation(tx, businessId, params.id, body);
      if (type === undefined) throw refuse.missing();
      await note(call, type, 'depreciationChanged', 'Changed the depreciation of the asset type');
      return present(type);
    },
  };
};
