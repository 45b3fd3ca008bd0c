/** Whom to call about an employee: next of kin, and emergency contact. */

import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../../openapi/generated/contract.ts';
import { record } from '../../platform/audit.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database.ts';
import { refuse } from '../../platform/errors.ts';
import { toE164 } from '../../platform/phone.ts';
import type { Platform } from '../../platform/platform.ts';
import { assertUnchanged } from '../../platform/unchanged.ts';
import { textOrNull } from '../employees/rules.ts';
import { claimEmployee, countryOf, nameOf, readEmployee } from '../employees/store.ts';
import { type Contact, type ContactKind, readContact, writeContact } from './store.ts';

type ContactOperation = 'getNextOfKin' | 'updateNextOfKin' | 'getEmergencyContact' | 'updateEmergencyContact';

const words: Record<ContactKind, string> = {
  next_of_kin: 'Changed the next of kin',
  emergency_contact: 'Changed the emergency contact',
};

const read = async ({ tx, businessId, params: { id } }: BusinessCall<'getNextOfKin'>, kind: ContactKind) => {
  if ((await readEmployee(tx, businessId, id)) === undefined) throw refuse.missing();
  return { contact: await readContact(tx, { businessId, employeeId: id, kind }) };
};

/** A contact as it is stored. @throws 400 for a phone number that is none, under the name of its field */
export async function contactOf(
  tx: Tx,
  businessId: string,
  form: components['schemas']['Contact'],
  field = 'phone_number',
): Promise<Contact> {
  const phone = toE164(form.phone_number.trim(), await countryOf(tx, businessId));
  if (phone === null) throw refuse.fields({ [field]: ['The phone number entered is not valid.'] });
  return {
    name: form.name.trim(),
    relationship: form.relationship.trim(),
    phone_number: phone,
    email: textOrNull(form.email),
    address: textOrNull(form.address),
  };
}

type Caller = Pick<BusinessCall<'updateNextOfKin'>, 'tx' | 'businessId' | 'userId' | 'address'>;

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

/** What a contact is before there is one. */
const nobody: Record<keyof Contact, null> = {
  name: null,
  relationship: null,
  phone_number: null,
  email: null,
  address: null,
};

async function write(call: BusinessCall<'updateNextOfKin'>, kind: ContactKind, now: Date) {
  const { tx, businessId, params, body } = call;
  const employee = await claimEmployee(tx, businessId, params.id);
  if (employee === undefined) throw refuse.missing();
  assertUnchanged(call, (await readContact(tx, { businessId, employeeId: employee.id, kind })) ?? nobody);
  const contact = await contactOf(tx, businessId, body);
  await changeContact(call, { id: employee.id, name: nameOf(employee) }, kind, contact, now);
  return { contact };
}

export const contactsHandlers = ({ clock }: Platform): Pick<Handlers, ContactOperation> => ({
  getNextOfKin: (call) => read(call, 'next_of_kin'),
  updateNextOfKin: (call) => write(call, 'next_of_kin', clock.now()),
  getEmergencyContact: (call) => read(call, 'emergency_contact'),
  updateEmergencyContact: (call) => write(call, 'emergency_contact', clock.now()),
});
