import type { Steps } from '../../flow.ts';
import type { subscriptionPurchaseMachine } from './machine.ts';

/** Forward asks for the price anew. A payment that is open is in the address by its reference. */
export const subscriptionPurchaseSteps: Steps<typeof subscriptionPurchaseMachine> = {
  parameter: 'step',
  words: { choosing: 'order', reviewing: 'review' },
  back: { type: 'purchase.back' },
  onward: { type: 'purchase.review' },
};
