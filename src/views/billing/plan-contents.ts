import { moduleNames } from '../../../rules/shared/modules.ts';

/** What each plan has, as people read it. What is still coming is part of no plan. */
export const planContents = {
  free: [
    moduleNames('works'),
    'Invitations, permissions and the audit log',
    'Export of everything, at any time',
    'No card, and no end date',
  ],
  premium: [
    'Everything in Free Forever',
    'Monthly, quarterly or yearly, by card, transfer or USSD',
    'An invoice and a receipt for each payment',
  ],
};
