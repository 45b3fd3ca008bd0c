import { ticketEnded } from '../../../domain/accounts/second-step.ts';
import { flow } from '../../flow.ts';
import {
  firstTokens,
  formerOwner,
  newcomer,
  noConnection,
  owner,
  refusal,
  refusalInGeneral,
} from '../../shared/samples.ts';
import { loginMachine } from './machine.ts';
import * as selectors from './selectors.ts';

export const loginFlow = flow({
  title: 'Sign in',
  audience: 'visitor',
  route: '/login',
  machine: loginMachine,
  labels: {
    'login.type': 'Something is typed',
    'login.submit': 'Sign in',
    hasCredentials: 'email and password are filled in',
    isAdmitted: 'a business of theirs is open, or can be set up',
    logIn: 'the server checks email and password',
    completeLogIn: 'the server checks the code',
  },
  cases: {
    inputs: [
      { label: 'the sign-in page', input: { payrollHomeBusinessId: null, next: null } },
      { label: 'on the way to the assets', input: { payrollHomeBusinessId: null, next: '/assets' } },
    ],
    events: {
      'login.type': [{ label: '', event: { type: 'login.type' } }],
      'login.submit': [
        {
          label: 'email and password',
          event: { type: 'login.submit', email: 'ada@palmoil.example', password: 'palm-oil-2026' },
        },
        { label: 'no password', event: { type: 'login.submit', email: 'ada@palmoil.example', password: '' } },
      ],
      'code.submit': [
        { label: 'a code', event: { type: 'code.submit', code: '123456' } },
        { label: 'no code', event: { type: 'code.submit', code: '' } },
      ],
      'code.leave': [{ label: '', event: { type: 'code.leave' } }],
    },
    selectors: { ...selectors },
    answers: {
      logIn: {
        done: [
          { label: 'credentials are right', output: { ...firstTokens, user: owner } },
          { label: 'a second step is asked for', output: { second_step: { ticket: 'ticket-1', expires_in: 300 } } },
        ],
        error: [
          { label: 'credentials are wrong', error: refusalInGeneral('The email address or the password is wrong.') },
          { label: 'no connection', error: noConnection },
        ],
      },
      completeLogIn: {
        done: [{ label: 'code is right', output: { ...firstTokens, user: owner } }],
        error: [
          { label: 'code is wrong', error: refusal({ one_time_code: ['This code is not valid.'] }) },
          { label: 'ticket has ended', error: ticketEnded },
          { label: 'no connection', error: noConnection },
        ],
      },
      getCurrentUser: {
        done: [
          { label: 'an owner', output: owner },
          { label: 'no business yet', output: newcomer },
          { label: 'all businesses closed', output: formerOwner },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    holds: {
      'an admitted person has tokens and is known': ({ status, output }) =>
        status !== 'done' || (output.tokens.access_token !== '' && output.user.email !== ''),
    },
    key: () => ({}),
  },
});
