/** What may be asked of members: to be held while they change, and to end, with their invitations and their handover. */
import { findMember, nameOf, type Person } from '../../directory/directory.ts';
import type { Inside } from '../../platform/asking.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import type { Members } from '../../plug/services.ts';
import * as handovers from '../handovers/store.ts';
import { withdrawInvitationsOf, withdrawUngiveable } from '../invitations/store.ts';
import { endedAccessMail, removedMail } from './mails.ts';
import { beyond, inWords } from './rules.ts';
import * as members from './store.ts';

/** Locks the members until the transaction ends. @throws 403 when the person is no longer the owner */
export async function claimAsOwner({ tx, businessId, userId }: Inside & { userId: string }) {
  const business = await members.claimMembers(tx, businessId);
  if (business.owner.id !== userId) throw refuse.forbidden(undefined, 'owner');
  return business;
}

type Limited = { businessId: string; sender: Person; owner: Person; actorId: string; address: string; now: Date };

/** Withdraws the pending invitations that a person may no longer give, and notifies the owner. */
export async function withdrawSent(tx: Tx, { businessId, sender, owner, actorId, address, now }: Limited) {
  const withdrawn = await withdrawUngiveable(tx, businessId, sender.id, now);
  if (withdrawn.length === 0) return;
  for (const { id, addressee } of withdrawn) {
    await record(tx, {
      businessId,
      actorId,
      address,
      now,
      subject: { id, name: addressee },
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
export async function endMember(tx: Tx, ending: Ending) {
  const { businessId, userId, now } = ending;
  await members.endMembership(tx, ending);
  await withdrawInvitationsOf(tx, businessId, userId, now);
  await withdrawSent(tx, ending);
  const handover = await handovers.openHandover(tx, businessId);
  if (handover?.to.id === userId)
    await handovers.endHandover(tx, { businessId, id: handover.id, state: 'cancelled', now });
}

type Unseen = { owner: Person; actor: members.MemberRow; ended: members.MemberRow };

/** Whether somebody ended the access of a person who could do more than they themselves. */
const couldDoMore = ({ owner, actor, ended }: Unseen) =>
  actor.id !== owner.id && ended.permissions.some((permission) => !actor.permissions.includes(permission));

/**
 * Ends the access of somebody whose employment has ended, and tells them by mail; restores it with the employment. Whoever ends
 * employments may end that of a person with more rights: the owner is told at once, in the app and by mail.
 */
export const membersService = ({ config, mail }: Platform): Members => ({
  end: async (tx, { businessId, userId, actorId, address, now }) => {
    const { name: business, owner } = await members.claimMembers(tx, businessId);
    const member = await findMember(tx, businessId, userId);
    if (member === undefined) return;
    if (owner.id === userId) throw refuse.conflict('The owner hands the business over before they leave it.');
    const [actor, ended] = [
      await members.readMember(tx, businessId, actorId),
      await members.readMember(tx, businessId, userId),
    ];
    await endMember(tx, { businessId, userId, now, removedFrom: business, sender: member, owner, actorId, address });
    await record(tx, {
      businessId,
      actorId,
      address,
      now,
      subject: { id: userId, name: member.email },
      action: 'member.removed',
      text: 'Removed from the business',
    });
    await mail.send(tx, removedMail(config.publicUrl, { to: member.email, business }));
    if (actor === undefined || ended === undefined || !couldDoMore({ owner, actor, ended })) return;
    const names = { actor: fullName(actor), ended: fullName(ended) };
    const text = `${names.actor} ended the employment and the access of ${names.ended}, who had more rights`;
    const occasion = `member.ended:${userId}:${now.toISOString()}`;
    await notify(tx, { businessId, userIds: [owner.id], occasion, text, link: '/settings?tab=people', now });
    await mail.send(tx, endedAccessMail(config.publicUrl, { to: owner.email, business, ...names }));
  },

  restore: async (tx, { businessId, userId, giver, address, now }) => {
    await members.claimMembers(tx, businessId);
    const before = await members.formerPermissions(tx, businessId, userId);
    if (before === undefined) return;
    const tooMany = beyond(before, giver);
    const permissions = before.filter((one) => !tooMany.includes(one));
    await members.admitMember(tx, { businessId, userId, permissions, now });
    const restored = await members.readMember(tx, businessId, userId);
    await record(tx, {
      businessId,
      actorId: giver.id,
      address,
      now,
      subject: { id: userId, name: restored?.email ?? '' },
      action: 'member.restored',
      text: `Restored the access, with ${inWords(permissions)}`,
    });
  },
});

const fullName = ({ first_name, last_name, email }: members.MemberRow) => `${first_name} ${last_name}`.trim() || email;
