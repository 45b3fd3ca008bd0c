/** What each plan has, as people read it. */
export const planContents = {
  free: [
    'People, assets and fleet',
    'Invitations, permissions and the audit log',
    'Export of everything, at any time',
    'No card, and no end date',
  ],
  premium: [
    'Everything in Free Forever',
    'Every module, payroll included',
    'Monthly, quarterly or yearly, by card, transfer or USSD',
    'An invoice and a receipt for each payment',
  ],
} as const;
