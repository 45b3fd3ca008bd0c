/**
 * Purchases: a payment is opened, checked and cancelled. The provider is called outside of transactions, so that no request
 * waits with a connection; settlement.ts stores its answer.
 */
import type { components } from '../../../openapi/generated/contract.ts';
import { emailOf } from '../../directory/directory.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { forget, type Intent, once } from '../../platform/database/idempotency.ts';
import { newId } from '../../platform/database/ids.ts';
import { Refusal, refuse } from '../../platform/errors.ts';
import { type PaymentProvider, ProviderProblem } from '../../platform/payments/provider.ts';
import type { Platform } from '../../platform/platform.ts';
import { hold } from '../../platform/time/hold.ts';
import { couponCode } from '../coupons/rules.ts';
import * as coupons from '../coupons/store.ts';
import { isReferenceOf, makeReference } from '../payments/references.ts';
import { presentPayment, standingOf } from '../payments/rules.ts';
import { createSettlement } from '../payments/settlement.ts';
import * as payments from '../payments/store.ts';
import { verifyPayment } from '../payments/verification.ts';
import { type Buyer, createPricing, noCoupon } from '../prices/pricing.ts';
import { watchFor } from '../subscriptions/rules.ts';
import * as subscriptions from '../subscriptions/store.ts';

type Order = components['schemas']['Order'];
type PurchaseOperation = 'generatePaymentReference' | 'buySubscription' | 'checkPayment' | 'cancelPayment';

/**
 * The process that starts a checkout says every second that it lives, and counts as dead after five without it: a busy machine
 * was seen to be silent for three. A request for the same payment waits longer than that. Milliseconds.
 */
const signOfLife = 1000;
const deadAfter = 5 * signOfLife;
const patience = { every: 100, longest: 7000 };

export const purchaseHandlers = (platform: Platform): Pick<Handlers, PurchaseOperation> => {
  const { clock, config, db, payments: provider, encryption } = platform;
  const { price } = createPricing(platform);
  const settlement = createSettlement(platform);
  const digest = (text: string) => encryption.digest('billing', text);

  const isSameOrder = (open: payments.PaymentRow, order: Order): boolean =>
    open.kind === 'purchase' &&
    open.price.frequency === order.frequency &&
    open.price.num_employees === order.num_employees &&
    open.recurring === order.recurring &&
    open.couponCode === (order.coupon_code == null ? null : couponCode(order.coupon_code)) &&
    open.price.total_kobo === (order.total_kobo ?? open.price.total_kobo);

  const otherUnderWay = ({ reference }: payments.PaymentRow) =>
    new Refusal(409, {
      detail: 'Another payment of this business is under way. Finish it, or cancel it.',
      code: 'payment_open',
      reference: [reference],
    });

  const open = async (tx: Tx, { businessId, userId }: Buyer, order: Order, by: PaymentProvider) => {
    if ((await subscriptions.claimSubscription(tx, businessId)) === undefined) throw refuse.missing();
    const underWay = await payments.findOpen(tx, businessId);
    if (underWay !== undefined && isSameOrder(underWay, order)) return { reference: underWay.reference };
    if (underWay !== undefined) throw otherUnderWay(underWay);
    const reference = order.payment_reference ?? makeReference(newId(), userId, digest);
    if (!isReferenceOf(reference, userId, digest))
      throw refuse.fields({ payment_reference: ['This value is not valid.'] });
    const { code, planId, price: agreed } = await price(tx, { businessId, userId }, order);
    if (order.total_kobo !== undefined && agreed.total_kobo !== order.total_kobo) {
      throw new Refusal(409, {
        detail: 'The price has changed in the meantime. Check the new one before you pay.',
        code: 'price_changed',
        total_kobo: [String(agreed.total_kobo)],
      });
    }
    if (code !== null && !(await coupons.takeCoupon(tx, code))) throw noCoupon();
    const now = clock.now();
    const isNew = await payments.openPayment(tx, businessId, {
      reference,
      kind: 'purchase',
      provider: by.name,
      planId,
      recurring: order.recurring,
      couponCode: code,
      openedBy: userId,
      price: agreed,
      watchUntil: new Date(now.getTime() + watchFor),
      now,
    });
    if (!isNew) throw refuse.conflict('This payment reference was used before. Get a new one.', 'reference_used');
    return { reference };
  };

  const find = async (businessId: string, reference: string) => {
    const payment = await db.as({ businessId }, (tx) => payments.findPayment(tx, businessId, reference));
    if (payment === undefined) throw refuse.missing();
    return payment;
  };

  const whileAlive = async <T>(businessId: string, reference: string, work: Promise<T>): Promise<T> => {
    const say = () => db.as({ businessId }, (tx) => payments.renewStart(tx, businessId, reference));
    const timer = setInterval(() => void say().catch(() => undefined), signOfLife);
    return work.finally(() => clearInterval(timer));
  };

  /** Ends a payment whose checkout nobody has seen, so that nothing can have been paid; the same click can be repeated. */
  const giveUpStart = ({ businessId, userId }: Buyer, reference: string, intent: Intent) =>
    db.as({ businessId, userId }, async (tx) => {
      await settlement.giveUp(tx, businessId, reference, 'not_started');
      await forget(tx, intent);
    });

  /**
   * Starts the checkout of an open payment; the second of two requests waits for the first.
   * @returns null when it could not be started and was ended, as when the process that was starting it died
   */
  const begin = async (
    by: PaymentProvider,
    { businessId, userId }: Buyer,
    reference: string,
    order: Order,
    intent: Intent,
  ): Promise<payments.PaymentRow | null> => {
    const look = () =>
      db.as({ businessId }, async (tx) => {
        if (await payments.claimCheckout(tx, businessId, reference)) return 'mine';
        if (await payments.isStartDead(tx, businessId, reference, deadAfter / 1000)) return 'dead';
        return (await payments.findPayment(tx, businessId, reference)) ?? 'gone';
      });
    const hasBegun = ({ isOpen, checkout }: payments.PaymentRow) => !isOpen || checkout?.url !== undefined;
    const start = await hold(look, (found) => typeof found === 'string' || hasBegun(found), patience);
    if (start === 'gone') throw refuse.missing();
    // Another request may have ended it meanwhile.
    if (start === 'dead' || (start !== 'mine' && standingOf(start).reason === 'not_started')) {
      await giveUpStart({ businessId, userId }, reference, intent);
      return null;
    }
    if (start === 'mine') return startCheckout(by, { businessId, userId }, reference, order, intent);
    if (hasBegun(start)) return start;
    throw refuse.conflict('This payment is being opened elsewhere. Try again in a moment.', 'payment_starting');
  };

  const startCheckout: typeof begin = async (by, { businessId, userId }, reference, order, intent) => {
    const { about, email, payment } = await db.as({ businessId, userId }, async (tx) => ({
      about: await subscriptions.readAbout(tx, businessId),
      email: await emailOf(tx, userId),
      payment: await payments.findPayment(tx, businessId, reference),
    }));
    if (payment === undefined || !payment.isOpen)
      throw refuse.conflict('This payment has been cancelled in the meantime.', 'payment_over');
    try {
      const starting = by.begin({
        reference,
        amountKobo: payment.price.total_kobo,
        currency: payment.price.currency,
        email,
        returnTo: `${config.publicUrl}/billing/pay?reference=${reference}`,
        channels: order.channel == null ? [] : [order.channel],
        metadata: {
          billing_type: 'buy_now_subscription',
          business_id: businessId,
          country: about.country,
          business_name: about.name,
        },
      });
      const checkout = await whileAlive(businessId, reference, starting);
      await db.as({ businessId }, (tx) => payments.keepCheckout(tx, businessId, reference, checkout));
    } catch (error) {
      if (!(error instanceof ProviderProblem)) throw error;
      platform.log.warn({ err: error, reference }, 'a checkout could not be begun');
      await giveUpStart({ businessId, userId }, reference, intent);
      throw refuse.unavailable('The payment provider does not answer. Nothing was charged. Try again in a moment.');
    }
    return find(businessId, reference);
  };

  const verified = async (businessId: string, reference: string) => {
    const payment = await find(businessId, reference);
    const isRecent = clock.now().getTime() - payment.openedAt.getTime() < watchFor;
    const isKnown = payment.entries.some(({ entry }) => entry === 'charged');
    if (isKnown || !(payment.isOpen || isRecent)) return payment;
    await verifyPayment(platform, settlement, businessId, payment);
    return find(businessId, reference);
  };

  return {
    generatePaymentReference: async ({ userId }) => ({ payment_reference: makeReference(newId(), userId, digest) }),

    buySubscription: async ({ businessId, userId, body, idempotencyKey }) => {
      if (provider === null) throw refuse.unavailable('Payments are not set up on this server. Nothing was charged.');
      const intent = { userId, key: idempotencyKey, operation: 'buySubscription', businessId, body };
      const buyer = { businessId, userId };
      const openAndBegin = async () => {
        const { reference } = await db.as(buyer, (tx) =>
          once(tx, intent, clock.now(), () => open(tx, buyer, body, provider)),
        );
        return begin(provider, buyer, reference, body, intent);
      };
      const payment = (await openAndBegin()) ?? (await openAndBegin());
      if (payment === null) throw refuse.unavailable();
      return presentPayment(payment);
    },

    checkPayment: async ({ businessId, params: { reference } }) =>
      presentPayment(await verified(businessId, reference)),

    cancelPayment: async ({ businessId, params: { reference } }) => {
      const payment = await verified(businessId, reference);
      if (payment.isOpen && payment.kind === 'renewal') {
        throw refuse.conflict('A renewal is being charged. Wait until it is over.', 'renewal');
      }
      if (payment.isOpen)
        await db.as({ businessId }, (tx) => settlement.giveUp(tx, businessId, reference, 'cancelled'));
      const ended = await find(businessId, reference);
      if (standingOf(ended).status === 'success') throw refuse.conflict('This payment went through already.', 'paid');
      return presentPayment(ended);
    },
  };
};
