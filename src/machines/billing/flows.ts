import { type Flow, flow } from '../flow.ts';
import { couponCheckCases } from './coupon-check/cases.ts';
import { couponCheckMachine } from './coupon-check/machine.ts';
import { paymentPollingCases } from './payment-polling/cases.ts';
import { paymentPollingMachine } from './payment-polling/machine.ts';
import { planSelectionCases } from './plan-selection/cases.ts';
import { planSelectionMachine } from './plan-selection/machine.ts';
import { subscriptionPurchaseCases } from './subscription-purchase/cases.ts';
import { subscriptionPurchaseMachine } from './subscription-purchase/machine.ts';

export const billingFlows: readonly Flow[] = [
  flow({
    id: 'planSelection',
    title: 'Choose a plan',
    audience: 'visitor',
    machine: planSelectionMachine,
    cases: planSelectionCases,
    route: '/premium/signup',
  }),
  flow({
    id: 'subscriptionPurchase',
    title: 'Buy a subscription',
    audience: 'owner',
    machine: subscriptionPurchaseMachine,
    cases: subscriptionPurchaseCases,
    route: '/billing/buy-now',
  }),
  flow({
    id: 'couponCheck',
    title: 'Use a coupon',
    audience: 'owner',
    machine: couponCheckMachine,
    cases: couponCheckCases,
    route: '/billing/buy-now',
  }),
  flow({
    id: 'paymentPolling',
    title: 'Wait for a payment',
    audience: 'system',
    machine: paymentPollingMachine,
    cases: paymentPollingCases,
    route: null,
  }),
];
