/** What is done when a provider says that there is news of a payment: it is asked what, and its answer is written down. */
import { refuse } from '../platform/errors.ts';
import { ProviderProblem } from '../platform/payments/provider.ts';
import type { Platform } from '../platform/platform.ts';
import { findBusiness } from './payment-store.ts';
import { createSettlement } from './settlement.ts';

export const paymentNews = (platform: Platform): ((reference: string) => Promise<void>) => {
  const { db, payments: provider, log } = platform;
  const { settle } = createSettlement(platform);
  return async (reference) => {
    const businessId = await db.system((tx) => findBusiness(tx, reference));
    if (businessId === undefined || provider === null) {
      log.warn({ reference }, 'there is news of a payment that nobody made');
      return;
    }
    try {
      const report = await provider.look(reference);
      if (report !== null) await db.as({ businessId }, (tx) => settle(tx, businessId, reference, report));
    } catch (error) {
      if (!(error instanceof ProviderProblem)) throw error;
      // The event is sent again.
      throw refuse.unavailable();
    }
  };
};
