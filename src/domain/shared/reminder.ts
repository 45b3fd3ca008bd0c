/** What a person chooses about a reminder, in the contract's words, and how it reads. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';

type Schemas = components['schemas'];
/** All of a new reminder but what it is of. */
export type ReminderChoice = Required<Omit<Schemas['NewReminder'], 'asset' | 'document' | 'maintenance'>>;

/** As a person begins: five days before the due date, at this time of day, for everybody who may know of it. */
export const newReminderChoice = (type: Schemas['ReminderType'], timeOfDay: string): ReminderChoice => ({
  type,
  date: timeOfDay,
  set_reminder: '5d',
  further_reminders: [],
  escalate_after: null,
  recipients: { everyone: true, holder: false, people: [] },
});

/** `5d` as a number. */
const daysOf = (offset: string): number => Number.parseInt(offset, 10);

export function offsetLabel(offset: string): string {
  const days = daysOf(offset);
  if (days === 0) return 'On the day';
  return days === 1 ? '1 day before' : `${days} days before`;
}

const usual = ['0d', '1d', '2d', '3d', '4d', '5d', '7d', '14d', '21d', '30d', '60d', '90d'];
/** Days; the contract's. */
const longest = 365;

/** The offsets to choose from, the shortest first: the usual ones, those that are chosen, and the number that is typed. */
export function offsetsToChoose(chosen: readonly string[], typed: string): string[] {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null;
  const wanted = days !== null && days <= longest ? [`${days}d`] : [];
  return [...new Set([...usual, ...chosen, ...wanted])].sort((one, other) => daysOf(one) - daysOf(other));
}

/** What can be changed of a reminder that is set. */
export const toChoice = ({
  type,
  date,
  set_reminder,
  further_reminders,
  escalate_after,
  recipients,
}: Schemas['Reminder']): ReminderChoice => ({
  type,
  date,
  set_reminder,
  further_reminders,
  escalate_after,
  recipients,
});

/** When it speaks, such as `30, 5 and 1 days before` or `On the day`. */
export function offsetsText(offsets: readonly string[]): string {
  const days = [...new Set(offsets.map(daysOf))].sort((one, other) => other - one);
  const before = days.filter((each) => each > 0).map(String);
  const onDay = days.includes(0);
  const last = before.at(-1);
  if (last === undefined) return 'On the day';
  const list = before.length === 1 ? last : `${before.slice(0, -1).join(', ')} and ${last}`;
  const text = `${list} ${list === '1' ? 'day' : 'days'} before`;
  return onDay ? `${text} and on the day` : text;
}

/**
 * Opens WhatsApp with a text that is ready to send: to a person, or to whom the sender chooses there.
 * @param phoneNumber as +2348031234567
 */
export const whatsAppLink = (phoneNumber: string | null, text: string): string =>
  `https://wa.me/${phoneNumber === null ? '' : phoneNumber.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
