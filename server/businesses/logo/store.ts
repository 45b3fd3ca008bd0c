/** The logo of a business. */
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { KeptFile } from '../../plug/new-business.ts';

export async function findLogo(tx: Tx, businessId: string) {
  const [file] = await tx.query<{ storedAs: string; type: string; size: string }>(
    `select stored_as as "storedAs", type, size from business_files where business_id = $1 and purpose = 'logo'`,
    [businessId],
  );
  return file;
}

/** @returns where the removed logo is stored; empty when there was none */
export async function removeLogo(tx: Tx, businessId: string): Promise<string[]> {
  const removed = await tx.query<{ storedAs: string }>(
    `delete from business_files where business_id = $1 and purpose = 'logo' returning stored_as as "storedAs"`,
    [businessId],
  );
  return removed.map(({ storedAs }) => storedAs);
}

type NewLogo = Omit<KeptFile, 'type'> & { type: string | null };

export async function addLogo(tx: Tx, businessId: string, logo: NewLogo, now: Date) {
  await tx.query(
    `insert into business_files (business_id, id, purpose, stored_as, filename, type, size, sha256, created_at)
     values ($1, $2, 'logo', $3, $4, $5, $6, $7, $8)`,
    [businessId, newId(), logo.storedAs, logo.filename, logo.type, logo.size, logo.sha256, now],
  );
}
