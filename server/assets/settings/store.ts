/** How a business keeps its assets. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';

type Settings = components['schemas']['AssetSettings'];

export async function findSettings(tx: Tx, businessId: string): Promise<Settings> {
  const [found] = await tx.query<Settings>('select takes_fault_reports from asset_settings where business_id = $1', [
    businessId,
  ]);
  return found ?? { takes_fault_reports: true };
}

export async function storeSettings(tx: Tx, businessId: string, { takes_fault_reports: takes }: Settings) {
  await tx.query(
    `insert into asset_settings (business_id, takes_fault_reports) values ($1, $2)
     on conflict (business_id) do update set takes_fault_reports = excluded.takes_fault_reports`,
    [businessId, takes],
  );
}
