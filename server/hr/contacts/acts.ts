/** What may be asked of contacts: whether one can be stored, and to store it. */
import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../../openapi/generated/contract.ts';
import { phoneOf } from '../../directory/phone-numbers.ts';
import type { Caller } from '../../platform/asking.ts';
import type { Tx } from '../../platform/database/database.ts';
import { record } from '../../platform/security/audit.ts';
import { textOrNull } from '../employees/rules.ts';
import { type Contact, type ContactKind, readContact, writeContact } from './store.ts';

const words: Record<ContactKind, string> = {
  next_of_kin: 'Changed the next of kin',
  emergency_contact: 'Changed the emergency contact',
};

/** A contact as it is stored. @throws 400 for a phone number that is none, under the name of its field */
export async function contactOf(
  tx: Tx,
  businessId: string,
  form: components['schemas']['Contact'],
  field = 'phone_number',
): Promise<Contact> {
  return {
    name: form.name.trim(),
    relationship: form.relationship.trim(),
    phone_number: await phoneOf(tx, businessId, form.phone_number, field),
    email: textOrNull(form.email),
    address: textOrNull(form.address),
  };
}

/** Stores a contact that differs, and records that. The employee must be locked. */
export async function changeContact(
  { tx, businessId, userId, address }: Caller,
  employee: { id: string; name: string },
  kind: ContactKind,
  contact: Contact,
  now: Date,
) {
  const whose = { businessId, employeeId: employee.id, kind };
  if (isDeepStrictEqual(await readContact(tx, whose), contact)) return;
  await writeContact(tx, whose, contact);
  const action = 'employee.changed';
  await record(tx, { businessId, actorId: userId, action, text: words[kind], subject: employee, address, now });
}
