import type { PurchaseSnapshot } from './machine.ts';

/** Asks about the payment while it is under way, and knows more of it than the purchase. */
export const selectPolling = ({ children }: PurchaseSnapshot) => children.paymentPolling;

/** What the server or the line had against the last thing that was tried, under the name of a field. */
export const selectMessage =
  (field: 'num_employees' | 'coupon_code') =>
  ({ context }: PurchaseSnapshot): string | null =>
    context.problem?.fields[field]?.[0] ?? null;
