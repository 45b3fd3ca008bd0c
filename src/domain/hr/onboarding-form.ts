/** The form that a new employee fills in by a link, part by part. */
import type { components } from '../../../openapi/generated/contract.ts';
import { emailMessage } from '../shared/email.ts';
import { type EmployeeFields, mistakesIn, newEmployeeFields } from './employee-form.ts';

type Schemas = components['schemas'];
type Form = Schemas['OnboardingForm'];
/** What the parts of the form are filled from. */
type Filled = Omit<Pick<Form, FormPart | 'first_name' | 'last_name'>, 'bank'> & {
  bank: Schemas['OnboardingBank'] | null;
} & Partial<Pick<Form, 'email' | 'phone_number'>>;
type Contact = Schemas['Contact'];

/** In the order in which they are filled in. */
export const formParts = ['details', 'bank', 'next_of_kin', 'emergency_contact'] as const;
export type FormPart = (typeof formParts)[number];
export type ContactPart = Extract<FormPart, 'next_of_kin' | 'emergency_contact'>;
export const contactFields = ['name', 'relationship', 'phone_number', 'email', 'address'] as const;
export type ContactField = (typeof contactFields)[number];
/** As it is typed: empty where nothing is. */
export type ContactFields = Record<ContactField, string>;
export type OnboardingFields = { person: EmployeeFields } & Record<ContactPart, ContactFields>;

const detailFields = [
  ...(['title', 'first_name', 'middle_name', 'last_name', 'gender', 'birth_date', 'marital_status'] as const),
  ...(['nationality', 'state_of_origin', 'lga_of_origin', 'address'] as const),
  ...(['personal_email', 'phone_number', 'other_phone_number'] as const),
] as const;
const bankFields = [
  ...(['bank', 'account_number', 'account_name', 'pension_provider', 'pension_pin', 'tax_id', 'nin'] as const),
] as const;

/** Of the bank part as it is typed, besides what is sent in it. */
const typedBankFields = [...bankFields, 'holder_proof'] as const;

/** What the server keeps and never sends back: an empty field leaves it as it is. */
const keptFields = ['account_number', 'account_name', 'pension_pin', 'tax_id', 'nin'] as const;
export type KeptField = (typeof keptFields)[number];
/** `Ends in 2109`, for what the server has; null for what it has not. */
export function keptText(form: Pick<Form, 'bank'> | null, field: KeptField): string | null {
  const kept = form?.bank?.[field] ?? null;
  if (kept === null) return null;
  const end = kept.replace(cover, '');
  return end === '' ? 'Given. Fill in to change it.' : `Ends in ${end}. Fill in to change it.`;
}

/** Before the end of what is kept, or in its place. */
const cover = '•••';
/** Without what only says how something kept ends: nobody typed that. */
const typedOf = (texts: Partial<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text?.startsWith(cover) ? '' : text]));

const textsIn = <Field extends string>(
  fields: readonly Field[],
  found: object | null,
): Partial<Record<Field, string>> =>
  Object.fromEntries(
    fields.map((field) => [field, (found as Record<string, unknown> | null)?.[field] ?? '']),
  ) as Record<Field, string>;

const contactOf = (contact: Contact | null) => textsIn(contactFields, contact) as ContactFields;

/** What was kept, as the form shows it. */
export const fieldsOfForm = (form: Filled): OnboardingFields => ({
  person: {
    ...newEmployeeFields,
    ...textsIn(detailFields, form.details ?? knownOf(form)),
    ...typedOf(textsIn(bankFields, form.bank)),
  },
  next_of_kin: contactOf(form.next_of_kin),
  emergency_contact: contactOf(form.emergency_contact),
});

/** What HR knows to begin with. */
const knownOf = ({ first_name, last_name, phone_number, email: personal_email }: Filled) => ({
  first_name,
  last_name,
  phone_number,
  personal_email,
  nationality: 'NG',
});

/** With the server's state of every part but some, which stay as they are typed. */
export function fieldsBeside(form: Form, parts: readonly FormPart[], typed: OnboardingFields): OnboardingFields {
  const known = fieldsOfForm(form);
  const kept = parts.includes('details') ? textsIn(detailFields, typed.person) : {};
  const bank = parts.includes('bank') ? textsIn(typedBankFields, typed.person) : {};
  const contactBeside = (part: ContactPart) => (parts.includes(part) ? typed[part] : known[part]);
  return {
    person: { ...known.person, ...kept, ...bank },
    next_of_kin: contactBeside('next_of_kin'),
    emergency_contact: contactBeside('emergency_contact'),
  };
}

const sent = (fields: readonly string[], typed: object) =>
  Object.fromEntries(fields.map((field) => [field, (typed as Record<string, string>)[field]?.trim() || null]));

/** One part as it is sent; of the bank, without what the server keeps and nobody typed again. */
export function stepOf(
  part: FormPart,
  fields: OnboardingFields,
  form: Pick<Form, 'bank'> | null = null,
): Omit<Schemas['OnboardingStep'], 'revision'> {
  const { person } = fields;
  if (part === 'details') return { details: sent(detailFields, person) as Schemas['OnboardingDetails'] };
  if (part === 'bank') {
    const isKept = (field: string) =>
      keptFields.some((kept) => kept === field && person[kept].trim() === '' && keptText(form, kept) !== null);
    return {
      bank: sent(
        bankFields.filter((field) => !isKept(field)),
        person,
      ),
      ...(person.holder_proof === '' ? {} : { holder_proof: person.holder_proof }),
    };
  }
  return { [part]: sent(contactFields, fields[part]) as Contact };
}

type Mistakes = Record<string, string[]>;

function mistakesInContact(contact: ContactFields): Mistakes {
  const mistakes: Mistakes = {};
  for (const name of ['name', 'relationship', 'phone_number'] as const)
    if (contact[name].trim() === '') mistakes[name] = ['field is required'];
  if (contact.email.trim() !== '' && emailMessage(contact.email.trim()) !== null)
    mistakes.email = ['Invalid email address'];
  return mistakes;
}

/** Messages by field of one part. */
export function mistakesInPart(part: FormPart, fields: OnboardingFields): Mistakes {
  if (part === 'details') return mistakesIn('person', fields.person);
  if (part === 'bank') return mistakesIn('pay', fields.person);
  return mistakesInContact(fields[part]);
}

/** Whether the server has the part, and nobody asks to change it. */
export const hasPart = (form: Form, part: FormPart): boolean => form[part] !== null && form.notes[part] === undefined;

/** Where to go on: the first part that is missing, has a note, or was typed and not kept; null when all are there. */
export const partToFill = (form: Form, unsaved: readonly FormPart[]): FormPart | null =>
  formParts.find((part) => !hasPart(form, part) || unsaved.includes(part)) ?? null;
