/** Whom to call about an employee: next of kin, and emergency contact. */

import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import { withLeftOut } from '../../platform/left-out.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimEmployee, nameOf, readEmployee } from '../employees/store.ts';
import { changeContact, contactOf } from './acts.ts';
import { type Contact, type ContactKind, readContact } from './store.ts';

type ContactOperation = 'getNextOfKin' | 'updateNextOfKin' | 'getEmergencyContact' | 'updateEmergencyContact';

const read = async ({ tx, businessId, params: { id } }: BusinessCall<'getNextOfKin'>, kind: ContactKind) => {
  if ((await readEmployee(tx, businessId, id)) === undefined) throw refuse.missing();
  return { contact: await readContact(tx, { businessId, employeeId: id, kind }) };
};

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
  const known = await readContact(tx, { businessId, employeeId: employee.id, kind });
  assertUnchanged(call, known ?? nobody);
  const contact = await contactOf(tx, businessId, withLeftOut(body, known ?? {}));
  await changeContact(call, { id: employee.id, name: nameOf(employee) }, kind, contact, now);
  return { contact };
}

export const contactsHandlers = ({ clock }: Platform): Pick<Handlers, ContactOperation> => ({
  getNextOfKin: (call) => read(call, 'next_of_kin'),
  updateNextOfKin: (call) => write(call, 'next_of_kin', clock.now()),
  getEmergencyContact: (call) => read(call, 'emergency_contact'),
  updateEmergencyContact: (call) => write(call, 'emergency_contact', clock.now()),
});
