// Generated from `openapi/` by `npm run contract`.

export const subscriptionStatuses = [
  'trial',
  'active',
  'past_due',
  'cancelled',
  'terminated',
] as const;

export const frequencies = [
  'monthly',
  'quarterly',
  'yearly',
] as const;

export const frequencyLabels = {
  'monthly': 'Monthly',
  'quarterly': 'Quarterly',
  'yearly': 'Yearly',
} as const;

export const channels = [
  'card',
  'bank_transfer',
  'ussd',
] as const;

export const channelLabels = {
  'card': 'Card',
  'bank_transfer': 'Bank transfer',
  'ussd': 'USSD',
} as const;

export const paymentKinds = [
  'purchase',
  'renewal',
] as const;

export const paymentStatuses = [
  'pending',
  'success',
  'failed',
  'abandoned',
] as const;

export const invoiceDocuments = [
  'invoice',
  'receipt',
] as const;
