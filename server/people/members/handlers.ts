/** The members of a business and their permissions. A change takes effect with the person's next request. */
import type { components } from '../../../openapi/generated/contract.ts';
import { findMember, nameOf, type Person } from '../../directory/directory.ts';
import { record } from '../../platform/audit.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database.ts';
import { refuse } from '../../platform/errors.ts';
import { pageOf } from '../../platform/lists.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import * as handovers from '../handovers/store.ts';
import { withdrawInvitationsOf, withdrawUngiveable } from '../invitations/store.ts';
import { removedMail } from './mails.ts';
import { changeInWords, codenames } from './rules.ts';
import * as members from './store.ts';

type Caller = Pick<BusinessCall<'removeMember'>, 'tx' | 'businessId' | 'userId' | 'address'>;
type MemberOperation = 'listMembers' | 'setMemberPermissions' | 'removeMember' | 'leaveBusiness';

const present = ({ permissions, joined_at, ...rest }: members.MemberRow): components['schemas']['Member'] => ({
  ...rest,
  permissions: permissions.map((codename) => ({ codename })),
  joined_at: joined_at.toISOString(),
});

/** Locks the members until the transaction ends. @throws 403 when the person is no longer the owner */
export async function claimAsOwner({ tx, businessId, userId }: Omit<Caller, 'address'>) {
  const business = await members.claimMembers(tx, businessId);
  if (business.owner.id !== userId) throw refuse.forbidden(undefined, 'owner');
  return business;
}

export const memberHandlers = ({ clock, config, mail }: Platform): Pick<Handlers, MemberOperation> => {
  type Limited = { businessId: string; sender: Person; owner: Person; actorId: string; address: string; now: Date };

  /** Withdraws the pending invitations that a person may no longer give, and notifies the owner. */
  async function withdrawSent(tx: Tx, { businessId, sender, owner, actorId, address, now }: Limited) {
    const withdrawn = await withdrawUngiveable(tx, businessId, sender.id, now);
    if (withdrawn.length === 0) return;
    for (const { id, email } of withdrawn) {
      await record(tx, {
        ...{ businessId, actorId, address, now, subject: { id, name: email } },
        action: 'invitation.withdrawn',
        text: 'Withdrew the invitation, which its sender may no longer give',
      });
    }
    const what = withdrawn.length === 1 ? 'One open invitation' : `${withdrawn.length} open invitations`;
    const text = `${what} from ${nameOf(sender)} withdrawn: they may no longer give that access`;
    const occasion = `invitations.withdrawn:${sender.id}:${now.toISOString()}`;
    const link = '/invites?state=withdrawn';
    await notify(tx, { businessId, userIds: [owner.id], occasion, text, link, now });
  }

  type Ending = Parameters<typeof members.endMembership>[1] & Omit<Limited, 'businessId' | 'now'>;

  /** Ends a membership, and with it the pending invitations and the handover of the person. */
  async function end(tx: Tx, ending: Ending) {
    const { businessId, userId, now } = ending;
    await members.endMembership(tx, ending);
    await withdrawInvitationsOf(tx, businessId, userId, now);
    await withdrawSent(tx, ending);
    const handover = await handovers.openHandover(tx, businessId);
    if (handover?.to.id === userId)
      await handovers.endHandover(tx, { businessId, id: handover.id, state: 'cancelled', now });
  }

  return {
    listMembers: async (call) => pageOf(call, await members.listMembers(call.tx, call.businessId, call.query), present),

    setMemberPermissions: async ({ params: { id }, body, ...caller }) => {
      const { tx, businessId, userId, address } = caller;
      const { owner } = await claimAsOwner(caller);
      const member = await members.readMember(tx, businessId, id);
      if (member === undefined) throw refuse.missing();
      if (member.is_owner) throw refuse.conflict('The owner may do everything.');
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
      await end(tx, { ...ending, sender: member, owner, actorId: userId, address });
      await record(tx, {
        ...{ businessId, actorId: userId, address, now, subject: { id, name: member.email } },
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
      await end(tx, { ...ending, sender: member, owner, actorId: userId, address });
      await record(tx, {
        ...{ businessId, actorId: userId, address, now, subject: { id: userId, name: member.email } },
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
