/**
 * Following an invitation into a business.
 * 1. A person follows the link of a mail; one without a token is no good.
 * 2. The server says whom the link is for, and whether they have an account.
 * 3. Somebody else who is signed in on this device is told so, and may sign out and go on.
 * 4. Somebody new chooses a password; somebody known signs in with theirs. Typing takes the last complaint away.
 * 5. Whoever has turned on a second step gives a code of their app, or a recovery code, within five minutes; after that,
 *    and after too many wrong codes, it begins again with the password. Before the code nobody joins.
 * 6. What the server refuses is listed, and nothing typed is lost.
 * 7. A link that is no longer good ends the form and says why; by one that has ended, a fresh invitation can be asked for.
 * Started by the page of the link; ends signed in, with a fresh invitation asked for, or with a link that was none.
 */
import type { ActorRefFrom } from 'xstate';
import { ticketEnded } from '../../../domain/accounts/second-step.ts';
import { asking, failureWhen } from '../../shared/ask.ts';
import { activation, type Context } from './setup.ts';

const acceptance = ({ email, password, token }: Context) => ({ email, password, token: token ?? '' });
const proof = ({ token, ticket, code }: Context) => ({ token: token ?? '', ticket, one_time_code: code });

const ask = asking(activation);

export const inviteActivationMachine = activation.createMachine({
  id: 'inviteActivation',
  description: 'A person follows an invitation into a business.',
  context: ({ input }) => ({
    ...input,
    email: '',
    isNewUser: false,
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
      description: 'The link has been followed.',
      on: { 'invite.begin': [{ guard: 'hasToken', target: 'checking' }, { target: 'missingToken' }] },
    },
    checking: {
      description: 'The server is asked whom the link is for.',
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
      description: 'Somebody else is signed in on this device; they may sign out and go on.',
      on: { 'account.leave': 'leavingAccount' },
    },
    leavingAccount: {
      description: 'The other account is signed out.',
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
      description: 'Somebody new chooses a password, twice.',
      tags: 'editable',
      on: {
        'invite.type': { actions: 'clearProblem' },
        'invite.create': {
          guard: { type: 'isInvitedPasswordAcceptable', params: ({ event }) => event },
          target: 'creatingAccount',
          actions: {
            type: 'storeCredentials',
            params: ({ context, event }) => ({ email: context.email, password: event.password }),
          },
        },
      },
    },
    creatingAccount: {
      description: 'The server makes the account, confirms its address and signs it in.',
      tags: 'busy',
      exit: 'clearPassword',
      ...ask({
        src: 'createInvitedAccount',
        input: ({ context }) => acceptance(context),
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
      description: 'Somebody who has an account signs in with it.',
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
      description: 'The server checks the password, and without a second step makes the person a member.',
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
      description: 'The password is right; the person gives a code of their app, or a recovery code.',
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
      description: 'The server could not be asked; the person can try again.',
      tags: 'failed',
      on: { 'invite.retry': { target: 'checking', actions: 'clearProblem' } },
    },
    linkEnded: {
      description: 'The link was good once; a fresh invitation can be asked for by it.',
      tags: 'failed',
      on: { 'fresh.ask': { target: 'askingFresh', actions: 'clearProblem' } },
    },
    askingFresh: {
      description: 'The server sends a fresh invitation, or tells the business that one is wanted.',
      tags: 'busy',
      ...ask({
        src: 'requestFreshInvitation',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: 'freshAsked',
        failTo: 'linkEnded',
      }),
    },
    missingToken: { description: 'The link has no token; it was cut short.', tags: 'failed', type: 'final' },
    linkInvalid: {
      description: 'The link was used already, or never was one.',
      tags: 'failed',
      type: 'final',
    },
    freshAsked: { description: 'A fresh invitation was asked for; it comes by mail.', type: 'final' },
    admitted: { description: 'The person is signed in, as a member of the business.', type: 'final' },
  },
  output: ({ context }) => context.session,
});

export type InviteActivationRef = ActorRefFrom<typeof inviteActivationMachine>;
