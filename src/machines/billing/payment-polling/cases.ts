import { problem } from '../../../domain/shared/problem.ts';
import type { Cases } from '../../flow.ts';
import { businessId, noConnection } from '../../shared/samples.ts';
import { abandonedPayment, declinedPayment, paidPayment, pendingPayment } from '../samples.ts';
import type { paymentPollingMachine } from './machine.ts';

export const paymentPollingCases: Cases<typeof paymentPollingMachine> = {
  inputs: [{ label: 'a payment was opened', input: { businessId, reference: pendingPayment.reference } }],
  events: {},
  answers: {
    checkPayment: {
      done: [
        { label: 'under way', output: pendingPayment },
        { label: 'paid', output: paidPayment },
        { label: 'declined', output: declinedPayment },
        { label: 'abandoned', output: abandonedPayment },
      ],
      error: [
        { label: 'no connection', error: noConnection },
        { label: 'no such payment', error: problem('missing') },
      ],
    },
  },
  key: () => ({}),
};
