/** What may be asked of the bin: to take assets, to give them back, and to empty it of some. */
import { codeNames } from '../../../rules/assets/codes.ts';
import type { Asking } from '../../platform/asking.ts';
import type { Jobs } from '../../platform/background-jobs/background-jobs.ts';
import { removeStored } from '../../platform/files/removed-files.ts';
import { sameCodes } from '../assets/codes.ts';
import { titleOf } from '../assets/rules.ts';
import { claimAssets, lockRegister } from '../assets/store.ts';
import { type Outcome, releaseAssets } from '../assignments/acts.ts';
import { outcomesOf } from '../bulk/outcomes.ts';
import { note, type Titled } from '../history/acts.ts';
import * as store from './store.ts';

type Results = { results: Outcome[] };

async function purge(asking: Asking, jobs: Jobs, ids: readonly string[]): Promise<Titled[]> {
  const { tx, businessId } = asking;
  const { purged, stored } = await store.purgeAssets(tx, businessId, ids);
  await removeStored(jobs, tx, stored);
  for (const asset of purged) await note(asking, asset, 'asset.purged', 'Deleted for ever');
  return purged;
}

/** Takes them back from whoever has them. `permanently` does not leave them in the bin. */
export async function binAssets(
  asking: Asking,
  jobs: Jobs,
  { ids, permanently = false }: { ids: readonly string[]; permanently?: boolean | undefined },
): Promise<Results> {
  const { tx, businessId, userId, now } = asking;
  await lockRegister(tx, businessId);
  const claimed = await claimAssets(tx, businessId, ids);
  const found = claimed.map(({ id }) => id);
  await releaseAssets(asking, claimed);
  await store.binAssets(tx, businessId, found, { userId, now });
  if (permanently) await purge(asking, jobs, found);
  else for (const asset of claimed) await note(asking, asset, 'asset.deleted', 'Moved to the bin');
  return outcomesOf(ids, claimed);
}

export async function restoreAssets(asking: Asking, ids: readonly string[]): Promise<Results> {
  const { tx, businessId } = asking;
  await lockRegister(tx, businessId);
  const restored = await store.restoreAssets(tx, businessId, ids);
  const outcomes = outcomesOf(ids, restored);
  for (const asset of restored) {
    // It had its numbers before whoever has them now: it comes back, and both are named.
    const same = await sameCodes(asking, asset, asset.id);
    const said = same.map((owner) => `It has the ${codeNames[owner.field]} of ${titleOf(owner)}.`).join(' ');
    await note(asking, asset, 'asset.restored', `Restored from the bin${said === '' ? '' : `. ${said}`}`);
    for (const outcome of outcomes.results) if (outcome.id === asset.id && said !== '') outcome.detail = said;
  }
  return outcomes;
}

/** Deletes assets of the bin for ever. */
export async function purgeAssets(asking: Asking, jobs: Jobs, ids: readonly string[]): Promise<Results> {
  await lockRegister(asking.tx, asking.businessId);
  return outcomesOf(ids, await purge(asking, jobs, ids));
}
