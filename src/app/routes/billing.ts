import { billingPaths } from '../../paths/billing.ts';
import { owner } from '../access.ts';
import { page, pageWith } from '../page.tsx';
import type { Manifest } from '../screen.ts';
import { lazyPart } from '../shell/lazy-part.tsx';

const purchase = async () => (await import('../screens/purchase.tsx')).Purchase;

export const billing: Manifest = {
  firstSteps: [
    {
      step: 'plan',
      title: 'Choose a plan',
      note: 'See what each plan has, and what it costs for your people.',
      action: { label: 'See the plans', href: billingPaths.pricing() },
    },
  ],
  home: [
    {
      place: 'side',
      order: 10,
      access: owner,
      card: lazyPart(async () => (await import('../../views/billing/plan-overview.tsx')).PlanOverview),
    },
  ],
  acts: [
    {
      label: 'Pay for a plan',
      href: billingPaths.pricing(),
      icon: 'pay',
      keywords: ['buy', 'upgrade', 'premium', 'extend', 'subscription', 'payment'],
      access: owner,
    },
  ],
  screens: [
    {
      path: billingPaths.billing(),
      title: 'Billing',
      access: owner,
      frame: 'always',
      menu: { module: 'Settings', label: 'Billing', order: 3 },
      page: page(async () => (await import('../../views/billing/billing.page.tsx')).BillingPage),
      readAhead: async () => (await import('../../views/billing/invoices.tsx')).readInvoices,
    },
    {
      path: billingPaths.pricing(),
      title: 'Plans and prices',
      access: owner,
      frame: 'always',
      page: page(async () => (await import('../../views/billing/pricing.page.tsx')).PricingPage),
    },
    {
      path: billingPaths.buyNow(),
      title: 'Buy the premium plan',
      access: { ...owner, purchase: 'due' },
      frame: 'always',
      page: pageWith({ purpose: 'buyNow' }, purchase),
    },
    {
      path: billingPaths.pay(),
      title: 'Payment',
      access: owner,
      frame: 'always',
      page: page(async () => (await import('../screens/pay.tsx')).PayScreen),
    },
    {
      path: billingPaths.upgradePlan(),
      title: 'Upgrade your plan',
      access: owner,
      frame: 'always',
      page: pageWith({ purpose: 'upgrade' }, purchase),
    },
    {
      path: billingPaths.extendSubscription(),
      title: 'Extend your subscription',
      access: owner,
      frame: 'always',
      page: pageWith({ purpose: 'extend' }, purchase),
    },
  ],
};
