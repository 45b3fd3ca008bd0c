/** Invitations to a business: sent by a member who may see its people, with permissions that the member has. */
import type { components } from '../../../openapi/generated/contract.ts';
import { onOneLine } from '../../../rules/shared/line.ts';
import { findMember, nameOf } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import type { Accounts } from '../../plug/services.ts';
import { beyond, codenames, inWords, type Permission } from '../members/rules.ts';
import { nameOfBusiness } from '../members/store.ts';
import { createDelivery } from './delivery.ts';
import { canMoveInvitation, endedText, invitationLifetime, isEmail, stateOf } from './rules.ts';
import * as store from './store.ts';

type Invitation = components['schemas']['Invitation'];
type Outcome = components['schemas']['SentInvitations']['results'][number];
type Sending = Pick<BusinessCall<'sendInvitations'>, 'tx' | 'businessId' | 'userId' | 'address'>;

const present = ({
  permissions,
  sent_at,
  expires_at,
  link_expires_at,
  ended_at,
  ...rest
}: store.InvitationRow): Invitation => ({
  ...rest,
  permissions: permissions.map((codename) => ({ codename })),
  sent_at: sent_at.toISOString(),
  expires_at: expires_at.toISOString(),
  link_expires_at: link_expires_at?.toISOString() ?? null,
  ended_at: ended_at?.toISOString() ?? null,
});

type InvitationOperation = 'listInvitations' | 'sendInvitations' | 'withdrawInvitation' | 'resendInvitation';

export const invitationHandlers = (platform: Platform, { emailKey }: Accounts): Pick<Handlers, InvitationOperation> => {
  const { clock } = platform;
  const delivery = createDelivery(platform);

  /** Sorts the addresses into members, others and unusable ones; duplicates count once. */
  async function sorted({ tx, businessId }: Sending, texts: readonly string[]) {
    const addresses = new Map(texts.map((text) => text.trim()).map((email) => [emailKey(email), email] as const));
    const usable = [...addresses].filter(([, email]) => isEmail(email)).map(([key]) => key);
    const members = await store.memberKeys(tx, businessId, usable);
    const strangers = usable.filter((key) => !members.has(key));
    return { addresses, members, strangers };
  }

  async function invite(call: Sending, permissions: Permission[], personalLine: string, texts: readonly string[]) {
    const { tx, businessId, userId, address } = call;
    const now = clock.now();
    const { addresses, members, strangers } = await sorted(call, texts);
    const allowed = await delivery.allowed(businessId, strangers);
    const addressees = [...addresses]
      .filter(([key]) => allowed.has(key))
      .map(([key, email]) => ({ key, email, employeeId: null }));
    const expiresAt = new Date(now.getTime() + invitationLifetime);
    const invitedBy = userId;
    const put = await store.putInvitations(tx, {
      businessId,
      addressees,
      permissions,
      personalLine,
      invitedBy,
      now,
      expiresAt,
    });
    const [business, inviter] = await Promise.all([nameOfBusiness(tx, businessId), findMember(tx, businessId, userId)]);
    const invitations = put.map(({ id, email }) => ({ id, email, personalLine }));
    await delivery.send(tx, { businessId, business, inviter: inviter ? nameOf(inviter) : business, invitations });
    await Promise.all(
      put.map(({ id, email, isNew }) =>
        record(tx, {
          businessId,
          actorId: userId,
          address,
          now,
          subject: { id, name: email },
          action: isNew ? 'invitation.sent' : 'invitation.resent',
          text: `${isNew ? 'Invited' : 'Invited again'}, with ${inWords(permissions)}`,
        }),
      ),
    );
    const outcomes = new Map(put.map(({ key, isNew }) => [key, isNew ? 'invited' : 'resent'] as const));
    const outcomeOf = (key: string): Outcome['outcome'] => {
      if (members.has(key)) return 'member';
      return outcomes.get(key) ?? (strangers.includes(key) ? 'limited' : 'invalid');
    };
    return { results: [...addresses].map(([key, email]) => ({ email, outcome: outcomeOf(key) })) };
  }

  return {
    listInvitations: async (call) =>
      pageOf(call, await store.listInvitations(call.tx, call.businessId, call.query, clock.now()), present),

    sendInvitations: async ({ body, idempotencyKey, ...call }) => {
      const { tx, userId, businessId } = call;
      const permissions = codenames(body.permissions);
      if (beyond(permissions, call).length > 0) {
        throw refuse.fields({ permissions: ['Only the owner can give what you do not have yourself.'] });
      }
      const intent = { userId, key: idempotencyKey, operation: 'sendInvitations', businessId, body };
      return once(tx, intent, clock.now(), () =>
        invite(call, permissions, onOneLine(body.personal_line ?? ''), body.emails),
      );
    },

    withdrawInvitation: async ({ tx, businessId, userId, address, params: { id } }) => {
      const now = clock.now();
      const invitation = await store.claimInvitation(tx, businessId, id);
      if (invitation === undefined) throw refuse.missing();
      const state = stateOf(invitation, now);
      if (!canMoveInvitation(state, 'withdrawn')) throw refuse.conflict(endedText[state] ?? '');
      await store.endInvitation(tx, { businessId, id, state: 'withdrawn', acceptedBy: null, now });
      await record(tx, {
        businessId,
        actorId: userId,
        address,
        now,
        subject: { id, name: invitation.addressee },
        action: 'invitation.withdrawn',
        text: 'Withdrew the invitation',
      });
      return undefined;
    },

    resendInvitation: async ({ tx, businessId, userId, address, params: { id }, ...may }) => {
      const now = clock.now();
      const invitation = await store.claimInvitation(tx, businessId, id);
      if (invitation === undefined) throw refuse.missing();
      const state = stateOf(invitation, now);
      if (!canMoveInvitation(state, 'pending')) throw refuse.conflict(endedText[state] ?? '');
      if (beyond(invitation.permissions, may).length > 0) {
        throw refuse.forbidden('Only the owner can send an invitation that gives what you do not have yourself.');
      }
      const { email, emailKey: key, personalLine, permissions } = invitation;
      if (email === null || key === null) throw refuse.conflict('This invitation has no address. Make a link for it.');
      if (!(await delivery.allowed(businessId, [key])).has(key)) throw refuse.limited(86_400);
      const expiresAt = new Date(now.getTime() + invitationLifetime);
      await store.renewInvitation(tx, { businessId, id, sentBy: userId, now, expiresAt });
      const [business, inviter] = await Promise.all([
        nameOfBusiness(tx, businessId),
        findMember(tx, businessId, userId),
      ]);
      const invitations = [{ id, email, personalLine }];
      await delivery.send(tx, { businessId, business, inviter: inviter ? nameOf(inviter) : business, invitations });
      await record(tx, {
        businessId,
        actorId: userId,
        address,
        now,
        subject: { id, name: email },
        action: 'invitation.resent',
        text: `Invited again, with ${inWords(permissions)}`,
      });
      const renewed = await store.readInvitation(tx, businessId, id, now);
      if (renewed === undefined) throw refuse.missing();
      return present(renewed);
    },
  };
};
