/** What a coupon takes off. Pure. */

export type CouponRow = {
  code: string;
  percent: string;
  validFrom: Date;
  validUntil: Date;
  maxUses: number;
  used: number;
};

/** The stored form of a typed code: capital letters without spaces around. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase();

/** What a coupon takes off, in percent; null when it cannot be used. @param isSpent whether this business has used it */
export function couponPercent(coupon: CouponRow | undefined, isSpent: boolean, now: Date): number | null {
  if (coupon === undefined || isSpent || coupon.used >= coupon.maxUses) return null;
  return coupon.validFrom <= now && now < coupon.validUntil ? Number(coupon.percent) : null;
}
