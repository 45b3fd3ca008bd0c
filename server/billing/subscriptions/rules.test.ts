import { describe, expect, it } from 'vitest';
import {
  afterDeclined,
  afterReversal,
  canMove,
  nextPeriod,
  nextStep,
  type Status,
  type Step,
  type Subscription,
} from './rules.ts';

const at = (text: string) => new Date(`${text}T09:00:00Z`);
const statuses: Status[] = ['trial', 'active', 'past_due', 'cancelled', 'terminated'];

it('knows every legal move, and no other', () => {
  const legal = statuses.flatMap((from) => statuses.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`));
  expect(legal).toEqual([
    'trial → active',
    'trial → past_due',
    'active → active',
    'active → past_due',
    'active → cancelled',
    'active → terminated',
    'past_due → active',
    'past_due → past_due',
    'past_due → terminated',
    'cancelled → active',
    'cancelled → terminated',
    'terminated → active',
  ]);
});

describe('a paid period', () => {
  const paid = { status: 'active', paidThrough: at('2026-12-31'), billingDay: 31 } as const;
  it('continues what is paid, and starts again after a gap', () => {
    expect(nextPeriod(paid, 1, at('2026-12-01'))).toEqual({
      startsAt: at('2026-12-31'),
      endsAt: at('2027-01-31'),
      billingDay: 31,
    });
    const late = { ...paid, status: 'past_due' } as const;
    expect(nextPeriod(late, 1, at('2027-01-05')).startsAt).toEqual(at('2026-12-31'));
    expect(nextPeriod(late, 1, at('2027-01-06')).startsAt).toEqual(at('2026-12-31'));
    expect(nextPeriod(late, 1, at('2027-01-07')).startsAt).toEqual(at('2027-01-07'));
    expect(nextPeriod(late, 1, at('2027-01-20')).startsAt).toEqual(at('2027-01-20'));
    expect(nextPeriod({ ...paid, status: 'terminated' }, 1, at('2027-01-02')).startsAt).toEqual(at('2027-01-02'));
    expect(nextPeriod({ status: 'trial', paidThrough: null, billingDay: null }, 12, at('2026-11-21'))).toEqual({
      startsAt: at('2026-11-21'),
      endsAt: at('2027-11-21'),
      billingDay: 21,
    });
  });
});

describe('a payment that was given back in full', () => {
  const paid = { status: 'active', paidFrom: at('2026-11-01'), paidThrough: at('2026-12-01') } as const;
  const november = { startsAt: at('2026-11-01'), endsAt: at('2026-12-01') };
  const december = { startsAt: at('2026-12-01'), endsAt: at('2027-01-01') };
  const now = at('2026-11-11');
  const over = { status: 'terminated', readOnlyFrom: now, endsAt: null, dueAt: null, paidThrough: null };
  const until = (day: string) => ({ status: 'cancelled', dueAt: at(day), paidThrough: at(day) });
  const both = { ...paid, paidThrough: at('2027-01-01') };

  it.each([
    ['the only one ends the subscription at once', paid, november, over],
    ['of a cancelled subscription too', { ...paid, status: 'cancelled' as const }, november, over],
    ['the next one leaves the current', both, december, until('2026-12-01')],
    ['the current one moves the next one forward', both, november, until('2026-12-12')],
    ['one that is over ends the renewals only', paid, { ...november, endsAt: now }, until('2026-12-01')],
    ['also where the clock was set back before its begin', { ...paid, paidFrom: at('2026-12-01') }, december, over],
    [
      'of a late subscription leaves its time to the daily job',
      { ...paid, status: 'past_due' as const },
      november,
      { dueAt: now, paidThrough: at('2026-12-01') },
    ],
    ['of a terminated one changes nothing', { ...paid, status: 'terminated' as const }, november, null],
    ['without a paid time changes nothing', { ...paid, paidFrom: null, paidThrough: null }, november, null],
  ])('%s', (_name, subscription, period, change) => {
    expect(afterReversal(subscription, period, now)).toEqual(change);
  });
});

const plain: Subscription = {
  status: 'active',
  paidFrom: null,
  paidThrough: null,
  billingDay: null,
  recurring: false,
  hasCard: false,
  waitsForFirst: false,
  trialEndsAt: null,
  createdAt: at('2026-11-01'),
  tries: 0,
  readOnlyFrom: null,
  endsAt: null,
};

/** Applies the steps of a subscription day by day, as the daily work would; a renewal is declined. */
function live(start: Subscription, from: string, days: number): string[] {
  let subscription = start;
  let dueAt: Date | null = start.createdAt;
  const notices: string[] = [];
  for (let day = 0; day < days && dueAt !== null; day++) {
    const now = new Date(at(from).getTime() + day * 86_400_000);
    if (dueAt > now) continue;
    const step: Step = nextStep(subscription, now);
    const tries = subscription.tries + 1;
    const change = step.renew ? afterDeclined(subscription.paidThrough ?? now, tries, now) : step.change;
    const { dueAt: next, ...rest } = change;
    const status = rest.status ?? subscription.status;
    expect(status === subscription.status || canMove(subscription.status, status)).toBe(true);
    subscription = { ...subscription, ...rest, ...(step.renew ? { tries } : {}) };
    dueAt = next;
    const what = step.renew ? `declined ${tries}` : step.notice;
    const isReadOnly = subscription.readOnlyFrom !== null && subscription.readOnlyFrom <= now;
    if (what !== null) notices.push(`${now.toISOString().slice(0, 10)} ${what}${isReadOnly ? ', read-only' : ''}`);
  }
  return notices;
}

describe('day by day', () => {
  it('a trial is announced before its end, and ends in a read-only grace period', () => {
    expect(live({ ...plain, status: 'trial', trialEndsAt: at('2026-11-15') }, '2026-11-01', 90)).toEqual([
      '2026-11-12 trialEnding',
      '2026-11-15 trialEnded, read-only',
      '2026-12-15 terminated, read-only',
    ]);
  });
  it('a renewal is tried on days 0, 1, 3 and 5, and then ends in the same grace', () => {
    const paid = { ...plain, recurring: true, hasCard: true, paidThrough: at('2026-12-01'), billingDay: 1 };
    expect(live(paid, '2026-11-01', 90)).toEqual([
      '2026-11-28 renewalComing',
      '2026-12-01 declined 1',
      '2026-12-02 declined 2',
      '2026-12-04 declined 3',
      '2026-12-06 declined 4, read-only',
      '2027-01-05 terminated, read-only',
    ]);
  });
  it.each([
    ['nobody wants that', {}],
    ['there is no card', { recurring: true }],
    ['a card is all there is', { hasCard: true }],
  ])(
    'a paid period that does not renew, since %s, is announced, and the business works for some more days',
    (_, how) => {
      expect(live({ ...plain, ...how, paidThrough: at('2026-12-01'), billingDay: 1 }, '2026-11-01', 90)).toEqual([
        '2026-11-24 paidTimeEnding',
        '2026-12-01 paidTimeOver',
        '2026-12-06 readOnly, read-only',
        '2027-01-05 terminated, read-only',
      ]);
    },
  );
  it('a cancelled one works until the end of what is paid', () => {
    expect(live({ ...plain, status: 'cancelled', paidThrough: at('2026-12-01') }, '2026-11-01', 90)).toEqual([
      '2026-12-01 terminated, read-only',
    ]);
  });
  it('a subscription that was to be bought at once waits for its payment', () => {
    expect(live({ ...plain, status: 'past_due', waitsForFirst: true }, '2026-11-01', 90)).toEqual([
      '2026-11-01 firstPaymentMissing',
      '2026-11-15 readOnly, read-only',
      '2026-12-15 terminated, read-only',
    ]);
  });
  it('the free plan is never due', () => {
    expect(nextStep(plain, at('2030-01-01'))).toEqual({ renew: false, change: { dueAt: null }, notice: null });
  });
});
