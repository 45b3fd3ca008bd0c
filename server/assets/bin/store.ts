/** The bin: assets that were deleted and can be restored. */
import type { Tx } from '../../platform/database/database.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';
import { removeReminders } from '../../platform/reminders/reminders.ts';
import { listStoredAbout } from '../attachments/store.ts';
import { aboutAsset } from '../reminders/store.ts';

export type BinRow = {
  id: string;
  number: string;
  name: string;
  asset_type: string;
  deleted_at: Date;
  deleted_by: string;
};

/** Those deleted last first. */
export const listBin = (tx: Tx, businessId: string, query: PageQuery) =>
  selectPage<BinRow>(tx, query, {
    columns: 'a.id, a.number, a.name, t.name as asset_type, a.deleted_at, a.deleted_by',
    from: `assets a join asset_types t on t.business_id = a.business_id and t.id = a.asset_type_id
      where a.business_id = $1 and a.deleted_at is not null`,
    values: [businessId],
    orderBy: 'a.deleted_at desc, a.id desc',
  });

/** Into the bin. Nobody has them any more, and a trigger pauses their reminders. */
export async function binAssets(tx: Tx, businessId: string, ids: readonly string[], by: { userId: string; now: Date }) {
  await tx.query(
    'update assets set deleted_at = $3, deleted_by = $4, version = version + 1 where business_id = $1 and id = any($2)',
    [businessId, ids, by.now, by.userId],
  );
}

type Binned = { id: string; name: string; number: string; storedAs: string | null };
type Restored = Binned & { plate_no: string; serial_no: string };

/** A trigger lets their reminders speak again, which say what they have missed. */
export async function restoreAssets(tx: Tx, businessId: string, ids: readonly string[]): Promise<Restored[]> {
  const restored = await tx.query<Restored>(
    `update assets set deleted_at = null, deleted_by = null, version = version + 1
     where business_id = $1 and id = any($2) and deleted_at is not null
     returning id, name, number, plate_no, serial_no, stored_as as "storedAs"`,
    [businessId, ids],
  );
  return restored;
}

const remindersAbout = (businessId: string, assets: readonly Binned[]) => ({
  businessId,
  kind: aboutAsset,
  ids: assets.map(({ id }) => id),
});

/** With everything about them; `stored` are the files that are to be removed. */
export async function purgeAssets(tx: Tx, businessId: string, ids: readonly string[]) {
  const claimed = await tx.query<{ id: string }>(
    'select id from assets where business_id = $1 and id = any($2) and deleted_at is not null order by id for update',
    [businessId, ids],
  );
  const going = claimed.map(({ id }) => id);
  const attached = await listStoredAbout(tx, businessId, going);
  const purged = await tx.query<Binned>(
    `delete from assets where business_id = $1 and id = any($2) returning id, name, number, stored_as as "storedAs"`,
    [businessId, going],
  );
  await removeReminders(tx, remindersAbout(businessId, purged));
  return { purged, stored: [...attached, ...purged.flatMap(({ storedAs }) => storedAs ?? [])] };
}

/** The ids of those that were deleted before a time, the oldest first. */
export async function binnedBefore(tx: Tx, businessId: string, before: Date, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'select id from assets where business_id = $1 and deleted_at <= $2 order by deleted_at, id limit $3',
    [businessId, before, limit],
  );
  return rows.map(({ id }) => id);
}

/** In a transaction that speaks for nobody. */
export async function businessesWithOldBins(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>('select id from businesses_with_old_bins($1) as id', [before]);
  return rows.map(({ id }) => id);
}
