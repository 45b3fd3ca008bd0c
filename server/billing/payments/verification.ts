/** Checks one payment with the provider, outside of transactions; the answer is settled in one. */
import { ProviderProblem } from '../../platform/payments/provider.ts';
import type { Platform } from '../../platform/platform.ts';
import { openFor } from '../subscriptions/rules.ts';
import type { Settlement } from './settlement.ts';
import type { PaymentRow } from './store.ts';

/** Looks a payment up at the provider and stores the answer. A provider that does not answer changes nothing. */
export async function verifyPayment(
  { db, payments: provider, clock, log }: Platform,
  { settle, giveUp }: Settlement,
  businessId: string,
  { reference, openedAt, isOpen }: Pick<PaymentRow, 'reference' | 'openedAt' | 'isOpen'>,
): Promise<void> {
  try {
    const report = (await provider?.look(reference)) ?? null;
    const isTooOld = isOpen && clock.now().getTime() - openedAt.getTime() >= openFor;
    if (report !== null && report.status !== 'pending') {
      await db.as({ businessId }, (tx) => settle(tx, businessId, reference, report));
    } else if (isTooOld) await db.as({ businessId }, (tx) => giveUp(tx, businessId, reference, 'timed_out'));
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error;
    log.warn({ err: error, reference }, 'the payment provider did not answer');
  }
}
