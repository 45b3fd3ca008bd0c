/** How a business is deleted, and by whom. Pure. */
import { day } from '../../platform/time/dates.ts';

/** How long a deleted business can be restored, how long before its end the owner is reminded, and how long an archive is kept; milliseconds. */
export const gracePeriod = 30 * day;
export const warningBefore = 7 * day;

export type KnownEnd = { isOwner: boolean; closedAt: Date | null; deletesAt: Date | null };

/**
 * The standing of a person with a business: *open* and *restorable* (closed, but it can be restored) for its owner, *others*
 * for a member of an open one who is not the owner, *none* when it is unknown to the person or gone.
 */
export function standingOf(known: KnownEnd | undefined, now: Date): 'open' | 'restorable' | 'others' | 'none' {
  if (known === undefined) return 'none';
  if (known.closedAt === null) return known.isOwner ? 'open' : 'others';
  return known.isOwner && known.deletesAt !== null && known.deletesAt > now ? 'restorable' : 'none';
}

/** Whether a person typed the name of a business. Extra spaces and the Unicode form of letters do not matter. */
export const isNamed = (name: string, typed: string): boolean => plain(name) === plain(typed);
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/gu, ' ').trim();
