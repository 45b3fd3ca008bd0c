import type { Cases } from '../../flow.ts';
import { noConnection, refusal } from '../../shared/samples.ts';
import type { resendConfirmationMachine } from './machine.ts';

export const resendConfirmationCases: Cases<typeof resendConfirmationMachine> = {
  inputs: [{ label: 'the resend page', input: undefined }],
  events: {
    'resend.type': [{ label: '', event: { type: 'resend.type' } }],
    'resend.submit': [
      { label: 'an address', event: { type: 'resend.submit', email: 'ada@palmoil.example' } },
      { label: 'not an address', event: { type: 'resend.submit', email: 'ada@' } },
    ],
  },
  answers: {
    resendConfirmationEmail: {
      done: [{ label: 'sent', output: { detail: 'We have sent you an e-mail.' } }],
      error: [
        { label: 'refused', error: refusal({ email: ['Enter a valid email address.'] }) },
        { label: 'no connection', error: noConnection },
      ],
    },
  },
  key: () => ({}),
};
