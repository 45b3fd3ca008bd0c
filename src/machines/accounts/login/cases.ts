import { ticketEnded } from '../../../domain/accounts/second-step.ts';
import { flow } from '../../flow.ts';
import {
  businessId,
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
import { loginSteps } from './steps.ts';

const deleted = { business_id: businessId, business_name: 'Palm Oil', deletes_at: '2027-01-20T10:00:00.000Z' };

const wrongCode = [
  'login.submit: email and password',
  'done(logIn): a second step is asked for',
  'code.submit: a code',
  'error(completeLogIn): code is wrong',
];

export const loginFlow = flow({
  title: 'Sign in',
  audience: 'visitor',
  route: '/login',
  machine: loginMachine,
  steps: loginSteps,
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
      { label: 'where payroll is the home', input: { payrollHomeBusinessId: businessId, next: null } },
      { label: 'on the way to the assets', input: { payrollHomeBusinessId: null, next: '/assets' } },
    ],
    events: {
      'login.type': [{ label: '', event: { type: 'login.type' } }],
      'login.submit': [
        {
          label: 'email and password',
          event: { type: 'login.submit', email: 'ada@palmoil.example', password: 'palm-oil-2026' },
        },
        {
          label: 'an email with spaces around it',
          event: { type: 'login.submit', email: ' ada@palmoil.example ', password: 'palm-oil-2026' },
        },
        { label: 'no email', event: { type: 'login.submit', email: ' ', password: 'palm-oil-2026' } },
        { label: 'no password', event: { type: 'login.submit', email: 'ada@palmoil.example', password: '' } },
      ],
      'code.submit': [
        { label: 'a code', event: { type: 'code.submit', code: '123456' } },
        { label: 'a code with spaces around it', event: { type: 'code.submit', code: ' 123456 ' } },
        { label: 'only a space', event: { type: 'code.submit', code: ' ' } },
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
          {
            label: 'an only business that can be restored',
            output: { ...formerOwner, restorable_businesses: [deleted] },
          },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    holds: {
      'an admitted person has tokens and is known': ({ status, output }) =>
        status !== 'done' || (output.tokens.access_token !== '' && output.user.email !== ''),
    },
    journeys: {
      'an owner whose only business is deleted signs in to restore it': {
        steps: [
          'login.submit: email and password',
          'done(logIn): credentials are right',
          'done(getCurrentUser): an only business that can be restored',
        ],
        isSeen: true,
      },
      'typing forgets that a code was wrong': { steps: [...wrongCode, 'login.type'] },
      'going back forgets that a code was wrong': { steps: [...wrongCode, 'code.leave'] },
      'payroll is the home of its business': {
        start: 'where payroll is the home',
        steps: [
          'login.submit: email and password',
          'done(logIn): credentials are right',
          'done(getCurrentUser): an owner',
        ],
      },
    },
    equivalentMutants: {
      "machine.ts login.actions.storeTicket.proof: always take the first of 'second_step' in answer ? { ...noProof, ticket: answer.seco…":
        'asksSecondStep has looked already',
      "machine.ts login.actions.storeTokens.tokens: always take the second of 'second_step' in answer ? noTokens : { access_token: answer…":
        'asksSecondStep has looked already',
      "machine.ts login.actions.storeTokens.tokens: respell 'second_step'": 'asksSecondStep has looked already',
      'machine.ts loginMachine.context.proof: drop proof: noProof': 'the first state clears it on entry',
      'machine.ts outputOf: if false instead of user === null': 'admitted is entered with a person only',
    },
    key: () => ({}),
  },
});
