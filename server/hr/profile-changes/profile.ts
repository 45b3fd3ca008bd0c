/** The profile of an employee, read and written as one: record, pay details and contacts. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { BusinessCall } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import { withLeftOut } from '../../platform/left-out.ts';
import { changeContact, contactOf } from '../contacts/acts.ts';
import { type Contact, readContact } from '../contacts/store.ts';
import { changeRecord, formOfRecord } from '../employees/acts.ts';
import { personOf } from '../employees/form.ts';
import { type EmployeeRecord, nameOf } from '../employees/store.ts';
import { payIn, payWith, problemsOf } from '../pay/rules.ts';
import { readPay } from '../pay/store.ts';
import { type FieldChange, isContact, isPay, type Profile } from './rules.ts';

type Schemas = components['schemas'];
type Caller = Pick<BusinessCall<'approveProfileUpdateRequest'>, 'tx' | 'businessId' | 'userId' | 'address' | 'isOwner'>;

export async function profileOf(tx: Tx, businessId: string, person: EmployeeRecord): Promise<Profile> {
  const whose = { businessId, employeeId: person.id };
  return {
    person,
    pay: await readPay(tx, businessId, person.id),
    next_of_kin: await readContact(tx, { ...whose, kind: 'next_of_kin' }),
    emergency_contact: await readContact(tx, { ...whose, kind: 'emergency_contact' }),
  };
}

/** A profile as its person asks for it, by the rules of the record. @throws 400 with what is wrong by field */
export async function askedOf(
  { tx, businessId }: Pick<Caller, 'tx' | 'businessId'>,
  before: Profile,
  { details, bank, ...contacts }: Omit<Schemas['NewProfileChange'], 'reason'>,
  now: Date,
): Promise<Profile> {
  const problems: Record<string, string[]> = {};
  const after = { ...before };
  if (details !== undefined) {
    const form = withLeftOut(details, formOfRecord(before.person));
    const { email, ...person } = await personOf(form, { tx, businessId, present: before.person, now }, problems);
    after.person = { ...before.person, ...person };
  }
  const typed = bank && payIn(bank);
  if (typed) {
    after.pay = payWith(before.pay, typed);
    Object.assign(problems, problemsOf(after.pay));
  }
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
  for (const kind of ['next_of_kin', 'emergency_contact'] as const) {
    const contact = contacts[kind];
    if (contact === undefined) continue;
    after[kind] = await contactOf(tx, businessId, withLeftOut(contact, before[kind] ?? {}), `${kind}.phone_number`);
  }
  return after;
}

/** Writes fields to the record as an update does. The business and the employee must be locked. @throws 400 */
export async function writeProfile(caller: Caller, before: Profile, approved: readonly FieldChange[], now: Date) {
  const { person } = before;
  const valuesIn = (isMine: (change: FieldChange) => boolean) =>
    Object.assign({}, ...approved.filter(isMine).map((change) => change.new)) as Record<string, string | null>;
  const paid = valuesIn(({ field }) => isPay(field));
  const form = { ...formOfRecord(person), ...valuesIn(({ field }) => !isPay(field) && !isContact(field)) };
  const pay = Object.keys(paid).length === 0 ? null : { ...before.pay, ...paid };
  const after = await changeRecord(caller, person, {
    form: form as Schemas['EmployeeForm'],
    pay,
    source: 'profile_change',
    now,
  });
  for (const { field, new: values } of approved)
    if (isContact(field))
      await changeContact(caller, { id: person.id, name: nameOf(after) }, field, values as Contact, now);
}
