import type { Cases } from '../../flow.ts';
import { noConnection, refusal } from '../../shared/samples.ts';
import type { forgotPasswordMachine } from './machine.ts';

export const forgotPasswordCases: Cases<typeof forgotPasswordMachine> = {
  inputs: [{ label: 'the forgotten-password page', input: undefined }],
  events: {
    'forgot.type': [{ label: '', event: { type: 'forgot.type' } }],
    'forgot.submit': [
      { label: 'an address', event: { type: 'forgot.submit', email: 'ada@palmoil.example' } },
      { label: 'not an address', event: { type: 'forgot.submit', email: 'ada@' } },
    ],
  },
  answers: {
    requestPasswordReset: {
      done: [{ label: 'sent', output: { detail: 'Password reset e-mail has been sent.' } }],
      error: [
        { label: 'refused', error: refusal({ email: ['Enter a valid email address.'] }) },
        { label: 'no connection', error: noConnection },
      ],
    },
  },
  key: () => ({}),
};
