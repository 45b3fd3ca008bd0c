/**
 * Works out what is due next, from all that was done, left out and read: nothing is counted on, so that a deleted entry or a
 * corrected reading cannot leave a wrong date behind.
 */
import type { Tx } from '../../platform/database/database.ts';
import { firstDue, type Meters } from './forecast.ts';
import { knownOf, listPairs, type Pair } from './known.ts';
import { dueAfter, type Turn } from './recurrence.ts';
import { endReminders, type Moved, remind } from './reminding.ts';

/** Of one asset, or of the assets that a plan is for: so many of them at once, from the one `after` another. */
type Scope = { assetId: string } | { planId: string; after?: string };
/** Which reminders are set again: those of what moved, all of them, or all with new settings. */
export type Reminding = 'moved' | 'all' | 'anew';
type Asking = { tx: Tx; businessId: string; now: Date };

/** Assets of a plan that one transaction gets to. */
const atOnce = 100;

type Kept = {
  id: string;
  plan: string;
  asset: string;
  dueOn: string | null;
  dueKm: number | null;
  dueHours: number | null;
  because: string;
  turn: number;
};
type Next = Omit<Kept, 'id'> & { pair: Pair };

/** @returns the last asset that it got to, when there are more of them; null at the end */
export async function refreshDues(
  asking: Asking,
  scope: Scope,
  reminding: Reminding = 'moved',
): Promise<string | null> {
  const { tx, businessId } = asking;
  const [assetId, planId] = ['assetId' in scope ? scope.assetId : null, 'planId' in scope ? scope.planId : null];
  const after = ('after' in scope ? scope.after : null) ?? null;
  const found = await listPairs(tx, businessId, { assetId, planId, after, limit: planId === null ? null : atOnce + 1 });
  const pairs = planId === null ? found : found.slice(0, atOnce);
  const last = pairs.length < found.length ? (pairs.at(-1)?.asset ?? null) : null;
  // Locked before anything is read, so that two who work it out take turns and the later one knows everything.
  const kept = await tx.query<Kept>(
    `select id, plan_id as plan, asset_id as asset, due_on::text as "dueOn", due_km as "dueKm", due_hours as "dueHours",
       because, turn
     from maintenance_dues where business_id = $1 and ($2::uuid is null or asset_id = $2) and ($3::uuid is null or plan_id = $3)
       and ($4::uuid is null or asset_id > $4) and ($5::uuid is null or asset_id <= $5)
     order by plan_id, asset_id for update`,
    [businessId, assetId, planId, after, last],
  );
  const known = await knownOf(tx, businessId, pairs, planId);
  const wanted: Next[] = [];
  for (const pair of pairs) wanted.push(await nextOf(pair, known.turnsOf(pair), known.metersOf(pair)));
  const keptOf = new Map(kept.map((row) => [keyOf(row), row]));
  const isMoved = (next: Next) => {
    const before = keptOf.get(keyOf(next));
    return before === undefined || columns.some((column) => before[column] !== next[column]);
  };
  const moved = wanted.filter(isMoved);
  const ids = new Map((await store(tx, businessId, moved)).map((row) => [keyOf(row), row.id]));
  const left = new Set(wanted.map(keyOf));
  await drop(
    asking,
    kept.filter((row) => !left.has(keyOf(row))).map(({ id }) => id),
  );
  const spoken = (reminding === 'moved' ? moved : wanted).flatMap((next): Moved[] => {
    const before = keptOf.get(keyOf(next)) ?? null;
    const id = ids.get(keyOf(next)) ?? before?.id;
    return id === undefined ? [] : [{ id, pair: next.pair, dueOn: next.dueOn, turn: next.turn, before }];
  });
  await remind(asking, spoken, reminding === 'anew');
  return last;
}

const keyOf = ({ plan, asset }: { plan: string; asset: string }) => `${plan} ${asset}`;
const columns = ['dueOn', 'dueKm', 'dueHours', 'because', 'turn'] as const;

async function nextOf(pair: Pair, turns: readonly Turn[], meters: Meters): Promise<Next> {
  const due = dueAfter(pair.rhythm, pair.start, turns, pair.resumedOn);
  const { on, because } = await firstDue(due, meters);
  const { plan, asset } = pair;
  return { pair, plan, asset, dueOn: on, dueKm: due.km, dueHours: due.hours, because, turn: turns.length };
}

function store(tx: Tx, businessId: string, moved: readonly Next[]) {
  const rows = moved.map(({ pair: _, ...row }) => row);
  return tx.query<Pick<Kept, 'id' | 'plan' | 'asset'>>(
    `insert into maintenance_dues as d (business_id, plan_id, asset_id, due_on, due_km, due_hours, because, turn)
     select $1, plan, asset, "dueOn", "dueKm", "dueHours", because, turn
     from jsonb_to_recordset($2)
       as w (plan uuid, asset uuid, "dueOn" date, "dueKm" int, "dueHours" int, because text, turn int)
     order by plan, asset
     on conflict (business_id, plan_id, asset_id) do update set (due_on, due_km, due_hours, because, turn)
       = row(excluded.due_on, excluded.due_km, excluded.due_hours, excluded.because, excluded.turn)
     returning d.id, d.plan_id as plan, d.asset_id as asset`,
    [businessId, JSON.stringify(rows)],
  );
}

async function drop(asking: Asking, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await endReminders(asking, ids);
  await asking.tx.query('delete from maintenance_dues where business_id = $1 and id = any($2)', [
    asking.businessId,
    ids,
  ]);
}
