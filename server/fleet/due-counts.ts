/** How much is due, as triggers count it by day: a sum over days, whatever the number of vehicles. */
import type { Tx } from '../platform/database/database.ts';
import { dueDays } from './dues.ts';

export type DueCounts = { overdue: number; due: number };

export async function countDue(
  tx: Tx,
  businessId: string,
  kind: 'service' | 'paper',
  today: string,
): Promise<DueCounts> {
  const [counts] = await tx.query<DueCounts>(
    `select coalesce(sum(count) filter (where due_on < $3::date), 0)::int as overdue,
       coalesce(sum(count) filter (where due_on >= $3::date), 0)::int as due
     from vehicle_dues where business_id = $1 and kind = $2 and due_on <= $3::date + ${dueDays}`,
    [businessId, kind, today],
  );
  return counts ?? { overdue: 0, due: 0 };
}

export async function sumDue(...asked: Parameters<typeof countDue>): Promise<number> {
  const { overdue, due } = await countDue(...asked);
  return overdue + due;
}
