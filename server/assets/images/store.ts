/** The image of an asset. */
import type { Tx } from '../../platform/database/database.ts';

export async function findImage(tx: Tx, businessId: string, id: string) {
  const [found] = await tx.query<{ storedAs: string; type: string; size: number }>(
    `select stored_as as "storedAs", image_type as type, image_size::float8 as size from assets
     where business_id = $1 and id = $2 and deleted_at is null and stored_as is not null`,
    [businessId, id],
  );
  return found;
}

export type StoredImage = { storedAs: string; type: string; size: number };

/** Null takes the image away. */
export async function storeImage(tx: Tx, businessId: string, id: string, image: StoredImage | null) {
  await tx.query(
    `update assets set stored_as = $3, image_type = $4, image_size = $5, version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, id, image?.storedAs ?? null, image?.type ?? null, image?.size ?? null],
  );
}

/** Where the images of a business are stored, those in the bin included. */
export async function listStored(tx: Tx, businessId: string): Promise<string[]> {
  const rows = await tx.query<{ storedAs: string }>(
    'select stored_as as "storedAs" from assets where business_id = $1 and stored_as is not null',
    [businessId],
  );
  return rows.map(({ storedAs }) => storedAs);
}
