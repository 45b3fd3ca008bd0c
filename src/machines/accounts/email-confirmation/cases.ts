import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { noConnection } from '../../shared/samples.ts';
import { emailConfirmationMachine } from './machine.ts';

export const emailConfirmationFlow = flow({
  title: 'Confirm an email address',
  audience: 'visitor',
  route: '/account/verify',
  machine: emailConfirmationMachine,
  states: { refused: 'The link has ended or is wrong' },
  labels: {
    'confirmation.begin': 'The link is opened',
    'confirmation.retry': 'Retry',
    hasKey: 'the link is whole',
    isRefused: 'the link is wrong or too old',
    confirmEmail: 'the server confirms the address',
  },
  cases: {
    inputs: [
      { label: 'a link with a key', input: { key: ' key-of-the-mail' } },
      { label: 'a link without a key', input: { key: null } },
    ],
    events: {
      'confirmation.begin': [{ label: '', event: { type: 'confirmation.begin' } }],
      'confirmation.retry': [{ label: '', event: { type: 'confirmation.retry' } }],
    },
    answers: {
      confirmEmail: {
        done: [
          { label: 'confirmed', output: { detail: 'Your email address has been verified', email: 'ada@path.test' } },
        ],
        error: [
          { label: 'the key is too old', error: problem('invalid', { detail: 'This link is no longer valid.' }) },
          { label: 'no connection', error: noConnection },
        ],
      },
    },
    key: ({ context }) => ({ hasKey: context.key !== '' }),
  },
});
