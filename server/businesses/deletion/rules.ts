/** How a business ends, and who may have a say in that. Pure. */
import { day } from '../../platform/dates.ts';

/** How long a deleted business can be restored, how long before its end the owner is reminded, and how long an archive is kept; milliseconds. */
export const gracePeriod = 30 * day;
export const warningBefore = 7 * day;

export type KnownEnd = { isOwner: boolean; closedAt: Date | null; deletesAt: Date | null };

/**
 * What a person has to do with a business: *open*, *restorable* (closed, its owner may open it again), *others* (a member
 * who is not its owner, or whom a closed one no longer lets in), *none* (unknown, or gone).
 */
export function standingOf(known: KnownEnd | undefined, now: Date): 'open' | 'restorable' | 'others' | 'none' {
  if (known === undefined) return 'none';
  if (known.closedAt === null) return known.isOwner ? 'open' : 'others';
  return known.isOwner && known.deletesAt !== null && known.deletesAt > now ? 'restorable' : 'none';
}

/** Whether somebody typed what a business is called: spaces around and between words, and how letters are composed, do not matter. */
export const isNamed = (name: string, typed: string): boolean => plain(name) === plain(typed);
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/gu, ' ').trim();
