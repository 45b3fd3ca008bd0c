/** What a renewal of a paper or a service asks for, and what it sends. Pure; dates are YYYY-MM-DD, empty when not chosen. */

import type { components } from '../../../openapi/generated/contract.ts';
import { paperTypes } from '../../../openapi/generated/lists/fleet.papers.ts';
import { nairaIn } from '../../../rules/shared/naira.ts';

type Schemas = components['schemas'];
export type RenewalKind = 'paper' | 'service';

export type RenewalFields = {
  /** Of a paper. */
  type: string;
  /** The title of a paper, the description of a service. */
  title: string;
  /** When the paper was issued or the service was done. */
  date: string;
  due_date: string;
  mileage: string;
  /** One of the lead times; empty for none. */
  reminder_days: string;
  /** In naira, such as 1500.50. */
  cost: string;
};
export const emptyRenewal: RenewalFields = {
  type: '',
  title: '',
  date: '',
  due_date: '',
  mileage: '',
  reminder_days: '',
  cost: '',
};

/** Days before something is due, with their words. */
export const leadTimes = { '30': '4 weeks', '21': '3 weeks', '14': '2 weeks', '7': '1 week' } as const;
/** Nothing for days that only the register offers: they stay as they are. */
const reminderOf = (text: string): { reminder_days?: 30 | 21 | 14 | 7 | null } => {
  if (text === '') return { reminder_days: null };
  const days = ([30, 21, 14, 7] as const).find((each) => String(each) === text);
  return days === undefined ? {} : { reminder_days: days };
};
/** Undefined for a type that the business made up, which stays. */
export const typeIn = (text: string) => paperTypes.find((each) => each === text);

type Mistakes = Record<string, string[]>;

/** @param after the day that the new one has to be later than: when the paper expires, or when the service was done */
export function mistakesIn(fields: RenewalFields, kind: RenewalKind, after: string | null): Mistakes {
  const { type, title, date, due_date: due, reminder_days: days } = fields;
  const required = ['Required'];
  const mistakes: Mistakes = {};
  if (title.trim() === '') mistakes.title = required;
  if (kind === 'paper') {
    if (type === '') mistakes.type = required;
    if (due === '') mistakes.due_date = required;
    else if (after !== null && due <= after) mistakes.due_date = ['Choose a later day than that of the paper before.'];
  } else if (date === '') mistakes.date = required;
  else if (after !== null && date <= after) mistakes.date = ['Choose a later day than that of the service before.'];
  if (due !== '' && date !== '' && due < date) mistakes.due_date = ['It must not be before the date above.'];
  if (due === '' && days !== '') mistakes.due_date = ['Say when it is due to be reminded.'];
  return mistakes;
}

export const numberIn = (text: string) => (text === '' ? null : Number(text));
const dateIn = (text: string) => (text === '' ? null : text);

export const toPaper = (fields: RenewalFields, attachments: string[]): Schemas['VehiclePaperRenewal'] => {
  const type = typeIn(fields.type);
  return {
    ...(type === undefined ? {} : { type }),
    title: fields.title.trim(),
    issue_date: dateIn(fields.date),
    due_date: dateIn(fields.due_date),
    mileage: numberIn(fields.mileage),
    cost: nairaIn(fields.cost),
    ...reminderOf(fields.reminder_days),
    attachments,
  };
};

export const toService = (fields: RenewalFields, attachments: string[]): Schemas['VehicleServiceRenewal'] => ({
  description: fields.title.trim(),
  service_date: fields.date,
  due_date: dateIn(fields.due_date),
  mileage: numberIn(fields.mileage),
  ...reminderOf(fields.reminder_days),
  cost: nairaIn(fields.cost),
  attachments,
});

/** The server's names of fields in what it refuses. */
export const fieldOf: Readonly<Record<string, string>> = {
  description: 'title',
  issue_date: 'date',
  service_date: 'date',
  repair_date: 'date',
};
