/**
 * The background jobs of billing. Every few minutes open payments are checked with the provider, so that none depends on its
 * buyer; once a day every due subscription takes its next step: a notice, a renewal, the end of a period.
 */
import { listOwners } from '../../directory/directory.ts';
import type { Job } from '../../platform/background-jobs/background-jobs.ts';
import { forEach } from '../../platform/background-jobs/each.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { notify } from '../../platform/notifications.ts';
import { type PaymentProvider, ProviderProblem } from '../../platform/payments/provider.ts';
import type { Platform } from '../../platform/platform.ts';
import { utcDay } from '../../platform/time/dates.ts';
import { makeReference } from '../payments/references.ts';
import { refundJob } from '../payments/refunds.ts';
import { cardPurpose, createSettlement } from '../payments/settlement.ts';
import * as payments from '../payments/store.ts';
import { verifyPayment } from '../payments/verification.ts';
import * as plans from '../plans/store.ts';
import { fewestEmployees } from '../prices/pricing.ts';
import { priceOf } from '../prices/rules.ts';
import { noticeMail, noticeText } from './mails.ts';
import { type Change, canMove, type Notice, nextStep, watchFor } from './rules.ts';
import * as subscriptions from './store.ts';

type Business = { businessId: string };

export const billingJobs = (platform: Platform): Job<never>[] => {
  const { clock, config, db, log, mail, payments: provider, encryption } = platform;
  const { publicUrl } = config;
  const settlement = createSettlement(platform);
  const digest = (text: string) => encryption.digest('billing', text);

  const verifyAll = async ({ businessId }: Business) => {
    const since = new Date(clock.now().getTime() - watchFor);
    const [uncharged, open] = await db.as({ businessId }, (tx) =>
      Promise.all([payments.listUncharged(tx, businessId, since), payments.findOpen(tx, businessId)]),
    );
    // The check ends an open payment that is older than the watch.
    const references = new Set([...uncharged.map(({ reference }) => reference), ...(open ? [open.reference] : [])]);
    for (const reference of references) {
      const payment = await db.as({ businessId }, (tx) => payments.findPayment(tx, businessId, reference));
      if (payment !== undefined) await verifyPayment(platform, settlement, businessId, payment);
    }
    await db.as({ businessId }, (tx) => payments.stopWatching(tx, businessId, clock.now()));
  };

  const verifyOpen = async ({ businessId }: Business) => {
    const open = await db.as({ businessId }, (tx) => payments.findOpen(tx, businessId));
    if (open !== undefined) await verifyPayment(platform, settlement, businessId, open);
  };

  const sendNotice = async (tx: Tx, businessId: string, notice: Notice, { status: _status, ...change }: Change) => {
    const about = await subscriptions.readAbout(tx, businessId);
    const on = dayOfNotice(notice, change);
    const owners = await listOwners(tx, businessId);
    const now = clock.now();
    await notify(tx, {
      businessId,
      userIds: owners.map(({ id }) => id),
      occasion: `billing.${notice}:${utcDay(now)}`,
      text: noticeText({ notice, on, ...about }),
      link: '/billing',
      now,
    });
    for (const { email: to } of owners) await mail.send(tx, noticeMail({ publicUrl, to, ...about, notice, on }));
  };

  /** Claims a subscription that is due. A business that waits for its deletion is skipped; after a restoration it continues. */
  const claimDue = async (tx: Tx, businessId: string, now: Date) => {
    const known = await subscriptions.claimSubscription(tx, businessId);
    if (known === undefined || known.dueAt === null || known.dueAt > now) return undefined;
    return (await subscriptions.readAbout(tx, businessId)).isClosed ? undefined : known;
  };

  /** Opens the payment of a renewal, or continues the one of a killed process; null when there is nothing to do. */
  const openRenewal = (businessId: string, by: PaymentProvider) =>
    db.as({ businessId }, async (tx) => {
      const now = clock.now();
      const known = await claimDue(tx, businessId, now);
      if (known === undefined || known.authorization === null) return null;
      const [owner] = await listOwners(tx, businessId);
      const authorization = encryption.decrypt(cardPurpose, businessId, known.authorization);
      // Encrypted with another secret than the server's: the card is deleted, and the next day there is no card to charge.
      if (authorization === null) await subscriptions.keepCard(tx, businessId, null);
      if (owner === undefined || authorization === null) return null;
      const open = await payments.findOpen(tx, businessId);
      if (open !== undefined && open.kind !== 'renewal') return null;
      const payment = open ?? (await openPayment(tx, businessId, known, by, now));
      return payment === undefined ? null : { payment, authorization, email: owner.email };
    });

  type Due = NonNullable<Awaited<ReturnType<typeof claimDue>>>;
  const openPayment = async (tx: Tx, businessId: string, known: Due, by: PaymentProvider, now: Date) => {
    const { planId, ...tariff } = await plans.readTariff(tx, now);
    const numEmployees = Math.max(known.numEmployees, await fewestEmployees(tx, businessId, now));
    const reference = makeReference(newId(), businessId, digest);
    await payments.openPayment(tx, businessId, {
      reference,
      kind: 'renewal',
      provider: by.name,
      planId,
      recurring: true,
      couponCode: null,
      openedBy: null,
      price: priceOf(tariff, { frequency: known.frequency, numEmployees, couponPercent: 0 }),
      watchUntil: new Date(now.getTime() + watchFor),
      now,
    });
    return payments.findPayment(tx, businessId, reference);
  };

  const renew = async (businessId: string) => {
    if (provider === null) return;
    const opened = await openRenewal(businessId, provider);
    if (opened === null) return;
    const { payment, authorization, email } = opened;
    const { reference, price } = payment;
    try {
      // A killed process may have charged it without storing the charge.
      const report =
        (await provider.look(reference)) ??
        (await provider.chargeAgain(
          {
            reference,
            amountKobo: price.total_kobo,
            currency: price.currency,
            email,
            returnTo: `${publicUrl}/billing`,
            channels: ['card'],
            metadata: { billing_type: 'renewal', business_id: businessId },
          },
          authorization,
        ));
      await db.as({ businessId }, (tx) => settlement.settle(tx, businessId, reference, report));
    } catch (error) {
      if (!(error instanceof ProviderProblem)) throw error;
      log.warn({ err: error, reference }, 'the payment provider did not answer');
    }
  };

  const takeNextStep = async ({ businessId }: Business) => {
    const renews = await db.as({ businessId }, async (tx) => {
      const now = clock.now();
      const known = await claimDue(tx, businessId, now);
      if (known === undefined) return false;
      // Without a payment provider nothing renews.
      const step = nextStep({ ...known, hasCard: known.hasCard && provider !== null }, now);
      if (step.renew) return true;
      const { change, notice } = step;
      if (change.status !== undefined && !canMove(known.status, change.status)) {
        throw new Error(`A ${known.status} subscription cannot become ${change.status}.`);
      }
      await subscriptions.changeSubscription(tx, businessId, change);
      if (notice !== null) await sendNotice(tx, businessId, notice, change);
      return false;
    });
    if (renews) await renew(businessId);
  };

  const reconcile: Job<object> = {
    name: 'billing.reconcile',
    retries: 1,
    schedule: '*/5 * * * *',
    work: async (_, { signal }) => {
      const watched = await db.system((tx) => subscriptions.listWatched(tx));
      await forEach(
        watched.filter(({ isOpen }) => isOpen),
        verifyOpen,
        signal,
      );
    },
  };

  const daily: Job<object> = {
    name: 'billing.daily',
    retries: 'for hours',
    schedule: '37 5 * * *',
    work: async (_, { signal }) => {
      await forEach(await db.system((tx) => subscriptions.listWatched(tx)), verifyAll, signal);
      await forEach(await db.system((tx) => subscriptions.listDue(tx, clock.now())), takeNextStep, signal);
    },
  };

  return [reconcile, daily, refundJob(platform, settlement.settle)] as Job<never>[];
};

/** The day that a notice names. */
function dayOfNotice(
  notice: Notice,
  { dueAt, readOnlyFrom = null, endsAt = null }: Omit<Change, 'status'>,
): Date | null {
  switch (notice) {
    case 'paidTimeOver':
    case 'firstPaymentMissing':
      return readOnlyFrom;
    case 'trialEnded':
    case 'readOnly':
      return endsAt ?? dueAt;
    default:
      return dueAt;
  }
}
