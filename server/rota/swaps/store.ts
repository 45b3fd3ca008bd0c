/** Shifts that are given and taken. Every transaction must have entered the business. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { type PageQuery, type Selected, selectPage } from '../../platform/database/lists.ts';

export type Status = components['schemas']['ShiftSwapStatus'];
export type Swap = {
  id: string;
  status: Status;
  /** Ids of shifts. */
  shift: string;
  exchange: string | null;
  /** Ids of employees. */
  giver: string | null;
  taker: string | null;
  note: string | null;
  reason: string | null;
  created_at: Date;
};

/** What was stored as waiting, and what the plan or the day has overtaken since, as `ended`. $2 is today. */
const seen = `select w.id, w.shift_id as shift, w.exchange_id as exchange, w.giver_id as giver, w.taker_id as taker, w.note,
    w.reason, w.created_at,
    case when w.status in ('offered', 'accepted') and (s.employee_id is distinct from w.giver_id or s.day < $2::date
      or (x.id is not null and (x.employee_id is distinct from w.taker_id or x.day < $2::date))) then 'ended'
      else w.status end as status
  from shift_swaps w
    join shifts s on s.business_id = w.business_id and s.id = w.shift_id
    left join shifts x on x.business_id = w.business_id and x.id = w.exchange_id
  where w.business_id = $1`;

type Asked = PageQuery & {
  status?: Status;
  today: string;
  /** Whose they see; null of everybody. */
  viewer: { employee: string | null } | null;
};

export const listSwaps = (tx: Tx, businessId: string, asked: Asked): Promise<Selected<Swap>> =>
  selectPage<Swap>(tx, asked, {
    columns: 'w.*',
    from: `(${seen}) w where ($3::text is null or w.status = $3) and ($4::boolean or w.giver = $5 or w.taker = $5
      or (w.status = 'offered' and w.taker is null and $5::uuid is not null))`,
    values: [businessId, asked.today, asked.status ?? null, asked.viewer === null, asked.viewer?.employee ?? null],
    orderBy: `array_position('{accepted,offered}'::text[], w.status) nulls last, w.created_at desc, w.id`,
  });

/** Locks it until the transaction ends. */
export async function claimSwap(tx: Tx, businessId: string, id: string, today: string): Promise<Swap | undefined> {
  await tx.query('select from shift_swaps where business_id = $1 and id = $2 for update', [businessId, id]);
  const [found] = await tx.query<Swap>(`${seen} and w.id = $3`, [businessId, today, id]);
  return found;
}

/** What waits with one of the shifts, given or in exchange. */
export async function waitingOf(tx: Tx, businessId: string, shifts: readonly string[], today: string): Promise<Swap[]> {
  return tx.query<Swap>(
    `${seen} and w.status in ('offered', 'accepted') and (w.shift_id = any($3) or w.exchange_id = any($3))`,
    [businessId, today, shifts],
  );
}

export async function addSwap(tx: Tx, businessId: string, swap: Omit<Swap, 'id' | 'reason'>): Promise<Swap> {
  const id = newId();
  const { shift, giver, taker, exchange, status, note, created_at: now } = swap;
  await tx.query(
    `insert into shift_swaps (business_id, id, shift_id, giver_id, taker_id, exchange_id, status, note, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [businessId, id, shift, giver, taker, exchange, status, note, now],
  );
  return { ...swap, id, reason: null };
}

export const changeSwap = (tx: Tx, businessId: string, { id, status, taker, reason }: Swap) =>
  tx.query('update shift_swaps set status = $3, taker_id = $4, reason = $5 where business_id = $1 and id = $2', [
    businessId,
    id,
    status,
    taker,
    reason,
  ]);
