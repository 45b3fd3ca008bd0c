import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/generated/contract.ts';
import * as of from './operations/billing.ts';
import { getCurrentBilling, getPaymentOptions, listBusinessPlans } from './operations/billing.ts';
import { reporting } from './shared/changes.ts';
import { bodyOf, client, type Options } from './shared/client.ts';
import { readsOf } from './shared/query.ts';

type Schemas = components['schemas'];
type OfBusiness = { businessId: string };

export const businessPlansQuery = (countryName: string) =>
  queryOptions({
    meta: readsOf(listBusinessPlans),
    queryKey: ['listBusinessPlans', countryName],
    queryFn: ({ signal }) => listBusinessPlans({ country_name: countryName }, { signal }),
  });

export const currentBillingQuery = (businessId: string) =>
  queryOptions({
    meta: readsOf(getCurrentBilling),
    queryKey: ['getCurrentBilling', businessId],
    queryFn: ({ signal }) => getCurrentBilling({ businessId }, { signal }),
  });

export const paymentOptionsQuery = (businessId: string) =>
  queryOptions({
    meta: readsOf(getPaymentOptions),
    queryKey: ['getPaymentOptions', businessId],
    queryFn: ({ signal }) => getPaymentOptions({ businessId }, { signal }),
  });

export type Buying = OfBusiness & { idempotencyKey: string; order: Schemas['Order'] };

/** The server answers a conflict with the code *price_changed* or *payment_open*. The same order again is the same payment. */
export const buySubscription = reporting(({ businessId, idempotencyKey, order }: Buying, { signal }: Options) => {
  const params = { path: { domain: businessId }, header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/billing/buy/', { params, body: order, signal }));
}, of.buySubscription.changes);
