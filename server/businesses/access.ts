/** What an owner may ask of their business while it is open or waits for its end, and the record of what was asked. */
import { findMembership } from '../directory/directory.ts';
import { record } from '../platform/audit.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/errors.ts';
import { standingOf } from './deletion/rules.ts';

/** Who asks for something in a business, and from where. */
export type Asking = { tx: Tx; businessId: string; userId: string; address: string };

/** @throws 404 when the business is not known to the person, or is gone; 403 when somebody else owns it */
export async function findOwned(tx: Tx, userId: string, businessId: string, now: Date) {
  const known = await findMembership(tx, userId, businessId);
  const standing = standingOf(known, now);
  if (known === undefined || standing === 'none') throw refuse.missing();
  if (standing === 'others') throw refuse.forbidden(undefined, 'owner');
  return { ...known, standing };
}

/** Adds an entry to the audit log about the business itself. */
export const note = ({ tx, businessId, userId, address }: Asking, now: Date, action: string, text: string) =>
  record(tx, { businessId, actorId: userId, action, text, subject: null, address, now });
