/**
 * Handovers: the owner names a member as the next administrator, who accepts or declines. Accepting moves the ownership, in
 * one transaction; the former owner stays a member with every permission.
 */

import type { components } from '../../../openapi/generated/contract.ts';
import { permissionNames } from '../../../openapi/generated/lists/shared.ts';
import { findMember, nameOf } from '../../directory/directory.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import { notify } from '../../platform/notifications.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import type { Accounts } from '../../plug/services.ts';
import { claimAsOwner } from '../members/acts.ts';
import * as members from '../members/store.ts';
import { handoverAnsweredMail, handoverAskedMail } from './mails.ts';
import { canMoveHandover, type HandoverState } from './rules.ts';
import * as handovers from './store.ts';

type Caller = Pick<BusinessCall<'acceptAdministratorHandover'>, 'tx' | 'businessId' | 'userId' | 'address'>;
type HandoverOperation =
  | 'getAdministratorHandover'
  | 'nameAdministrator'
  | 'cancelAdministratorHandover'
  | 'acceptAdministratorHandover'
  | 'declineAdministratorHandover';

const present = ({ id, from, to, created_at }: handovers.HandoverRow): components['schemas']['Handover'] => ({
  id,
  from,
  to,
  created_at: created_at.toISOString(),
});

const ended: Partial<Record<HandoverState, string>> = {
  accepted: 'This was accepted already.',
  declined: 'This was declined already.',
  cancelled: 'This was withdrawn.',
};

export const handoverHandlers = (
  { clock, config, mail }: Platform,
  accounts: Accounts,
): Pick<Handlers, HandoverOperation> => {
  /** A handover that can move to the state. @throws 404 when it does not concern the person, 409 when it has ended */
  async function claim({ tx, businessId, userId }: Caller, id: string, state: HandoverState) {
    const handover = await handovers.readHandover(tx, businessId, id);
    const theirs = state === 'cancelled' ? handover?.from.id : handover?.to.id;
    if (handover === undefined || theirs !== userId) throw refuse.missing();
    if (!canMoveHandover(handover.state, state)) throw refuse.conflict(ended[handover.state] ?? '');
    return handover;
  }

  /** Stores the answer of the named person and notifies the owner. */
  async function answer(caller: Caller, id: string, state: 'accepted' | 'declined') {
    const { tx, businessId, userId, address } = caller;
    const { name: business } = await members.claimMembers(tx, businessId);
    const { from, to } = await claim(caller, id, state);
    const now = clock.now();
    await handovers.endHandover(tx, { businessId, id, state, now });
    const isAccepted = state === 'accepted';
    if (isAccepted) {
      await members.moveOwnership(tx, { businessId, from: from.id, to: to.id, permissions: permissionNames });
    }
    await record(tx, {
      businessId,
      actorId: userId,
      address,
      now,
      subject: { id: from.id, name: from.email },
      action: `handover.${state}`,
      text: isAccepted ? 'Became the administrator, following' : 'Declined to become the administrator, asked by',
    });
    const other = nameOf(to);
    const text = isAccepted ? `${other} is now the administrator` : `${other} declined to become the administrator`;
    const link = isAccepted ? null : '/administrator-handover';
    await notify(tx, { businessId, userIds: [from.id], occasion: `handover.${state}:${id}`, text, link, now });
    await mail.send(tx, handoverAnsweredMail(config.publicUrl, { to: from.email, business, other, isAccepted }));
    return undefined;
  }

  return {
    getAdministratorHandover: async ({ tx, businessId, userId }) => {
      const handover = await handovers.openHandover(tx, businessId);
      const isTheirs = handover !== undefined && [handover.from.id, handover.to.id].includes(userId);
      return { handover: isTheirs ? present(handover) : null };
    },

    nameAdministrator: async ({ body: { member_id, password }, ...caller }) => {
      const { tx, businessId, userId, address } = caller;
      const { name: business, owner } = await claimAsOwner(caller);
      if (!(await accounts.isPasswordOf(tx, userId, password))) {
        throw refuse.fields({ password: ['Your password was entered incorrectly. Please enter it again.'] });
      }
      const successor = await findMember(tx, businessId, member_id);
      if (successor === undefined || member_id === userId) {
        throw refuse.fields({ member_id: ['Choose another member of the business.'] });
      }
      if ((await handovers.openHandover(tx, businessId)) !== undefined) {
        throw refuse.conflict('Somebody has been asked already. Withdraw that first.');
      }
      const now = clock.now();
      const id = await handovers.addHandover(tx, { businessId, from: userId, to: member_id, now });
      await record(tx, {
        businessId,
        actorId: userId,
        address,
        now,
        subject: { id: member_id, name: successor.email },
        action: 'handover.asked',
        text: 'Named as the next administrator',
      });
      const text = `${nameOf(owner)} asks you to become the administrator of ${business}`;
      const notification = { occasion: `handover.asked:${id}`, text, link: '/administrator-handover' };
      await notify(tx, { businessId, userIds: [member_id], ...notification, now });
      const letter = { to: successor.email, business, businessId, other: nameOf(owner) };
      await mail.send(tx, handoverAskedMail(config.publicUrl, letter));
      return present({ id, from: owner, to: successor, created_at: now, state: 'open' });
    },

    cancelAdministratorHandover: async ({ params: { id }, ...caller }) => {
      const { tx, businessId, userId, address } = caller;
      await claimAsOwner(caller);
      const { to } = await claim(caller, id, 'cancelled');
      const now = clock.now();
      await handovers.endHandover(tx, { businessId, id, state: 'cancelled', now });
      await record(tx, {
        businessId,
        actorId: userId,
        address,
        now,
        subject: { id: to.id, name: to.email },
        action: 'handover.cancelled',
        text: 'No longer named as the next administrator',
      });
      return undefined;
    },

    acceptAdministratorHandover: ({ params: { id }, ...caller }) => answer(caller, id, 'accepted'),
    declineAdministratorHandover: ({ params: { id }, ...caller }) => answer(caller, id, 'declined'),
  };
};
