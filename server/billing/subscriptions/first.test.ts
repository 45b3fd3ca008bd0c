import { describe, expect, it } from 'vitest';
import { firstSubscription } from './first.ts';

describe('the first subscription', () => {
  const now = new Date('2026-03-01T00:00:00Z');
  const offer = { planId: 2, trialDays: 14 };
  const info = { billing_buy_now: true, billing_frequency: 'quarterly', billing_num_employees: 7 } as const;
  it('waits for its payment after buy now', () => {
    const expected = { status: 'past_due', buyNow: true, trialEndsAt: null, numEmployees: 7, frequency: 'quarterly' };
    expect(firstSubscription(offer, { plan: 'premium', info }, now)).toMatchObject(expected);
  });
  it('is a trial after free trial', () => {
    const trial = firstSubscription(offer, { plan: 'premium', info: { ...info, billing_buy_now: false } }, now);
    expect(trial).toMatchObject({ status: 'trial', buyNow: false, trialEndsAt: new Date('2026-03-15T00:00:00Z') });
  });
  it('is active on the free plan', () => {
    const expected = { status: 'active', buyNow: false, trialEndsAt: null, numEmployees: 1, frequency: 'monthly' };
    expect(firstSubscription({ planId: 1, trialDays: 0 }, { plan: 'free', info: null }, now)).toMatchObject(expected);
  });
});
