/** The subscription of a business, its cancellation, and its resumption. Purchases are in purchases/. */

import type { Answer, Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { fewestEmployees } from '../prices/pricing.ts';
import { canMove, dueAfterPayment, type Status } from './rules.ts';
import * as subscriptions from './store.ts';

type SubscriptionOperation = 'getCurrentBilling' | 'cancelSubscription' | 'resumeSubscription';

export const subscriptionHandlers = ({ clock }: Platform): Pick<Handlers, SubscriptionOperation> => {
  const read = async (tx: Tx, businessId: string): Promise<Answer<'getCurrentBilling'>> => {
    const row = await subscriptions.readSubscription(tx, businessId, clock.now());
    if (row === undefined) throw refuse.missing();
    const text = (date: Date | null) => date?.toISOString() ?? null;
    return {
      ...row,
      people: await fewestEmployees(tx, businessId, clock.now()),
      trial_ends_at: text(row.trial_ends_at),
      paid_through: text(row.paid_through),
      next_payment_at: text(row.next_payment_at),
      ends_at: text(row.ends_at),
    };
  };

  type Asking = { tx: Tx; businessId: string; userId: string; address: string };
  /** Moves a subscription between *active* and *cancelled* during its paid period. */
  const move = async (
    { tx, businessId, userId, address }: Asking,
    from: Status,
    to: Status,
    action: string,
    text: string,
  ) => {
    const known = await subscriptions.claimSubscription(tx, businessId);
    if (known === undefined) throw refuse.missing();
    const now = clock.now();
    const { status, paidThrough, recurring, hasCard } = known;
    if (status !== from || !canMove(status, to) || paidThrough === null || paidThrough <= now) {
      throw refuse.conflict(`A subscription that is ${words[status]} cannot be ${words[to]}.`, 'illegal_move');
    }
    const dueAt = to === 'cancelled' ? paidThrough : dueAfterPayment(paidThrough, recurring && hasCard);
    await subscriptions.changeSubscription(tx, businessId, { status: to, dueAt });
    await record(tx, { businessId, actorId: userId, action, text, subject: null, address, now });
    return read(tx, businessId);
  };

  return {
    getCurrentBilling: async ({ tx, businessId, isOwner }) => {
      const billing = await read(tx, businessId);
      return isOwner ? billing : { ...billing, people: null, card: null, payment_reference: null, open_payment: null };
    },

    cancelSubscription: (call) =>
      move(call, 'active', 'cancelled', 'subscription.cancelled', 'Cancelled the subscription'),

    resumeSubscription: (call) => move(call, 'cancelled', 'active', 'subscription.resumed', 'Resumed the subscription'),
  };
};

const words: Record<Status, string> = {
  trial: 'on trial',
  active: 'active',
  past_due: 'past due',
  cancelled: 'cancelled',
  terminated: 'terminated',
};
