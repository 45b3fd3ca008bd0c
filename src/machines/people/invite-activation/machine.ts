/**
 * Accept an invitation.
 * 1. A person opens the link in an email; a link without a token is not valid.
 * 2. The server says whom the link is for, whether they have an account, and who invites them to open what.
 * 3. If another person is signed in on this device, the app says so; they can sign out and continue.
 * 4. A new person gives their name and chooses a password; a person with an account signs in. Typing clears the last problem.
 * 5. A person with a second step enters a code from their app, or a recovery code, within five minutes. After that, or
 *    after too many wrong codes, they start again with the password. Without the code nobody joins.
 * 6. The app lists what the server refuses, and nothing typed is lost.
 * 7. A link that is no longer valid ends the form and says why; with an expired one the person can ask for a fresh
 *    invitation.
 * Started by the page of the link; ends signed in, with a fresh invitation asked for, or with a link that is not valid.
 */
import type { ActorRefFrom } from 'xstate';
import { ticketEnded } from '../../../domain/accounts/second-step.ts';
import { asking, failureWhen } from '../../shared/ask.ts';
import { activation, type Context } from './setup.ts';

const acceptance = ({ email, password, token }: Context) => ({ email, password, token: token ?? '' });
const account = (context: Context) => ({ ...acceptance(context), ...context.names });
const proof = ({ token, ticket, code }: Context) => ({ token: token ?? '', ticket, one_time_code: code });

const ask = asking(activation);

export const inviteActivationMachine = activation.createMachine({
  id: 'inviteActivation',
  description: 'A person accepts an invitation to a business.',
  context: ({ input }) => ({
    ...input,
    email: '',
    isNewUser: false,
    invitation: null,
    names: { first_name: '', last_name: '' },
    password: '',
    ticket: '',
    code: '',
    fault: null,
    session: null,
    problem: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The link was opened.',
      on: { 'invite.begin': [{ guard: 'hasToken', target: 'checking' }, { target: 'missingToken' }] },
    },
    checking: {
      description: 'The server checks the link and says whom it is for.',
      tags: 'busy',
      ...ask({
        src: 'validateActivationToken',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: [
          {
            guard: { type: 'isForAnother', params: ({ event }) => event.output },
            target: 'otherAccount',
            actions: { type: 'storeActivation', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNewUser', params: ({ event }) => event.output },
            target: 'choosingPassword',
            actions: { type: 'storeActivation', params: ({ event }) => event.output },
          },
          {
            target: 'enteringPassword',
            actions: { type: 'storeActivation', params: ({ event }) => event.output },
          },
        ],
        failTo: 'unreachable',
        onError: [
          failureWhen('isRenewable', 'linkEnded', 'storeFault'),
          failureWhen('isRefused', 'linkInvalid', 'storeFault'),
        ],
      }),
    },
    otherAccount: {
      description: 'Another person is signed in on this device; they can sign out and continue.',
      on: { 'account.leave': 'leavingAccount' },
    },
    leavingAccount: {
      description: 'The app signs the other account out.',
      tags: 'busy',
      invoke: {
        id: 'leaveAccount',
        src: 'leaveAccount',
        onDone: [
          {
            guard: { type: 'isNewUser', params: ({ context }) => ({ is_new_user: context.isNewUser }) },
            target: 'choosingPassword',
          },
          { target: 'enteringPassword' },
        ],
        onError: 'otherAccount',
      },
      after: { signOutDeadline: 'otherAccount' },
    },
    choosingPassword: {
      description: 'A new person gives their name, chooses a password and repeats it.',
      tags: 'editable',
      on: {
        'invite.type': { actions: 'clearProblem' },
        'invite.create': {
          guard: { type: 'isInvitedAccountAcceptable', params: ({ event }) => event },
          target: 'creatingAccount',
          actions: [
            {
              type: 'storeCredentials',
              params: ({ context, event }) => ({ email: context.email, password: event.password }),
            },
            { type: 'storeNames', params: ({ event }) => event },
          ],
        },
      },
    },
    creatingAccount: {
      description: 'The server creates the account, confirms its address and signs it in.',
      tags: 'busy',
      exit: 'clearPassword',
      ...ask({
        src: 'createInvitedAccount',
        input: ({ context }) => account(context),
        onDone: {
          target: 'admitted',
          actions: { type: 'storeSession', params: ({ event }) => ({ answer: event.output }) },
        },
        failTo: 'choosingPassword',
        onError: [
          failureWhen('isRenewable', 'linkEnded', 'storeFault'),
          failureWhen('isLinkFault', 'linkInvalid', 'storeFault'),
        ],
      }),
    },
    enteringPassword: {
      description: 'A person with an account signs in.',
      tags: 'editable',
      entry: 'clearTicket',
      on: {
        'invite.type': { actions: 'clearProblem' },
        'invite.signIn': {
          guard: { type: 'isInvitedSignInAcceptable', params: ({ event }) => event },
          target: 'signingIn',
          actions: { type: 'storeCredentials', params: ({ event }) => event },
        },
      },
    },
    signingIn: {
      description: 'The server checks the password; without a second step the person becomes a member.',
      tags: 'busy',
      exit: 'clearPassword',
      ...ask({
        src: 'signInFromInvitation',
        input: ({ context }) => acceptance(context),
        onDone: [
          {
            guard: { type: 'asksSecondStep', params: ({ event }) => ({ answer: event.output }) },
            target: 'askingCode',
            actions: { type: 'storeTicket', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'admitted',
            actions: { type: 'storeSession', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        failTo: 'enteringPassword',
        onError: [
          failureWhen('isRenewable', 'linkEnded', 'storeFault'),
          failureWhen('isLinkFault', 'linkInvalid', 'storeFault'),
        ],
      }),
    },
    askingCode: {
      description: 'The password is correct; the person enters a code from their app, or a recovery code.',
      tags: 'editable',
      on: {
        'invite.type': { actions: 'clearProblem' },
        'code.submit': {
          guard: { type: 'hasCode', params: ({ event }) => event },
          target: 'checkingCode',
          actions: { type: 'storeCode', params: ({ event }) => event },
        },
        'code.leave': { target: 'enteringPassword', actions: 'clearProblem' },
      },
      after: {
        ticketLifetime: {
          target: 'enteringPassword',
          actions: { type: 'storeProblem', params: { error: ticketEnded } },
        },
      },
    },
    checkingCode: {
      description: 'The server checks the code and makes the person a member.',
      tags: 'busy',
      exit: 'clearCode',
      ...ask({
        src: 'completeInvitedSignIn',
        input: ({ context }) => proof(context),
        onDone: {
          target: 'admitted',
          actions: { type: 'storeSession', params: ({ event }) => ({ answer: event.output }) },
        },
        failTo: 'askingCode',
        onError: [
          failureWhen('isTicketEnded', 'enteringPassword'),
          failureWhen('isRenewable', 'linkEnded', 'storeFault'),
          failureWhen('isLinkFault', 'linkInvalid', 'storeFault'),
        ],
      }),
    },
    unreachable: {
      description: 'The server did not answer; the person can try again.',
      tags: 'failed',
      on: { 'invite.retry': { target: 'checking', actions: 'clearProblem' } },
    },
    linkEnded: {
      description: 'The link has expired or was replaced; the person can ask for a fresh invitation.',
      tags: 'failed',
      on: { 'fresh.ask': { target: 'askingFresh', actions: 'clearProblem' } },
    },
    askingFresh: {
      description: 'The server sends a fresh invitation, or tells the business that somebody asks for one.',
      tags: 'busy',
      ...ask({
        src: 'requestFreshInvitation',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: 'freshAsked',
        failTo: 'linkEnded',
      }),
    },
    missingToken: { description: 'The link has no token, because it was cut.', tags: 'failed', type: 'final' },
    linkInvalid: {
      description: 'The link was used already or is unknown.',
      tags: 'failed',
      type: 'final',
    },
    freshAsked: { description: 'The person asked for a fresh invitation; it comes by email.', type: 'final' },
    admitted: { description: 'The person is signed in as a member of the business.', type: 'final' },
  },
  output: ({ context }) => context.session,
});

export type InviteActivationRef = ActorRefFrom<typeof inviteActivationMachine>;
