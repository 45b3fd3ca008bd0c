/** Handles an event of the payment provider: looks the payment up at the provider, and stores the answer. */
import { refuse } from '../../platform/errors.ts';
import type { PaystackEvent } from '../../platform/payments/paystack.ts';
import { ProviderProblem } from '../../platform/payments/provider.ts';
import type { Platform } from '../../platform/platform.ts';
import { createSettlement } from './settlement.ts';
import { findBusiness } from './store.ts';

export const paymentEvents = (platform: Platform): ((event: PaystackEvent) => Promise<void>) => {
  const { db, payments: provider, log } = platform;
  const { settle, giveBack } = createSettlement(platform);
  return async ({ reference, isOfRefund }) => {
    const businessId = await db.system((tx) => findBusiness(tx, reference));
    if (businessId === undefined || provider === null) {
      log.warn({ reference }, 'there is an event of an unknown payment');
      return;
    }
    try {
      const report = await provider.look(reference);
      if (report === null) return;
      const refunds = isOfRefund && report.status === 'success' ? await provider.refunds(reference) : [];
      await db.as({ businessId }, async (tx) => {
        await settle(tx, businessId, reference, report);
        await giveBack(tx, businessId, reference, refunds);
      });
    } catch (error) {
      if (!(error instanceof ProviderProblem)) throw error;
      // The event is sent again.
      throw refuse.unavailable();
    }
  };
};
