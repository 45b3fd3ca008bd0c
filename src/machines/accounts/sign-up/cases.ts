import { flow } from '../../flow.ts';
import { noConnection, refusal } from '../../shared/samples.ts';
import { signUpMachine } from './machine.ts';

export const signUpFlow = flow({
  title: 'Sign up',
  audience: 'visitor',
  route: '/signup',
  machine: signUpMachine,
  labels: {
    'signUp.type': 'Something is typed',
    'signUp.submit': 'Sign up',
    isPasswordAcceptable: 'the password follows the rules',
    signUp: 'the server creates the account',
  },
  cases: {
    inputs: [
      { label: 'free forever', input: { plan: null, source: '' } },
      { label: 'free trial, by a campaign', input: { plan: 'free_trial', source: 'utm_source=radio' } },
      { label: 'buy now', input: { plan: 'buy_now', source: '' } },
    ],
    events: {
      'signUp.type': [{ label: '', event: { type: 'signUp.type' } }],
      'signUp.submit': [
        {
          label: 'a good password',
          event: { type: 'signUp.submit', email: 'ada@palmoil.example', password: 'red-earth-2026' },
        },
        {
          label: 'an email with spaces around it',
          event: { type: 'signUp.submit', email: ' ada@palmoil.example ', password: 'red-earth-2026' },
        },
        { label: 'only digits', event: { type: 'signUp.submit', email: 'ada@palmoil.example', password: '20262026' } },
        {
          label: 'part of the email',
          event: { type: 'signUp.submit', email: 'ada@palmoil.example', password: 'palmoil.example' },
        },
        { label: 'too short', event: { type: 'signUp.submit', email: 'ada@palmoil.example', password: 'earth' } },
      ],
    },
    answers: {
      signUp: {
        done: [{ label: 'account made', output: { detail: 'We have sent you an email.' } }],
        error: [
          { label: 'a common password', error: refusal({ password: ['This password is too common.'] }) },
          { label: 'no connection', error: noConnection },
        ],
      },
    },
    holds: {
      'the password is kept only while the account is created': ({ value, context: { credentials } }) =>
        credentials.password === '' || value === 'submitting',
    },
    key: () => ({}),
  },
});
