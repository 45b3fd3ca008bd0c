/** The rows of handovers. Every transaction must have entered the business. */
import type { Person } from '../../directory/directory.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { HandoverState } from './rules.ts';

export type HandoverRow = { id: string; from: Person; to: Person; created_at: Date; state: HandoverState };
const handovers = `select h.id, h.state, h.created_at,
    json_build_object('id', f.id, 'email', f.email, 'name', trim(f.first_name || ' ' || f.last_name)) as "from",
    json_build_object('id', t.id, 'email', t.email, 'name', trim(t.first_name || ' ' || t.last_name)) as "to"
  from administrator_handovers h join users f on f.id = h.from_user_id join users t on t.id = h.to_user_id
  where h.business_id = $1`;

export async function openHandover(tx: Tx, businessId: string): Promise<HandoverRow | undefined> {
  const [found] = await tx.query<HandoverRow>(`${handovers} and h.state = 'open'`, [businessId]);
  return found;
}

export async function readHandover(tx: Tx, businessId: string, id: string): Promise<HandoverRow | undefined> {
  const [found] = await tx.query<HandoverRow>(`${handovers} and h.id = $2`, [businessId, id]);
  return found;
}

type NewHandover = { businessId: string; from: string; to: string; now: Date };

export async function addHandover(tx: Tx, { businessId, from, to, now }: NewHandover): Promise<string> {
  const id = newId();
  await tx.query(
    `insert into administrator_handovers (business_id, id, from_user_id, to_user_id, created_at)
     values ($1, $2, $3, $4, $5)`,
    [businessId, id, from, to, now],
  );
  return id;
}

export async function endHandover(
  tx: Tx,
  { businessId, id, state, now }: { businessId: string; id: string; state: HandoverState; now: Date },
) {
  await tx.query('update administrator_handovers set state = $3, ended_at = $4 where business_id = $1 and id = $2', [
    businessId,
    id,
    state,
    now,
  ]);
}
