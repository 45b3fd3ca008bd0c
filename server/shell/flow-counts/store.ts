/** How often people take each transition of each flow, by day. No row names a person or a business. */
import { countRows } from '../../platform/database/counts.ts';
import type { Tx } from '../../platform/database/database.ts';

/** @returns false when the batch has been added before */
export async function addBatch(tx: Tx, id: string, now: Date): Promise<boolean> {
  const added = await tx.query(
    'insert into flow_count_batches (id, received_at) values ($1, $2) on conflict do nothing returning id',
    [id, now],
  );
  return added.length > 0;
}

export const countKinds = (tx: Tx, day: string): Promise<number> =>
  countRows(tx, 'select count(*)::int as count from flow_counts where day = $1', [day]);

export type Counted = { flow: string; counted: string; times: number };

export async function addCounts(tx: Tx, day: string, counts: readonly Counted[]): Promise<void> {
  await tx.query(
    `insert into flow_counts as held (day, flow, counted, times)
     select $1, flow, counted, times from unnest($2::text[], $3::text[], $4::bigint[]) as added (flow, counted, times)
     -- In one order, so that two batches never wait for each other.
     order by flow, counted
     on conflict (flow, day, counted) do update set times = held.times + excluded.times`,
    [day, counts.map(({ flow }) => flow), counts.map(({ counted }) => counted), counts.map(({ times }) => times)],
  );
}

export async function sumCounts(tx: Tx, flow: string, from: string, to: string): Promise<Record<string, number>> {
  const rows = await tx.query<Omit<Counted, 'flow'>>(
    `select counted, sum(times)::float8 as times from flow_counts
     where flow = $1 and day between $2 and $3 group by counted order by counted`,
    [flow, from, to],
  );
  return Object.fromEntries(rows.map(({ counted, times }) => [counted, times]));
}

/** After 40 days no browser sends a batch again: it drops what it could not send in 30. */
export async function forgetOldBatches(tx: Tx, now: Date): Promise<void> {
  await tx.query("delete from flow_count_batches where received_at < $1::timestamptz - interval '40 days'", [now]);
}
