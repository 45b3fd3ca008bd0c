import { ticketEnded } from '../../../domain/accounts/second-step.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { firstTokens, noConnection, owner, refusal } from '../../shared/samples.ts';
import { inviteActivationMachine } from './machine.ts';
import { inviteActivationSteps } from './steps.ts';

const email = 'ada@palmoil.example';
const password = 'red-earth-and-rain';
const names = { first_name: 'Ada', last_name: 'Obi' };
const invitation = { invited_by: 'Tunde Bello', business: 'Palm Oil', logo: null, modules: ['People', 'Fleet'] };
const session = { ...firstTokens, user: owner };
const linkNoGood = (code: string) => problem('invalid', { code, detail: 'This link no longer works.' });

const wrongCode = [
  'invite.begin',
  'done(validateActivationToken): a person with an account',
  'invite.signIn: a password',
  'done(signInFromInvitation): a second step is asked for',
  'code.submit: a code',
  'error(completeInvitedSignIn): code is wrong',
];

export const inviteActivationFlow = flow({
  title: 'Accept an invitation',
  audience: 'visitor',
  route: '/verify-invite',
  machine: inviteActivationMachine,
  steps: inviteActivationSteps,
  states: {
    askingFresh: 'Asking for a new invitation',
    freshAsked: 'A new invitation is coming',
    otherAccount: 'Another person is signed in',
  },
  labels: {
    'invite.begin': 'The link is opened',
    'invite.type': 'Something is typed',
    'invite.create': 'Create a password',
    'invite.signIn': 'Sign in',
    'invite.retry': 'Retry',
    'account.leave': 'Sign out and continue',
    'fresh.ask': 'Ask for a new invitation',
    hasToken: 'the link is whole',
    isForAnother: 'somebody else is signed in on this device',
    isNewUser: 'the invited person has no account',
    isRenewable: 'the invitation is too old',
    isLinkFault: 'the invitation is not valid any more',
    isInvitedAccountAcceptable: 'the name is filled in and the password follows the rules',
    isInvitedSignInAcceptable: 'a password is entered',
    validateActivationToken: 'the server checks the invitation',
    leaveAccount: 'the app signs the other person out',
    createInvitedAccount: 'the server creates the account and lets them in',
    signInFromInvitation: 'the server checks the password',
    completeInvitedSignIn: 'the server checks the code and lets them in',
    requestFreshInvitation: 'the server asks the business for a fresh invitation',
  },
  cases: {
    inputs: [
      { label: 'the link of a mail', input: { token: 'secret', signedInAs: null } },
      { label: 'a link without its token', input: { token: null, signedInAs: null } },
      {
        label: 'the link, while another person is signed in',
        input: { token: 'secret', signedInAs: 'bola@palmoil.example' },
      },
    ],
    events: {
      'invite.begin': [{ label: '', event: { type: 'invite.begin' } }],
      'invite.retry': [{ label: '', event: { type: 'invite.retry' } }],
      'invite.type': [{ label: '', event: { type: 'invite.type' } }],
      'invite.create': [
        { label: 'twice the same', event: { type: 'invite.create', ...names, password, confirmation: password } },
        {
          label: 'names with spaces around them',
          event: { type: 'invite.create', first_name: ' Ada ', last_name: ' Obi ', password, confirmation: password },
        },
        { label: 'two that differ', event: { type: 'invite.create', ...names, password, confirmation: 'red-earth' } },
        {
          label: 'no name',
          event: { type: 'invite.create', first_name: ' ', last_name: '', password, confirmation: password },
        },
      ],
      'invite.signIn': [
        { label: 'a password', event: { type: 'invite.signIn', email, password } },
        { label: 'an email with a space', event: { type: 'invite.signIn', email: `${email} `, password } },
        { label: 'a password too short', event: { type: 'invite.signIn', email, password: 'red' } },
      ],
      'code.submit': [
        { label: 'a code', event: { type: 'code.submit', code: '123456' } },
        { label: 'a code with spaces around it', event: { type: 'code.submit', code: ' 123456 ' } },
        { label: 'only a space', event: { type: 'code.submit', code: ' ' } },
        { label: 'no code', event: { type: 'code.submit', code: '' } },
      ],
      'code.leave': [{ label: '', event: { type: 'code.leave' } }],
      'account.leave': [{ label: '', event: { type: 'account.leave' } }],
      'fresh.ask': [{ label: '', event: { type: 'fresh.ask' } }],
    },
    answers: {
      validateActivationToken: {
        done: [
          { label: 'a new person', output: { email, is_new_user: true, ...invitation } },
          { label: 'a person with an account', output: { email, is_new_user: false, ...invitation } },
          {
            label: 'the person who is signed in',
            output: { email: 'bola@palmoil.example', is_new_user: false, ...invitation },
          },
        ],
        error: [
          { label: 'the link has expired', error: linkNoGood('expired') },
          { label: 'the link is unknown', error: linkNoGood('unknown') },
          { label: 'no connection', error: noConnection },
        ],
      },
      leaveAccount: {
        done: [{ label: 'signed out', output: undefined }],
        error: [{ label: 'not signed out', error: noConnection }],
      },
      createInvitedAccount: {
        done: [{ label: 'an account', output: session }],
        error: [
          { label: 'the password is too common', error: refusal({ password: ['This password is too common.'] }) },
          { label: 'the link was withdrawn', error: linkNoGood('withdrawn') },
          { label: 'the link was used', error: linkNoGood('used') },
          { label: 'no connection', error: noConnection },
        ],
      },
      signInFromInvitation: {
        done: [
          { label: 'signed in', output: { user: session } },
          { label: 'a second step is asked for', output: { second_step: { ticket: 'ticket-1', expires_in: 300 } } },
        ],
        error: [
          {
            label: 'credentials are wrong',
            error: problem('invalid', { general: ['Unable to log in with provided credentials.'] }),
          },
          { label: 'the link was withdrawn', error: linkNoGood('withdrawn') },
          { label: 'the link was used', error: linkNoGood('used') },
          { label: 'no connection', error: noConnection },
        ],
      },
      completeInvitedSignIn: {
        done: [{ label: 'code is right', output: { user: session } }],
        error: [
          { label: 'code is wrong', error: refusal({ one_time_code: ['This code is not valid.'] }) },
          { label: 'ticket has ended', error: ticketEnded },
          { label: 'the link was withdrawn', error: linkNoGood('withdrawn') },
          { label: 'the link was used', error: linkNoGood('used') },
          { label: 'no connection', error: noConnection },
        ],
      },
      requestFreshInvitation: {
        done: [{ label: 'asked', output: { detail: 'If the invitation can be renewed, a new one is on its way.' } }],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    journeys: {
      'typing forgets that a code was wrong': { steps: [...wrongCode, 'invite.type'] },
      'going back forgets that a code was wrong': { steps: [...wrongCode, 'code.leave'] },
      'a link that could be read forgets that it could not': {
        steps: [
          'invite.begin',
          'error(validateActivationToken): no connection',
          'invite.retry',
          'done(validateActivationToken): a new person',
        ],
      },
    },
    equivalentMutants: {
      'setup.ts activation.actions.storeFault.problem: drop problem: null': 'every way to ask again has cleared it',
      'setup.ts activation.actions.storeActivation.problem: drop problem: null':
        'every way to ask again has cleared it',
      "setup.ts activation.actions.storeTicket.ticket: always take the first of 'second_step' in answer ? answer.second_step.ticket : ''":
        'asksSecondStep has looked already',
      "setup.ts activation.actions.storeTicket.ticket: respell ''": 'asksSecondStep has looked already',
      "setup.ts activation.actions.storeSession.session: always take the first of 'user' in answer ? answer.user : null":
        'an answer without a session asks for the second step',
    },
    holds: {
      'the password is kept only while the server checks it': ({ value, context: { password } }) =>
        password === '' || value === 'creatingAccount' || value === 'signingIn',
      'the code is kept only while the server checks it': ({ value, context: { code } }) =>
        code === '' || value === 'checkingCode',
      'a code is asked for only when the password was right': ({ value, context: { ticket } }) =>
        !(value === 'askingCode' || value === 'checkingCode') || ticket !== '',
      'nobody is let in but with a session': ({ value, context: { session } }) =>
        (session !== null) === (value === 'admitted'),
      'a name and a new password are asked of new people only': ({ value, context: { isNewUser } }) =>
        !(value === 'choosingPassword' || value === 'creatingAccount') || isNewUser,
    },
    key: ({ context: { token, signedInAs, isNewUser } }) => ({ hasToken: Boolean(token), signedInAs, isNewUser }),
  },
});
