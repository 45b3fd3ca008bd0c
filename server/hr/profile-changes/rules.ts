/** What a person may ask to have changed of their record: how it is compared, masked and decided. Pure. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../../openapi/generated/contract.ts';
import { profileFieldLabels, profileFields } from '../../../openapi/generated/lists/hr.profile.ts';
import type { Contact } from '../contacts/store.ts';
import type { EmployeeRecord } from '../employees/store.ts';
import { maskedPay, namedPay, noPay, type PayDetails } from '../pay/rules.ts';

type Schemas = components['schemas'];
export type Field = Schemas['ProfileField'];
type State = Schemas['ProfileChangeState'];
/** The parts of a field by name. */
type Values = Record<string, string | null>;
export type FieldChange = {
  field: Field;
  old: Values;
  new: Values;
  state: Schemas['ProfileFieldState'];
  note: string | null;
};
export type Profile = {
  person: EmployeeRecord;
  pay: PayDetails;
  next_of_kin: Contact | null;
  emergency_contact: Contact | null;
};

const contactParts = ['name', 'relationship', 'phone_number', 'email', 'address'] as const;
const payParts: Partial<Record<Field, readonly (keyof PayDetails)[]>> = {
  bank_account: ['bank', 'account_number', 'account_name'],
  pension: ['pension_provider', 'pension_pin'],
  tax_id: ['tax_id'],
  nin: ['nin'],
};

/** Whether only somebody who may see pay decides it. */
export const isPay = (field: Field): boolean => payParts[field] !== undefined;
export const isContact = (field: Field): field is 'next_of_kin' | 'emergency_contact' =>
  field === 'next_of_kin' || field === 'emergency_contact';

const pick = (names: readonly string[], found: object | null): Values =>
  Object.fromEntries(names.map((name) => [name, (found as Values | null)?.[name] ?? null]));

function valuesOf(field: Field, profile: Profile): Values {
  if (isContact(field)) return pick(contactParts, profile[field]);
  const parts = payParts[field];
  return parts === undefined ? pick([field], profile.person) : pick(parts, profile.pay);
}

/** What differs, still to be decided. */
export const changesOf = (before: Profile, after: Profile): FieldChange[] =>
  profileFields
    .map((field) => ({ field, old: valuesOf(field, before), new: valuesOf(field, after) }))
    .filter((change) => !isDeepStrictEqual(change.old, change.new))
    .map((change) => ({ ...change, state: 'open', note: null }));

const isOutdated = ({ field, old, state }: FieldChange, now: Profile): boolean =>
  state === 'open' && !isDeepStrictEqual(old, valuesOf(field, now));

/** In place of who holds an account, for whoever may not see pay. */
const hidden = '•••';
/** The parts of a pay field as they are shown; what is shown so already stays. */
function shownBy(show: typeof maskedPay, values: Values): Values {
  const holder = show === maskedPay && values.account_name ? { account_name: hidden } : {};
  const known: Values = { ...(show({ ...noPay, ...values }) as Values), ...holder };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, known[name] ?? value]));
}

/** What is kept of a field that is decided: the record has the number, or nobody needs it. */
const settled = (change: FieldChange, state: FieldChange['state'], note: string | null): FieldChange => ({
  ...change,
  ...(isPay(change.field) ? { old: shownBy(maskedPay, change.old), new: shownBy(maskedPay, change.new) } : {}),
  state,
  note,
});

export type Decision = Pick<Schemas['ProfileDecision'], 'approved' | 'refused'>;

/** The fields after a decision; null when one of it is not open. */
export function decided(changes: readonly FieldChange[], { approved, refused }: Decision): FieldChange[] | null {
  const notes = new Map(refused.map(({ field, note }) => [field, note.trim()]));
  const named = [...approved, ...refused.map(({ field }) => field)];
  const isOpen = (field: Field) => changes.some((change) => change.field === field && change.state === 'open');
  if (!named.every(isOpen) || new Set(named).size < named.length) return null;
  return changes.map((change) => {
    const note = notes.get(change.field);
    if (note !== undefined) return settled(change, 'refused', note);
    return approved.includes(change.field) ? settled(change, 'approved', null) : change;
  });
}

export const withdrawn = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.map((change) => (change.state === 'open' ? settled(change, 'withdrawn', null) : change));

/** Of a request, by the states of its fields. */
export function stateOf(changes: readonly FieldChange[]): State {
  const states = new Set(changes.map(({ state }) => state));
  if (states.has('open')) return 'open';
  if (states.has('approved')) return states.size === 1 ? 'approved' : 'partly_approved';
  return states.has('refused') ? 'refused' : 'withdrawn';
}

type Seeing = { now: Profile; maySeePay: boolean };

export function presentField(change: FieldChange, { now, maySeePay }: Seeing): Schemas['ProfileFieldChange'] {
  const { field, state, note } = change;
  const isMasked = isPay(field) && (state !== 'open' || !maySeePay);
  const shown = (values: Values) => (isPay(field) ? shownBy(isMasked ? maskedPay : namedPay, values) : values);
  const current = valuesOf(field, now);
  const present = shown(state === 'open' ? current : change.old);
  const [old, asked] = [shown(change.old), shown(change.new)];
  return {
    field,
    state,
    note,
    is_outdated: isOutdated(change, now),
    is_masked: isMasked,
    parts: Object.keys(current).map((name) => ({
      name,
      old: old[name] ?? null,
      new: asked[name] ?? null,
      now: present[name] ?? null,
    })),
  };
}

/** Of the fields as one person sees them; it differs when anything differs that they were shown. */
export const versionOf = (fields: readonly Schemas['ProfileFieldChange'][]): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('hex');

/** `first name and NIN`. */
export const namesOf = (fields: readonly Field[]): string =>
  new Intl.ListFormat('en-GB').format(
    fields.map((field) => {
      const label = profileFieldLabels[field];
      return /^[A-Z]{2}/.test(label) ? label : label.toLowerCase();
    }),
  );
