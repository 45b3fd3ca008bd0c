/** Who hears of a reminder, and how. Pure. */

import type { Permission } from '../../platform/contract.ts';
import type { Channel, Speaking } from '../../platform/reminders/deliveries.ts';
import type { Preference } from '../../platform/reminders/preferences.ts';
import { isFor } from '../../platform/security/audience.ts';

export type Member = { id: string; email: string; isOwner: boolean; permissions: readonly Permission[] };

/**
 * Everybody who may know of it, or those of them who were named, and whoever has the thing. The owner hears of it as well
 * when it escalates, and when nobody else is left.
 * @param holderId the member who has the thing, or null
 */
export function listenersOf(reminder: Speaking, members: readonly Member[], holderId: string | null): Member[] {
  const named = new Set(reminder.people);
  const listeners = members.filter(
    (member) =>
      (isFor(reminder.permission, member) && (reminder.everyone || named.has(member.id))) ||
      (reminder.holder && member.id === holderId),
  );
  const isEscalated = reminder.offset < 0;
  if (!isEscalated && listeners.length > 0) return listeners;
  return members.filter((member) => member.isOwner || listeners.includes(member));
}

/** The ways in which a person hears of a kind: all that they have not switched off. */
export function channelsOf(preference: Pick<Preference, 'inApp' | 'byMail'> | undefined): Channel[] {
  const { inApp, byMail } = preference ?? { inApp: true, byMail: true };
  return [...(inApp ? (['app'] as const) : []), ...(byMail ? (['mail'] as const) : [])];
}
