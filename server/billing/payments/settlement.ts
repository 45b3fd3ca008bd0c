/**
 * Settles a payment by a report of the provider, which comes from a check by the app, an event, or the daily job. It holds the
 * lock of the business's subscription and is idempotent: any number of reports in any order make one paid period.
 */

import type { Tx } from '../../platform/database/database.ts';
import type { Refund, Report } from '../../platform/payments/provider.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { takeCoupon } from '../coupons/store.ts';
import { addInvoice } from '../invoices/store.ts';
import { amountText } from '../prices/rules.ts';
import { declinedRenewalMail } from '../subscriptions/mails.ts';
import { afterDeclined, canMove, dueAfterPayment, nextPeriod } from '../subscriptions/rules.ts';
import * as subscriptions from '../subscriptions/store.ts';
import { claim, closeForNothing, has, type Known, notifyOwners } from './claimed.ts';
import { attentionMail, receiptMail } from './mails.ts';
import { createRefunds, giveBack } from './refunds.ts';
import { sentences } from './rules.ts';
import * as payments from './store.ts';

type Reason = 'cancelled' | 'closed' | 'timed_out' | 'not_started' | 'superseded';

export type Settlement = {
  /** The transaction must have entered the business. */
  settle(tx: Tx, businessId: string, reference: string, report: Report): Promise<void>;
  /** Stores partial refunds of a payment. The paid period and the invoice stay, until all of it was given back. */
  giveBack(tx: Tx, businessId: string, reference: string, refunds: readonly Refund[]): Promise<void>;
  /** Ends an open payment without a charge; one that has ended stays as it is. */
  giveUp(tx: Tx, businessId: string, reference: string, reason: Reason): Promise<void>;
};

/** The purpose with which a stored authorization is encrypted. */
export const cardPurpose = 'card authorization';

export function createSettlement(platform: Platform): Settlement {
  const { clock, config, log, mail, encryption } = platform;
  const { publicUrl } = config;
  const { refunded, refundedInParts } = createRefunds(platform);

  const end = async (known: Known, entry: 'declined' | 'abandoned', reason: string) => {
    const { tx, businessId, payment, now } = known;
    if (!(await closeForNothing(known))) return false;
    const { reference, price } = payment;
    await payments.addEntry(tx, businessId, { reference, entry, amountKobo: 0, reason, now }, price.currency);
    return true;
  };

  /** A failed renewal is tried again some days later; after the last try the business is read-only for a grace period. */
  const postpone = async (known: Known) => {
    const { tx, businessId, subscription, payment, now } = known;
    const { paidThrough, status } = subscription;
    if (payment.kind !== 'renewal' || paidThrough === null || !canMove(status, 'past_due')) return;
    const tries = subscription.tries + 1;
    const change = afterDeclined(paidThrough, tries, now);
    await subscriptions.changeSubscription(tx, businessId, { ...change, tries });
    const about = await subscriptions.readAbout(tx, businessId);
    const isLast = change.readOnlyFrom !== undefined;
    const owners = await notifyOwners(
      known,
      `renewal.declined:${payment.reference}`,
      isLast
        ? 'Your card was declined again, and the business is read-only now'
        : 'Your card was declined for the renewal',
    );
    for (const { email: to } of owners) {
      const next = isLast ? null : change.dueAt;
      await mail.send(tx, declinedRenewalMail({ publicUrl, to, ...about, next, endsAt: change.endsAt ?? null }));
    }
  };

  /** Why a charge does not count; null when it does, and then it has its coupon. */
  const objection = async (known: Known, report: Report): Promise<string | null> => {
    const { tx, businessId, payment } = known;
    const { reference, price, couponCode } = payment;
    if (report.reference !== reference || report.amountKobo !== price.total_kobo) return 'amount_differs';
    if (report.currency !== price.currency) return 'currency_differs';
    if (await payments.countedSinceOpened(tx, businessId, reference)) return 'paid_twice';
    // A payment that ended has returned its coupon, which others may have used since.
    const mustTake = couponCode !== null && !payment.isOpen;
    return mustTake && !(await takeCoupon(tx, couponCode)) ? 'coupon_used_up' : null;
  };

  const charged = async (known: Known, report: Report) => {
    const { tx, businessId, subscription, payment, now } = known;
    if (has(known, 'charged')) return;
    const { reference, price } = payment;
    const { amountKobo, currency, channel, card } = report;
    const entry = { reference, amountKobo, channel, card, now };
    await payments.addEntry(tx, businessId, { ...entry, entry: 'charged' }, currency);
    const reason = await objection(known, report);
    if (reason !== null) {
      await closeForNothing(known);
      await giveBack(platform, tx, { businessId, reference });
      await payments.addEntry(tx, businessId, { ...entry, entry: 'attention', reason }, currency);
      log.error({ business: businessId, reference, reason }, 'a charge does not count');
      const owners = await notifyOwners(known, `payment:${reference}`, 'A payment did not count, and is refunded');
      const amount = amountText(amountKobo, currency);
      const why = sentences[reason] ?? '';
      for (const { email: to } of owners) await mail.send(tx, attentionMail({ publicUrl, to, amount, reference, why }));
      return;
    }
    await payments.closePayment(tx, businessId, reference);
    const other = subscription.openReference;
    if (other !== null && other !== reference) {
      const superseded = await payments.findPayment(tx, businessId, other);
      if (superseded !== undefined) await end({ ...known, payment: superseded }, 'abandoned', 'superseded');
    }
    await count({ ...known, payment }, report, price.months);
  };

  const count = async (known: Known, report: Report, months: number) => {
    const { tx, businessId, subscription, payment, now } = known;
    if (!canMove(subscription.status, 'active')) throw new Error(`A ${subscription.status} subscription was paid.`);
    const { reference, planId, recurring, price } = payment;
    const { startsAt, endsAt, billingDay } = nextPeriod(subscription, months, now);
    const { num_employees: numEmployees, frequency } = price;
    await payments.addPeriod(tx, businessId, { reference, startsAt, endsAt, numEmployees, frequency, now });
    const { authorization, card, channel } = report;
    const hasNewCard = recurring && authorization !== null && card !== null;
    if (hasNewCard) {
      const encrypted = encryption.encrypt(cardPurpose, businessId, authorization);
      await subscriptions.keepCard(tx, businessId, { ...card, authorization: encrypted });
    } else if (payment.kind === 'purchase') await subscriptions.keepCard(tx, businessId, null);
    const renews = recurring && (hasNewCard || (payment.kind === 'renewal' && subscription.hasCard));
    await subscriptions.markPaid(tx, businessId, {
      reference,
      planId,
      frequency,
      numEmployees,
      recurring,
      startsAt,
      endsAt,
      billingDay,
      dueAt: dueAfterPayment(endsAt, renews),
      now,
    });
    const about = await subscriptions.readAbout(tx, businessId);
    const invoice = await addInvoice(tx, businessId, {
      reference,
      buyer: about,
      price,
      periodFrom: startsAt,
      periodTo: endsAt,
      planId,
      channel,
      card,
      now,
    });
    const amount = amountText(price.total_kobo, price.currency);
    await record(tx, {
      businessId,
      actorId: payment.openedBy,
      action: 'subscription.paid',
      text: `Paid ${amount} for ${numEmployees} ${numEmployees === 1 ? 'employee' : 'employees'} (${frequency})`,
      subject: { id: invoice.id, name: invoice.number },
      address: '',
      now,
    });
    const owners = await notifyOwners(known, `payment:${reference}`, `Your payment of ${amount} was successful`);
    for (const { email: to } of owners) {
      await mail.send(tx, receiptMail({ publicUrl, to, ...about, amount, number: invoice.number, endsAt, renews }));
    }
  };

  return {
    settle: async (tx, businessId, reference, report) => {
      const known = await claim(tx, businessId, reference, clock.now());
      if (known === null) return;
      switch (report.status) {
        case 'success':
          return charged(known, report);
        case 'refunded':
          return refunded(known, report);
        case 'failed':
          if (await end(known, 'declined', 'declined')) await postpone(known);
          return;
        case 'abandoned':
          if (await end(known, 'abandoned', 'closed')) await postpone(known);
          return;
        case 'pending':
          return;
      }
    },
    giveBack: async (tx, businessId, reference, refunds) => {
      const known = refunds.length === 0 ? null : await claim(tx, businessId, reference, clock.now());
      if (known !== null) await refundedInParts(known, refunds);
    },
    giveUp: async (tx, businessId, reference, reason) => {
      const known = await claim(tx, businessId, reference, clock.now());
      if (known !== null && (await end(known, 'abandoned', reason))) await postpone(known);
    },
  };
}
