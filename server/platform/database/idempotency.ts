/**
 * Makes creations and acts idempotent: `once` stores the answer under the caller's Idempotency-Key for 24 hours, sealed, since an
 * answer may have a link or pay in it; of the request only a keyed digest is kept.
 */
import { createHash } from 'node:crypto';
import type { Operation } from '../contract.ts';
import { refuse } from '../errors.ts';
import type { Clock } from '../time/clock.ts';
import type { Tx } from './database.ts';

export type Intent = {
  userId: string;
  key: string | null;
  operation: string;
  /** Null where the operation has no business yet. */
  businessId: string | null;
  /** What is asked for, as JSON. */
  body: unknown;
};

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same for the same body in the same business, whatever the order of its fields. */
export function fingerprintOf({ businessId, body }: Pick<Intent, 'businessId' | 'body'>): string {
  const text = JSON.stringify([businessId, body], (_name, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Runs `act`, unless this person used the key for the operation in the last 24 hours: then returns the stored answer.
 * A second call at the same time waits for the first one's transaction. Without a key, `act` simply runs.
 * @throws 409 when the key came with another body or for another business.
 */
export async function once<T>(
  tx: Tx,
  { userId, key, operation, ...asked }: Intent,
  now: Date,
  act: () => Promise<T>,
): Promise<T> {
  if (key === null) return act();
  const { sealing } = tx;
  const fingerprint = sealing.digest(fingerprintOf(asked));
  const made = await tx.query(
    `insert into idempotency_keys as used (user_id, operation, key, fingerprint, created_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, operation, key) do update
       set fingerprint = excluded.fingerprint, created_at = excluded.created_at, answer = null
       where used.created_at <= excluded.created_at - interval '24 hours'
     returning key`,
    [userId, operation, key, fingerprint, now],
  );
  if (made.length === 0) {
    const [used] = await tx.query<{ fingerprint: string; answer: string }>(
      'select fingerprint, answer from idempotency_keys where user_id = $1 and operation = $2 and key = $3',
      [userId, operation, key],
    );
    if (used?.fingerprint !== fingerprint) {
      throw refuse.conflict('This Idempotency-Key was used with another request.');
    }
    return (JSON.parse(sealing.open(userId, used.answer)) ?? undefined) as T;
  }
  const answer = await act();
  await tx.query('update idempotency_keys set answer = $4 where user_id = $1 and operation = $2 and key = $3', [
    userId,
    operation,
    key,
    JSON.stringify(sealing.seal(userId, JSON.stringify(answer ?? null))),
  ]);
  return answer;
}

type KeyedCall = {
  tx: Tx;
  userId: string;
  businessId: string;
  idempotencyKey: string | null;
  params: unknown;
  body: unknown;
};

/**
 * A handler of which a retry under the same key gets the first answer, where its twin would be refused: what it asked for
 * has been done. The operation declares the key.
 */
export const repeatable =
  <Call extends KeyedCall, Answer>(
    clock: Clock,
    operation: Operation['id'],
    handler: (call: Call) => Promise<Answer>,
  ) =>
  (call: Call): Promise<Answer> => {
    const { tx, userId, businessId, idempotencyKey: key, params, body } = call;
    const intent = { userId, key, operation, businessId, body: { params, body } };
    return once(tx, intent, clock.now(), () => handler(call));
  };

/** What was asked for could not be done: the same key may ask for it once more. */
export async function forget(tx: Tx, { userId, key, operation }: Intent) {
  if (key === null) return;
  await tx.query('delete from idempotency_keys where user_id = $1 and operation = $2 and key = $3', [
    userId,
    operation,
    key,
  ]);
}
