import { describe, expect, it } from 'vitest';
import { couponCode, couponPercent } from './rules.ts';

describe('a coupon', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const coupon = {
    code: 'HARMATTAN-26',
    percent: '20.00',
    validFrom: new Date('2026-11-21T09:00:00Z'),
    validUntil: new Date('2026-11-21T09:00:01Z'),
    maxUses: 2,
    used: 1,
  };
  it('takes off its percentage while it is valid and not used up', () => {
    expect(couponPercent(coupon, false, now)).toBe(20);
    expect(couponPercent({ ...coupon, used: 2 }, false, now)).toBeNull();
    expect(couponPercent(coupon, true, now)).toBeNull();
    expect(couponPercent(undefined, false, now)).toBeNull();
    expect(couponPercent(coupon, false, new Date('2026-11-21T08:59:59Z'))).toBeNull();
    expect(couponPercent(coupon, false, new Date('2026-11-21T09:00:01Z'))).toBeNull();
  });
  it('is the same in capital and small letters', () => {
    expect(couponCode('harmattan-26')).toBe('HARMATTAN-26');
  });
});
