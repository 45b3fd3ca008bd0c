/** A payment whose business's subscription is locked until the transaction ends, and what every change of one needs. */
import { listOwners } from '../../directory/directory.ts';
import type { Tx } from '../../platform/database/database.ts';
import { notify } from '../../platform/notifications.ts';
import { returnCoupon } from '../coupons/store.ts';
import { type Claimed, claimSubscription } from '../subscriptions/store.ts';
import * as payments from './store.ts';

export type Known = {
  tx: Tx;
  businessId: string;
  subscription: Claimed;
  payment: payments.PaymentRow;
  now: Date;
};

/** Null when the business or the payment is gone. */
export async function claim(tx: Tx, businessId: string, reference: string, now: Date): Promise<Known | null> {
  const subscription = await claimSubscription(tx, businessId);
  const payment = await payments.findPayment(tx, businessId, reference);
  return subscription === undefined || payment === undefined ? null : { tx, businessId, subscription, payment, now };
}

export const has = ({ payment }: Known, entry: payments.Entry): boolean =>
  payment.entries.some((one) => one.entry === entry);

/** Closes a payment that brings nothing, and returns its coupon. False when it is not open. */
export async function closeForNothing({ tx, businessId, payment }: Known): Promise<boolean> {
  if (!(await payments.closePayment(tx, businessId, payment.reference))) return false;
  if (payment.couponCode !== null) await returnCoupon(tx, payment.couponCode);
  return true;
}

/** @returns the owners */
export async function notifyOwners({ tx, businessId, now }: Known, occasion: string, text: string) {
  const owners = await listOwners(tx, businessId);
  const userIds = owners.map(({ id }) => id);
  await notify(tx, { businessId, userIds, occasion, text, link: '/billing', now });
  return owners;
}
