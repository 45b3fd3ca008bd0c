/** The members of a business and their permissions. A change takes effect with the person's next request. */

import type { components } from '../../../openapi/generated/contract.ts';
import { findMember, nameOf } from '../../directory/directory.ts';
import type { Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { assertUnchanged } from '../../platform/database/unchanged.ts';
import { refuse } from '../../platform/errors.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { claimAsOwner, endMember, withdrawSent } from './acts.ts';
import { removedMail } from './mails.ts';
import { changeInWords, codenames } from './rules.ts';
import * as members from './store.ts';

type MemberOperation = 'listMembers' | 'setMemberPermissions' | 'removeMember' | 'leaveBusiness';

const present = ({ permissions, joined_at, ...rest }: members.MemberRow): components['schemas']['Member'] => ({
  ...rest,
  permissions: permissions.map((codename) => ({ codename })),
  joined_at: joined_at.toISOString(),
});

export const memberHandlers = ({ clock, config, mail }: Platform): Pick<Handlers, MemberOperation> => {
  return {
    listMembers: async (call) => pageOf(call, await members.listMembers(call.tx, call.businessId, call.query), present),

    setMemberPermissions: async ({ params: { id }, body, ifVersion, ...caller }) => {
      const { tx, businessId, userId, address } = caller;
      const { owner } = await claimAsOwner(caller);
      const member = await members.readMember(tx, businessId, id);
      if (member === undefined) throw refuse.missing();
      if (member.is_owner) throw refuse.conflict('The owner may do everything.');
      assertUnchanged({ ifVersion: ifVersion ?? null }, present(member));
      const permissions = codenames(body.permissions);
      const text = changeInWords(member.permissions, permissions);
      if (text !== null) {
        await members.setPermissions(tx, businessId, id, permissions);
        const subject = { id, name: member.email };
        const action = 'member.permissionsChanged';
        const now = clock.now();
        await record(tx, { businessId, actorId: userId, action, text, subject, address, now });
        const sender = { id, email: member.email, name: `${member.first_name} ${member.last_name}`.trim() };
        await withdrawSent(tx, { businessId, sender, owner, actorId: userId, address, now });
      }
      return present({ ...member, permissions });
    },

    removeMember: async ({ params: { id }, ...caller }) => {
      const { tx, businessId, userId, address } = caller;
      const { name: business, owner } = await claimAsOwner(caller);
      const member = await findMember(tx, businessId, id);
      if (member === undefined) throw refuse.missing();
      if (id === userId) throw refuse.conflict('Hand the business over before you leave it.');
      const now = clock.now();
      const ending = { businessId, userId: id, now, removedFrom: business };
      await endMember(tx, { ...ending, sender: member, owner, actorId: userId, address });
      await record(tx, {
        businessId,
        actorId: userId,
        address,
        now,
        subject: { id, name: member.email },
        action: 'member.removed',
        text: 'Removed from the business',
      });
      await mail.send(tx, removedMail(config.publicUrl, { to: member.email, business }));
      return undefined;
    },

    leaveBusiness: async ({ tx, businessId, userId, address }) => {
      const { owner } = await members.claimMembers(tx, businessId);
      const member = await findMember(tx, businessId, userId);
      if (member === undefined) throw refuse.missing();
      if (owner.id === userId) throw refuse.conflict('Hand the business over before you leave it.');
      const now = clock.now();
      const ending = { businessId, userId, now, removedFrom: null };
      await endMember(tx, { ...ending, sender: member, owner, actorId: userId, address });
      await record(tx, {
        businessId,
        actorId: userId,
        address,
        now,
        subject: { id: userId, name: member.email },
        action: 'member.left',
        text: 'Left the business',
      });
      const occasion = `member.left:${userId}:${now.toISOString()}`;
      const text = `${nameOf(member)} left the business`;
      await notify(tx, { businessId, userIds: [owner.id], occasion, text, link: '/settings?tab=people', now });
      return undefined;
    },
  };
};
