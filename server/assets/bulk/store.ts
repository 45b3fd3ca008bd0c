/** Places and states of several assets at once. */
import type { Tx } from '../../platform/database/database.ts';

type Move = { id: string; location_id: string | null; status: string };

export async function storeMoves(tx: Tx, businessId: string, moves: readonly Move[]): Promise<void> {
  if (moves.length === 0) return;
  await tx.query(
    `update assets a set location_id = moved.location_id, status = moved.status, version = version + 1
     from unnest($2::uuid[], $3::uuid[], $4::text[]) as moved (id, location_id, status)
     where a.business_id = $1 and a.id = moved.id`,
    [
      businessId,
      moves.map(({ id }) => id),
      moves.map(({ location_id }) => location_id),
      moves.map(({ status }) => status),
    ],
  );
}
