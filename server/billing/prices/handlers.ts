/** Prices: the options to pay, a quote, and the check of a coupon. */
import type { Answer, Handlers } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentPayment } from '../payments/rules.ts';
import * as payments from '../payments/store.ts';
import * as plans from '../plans/store.ts';
import { createPricing, fewestEmployees } from './pricing.ts';
import { frequencies, priceOf } from './rules.ts';

type PricingOperation = 'getPaymentOptions' | 'quoteSubscription' | 'checkCoupon';

export const priceHandlers = (platform: Platform): Pick<Handlers, PricingOperation> => {
  const { clock, payments: provider } = platform;
  const { price, percentOf } = createPricing(platform);
  return {
    getPaymentOptions: async ({ tx, businessId }): Promise<Answer<'getPaymentOptions'>> => {
      const [tariff, people, underWay] = await Promise.all([
        plans.readTariff(tx, clock.now()),
        fewestEmployees(tx, businessId, clock.now()),
        payments.findOpen(tx, businessId),
      ]);
      return {
        prices: frequencies.map((frequency) => priceOf(tariff, { frequency, numEmployees: 1, couponPercent: 0 })),
        fewest_employees: people,
        provider: provider?.name ?? null,
        public_key: provider?.publicKey ?? null,
        channels: [...(provider?.channels ?? [])],
        open_payment: underWay === undefined ? null : presentPayment(underWay),
      };
    },

    quoteSubscription: async ({ tx, businessId, userId, body }) =>
      (await price(tx, { businessId, userId }, body)).price,

    checkCoupon: async ({ tx, businessId, userId, body }) => {
      const { percent } = await percentOf(tx, { businessId, userId }, body.coupon_code);
      return { can_use: percent !== null, coupon_value: percent ?? 0 };
    },
  };
};
