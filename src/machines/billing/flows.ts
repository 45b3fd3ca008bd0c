import type { Flow } from '../flow.ts';
import { couponCheckFlow } from './coupon-check/cases.ts';
import { paymentPollingFlow } from './payment-polling/cases.ts';
import { planSelectionFlow } from './plan-selection/cases.ts';
import { subscriptionPurchaseFlow } from './subscription-purchase/cases.ts';

export const billingFlows: readonly Flow[] = [
  planSelectionFlow,
  subscriptionPurchaseFlow,
  couponCheckFlow,
  paymentPollingFlow,
];
