/**
 * Invitations of employees. Who has an address in their record gets a mail, like everybody; for the others HR makes a link
 * and sends it itself. That link is worth less than a mailed one: see acceptance/shared-link.ts.
 */
import type { components } from '../../../openapi/generated/contract.ts';
import { onOneLine } from '../../../rules/shared/line.ts';
import { findMember, lockBusiness, nameOf } from '../../directory/directory.ts';
import { describeInvitable, type Invitable } from '../../directory/employees.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { secretToken } from '../../platform/security/auth.ts';
import { linkToken } from '../../platform/security/link-token.ts';
import type { Accounts } from '../../plug/services.ts';
import { beyond, codenames, inWords, type Permission } from '../members/rules.ts';
import { nameOfBusiness } from '../members/store.ts';
import { createDelivery } from './delivery.ts';
import * as links from './link-store.ts';
import { canMoveInvitation, endedText, invitationLifetime, stateOf } from './rules.ts';
import * as store from './store.ts';

type Schemas = components['schemas'];
type Outcome = Schemas['EmployeeInvitationOutcome'];
type Result = Schemas['InvitedEmployees']['results'][number];
type Sending = Pick<BusinessCall<'inviteEmployees'>, 'tx' | 'businessId' | 'userId' | 'address'>;
type Terms = { permissions: Permission[]; personalLine: string };
/** What came of one employee: the invitation, where there is one. */
type Put = { id: string; isNew: boolean; outcome: Outcome };

const invitedEmployee = ({ id, name, phone_number }: Invitable) => ({ id, name, phone_number });

export const invitationEmployeeHandlers = (
  platform: Platform,
  { emailKey }: Accounts,
): Pick<Handlers, 'inviteEmployees' | 'createInvitationLink'> => {
  const { clock, config } = platform;
  const delivery = createDelivery(platform);

  async function mailThem(call: Sending, terms: Terms, people: readonly (Invitable & { email: string })[]) {
    const { tx, businessId, userId } = call;
    const now = clock.now();
    const allowed = await delivery.allowed(
      businessId,
      people.map(({ email }) => emailKey(email)),
    );
    const addressees = people
      .map(({ id, email }) => ({ employeeId: id, email, key: emailKey(email) }))
      .filter(({ key }) => allowed.has(key));
    await links.withdrawOtherAddresses(tx, businessId, addressees, now);
    const expiresAt = new Date(now.getTime() + invitationLifetime);
    const put = await store.putInvitations(tx, { ...terms, businessId, addressees, invitedBy: userId, now, expiresAt });
    const [business, inviter] = [await nameOfBusiness(tx, businessId), await findMember(tx, businessId, userId)];
    const invitations = put.map(({ id, email }) => ({ id, email, personalLine: terms.personalLine }));
    await delivery.send(tx, { businessId, business, inviter: inviter ? nameOf(inviter) : business, invitations });
    const byKey = new Map(put.map((each) => [each.key, each] as const));
    return new Map(
      addressees.flatMap(({ employeeId, key }) => {
        const found = byKey.get(key);
        if (found === undefined) return [];
        const { id, isNew } = found;
        return [[employeeId, { id, isNew, outcome: isNew ? 'invited' : 'resent' }] as const];
      }),
    );
  }

  async function putWithoutAddress({ tx, businessId, userId }: Sending, terms: Terms, people: readonly Invitable[]) {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + invitationLifetime);
    const employees = people.map(({ id }) => id);
    const put = await links.putWithoutAddress(tx, {
      ...terms,
      businessId,
      employees,
      invitedBy: userId,
      now,
      expiresAt,
    });
    return put.map(({ id, employeeId, isNew }) => [employeeId, { id, isNew, outcome: 'linkable' }] as const);
  }

  /** @throws 400 for an employee that there is not */
  async function invite(call: Sending, terms: Terms, ids: readonly string[]) {
    const { tx, businessId, userId, address } = call;
    // Two calls for the same people do not cross.
    await lockBusiness(tx, businessId);
    const people = await describeInvitable(tx, businessId, [...new Set(ids)]);
    if (people.length < new Set(ids).size) throw refuse.fields({ employees: ['There is no such employee.'] });
    const keys = people.flatMap(({ email }) => (email === null ? [] : [emailKey(email)]));
    const members = await store.memberKeys(tx, businessId, keys);
    const isMember = ({ is_member, email }: Invitable) => is_member || (email !== null && members.has(emailKey(email)));
    const free = people.filter((each) => each.status !== 'terminated' && !isMember(each));
    const mailed = await mailThem(call, terms, free.filter(hasEmail));
    const linkable = await putWithoutAddress(
      call,
      terms,
      free.filter((each) => !hasEmail(each)),
    );
    const put = new Map<string, Put>([...mailed, ...linkable]);
    for (const { id: employee, name } of people) {
      const invitation = put.get(employee);
      if (invitation === undefined) continue;
      await record(tx, {
        businessId,
        actorId: userId,
        address,
        now: clock.now(),
        subject: { id: invitation.id, name },
        action: invitation.isNew ? 'invitation.sent' : 'invitation.resent',
        text: `${invitation.isNew ? 'Invited' : 'Invited again'}, with ${inWords(terms.permissions)}`,
      });
    }
    const outcomeOf = (each: Invitable): Outcome => {
      if (isMember(each)) return 'member';
      if (each.status === 'terminated') return 'ended';
      return put.get(each.id)?.outcome ?? 'limited';
    };
    const results = people.map((each): Result => {
      const invitation = put.get(each.id)?.id ?? null;
      return { employee: invitedEmployee(each), email: each.email, outcome: outcomeOf(each), invitation };
    });
    return { results };
  }

  return {
    inviteEmployees: async ({ body, idempotencyKey, ...call }) => {
      const { tx, userId, businessId } = call;
      const permissions = codenames(body.permissions);
      if (beyond(permissions, call).length > 0)
        throw refuse.fields({ permissions: ['Only the owner can give what you do not have yourself.'] });
      const intent = { userId, key: idempotencyKey, operation: 'inviteEmployees', businessId, body };
      const terms = { permissions, personalLine: onOneLine(body.personal_line ?? '') };
      return once(tx, intent, clock.now(), () => invite(call, terms, body.employees));
    },

    createInvitationLink: async ({ tx, businessId, userId, address, params: { id }, ...may }) => {
      const now = clock.now();
      const invitation = await store.claimInvitation(tx, businessId, id);
      if (invitation === undefined) throw refuse.missing();
      const state = stateOf(invitation, now);
      if (!canMoveInvitation(state, 'pending')) throw refuse.conflict(endedText[state] ?? '');
      if (beyond(invitation.permissions, may).length > 0)
        throw refuse.forbidden('Only the owner can make a link that gives what you do not have yourself.');
      const { employeeId, addressee } = invitation;
      if (employeeId === null) throw refuse.conflict('This invitation is for an address. Send it again instead.');
      const [employee] = await describeInvitable(tx, businessId, [employeeId]);
      if (employee === undefined) throw refuse.missing();
      const { token, digest } = secretToken();
      const expiresAt = new Date(now.getTime() + invitationLifetime);
      await links.setLink(tx, { businessId, id, digest, sentBy: userId, now, expiresAt });
      await record(tx, {
        businessId,
        actorId: userId,
        address,
        now,
        subject: { id, name: addressee },
        action: 'invitation.linked',
        text: `Made a link for the invitation, with ${inWords(invitation.permissions)}`,
      });
      return {
        link: `${config.publicUrl}/join/${linkToken(businessId, token)}`,
        expires_at: expiresAt.toISOString(),
        employee: invitedEmployee(employee),
      };
    },
  };
};

const hasEmail = (employee: Invitable): employee is Invitable & { email: string } => employee.email !== null;
