/** Runs a handler for a signed-in person in the transaction that their operation needs, once they are allowed to. */

import type { Operation } from '../contract.ts';
import type { Database, Tx } from '../database/database.ts';
import { repeatable } from '../database/idempotency.ts';
import type { Clock } from '../time/clock.ts';
import {
  type Asked,
  type Authorise,
  type Authorised,
  assertAllowed,
  assertNotOneself,
  type Holds,
  type IsAmong,
  isOpenToHolder,
} from './authorization.ts';
import type { Who } from './request.ts';

/** A handler of any operation: the contract gives each its own types, which the router does not know. */
export type Handler = (call: unknown) => Promise<unknown>;
type Means = { db: Database; clock: Clock; authorise: Authorise; holds: Holds; isAmong: IsAmong };

export async function runAsPerson(
  { db, clock, authorise, holds, isAmong }: Means,
  operation: Operation,
  who: Who,
  call: Asked & { idempotencyKey: string | null },
  handler: Handler,
): Promise<unknown> {
  const businessId = operation.isOfBusiness ? (call.params as { domain: string }).domain : null;
  const allow = async (tx: Tx): Promise<Authorised> => {
    const now = clock.now();
    const authorised = await authorise(tx, { ...who, businessId, now });
    const isHolder = await isOpenToHolder(tx, operation, call.params, authorised, { holds, userId: who.userId });
    assertAllowed(operation, call, authorised, { now, isHolder });
    await assertNotOneself(tx, operation, call, authorised, { isAmong, userId: who.userId });
    return authorised;
  };
  if (operation.isHeld) {
    const authorised = await db.read({ userId: who.userId }, allow);
    return handler({ ...call, ...who, ...authorised });
  }
  // A person's own reads have no effect, so they are sent together with the question whether they are allowed.
  if (operation.method === 'GET' && businessId === null) {
    return db.read({ userId: who.userId }, async (tx) => {
      const result = handler({ ...call, ...who, tx });
      // Where the handler fails as well, the answer is that the sign-in has ended.
      result.catch(() => undefined);
      await allow(tx);
      return await result;
    });
  }
  return db.as({ userId: who.userId, ...(businessId === null ? {} : { businessId }) }, async (tx) => {
    const authorised = { ...call, ...who, tx, ...(await allow(tx)) };
    if (!operation.isOnce || businessId === null) return handler(authorised);
    return repeatable(clock, operation.id, handler)({ ...authorised, businessId });
  });
}
