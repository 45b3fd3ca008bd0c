/** What HR says when they start an onboarding, and the ways to send its link. */
import type { components } from '../../../openapi/generated/contract.ts';
import { emailMessage } from '../shared/email.ts';
import type { FormPart } from './onboarding-form.ts';

type Schemas = components['schemas'];
/** What HR types at each part while they review it. */
export type Notes = Partial<Record<FormPart, string>>;

const who = ['first_name', 'last_name', 'email', 'phone_number'] as const;
const work = ['job', 'job_title', 'department', 'region', 'manager', 'hire_date'] as const;
/** As it is typed: empty where nothing is. `manager_name` shows who was chosen; it is not sent. */
export type StartFields = Record<(typeof who)[number] | (typeof work)[number] | 'manager_name', string>;

export const newStartFields: StartFields = {
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  job: '',
  job_title: '',
  department: '',
  region: '',
  manager: '',
  manager_name: '',
  hire_date: '',
};

const sent = (fields: readonly (keyof StartFields)[], typed: StartFields) =>
  Object.fromEntries(fields.map((field) => [field, typed[field].trim() || null]));

/** Of somebody who has a record, names and work are those of the record. */
export function startOf(fields: StartFields, employee: string | null): Schemas['NewOnboarding'] {
  const { email, phone_number } = sent(who, fields);
  const reached = { email: email ?? null, phone_number: phone_number ?? null };
  if (employee !== null) return { employee, first_name: '', last_name: '', ...reached };
  const [first_name, last_name] = [fields.first_name.trim(), fields.last_name.trim()];
  return { first_name, last_name, ...reached, work: sent(work, fields) };
}

/** Messages by field. */
export function mistakesInStart({ fields, employee }: { fields: StartFields; employee: string | null }) {
  const mistakes: Record<string, string[]> = {};
  for (const name of ['first_name', 'last_name'] as const)
    if (employee === null && fields[name].trim() === '') mistakes[name] = ['field is required'];
  if (fields.email.trim() !== '' && emailMessage(fields.email.trim()) !== null)
    mistakes.email = ['Invalid email address'];
  return mistakes;
}

/** What is asked to be changed; a part without words has no note. */
export const notesOf = (notes: Notes): Schemas['OnboardingNotes'] =>
  Object.fromEntries(
    Object.entries(notes).flatMap(([part, note]) => (note.trim() === '' ? [] : [[part, note.trim()]])),
  );
export const hasNotes = (notes: Notes): boolean => Object.keys(notesOf(notes)).length > 0;

/** Opens WhatsApp with a text: to a number, or to whomever the person chooses. https://faq.whatsapp.com/5913398998672934 */
export const whatsAppLink = (phone: string | null, text: string): string =>
  `https://wa.me/${(phone ?? '').replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
