import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection } from '../../shared/samples.ts';
import { abandonedPayment, declinedPayment, paidPayment, pendingPayment } from '../samples.ts';
import { paymentPollingMachine } from './machine.ts';

export const paymentPollingFlow = flow({
  title: 'Wait for a payment',
  audience: 'system',
  route: null,
  machine: paymentPollingMachine,
  states: {
    asking: 'Asking for the status',
    settled: 'The payment is final',
    unknown: 'No such payment',
  },
  labels: {
    isSettled: 'the payment is paid or has failed',
    isNoSuchPayment: 'the server knows no such payment',
    checkPayment: 'the server says how the payment stands',
    paymentPollInterval: 'it is time to ask again',
    paymentPollDeadline: 'the payment took too long',
  },
  cases: {
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
          { label: 'a payment of others', error: problem('forbidden') },
          { label: 'not a reference', error: problem('invalid') },
        ],
      },
    },
    key: () => ({}),
  },
});
