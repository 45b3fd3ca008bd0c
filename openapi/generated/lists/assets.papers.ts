// Generated from `openapi/` by `npm run contract`.

export const attachmentKinds = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/tiff',
] as const;

export const attachmentTypes = [
  'statutory',
  'other',
] as const;

export const attachmentTypeLabels = {
  'statutory': 'Statutory information',
  'other': 'Document',
} as const;

/** Today, where the business is. *due* is within 30 days of its expiry; without an expiry date it is *valid*. */
export const documentStates = [
  'valid',
  'due',
  'expired',
] as const;

export const documentStateLabels = {
  'valid': 'Valid',
  'due': 'Expires soon',
  'expired': 'Expired',
} as const;
