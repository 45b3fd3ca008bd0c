/** Faults that were reported at labels: the issues with a reference. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';

type Row = Omit<components['schemas']['Fault'], 'reported_at'> & { reported_at: Date };

const columns = 'reference, status, created_at as reported_at';

type Asset = { businessId: string; assetId: string };

export async function findFault(tx: Tx, { businessId, assetId }: Asset, reference: string): Promise<Row | undefined> {
  const [found] = await tx.query<Row>(
    `select ${columns} from asset_issues where business_id = $1 and asset_id = $2 and reference = $3`,
    [businessId, assetId, reference],
  );
  return found;
}

/** The one that was sent before with the same key. */
export async function findRepeated(tx: Tx, { businessId, assetId }: Asset, key: string): Promise<Row | undefined> {
  const [found] = await tx.query<Row>(
    `select ${columns} from asset_issues where business_id = $1 and asset_id = $2 and report_key = $3`,
    [businessId, assetId, key],
  );
  return found;
}

/** Of the whole business. */
export async function hasFaultSince(tx: Tx, businessId: string, since: Date): Promise<boolean> {
  const found = await tx.query(
    'select from asset_issues where business_id = $1 and reference is not null and created_at > $2 limit 1',
    [businessId, since],
  );
  return found.length > 0;
}
