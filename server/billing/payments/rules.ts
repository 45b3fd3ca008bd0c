/** The status of a payment, from its entries, as the contract shows it. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { PaymentRow } from './store.ts';

type Payment = components['schemas']['Payment'];
type Standing = Pick<Payment, 'status' | 'reason'>;

/** A charge decides; without one, the last entry that ended the payment. */
export function standingOf({ entries, isOpen }: Pick<PaymentRow, 'entries' | 'isOpen'>): Standing {
  const find = (name: PaymentRow['entries'][number]['entry']) => entries.find(({ entry }) => entry === name);
  const attention = find('attention');
  if (attention !== undefined) return { status: 'failed', reason: attention.reason };
  if (find('refunded') !== undefined) return { status: 'failed', reason: 'refunded' };
  if (find('charged') !== undefined) return { status: 'success', reason: null };
  if (isOpen) return { status: 'pending', reason: null };
  const ended = entries.findLast(({ entry }) => entry === 'declined' || entry === 'abandoned');
  return { status: ended?.entry === 'declined' ? 'failed' : 'abandoned', reason: ended?.reason ?? null };
}

/** What the reason of a payment's end means. */
export const sentences: Record<string, string> = {
  declined: 'Your bank declined this payment, and nothing was charged. Try another card, or ask your bank.',
  cancelled: 'You cancelled this payment. If your bank still charges it, it counts or is refunded.',
  closed: 'The payment window was closed before the payment was made. Nothing was charged.',
  timed_out: 'This payment was not finished within a day. If your bank still charges it, it counts or is refunded.',
  not_started: 'The payment provider did not answer, and nothing was charged. Try again in a moment.',
  superseded: 'Another payment of this business went through in its place.',
  amount_differs: 'Another amount was taken than the one agreed, so it does not count. You will be refunded.',
  currency_differs: 'The money was taken in another currency, so it does not count. You will be refunded.',
  coupon_used_up:
    'You paid after this payment had ended, when its coupon was used up, so it does not count. You will be refunded.',
  refunded: 'This payment was refunded in full, and what it paid for has ended.',
  paid_twice: 'This was paid already by another payment, so it does not count. You will be refunded.',
};

const meaningOf = ({ status, reason }: Standing): string => {
  if (status === 'pending')
    return 'Waiting for your bank to confirm the payment. You can leave this page: nothing is lost.';
  if (status === 'success') return 'Your Payment was successful';
  return sentences[reason ?? ''] ?? 'This payment did not go through, and nothing was charged.';
};

export function presentPayment(payment: PaymentRow): Payment {
  const standing = standingOf(payment);
  const { checkout, price } = payment;
  const isPayable = standing.status === 'pending' && checkout?.url !== undefined;
  return {
    reference: payment.reference,
    kind: payment.kind,
    ...standing,
    detail: meaningOf(standing),
    frequency: price.frequency,
    num_employees: price.num_employees,
    recurring: payment.recurring,
    coupon_code: payment.couponCode,
    price,
    opened_at: payment.openedAt.toISOString(),
    checkout: isPayable
      ? { provider: payment.provider, url: checkout.url ?? '', access_code: checkout.accessCode ?? null }
      : null,
    paid_through: payment.paidThrough?.toISOString() ?? null,
    invoice_id: payment.invoiceId,
  };
}
