/** The lifecycle of a subscription: its states, the paid period, and the next step of the daily job. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { day, later, monthsLater } from '../../platform/time/dates.ts';

export type Status = components['schemas']['CurrentBilling']['status'];

/** Every legal move. A payment reopens a business from every state, and nothing is deleted for lack of one. */
const moves: Record<Status, readonly Status[]> = {
  trial: ['active', 'past_due'],
  active: ['active', 'past_due', 'cancelled', 'terminated'],
  past_due: ['active', 'past_due', 'terminated'],
  cancelled: ['active', 'terminated'],
  terminated: ['active'],
};
export const canMove = (from: Status, to: Status): boolean => moves[from].includes(to);

const after = (date: Date, days: number) => later(date, days * day);

/** How many days a business is read-only before its subscription is terminated. */
const graceDays = 30;
/** How many days after it was due a renewal is tried again; after the last try the business is read-only. */
const retryDays: readonly number[] = [1, 3, 5];
/** How many days a business without a renewal works after its paid period. */
const lapseDays = 5;
/** How many days before the date a notice announces the end of a trial, a renewal, and the end of a paid period. */
const noticeDays = { trial: 3, renewal: 3, lapse: 7 } as const;
/** How many days a business works without a payment when its owner chose to buy at once. */
const buyNowDays = 14;

/** How long a payment may be open, and how long it is checked for a late report; milliseconds. */
export const openFor = day;
export const watchFor = 3 * day;

export type Paid = { status: Status; paidThrough: Date | null; billingDay: number | null };
export type Period = { startsAt: Date; endsAt: Date; billingDay: number };

/** The period that a payment pays for: it starts at the end of the paid one, or now. */
export function nextPeriod({ status, paidThrough, billingDay }: Paid, months: number, now: Date): Period {
  const isRunning = paidThrough !== null && (status === 'active' || status === 'cancelled' || status === 'past_due');
  // A payment during the retries, or before the lapse, pays for these days too; a later one starts a new period.
  const goesOn = isRunning && after(paidThrough, lapseDays + 1) >= now;
  const startsAt = goesOn ? paidThrough : now;
  const onDay = goesOn && billingDay !== null ? billingDay : startsAt.getUTCDate();
  return { startsAt, endsAt: monthsLater(startsAt, months, onDay), billingDay: onDay };
}

export type Subscription = Paid & {
  paidFrom: Date | null;
  recurring: boolean;
  /** Whether there is a card that can be charged. */
  hasCard: boolean;
  /** Chosen at sign-up, and never paid. */
  waitsForFirst: boolean;
  trialEndsAt: Date | null;
  createdAt: Date;
  tries: number;
  readOnlyFrom: Date | null;
  endsAt: Date | null;
};

export type Change = {
  status?: Status;
  readOnlyFrom?: Date | null;
  endsAt?: Date | null;
  /** When the daily job looks at it again; null for never. */
  dueAt: Date | null;
};
export type Notice =
  | 'trialEnding'
  | 'trialEnded'
  | 'renewalComing'
  | 'paidTimeEnding'
  | 'paidTimeOver'
  | 'firstPaymentMissing'
  | 'readOnly'
  | 'terminated';
/** What the daily job does with a due subscription: charge a renewal, or apply a change. */
export type Step = { renew: true } | { renew: false; change: Change; notice: Notice | null };

const step = (change: Change, notice: Notice | null = null): Step => ({ renew: false, change, notice });
const willRenew = ({ recurring, hasCard }: Subscription) => recurring && hasCard;

/** @param now a time at which it is due */
export function nextStep(subscription: Subscription, now: Date): Step {
  const { status, trialEndsAt, paidThrough } = subscription;
  if (status === 'trial' && trialEndsAt !== null) return trialStep(trialEndsAt, now);
  if (status === 'active' && paidThrough !== null) return paidStep(subscription, paidThrough, now);
  if (status === 'past_due') return lateStep(subscription, now);
  if (status === 'cancelled' && paidThrough !== null) {
    if (now < paidThrough) return step({ dueAt: paidThrough });
    return step({ status: 'terminated', readOnlyFrom: paidThrough, endsAt: null, dueAt: null }, 'terminated');
  }
  return step({ dueAt: null });
}

function trialStep(endsAt: Date, now: Date): Step {
  const spokenOf = after(endsAt, -noticeDays.trial);
  if (now < spokenOf) return step({ dueAt: spokenOf });
  if (now < endsAt) return step({ dueAt: endsAt }, 'trialEnding');
  const over = after(now, graceDays);
  return step({ status: 'past_due', readOnlyFrom: now, endsAt: over, dueAt: over }, 'trialEnded');
}

function paidStep(subscription: Subscription, paidThrough: Date, now: Date): Step {
  const renews = willRenew(subscription);
  const spokenOf = after(paidThrough, -(renews ? noticeDays.renewal : noticeDays.lapse));
  if (now < spokenOf) return step({ dueAt: spokenOf });
  if (now < paidThrough) return step({ dueAt: paidThrough }, renews ? 'renewalComing' : 'paidTimeEnding');
  if (renews) return { renew: true };
  const readOnlyFrom = after(now, lapseDays);
  const endsAt = after(readOnlyFrom, graceDays);
  return step({ status: 'past_due', readOnlyFrom, endsAt, dueAt: readOnlyFrom }, 'paidTimeOver');
}

function lateStep(subscription: Subscription, now: Date): Step {
  const { readOnlyFrom, endsAt, waitsForFirst, createdAt } = subscription;
  if (endsAt !== null && now >= endsAt) return step({ status: 'terminated', endsAt: null, dueAt: null }, 'terminated');
  if (readOnlyFrom !== null && endsAt !== null) {
    return now < readOnlyFrom ? step({ dueAt: readOnlyFrom }) : step({ dueAt: endsAt }, 'readOnly');
  }
  if (willRenew(subscription) && subscription.paidThrough !== null) return { renew: true };
  const from = waitsForFirst ? new Date(Math.max(now.getTime(), after(createdAt, buyNowDays).getTime())) : now;
  const isNow = from <= now;
  const over = after(from, graceDays);
  return step(
    { readOnlyFrom: from, endsAt: over, dueAt: isNow ? over : from },
    isNow ? 'readOnly' : 'firstPaymentMissing',
  );
}

/** After a renewal was declined for the nth time, n from 1. */
export function afterDeclined(paidThrough: Date, tries: number, now: Date): Change {
  const wait = retryDays[tries - 1];
  if (wait !== undefined) {
    // Not twice on one day, also after a delayed job.
    return {
      status: 'past_due',
      dueAt: new Date(Math.max(after(paidThrough, wait).getTime(), now.getTime() + day / 2)),
    };
  }
  const over = after(now, graceDays);
  return { status: 'past_due', readOnlyFrom: now, endsAt: over, dueAt: over };
}

/**
 * After a payment was given back in full: what is left of the time that it paid for ends, and nothing renews. Time that other
 * payments paid for moves forward in its place. Null when there is no paid time that could end.
 */
export function afterReversal(
  { status, paidFrom, paidThrough }: Pick<Subscription, 'status' | 'paidFrom' | 'paidThrough'>,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  now: Date,
): (Change & { paidThrough: Date | null }) | null {
  if (paidFrom === null || paidThrough === null) return null;
  // What is late already is not paid for; without a card the daily job takes the next step.
  if (status === 'past_due') return { dueAt: now, paidThrough };
  if (status !== 'active' && status !== 'cancelled') return null;
  const unused = Math.max(0, endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime()));
  const left = new Date(paidThrough.getTime() - unused);
  if (left > now && left > paidFrom) return { status: 'cancelled', dueAt: left, paidThrough: left };
  return { status: 'terminated', readOnlyFrom: now, endsAt: null, dueAt: null, paidThrough: null };
}

/** When a paid subscription is due next: the day of the notice before its end. */
export const dueAfterPayment = (endsAt: Date, renews: boolean): Date =>
  after(endsAt, -(renews ? noticeDays.renewal : noticeDays.lapse));
