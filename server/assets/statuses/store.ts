/** What assets were, and since when. Triggers write it with each change; here is what is known of an earlier time. */
import type { Tx } from '../../platform/database/database.ts';
import type { AssetStatus } from '../assets/rules.ts';

type Begun = { since: Date; status: AssetStatus };

/** The whole history of one asset, the oldest first. The last one lasts, so it has to be what the asset is now. */
export async function replaceStatuses(tx: Tx, businessId: string, assetId: string, history: readonly Begun[]) {
  await tx.query('delete from asset_status_periods where business_id = $1 and asset_id = $2', [businessId, assetId]);
  await tx.query(
    `insert into asset_status_periods (business_id, asset_id, since, until, status)
     select $1, $2, h.since, lead(h.since) over (order by h.since), h.status
     from unnest($3::timestamptz[], $4::text[]) h (since, status)`,
    [businessId, assetId, history.map(({ since }) => since), history.map(({ status }) => status)],
  );
}
