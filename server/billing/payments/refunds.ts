/**
 * What follows when money goes back. A charge that does not count is given back by a job; what the provider reports as given
 * back is written into the ledger, never more than was charged; a payment that is given back in full pays for nothing more.
 */

import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import type { Tx } from '../../platform/database/database.ts';
import { ProviderProblem, type Refund, type Report } from '../../platform/payments/provider.ts';
import type { Platform } from '../../platform/platform.ts';
import { record } from '../../platform/security/audit.ts';
import { amountText } from '../prices/rules.ts';
import { afterReversal } from '../subscriptions/rules.ts';
import * as subscriptions from '../subscriptions/store.ts';
import { claim, closeForNothing, has, type Known, notifyOwners } from './claimed.ts';
import { reversalMail } from './mails.ts';
import * as payments from './store.ts';

const refundJobName = 'billing.refund';
type OfPayment = { businessId: string; reference: string };

/** Has a charge given back that does not count. */
export const giveBack = ({ jobs }: Platform, tx: Tx, payment: OfPayment): Promise<void> =>
  jobs.send(tx, refundJobName, payment);

/** Sent by settlement; asked again, the provider gives nothing more back. */
export const refundJob = (
  { db, payments: provider }: Platform,
  settle: (tx: Tx, businessId: string, reference: string, report: Report) => Promise<void>,
): Job<OfPayment> => ({
  name: refundJobName,
  retries: 'for days',
  work: async ({ businessId, reference }) => {
    if (provider === null) throw new ProviderProblem('There is no payment provider that could give money back.');
    await provider.refund(reference);
    const report = await provider.look(reference);
    if (report !== null) await db.as({ businessId }, (tx) => settle(tx, businessId, reference, report));
  },
});

export function createRefunds({ config, log, mail }: Platform) {
  const { publicUrl } = config;

  const sumOf = ({ payment }: Known, entry: payments.Entry): number =>
    payment.entries.filter((one) => one.entry === entry).reduce((all, { amountKobo }) => all + amountKobo, 0);

  /** Ends what a payment paid for that was given back in full. */
  const reverse = async (known: Known, amount: string) => {
    const { tx, businessId, subscription, payment, now } = known;
    const { reference } = payment;
    const period = await payments.findPeriod(tx, businessId, reference);
    if (period === undefined) {
      await notifyOwners(known, `refund:${reference}`, `Your payment of ${amount} was refunded`);
      return;
    }
    await subscriptions.keepCard(tx, businessId, null);
    const change = afterReversal(subscription, period, now);
    if (change !== null) {
      await subscriptions.endPaidTime(tx, businessId, change);
    }
    await record(tx, {
      businessId,
      actorId: null,
      action: 'subscription.reversed',
      text: `The payment of ${amount} was refunded, and what it paid for ended`,
      subject: null,
      address: '',
      now,
    });
    const owners = await notifyOwners(
      known,
      `refund:${reference}`,
      `Your payment of ${amount} was refunded, and what it paid for has ended`,
    );
    const about = await subscriptions.readAbout(tx, businessId);
    const paidThrough = change === null ? subscription.paidThrough : change.paidThrough;
    for (const { email: to } of owners) {
      await mail.send(tx, reversalMail({ publicUrl, to, ...about, amount, paidThrough }));
    }
  };

  /** The rest of a payment goes back. */
  const refundedInFull = async (known: Known, rest: number) => {
    const { tx, businessId, payment, now } = known;
    const { reference, price } = payment;
    const entry = { reference, entry: 'refunded', amountKobo: rest, now } as const;
    if (!(await payments.addEntry(tx, businessId, entry, price.currency))) return;
    await reverse(known, amountText(sumOf(known, 'charged'), price.currency));
  };

  const refundedInPart = async (known: Known, { id, amountKobo }: Refund): Promise<Known> => {
    const { tx, businessId, payment, now } = known;
    const { reference, price, entries } = payment;
    if (entries.some(({ entry, reason }) => entry === 'refunded_in_part' && reason === id)) return known;
    const rest = sumOf(known, 'charged') - sumOf(known, 'refunded_in_part');
    if (amountKobo > rest) {
      log.error({ business: businessId, reference, refund: id }, 'more is reported as given back than was charged');
    }
    const amount = Math.min(amountKobo, rest);
    if (amount === 0) return known;
    const entry = { entry: 'refunded_in_part', amountKobo: amount, reason: id } as const;
    await payments.addEntry(tx, businessId, { reference, ...entry, now }, price.currency);
    const then = { ...known, payment: { ...payment, entries: [...entries, entry] } };
    if (amount === rest) await refundedInFull(then, 0);
    else {
      const [part, whole] = [amount, price.total_kobo].map((kobo) => amountText(kobo, price.currency));
      await notifyOwners(known, `refund:${reference}:${id}`, `${part} of your payment of ${whole} was refunded`);
    }
    return then;
  };

  return {
    /** Of a payment that the provider reports as given back in full. */
    refunded: async (known: Known, { amountKobo, currency, channel, card }: Report): Promise<void> => {
      const { tx, businessId, payment, now } = known;
      const { reference } = payment;
      let charged = known;
      if (!has(known, 'charged')) {
        // Given back before the charge was reported: it counts for nothing.
        const entry = { reference, amountKobo, channel, card, reason: 'refunded', now };
        await closeForNothing(known);
        await payments.addEntry(tx, businessId, { ...entry, entry: 'charged' }, currency);
        await payments.addEntry(tx, businessId, { ...entry, entry: 'attention' }, currency);
        charged = (await claim(tx, businessId, reference, now)) ?? known;
      }
      // Parts are written down already.
      await refundedInFull(charged, sumOf(charged, 'charged') - sumOf(charged, 'refunded_in_part'));
    },

    refundedInParts: async (known: Known, refunds: readonly Refund[]): Promise<void> => {
      if (!has(known, 'charged') || has(known, 'refunded')) return;
      let then = known;
      for (const refund of refunds) then = await refundedInPart(then, refund);
    },
  };
}
