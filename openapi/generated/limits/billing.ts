// Generated from `openapi/` by `npm run contract`.

export const quoteSubscriptionLimits = {
  num_employees: { isRequired: true, min: 1, max: 100000 },
  coupon_code: { maxLength: 12 },
} as const;

export const checkCouponLimits = {
  coupon_code: { isRequired: true, maxLength: 12 },
} as const;

export const buySubscriptionLimits = {
  num_employees: { isRequired: true, min: 1, max: 100000 },
  coupon_code: { maxLength: 12 },
  total_kobo: { min: 0, max: 9007199254740991 },
  payment_reference: { maxLength: 64 },
} as const;
