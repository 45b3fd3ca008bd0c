/** The owner's access to a business that is open or waits for its deletion, with an audit entry. */
import { findMembership } from '../directory/directory.ts';
import type { Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/errors.ts';
import { record } from '../platform/security/audit.ts';
import { standingOf } from './deletion/rules.ts';

/** Who asks for something in a business, and from where. */
export type Asking = { tx: Tx; businessId: string; userId: string; address: string };

/** @throws 404 when the person is no member or the business is deleted; 403 when they do not own it */
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
