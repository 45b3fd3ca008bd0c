// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** The plans on offer in a country. */
export const listBusinessPlans = /* @__PURE__ */ operation('listBusinessPlans', 'get /businesses/get_business_plan/', { open: true, page: true, reads: ['billing'] });

/** Generate a reference for a payment. */
export const generatePaymentReference = /* @__PURE__ */ operation('generatePaymentReference', 'get /businesses/generate_payment_reference/', { reads: ['devices'] });

/** The subscription of the business. */
export const getCurrentBilling = /* @__PURE__ */ operation('getCurrentBilling', 'get /c/{domain}/billing/current/', { shows: 'CurrentBilling', reads: ['billing', 'businesses', 'employees', 'people', 'sample_data'] });

/** Cancel the subscription at the end of the paid period. */
export const cancelSubscription = /* @__PURE__ */ operation('cancelSubscription', 'post /c/{domain}/billing/cancel/', { shows: 'CurrentBilling', changes: ['audit_log', 'billing'] });

/** Resume a cancelled subscription before the paid period ends. */
export const resumeSubscription = /* @__PURE__ */ operation('resumeSubscription', 'post /c/{domain}/billing/resume/', { shows: 'CurrentBilling', changes: ['audit_log', 'billing'] });

/** What can be bought, for how many employees, and how it can be paid. */
export const getPaymentOptions = /* @__PURE__ */ operation('getPaymentOptions', 'get /c/{domain}/billing/options/', { reads: ['billing', 'businesses', 'employees', 'people', 'sample_data'] });

/** What a subscription would cost now. */
export const quoteSubscription = /* @__PURE__ */ operation('quoteSubscription', 'post /c/{domain}/billing/quote/', { body: 'json' });

/** Whether a coupon can be used, and what it takes off a quarter. */
export const checkCoupon = /* @__PURE__ */ operation('checkCoupon', 'post /c/{domain}/billing/coupon/', { body: 'json' });

/** Open a payment for a subscription. */
export const buySubscription = /* @__PURE__ */ operation('buySubscription', 'post /c/{domain}/billing/buy/', { body: 'json', shows: 'Payment', keyed: true, changes: ['billing'] });

/** The status of a payment. */
export const checkPayment = /* @__PURE__ */ operation('checkPayment', 'get /c/{domain}/billing/payments/{reference}/', { shows: 'Payment', reads: ['audit_log', 'billing', 'businesses', 'notifications', 'people'], changes: ['audit_log', 'billing', 'notifications'] });

/** Cancel an open payment. */
export const cancelPayment = /* @__PURE__ */ operation('cancelPayment', 'post /c/{domain}/billing/payments/{reference}/cancel/', { shows: 'Payment', changes: ['audit_log', 'billing', 'notifications'] });

/** List the invoices. */
export const listInvoices = /* @__PURE__ */ operation('listInvoices', 'get /c/{domain}/billing/invoices/', { page: true, reads: ['billing'] });

/** One invoice or its receipt as PDF. */
export const downloadInvoice = /* @__PURE__ */ operation('downloadInvoice', 'get /c/{domain}/billing/invoices/{id}/file/', { file: true, reads: ['billing'] });
