import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../openapi/generated/contract.ts';
import { bodyOf, client, type Options, open, pathOf } from './shared/client.ts';

type Schemas = components['schemas'];
type Asked<Op extends keyof operations> = NonNullable<operations[Op]['parameters']['query']>;
type OfBusiness = { businessId: string };
type OfPayment = OfBusiness & { reference: string };

export function listBusinessPlans(query: Asked<'listBusinessPlans'>, { signal }: Options) {
  return bodyOf(open.GET('/businesses/get_business_plan/', { params: { query }, signal }));
}

export const businessPlansQuery = (countryName: string) =>
  queryOptions({
    queryKey: ['listBusinessPlans', countryName],
    queryFn: ({ signal }) => listBusinessPlans({ country_name: countryName }, { signal }),
  });

export function getCurrentBilling(input: OfBusiness, { signal }: Options) {
  return bodyOf(client.GET('/c/{domain}/billing/current/', { params: { path: pathOf(input) }, signal }));
}

export const currentBillingQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['getCurrentBilling', businessId],
    queryFn: ({ signal }) => getCurrentBilling({ businessId }, { signal }),
  });

/** The plans on offer and the business's open payment, from any device. */
export function getPaymentOptions(input: OfBusiness, { signal }: Options) {
  return bodyOf(client.GET('/c/{domain}/billing/options/', { params: { path: pathOf(input) }, signal }));
}

export type Quoting = OfBusiness & Pick<Schemas['Order'], 'frequency' | 'num_employees' | 'coupon_code'>;

export const paymentOptionsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['getPaymentOptions', businessId],
    queryFn: ({ signal }) => getPaymentOptions({ businessId }, { signal }),
  });

/** The price in whole kobo. The server refuses an unusable coupon at its field. */
export function quoteSubscription({ businessId, ...body }: Quoting, { signal }: Options) {
  return bodyOf(client.POST('/c/{domain}/billing/quote/', { params: { path: { domain: businessId } }, body, signal }));
}

export function checkCoupon({ businessId, ...body }: OfBusiness & { coupon_code: string }, { signal }: Options) {
  return bodyOf(client.POST('/c/{domain}/billing/coupon/', { params: { path: { domain: businessId } }, body, signal }));
}

export type Buying = OfBusiness & { idempotencyKey: string; order: Schemas['Order'] };

/** The server answers a conflict with the code *price_changed* or *payment_open*. The same order again is the same payment. */
export function buySubscription({ businessId, idempotencyKey, order }: Buying, { signal }: Options) {
  const params = { path: { domain: businessId }, header: { 'Idempotency-Key': idempotencyKey } };
  return bodyOf(client.POST('/c/{domain}/billing/buy/', { params, body: order, signal }));
}

export function checkPayment(input: OfPayment, { signal }: Options) {
  return bodyOf(client.GET('/c/{domain}/billing/payments/{reference}/', { params: { path: pathOf(input) }, signal }));
}

/** The server answers a conflict with the code *paid* when the payment has succeeded. */
export function cancelPayment(input: OfPayment, { signal }: Options) {
  return bodyOf(
    client.POST('/c/{domain}/billing/payments/{reference}/cancel/', { params: { path: pathOf(input) }, signal }),
  );
}

/** The subscription ends at the end of the paid period. */
export function cancelSubscription(input: OfBusiness, { signal }: Options) {
  return bodyOf(client.POST('/c/{domain}/billing/cancel/', { params: { path: pathOf(input) }, signal }));
}

export function resumeSubscription(input: OfBusiness, { signal }: Options) {
  return bodyOf(client.POST('/c/{domain}/billing/resume/', { params: { path: pathOf(input) }, signal }));
}

/** A page of invoices, newest first. The previous page stays until the next one has loaded. */
export const invoicesQuery = (businessId: string, asked: Asked<'listInvoices'>) =>
  queryOptions({
    queryKey: ['listInvoices', businessId, asked],
    queryFn: ({ signal }) =>
      bodyOf(
        client.GET('/c/{domain}/billing/invoices/', { params: { path: { domain: businessId }, query: asked }, signal }),
      ),
    placeholderData: keepPreviousData,
  });

type PaperAsked = OfBusiness & { id: string; document: Schemas['InvoiceDocument'] };

/** A PDF as a blob, because a link cannot send the access token. */
export function downloadInvoice({ document, ...path }: PaperAsked, { signal }: Options) {
  const params = { path: pathOf(path), query: { document } };
  return bodyOf<Blob>(client.GET('/c/{domain}/billing/invoices/{id}/file/', { params, parseAs: 'blob', signal }));
}
