/** What a business has said of which papers a vehicle needs. */
import type { Tx } from '../../platform/database/database.ts';

export async function listNeeds(tx: Tx, businessId: string, vehicle: string): Promise<Map<string, boolean>> {
  const rows = await tx.query<{ paper: string; is_needed: boolean }>(
    'select paper, is_needed from vehicle_paper_needs where business_id = $1 and asset_id = $2',
    [businessId, vehicle],
  );
  return new Map(rows.map(({ paper, is_needed }) => [paper, is_needed]));
}

type Need = { vehicle: string; paper: string; isNeeded: boolean };

export async function setNeed(tx: Tx, businessId: string, { vehicle, paper, isNeeded }: Need): Promise<void> {
  await tx.query(
    `insert into vehicle_paper_needs (business_id, asset_id, paper, is_needed) values ($1, $2, $3, $4)
     on conflict (business_id, asset_id, paper) do update set is_needed = $4`,
    [businessId, vehicle, paper, isNeeded],
  );
}
