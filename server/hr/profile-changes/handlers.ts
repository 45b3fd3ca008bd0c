/** HR reviews what employees asked to have changed, field by field. */
import { findBusinessName, findMember, lockBusiness } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { claimEmployee, memberOf, nameOf, readEmployee } from '../employees/store.ts';
import { maySeePay, notePayShown } from '../pay/acts.ts';
import { profileDecidedMail } from './mails.ts';
import { presentChange } from './mine.ts';
import { profileOf, writeProfile } from './profile.ts';
import { type Decision, decided, isPay, namesOf, type Profile } from './rules.ts';
import * as store from './store.ts';

type ReviewOperation =
  | 'listProfileChanges'
  | 'getProfileChange'
  | 'getProfileChangeRequests'
  | 'approveProfileUpdateRequest';
type Decide = BusinessCall<'approveProfileUpdateRequest'>;

const presentItem = ({ created_at, decided_at, fields, ...row }: store.ProfileChangeRow) => ({
  ...row,
  created_at: created_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
  fields: fields.map(({ field }) => field),
});

const changed = () => refuse.conflict('This has changed meanwhile. Look at it again.', 'changed');

export const profileChangesHandlers = ({ clock, config, mail }: Platform): Pick<Handlers, ReviewOperation> => {
  /** Which of them may be decided by the caller. @throws 400, 403 */
  function assertMayDecide({ isOwner, permissions }: Decide, fields: Decision) {
    const named = [...fields.approved, ...fields.refused.map(({ field }) => field)];
    if (named.length === 0) throw refuse.general('Approve or refuse a field.');
    if (named.some(isPay) && !maySeePay({ isOwner, permissions }))
      throw refuse.forbidden('Only somebody who may see pay can decide what is about pay.');
  }

  /** Notifies and mails the employee, when they are a member. */
  async function tell({ tx, businessId, params, body }: Decide, now: Date) {
    const userId = await memberOf(tx, businessId, params.id);
    const member = userId === null ? undefined : await findMember(tx, businessId, userId);
    if (member === undefined) return;
    const text = 'Your profile change was reviewed';
    const occasion = `profile-change-reviewed:${body.request}:${now.toISOString()}`;
    await notify(tx, { businessId, userIds: [member.id], occasion, text, link: '/my-profile', now });
    const business = await findBusinessName(tx, businessId);
    const refused = body.refused.map(({ field, note }) => ({ name: namesOf([field]), note }));
    const told = { to: member.email, business, approved: namesOf(body.approved), refused };
    await mail.send(tx, profileDecidedMail(config.publicUrl, told));
  }

  async function noteDecision({ tx, businessId, userId, address, body }: Decide, { person }: Profile, now: Date) {
    const refused = body.refused.map(({ field }) => field);
    const said = [
      ...(body.approved.length > 0 ? [`Approved the change of ${namesOf(body.approved)}`] : []),
      ...(refused.length > 0
        ? [`${body.approved.length > 0 ? 'refused' : 'Refused'} that of ${namesOf(refused)}`]
        : []),
    ];
    const subject = { id: person.id, name: nameOf(person) };
    const action = 'profileChange.decided';
    await record(tx, { businessId, actorId: userId, action, text: said.join(', '), subject, address, now });
  }

  /** The request with the present state of the record; that numbers are shown in full is recorded. */
  async function shown(
    call: Pick<Decide, 'tx' | 'businessId' | 'userId' | 'address' | 'isOwner' | 'permissions'>,
    id: string,
  ) {
    const { tx, businessId } = call;
    const row = await store.readProfileChange(tx, businessId, id);
    const person = row && (await readEmployee(tx, businessId, row.employee.id));
    if (row === undefined || person === undefined) throw refuse.missing();
    const mayPay = maySeePay(call);
    if (mayPay && row.fields.some(({ field, state }) => isPay(field) && state === 'open'))
      await notePayShown(call, { id: person.id, name: nameOf(person) }, clock.now());
    return presentChange(row, { now: await profileOf(tx, businessId, person), maySeePay: mayPay });
  }

  return {
    listProfileChanges: async (call) =>
      pageOf(call, await store.listProfileChanges(call.tx, call.businessId, call.query), presentItem),

    getProfileChange: (call) => shown(call, call.params.id),

    getProfileChangeRequests: async (call) => {
      const { tx, businessId, params, query } = call;
      if ((await readEmployee(tx, businessId, params.id)) === undefined) throw refuse.missing();
      return pageOf(call, await store.listProfileChanges(tx, businessId, query, params.id), presentItem);
    },

    approveProfileUpdateRequest: async (call) => {
      const { tx, businessId, params, body } = call;
      await lockBusiness(tx, businessId);
      const person = await claimEmployee(tx, businessId, params.id);
      const found = person && (await store.claimProfileChange(tx, businessId, body.request, params.id));
      if (found === undefined || person === undefined) throw refuse.missing();
      assertMayDecide(call, body);
      const now = clock.now();
      const profile = await profileOf(tx, businessId, person);
      const { version } = presentChange(found, { now: profile, maySeePay: maySeePay(call) });
      const fields = decided(found.fields, body);
      if (fields === null || version !== body.version) throw changed();
      const approved = found.fields.filter(({ field }) => body.approved.includes(field));
      if (approved.length > 0) await writeProfile(call, profile, approved, now);
      await store.writeFields(tx, businessId, found.id, fields, now);
      await noteDecision(call, profile, now);
      await tell(call, now);
      return shown(call, found.id);
    },
  };
};
