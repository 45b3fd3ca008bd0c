/** Billing: the plans, what a business pays and has paid, and what follows when it does not. */
import { paystackWebhook } from '../platform/payments/payments.ts';
import { sandboxPages } from '../platform/payments/sandbox-page.ts';
import type { Domain } from '../plug/domain.ts';
import { demoCoupon } from './coupons/demo.ts';
import { invoicesHandlers } from './invoices/handlers.ts';
import { paymentEvents } from './payments/events.ts';
import { plansHandlers } from './plans/handlers.ts';
import { readOffer } from './plans/store.ts';
import { priceHandlers } from './prices/handlers.ts';
import { purchaseHandlers } from './purchases/handlers.ts';
import { billingJobs } from './subscriptions/background-jobs.ts';
import { firstSubscription } from './subscriptions/first.ts';
import { subscriptionHandlers } from './subscriptions/handlers.ts';
import { addSubscription, hasChosenPlan } from './subscriptions/store.ts';

export const billing = {
  handlers: (platform) => ({
    ...invoicesHandlers(platform),
    ...plansHandlers(platform),
    ...priceHandlers(platform),
    ...purchaseHandlers(platform),
    ...subscriptionHandlers(platform),
  }),
  jobs: billingJobs,
  routes: async (app, platform) => {
    const { paystack } = platform.config;
    if (platform.payments?.name === 'sandbox') await sandboxPages(app, platform);
    if (paystack !== null) await paystackWebhook(app, paystack.secretKey, paymentEvents(platform));
  },
  begin: async (tx, { businessId, choice, now }) => {
    const offer = await readOffer(tx, choice.plan);
    await addSubscription(tx, businessId, firstSubscription(offer, choice, now), now);
  },
  firstSteps: { plan: { audience: 'owner', isDone: hasChosenPlan } },
  demo: demoCoupon,
} satisfies Domain;
