import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, open } from './client.ts';

type Schemas = components['schemas'];
type Asked<Op extends keyof operations> = NonNullable<operations[Op]['parameters']['query']>;
type OfBusiness = { domain: string };
type OfPayment = OfBusiness & { reference: string };

export function listBusinessPlans(query: Asked<'listBusinessPlans'>, { signal }: Options) {
  return bodyOf(open.GET('/businesses/get_business_plan/', { params: { query }, signal }));
}

export const businessPlansQuery = (countryName: string) =>
  queryOptions({
    queryKey: ['listBusinessPlans', countryName],
    queryFn: ({ signal }) => listBusinessPlans({ country_name: countryName }, { signal }),
  });

export function getCurrentBilling(path: OfBusiness, { signal }: Options) {
  return bodyOf(client.GET('/c/{domain}/billing/current/', { params: { path }, signal }));
}

export const currentBillingQuery = (domain: string) =>
  queryOptions({
    queryKey: ['getCurrentBilling', domain],
    queryFn: ({ signal }) => getCurrentBilling({ domain }, { signal }),
  });

/** What can be bought, and the payment that is under way, opened on whatever device. */
export function getPaymentOptions(path: OfBusiness, { signal }: Options) {
  return bodyOf(client.GET('/c/{domain}/billing/options/', { params: { path }, signal }));
}

export type Quoting = OfBusiness & Pick<Schemas['Order'], 'frequency' | 'num_employees' | 'coupon_code'>;

/** The price in whole kobo. A coupon that cannot be used is refused under its field. */
export function quoteSubscription({ domain, ...body }: Quoting, { signal }: Options) {
  return bodyOf(client.POST('/c/{domain}/billing/quote/', { params: { path: { domain } }, body, signal }));
}

export function checkCoupon({ domain, ...body }: OfBusiness & { coupon_code: string }, { signal }: Options) {
  return bodyOf(client.POST('/c/{domain}/billing/coupon/', { params: { path: { domain } }, body, signal }));
}

export type Buying = OfBusiness & { idempotencyKey: string; order: Schemas['Order'] };

/** Refused as a conflict with the code *price_changed* or *payment_open*; the same order again is the same payment. */
export function buySubscription({ domain, idempotencyKey, order }: Buying, { signal }: Options) {
  const params = { path: { domain }, header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/billing/buy/', { params, body: order, signal }));
}

export function checkPayment(path: OfPayment, { signal }: Options) {
  return bodyOf(client.GET('/c/{domain}/billing/payments/{reference}/', { params: { path }, signal }));
}

/** Refused as a conflict with the code *paid* when the money was taken meanwhile. */
export function cancelPayment(path: OfPayment, { signal }: Options) {
  return bodyOf(client.POST('/c/{domain}/billing/payments/{reference}/cancel/', { params: { path }, signal }));
}

/** The subscription ends with the time that is paid. */
export function cancelSubscription(path: OfBusiness, { signal }: Options) {
  return bodyOf(client.POST('/c/{domain}/billing/cancel/', { params: { path }, signal }));
}

export function resumeSubscription(path: OfBusiness, { signal }: Options) {
  return bodyOf(client.POST('/c/{domain}/billing/resume/', { params: { path }, signal }));
}

/** A page of what was paid, the newest first. Until another page has come, the one before stays. */
export const invoicesQuery = (domain: string, asked: Asked<'listInvoices'>) =>
  queryOptions({
    queryKey: ['listInvoices', domain, asked],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/c/{domain}/billing/invoices/', { params: { path: { domain }, query: asked }, signal })),
    placeholderData: keepPreviousData,
  });

type PaperAsked = OfBusiness & { id: string; document: 'invoice' | 'receipt' };

/** A PDF: a link could not send the access token. */
export function downloadInvoice({ document, ...path }: PaperAsked, { signal }: Options) {
  const params = { path, query: { document } };
  return bodyOf<Blob>(client.GET('/c/{domain}/billing/invoices/{id}/file/', { params, parseAs: 'blob', signal }));
}
