import { flow } from '../../flow.ts';
import { noConnection, refusal } from '../../shared/samples.ts';
import { mailRequestMachine } from './machine.ts';

const failures = [
  { label: 'refused', error: refusal({ email: ['Enter a valid email address.'] }) },
  { label: 'no connection', error: noConnection },
];

export const mailRequestFlow = flow({
  title: 'Ask for a password or confirmation mail',
  audience: 'visitor',
  route: '/forgot-password',
  machine: mailRequestMachine,
  labels: {
    'mail.type': 'Something is typed',
    'mail.request': 'Send the email',
    isResetAsked: 'it is a new password for an email address',
    isConfirmationAsked: 'it is the confirmation of an email address',
    requestPasswordReset: 'the server emails a link for a new password',
    resendConfirmationEmail: 'the server emails the confirmation link again',
  },
  cases: {
    inputs: [
      { label: 'a forgotten password', input: { mail: 'passwordReset' } },
      { label: 'an unconfirmed address', input: { mail: 'confirmation' } },
    ],
    events: {
      'mail.type': [{ label: '', event: { type: 'mail.type' } }],
      'mail.request': [
        { label: 'an address', event: { type: 'mail.request', email: 'ada@palmoil.example' } },
        { label: 'an address with a space', event: { type: 'mail.request', email: 'ada@palmoil.example ' } },
        { label: 'not an address', event: { type: 'mail.request', email: 'ada@' } },
      ],
    },
    answers: {
      requestPasswordReset: {
        done: [{ label: 'sent', output: { detail: 'Password reset email has been sent.' } }],
        error: failures,
      },
      resendConfirmationEmail: {
        done: [{ label: 'sent', output: { detail: 'We have sent you an email.' } }],
        error: failures,
      },
    },
    key: ({ context }) => ({ mail: context.mail }),
  },
});
