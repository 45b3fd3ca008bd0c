/** What a person sees of their own record, and what they ask to have changed of it. */
import type { components } from '../../../openapi/generated/contract.ts';
import { onOneLine } from '../../../rules/shared/line.ts';
import { todayIn } from '../../directory/business-day.ts';
import { listAudience } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { isFor } from '../../platform/security/audience.ts';
import { record } from '../../platform/security/audit.ts';
import { listOfEmployee } from '../benefits/assignments.ts';
import { claimEmployee, employeeOf, nameOf, readEmployee } from '../employees/store.ts';
import { readHolder } from '../pay/holder.ts';
import { maskedPay } from '../pay/rules.ts';
import { readSettings } from '../settings/store.ts';
import { askedOf, profileOf } from './profile.ts';
import { changesOf, namesOf, type Profile, presentField, versionOf, withdrawn } from './rules.ts';
import * as store from './store.ts';

type Schemas = components['schemas'];
type MyProfileOperation = 'getMyProfile' | 'listMyProfileChanges' | 'createMyProfileChange' | 'withdrawMyProfileChange';
type Call = Pick<BusinessCall<'getMyProfile'>, 'tx' | 'businessId' | 'userId' | 'address'>;

/** For the person themselves, and for whoever reviews it. */
export function presentChange(
  { created_at, decided_at, fields: changes, ...row }: store.ProfileChangeRow,
  seeing: Parameters<typeof presentField>[1],
): Schemas['ProfileChange'] {
  const fields = changes.map((change) => presentField(change, seeing));
  return {
    ...row,
    version: versionOf(fields),
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    fields,
  };
}

/** The parts of a record that its person may ask to have changed. */
function presentProfile({
  person,
  pay,
  next_of_kin,
  emergency_contact,
}: Profile): Omit<Schemas['MyProfile'], 'benefits' | 'holder'> {
  const { id, employee_id, photo, job_title, department, title, first_name, middle_name, last_name } = person;
  const { gender, birth_date, marital_status, nationality, state_of_origin, lga_of_origin } = person;
  const { address, personal_email, phone_number, other_phone_number } = person;
  return {
    employee: { id, employee_id, first_name, last_name, photo, job_title, department_name: department?.name ?? null },
    details: {
      title,
      first_name,
      middle_name,
      last_name,
      gender,
      birth_date,
      marital_status,
      nationality,
      state_of_origin,
      lga_of_origin,
      address,
      personal_email,
      phone_number,
      other_phone_number,
    },
    bank: maskedPay(pay),
    account_name: pay.account_name,
    next_of_kin,
    emergency_contact,
  };
}

export const myProfileHandlers = ({ clock }: Platform): Pick<Handlers, MyProfileOperation> => {
  /** The caller's own record, locked; @throws 404 for somebody who is no employee */
  async function claimMine({ tx, businessId, userId }: Call): Promise<Profile> {
    const me = await employeeOf(tx, businessId, userId);
    const person = me === null ? undefined : await claimEmployee(tx, businessId, me);
    if (person === undefined) throw refuse.missing();
    return profileOf(tx, businessId, person);
  }
  const note = ({ tx, businessId, userId, address }: Call, { person }: Profile, action: string, text: string) => {
    const subject = { id: person.id, name: nameOf(person) };
    return record(tx, { businessId, actorId: userId, action, text, subject, address, now: clock.now() });
  };

  async function tell({ tx, businessId, userId }: Call, { person }: Profile, id: string, now: Date) {
    const reviewers = (await listAudience(tx, businessId)).filter(
      (member) => member.id !== userId && isFor('edit_people', member),
    );
    const name = onOneLine(`${person.first_name} ${person.last_name}`.trim());
    await notify(tx, {
      businessId,
      userIds: reviewers.map((member) => member.id),
      occasion: `profile-change:${id}`,
      text: `${name} asks to change their profile`,
      link: `/hr/profile-changes/${id}`,
      now,
    });
  }

  async function shown({ tx, businessId }: Call, id: string, now: Profile) {
    const row = await store.readProfileChange(tx, businessId, id);
    if (row === undefined) throw new Error('A written request can be read.');
    return presentChange(row, { now, maySeePay: false });
  }

  async function create(call: BusinessCall<'createMyProfileChange'>) {
    const { tx, businessId, body } = call;
    const { reason, ...asked } = body;
    const now = clock.now();
    const before = await claimMine(call);
    const fields = changesOf(before, await askedOf(call, before, asked, now));
    if (fields.length === 0) throw refuse.general('Nothing differs from your record.');
    const added = { employeeId: before.person.id, reason: reason.trim(), fields };
    const id = await store.addProfileChange(tx, businessId, added, now);
    if (id === null)
      throw refuse.conflict('You have an open request already. Withdraw it, or wait until it is reviewed.', 'open');
    await note(call, before, 'profileChange.asked', `Asked to change ${namesOf(fields.map(({ field }) => field))}`);
    await tell(call, before, id, now);
    return shown(call, id, before);
  }

  return {
    getMyProfile: async ({ tx, businessId, userId }) => {
      const me = await employeeOf(tx, businessId, userId);
      const person = me === null ? undefined : await readEmployee(tx, businessId, me);
      if (person === undefined) return { profile: null };
      const { employees_see_benefits: areSeen } = await readSettings(tx, businessId);
      const benefits = areSeen
        ? await listOfEmployee(tx, businessId, person.id, await todayIn(tx, businessId, clock.now()))
        : null;
      const found = await profileOf(tx, businessId, person);
      const holder = await readHolder(tx, businessId, person.id, found.pay);
      const profile = presentProfile(found);
      return { profile: { ...profile, holder, benefits: benefits?.filter(({ is_current }) => is_current) ?? null } };
    },

    listMyProfileChanges: async (call) => {
      const { tx, businessId, userId, query } = call;
      const me = await employeeOf(tx, businessId, userId);
      const person = me === null ? undefined : await readEmployee(tx, businessId, me);
      if (person === undefined) return { count: 0, next: null, previous: null, results: [] };
      const now = await profileOf(tx, businessId, person);
      const found = await store.listProfileChanges(tx, businessId, query, person.id);
      return pageOf(call, found, (row) => presentChange(row, { now, maySeePay: false }));
    },

    createMyProfileChange: (call) => {
      const { tx, userId, businessId, body, idempotencyKey: key } = call;
      const intent = { userId, key, operation: 'createMyProfileChange', businessId, body };
      return once(tx, intent, clock.now(), () => create(call));
    },

    withdrawMyProfileChange: async (call) => {
      const { tx, businessId, params } = call;
      const mine = await claimMine(call);
      const found = await store.claimProfileChange(tx, businessId, params.id, mine.person.id);
      if (found === undefined) throw refuse.missing();
      if (found.state !== 'open') throw refuse.conflict('This request is not open any more.', found.state);
      await store.writeFields(tx, businessId, found.id, withdrawn(found.fields), clock.now());
      await note(call, mine, 'profileChange.withdrawn', 'Withdrew a request to change the profile');
      return shown(call, found.id, mine);
    },
  };
};
