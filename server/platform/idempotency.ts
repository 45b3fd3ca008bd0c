/** Makes creations idempotent: `once` stores the answer under the caller's Idempotency-Key for 24 hours. */
import type { Tx } from './database.ts';
import { refuse } from './errors.ts';

export type Intent = { userId: string; key: string | null; operation: string; fingerprint: string };

/**
 * Runs `act`, unless this person used the key for the operation in the last 24 hours: then returns the stored answer.
 * A second call at the same time waits for the first one's transaction. Without a key, `act` simply runs.
 * @throws 409 when the key came with another fingerprint.
 */
export async function once<T>(
  tx: Tx,
  { userId, key, operation, fingerprint }: Intent,
  now: Date,
  act: () => Promise<T>,
): Promise<T> {
  if (key === null) return act();
  const made = await tx.query(
    `insert into idempotency_keys as used (user_id, operation, key, fingerprint, created_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, operation, key) do update
       set fingerprint = excluded.fingerprint, created_at = excluded.created_at, answer = null
       where used.created_at <= excluded.created_at - interval '24 hours'
     returning key`,
    [userId, operation, key, fingerprint, now],
  );
  if (made.length === 0) {
    const [used] = await tx.query<{ fingerprint: string; answer: T }>(
      'select fingerprint, answer from idempotency_keys where user_id = $1 and operation = $2 and key = $3',
      [userId, operation, key],
    );
    if (used?.fingerprint !== fingerprint) {
      throw refuse.conflict('This Idempotency-Key was used with another request.');
    }
    return used.answer;
  }
  const answer = await act();
  await tx.query('update idempotency_keys set answer = $4 where user_id = $1 and operation = $2 and key = $3', [
    userId,
    operation,
    key,
    JSON.stringify(answer),
  ]);
  return answer;
}

/** What was asked for could not be done: the same key may ask for it once more. */
export async function forget(tx: Tx, { userId, key, operation }: Intent) {
  if (key === null) return;
  await tx.query('delete from idempotency_keys where user_id = $1 and operation = $2 and key = $3', [
    userId,
    operation,
    key,
  ]);
}
