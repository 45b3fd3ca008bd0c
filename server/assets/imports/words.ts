/** Asset types and locations that an import of assets adds, and takes back when it is undone. */

import type { Tx } from '../../platform/database/database.ts';
import { removeStored } from '../../platform/files/removed-files.ts';
import type { ImportTask, NewWord } from '../../platform/imports/store.ts';
import type { Words } from '../../platform/imports/words.ts';
import type { Platform } from '../../platform/platform.ts';
import { record, recordAll } from '../../platform/security/audit.ts';
import type { Regions } from '../../plug/services.ts';
import { addAssetType, claimAssetType, deleteAssetType, findAssetType, hasPlans } from '../asset-types/store.ts';
import { titleOf } from '../assets/rules.ts';
import { lockRegister } from '../assets/store.ts';
import { purgeAssets } from '../bin/store.ts';
import { binnedOf, leaveLocation } from './store.ts';

type Means = { jobs: Platform['jobs']; regions: Regions; now: () => Date };

export function assetWords({ jobs, regions, now }: Means): Words {
  const about = ({ businessId, userId, address }: ImportTask) => ({ businessId, actorId: userId, address, now: now() });

  /** When another transaction adds the same at this moment, the index refuses one, and its job is worked on again. */
  async function addType(tx: Tx, task: ImportTask, name: string): Promise<string | null> {
    if (await findAssetType(tx, task.businessId, name)) return null;
    const { id } = await addAssetType(tx, task.businessId, { name, startingNumber: 1, now: now() });
    await record(tx, {
      ...about(task),
      action: 'assetType.added',
      text: 'Imported the asset type',
      subject: { id, name },
    });
    return id;
  }

  /** An asset has a type: those that the undo has moved to the bin go with it. */
  async function removeType(
    tx: Tx,
    task: ImportTask,
    { id, name }: NewWord & { id: string },
    undone: readonly string[],
  ) {
    const { businessId } = task;
    const type = await claimAssetType(tx, businessId, id);
    if (type === undefined) return true;
    if (type.name !== name || (await hasPlans(tx, businessId, id))) return false;
    const { purged, stored } = await purgeAssets(tx, businessId, await binnedOf(tx, businessId, id, undone));
    await removeStored(jobs, tx, stored);
    await deleteAssetType(tx, businessId, id);
    await recordAll(tx, about(task), [
      ...purged.map((asset) => ({
        action: 'asset.purged',
        text: 'Deleted for ever with its type, because their import was undone',
        subject: { id: asset.id, name: titleOf(asset) },
      })),
      {
        action: 'assetType.deleted',
        text: 'Deleted the asset type, because its import was undone',
        subject: { id, name },
      },
    ]);
    return true;
  }

  return {
    add: (tx, task, { column, name }) =>
      column === 'location'
        ? regions.add(tx, { businessId: task.businessId, name, now: now() })
        : addType(tx, task, name),

    remove: async (tx, task, word, undone) => {
      const { businessId } = task;
      await lockRegister(tx, businessId);
      if (word.column !== 'location') return removeType(tx, task, word, undone);
      await leaveLocation(tx, businessId, word.id, undone);
      return regions.remove(tx, { ...word, businessId });
    },
  };
}
