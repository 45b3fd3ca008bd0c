/**
 * Stay signed in, for as long as the app is open.
 * 1. The app starts with the stored tokens, if any, and loads the person they belong to.
 * 2. Without an answer it waits and asks again: a slow connection signs nobody out.
 * 3. Access tokens expire every ten minutes. When a call is refused, the app exchanges the tokens once, and every
 *    waiting call continues with the new ones. When another tab is faster, the app takes that tab's tokens.
 * 4. Tokens that the server will not exchange, and half an hour without activity, sign the person out as expired.
 * 5. A person signs out here or in another tab; the app tells the server but does not wait long for it.
 * 6. A member of several businesses enters the one to work in, here or in another tab. A member who was removed from
 *    it works in another of theirs, and the app remembers which one was lost.
 * 7. The app also knows whether the browser is online.
 * Started once, outside React; never ends. It calls the server with the tokens it holds, not through the client that
 * waits for it.
 */
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { businessOf, membershipOf } from '../../../domain/accounts/membership.ts';
import { type Problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

export type Tokens = components['schemas']['Tokens'];
export type User = components['schemas']['User'];
export type StoredSession = {
  accessToken: string;
  refreshToken: string;
  businessId: string | null;
  user: User | null;
};

type Reason = 'chosen' | 'expired';
type Input = { stored: StoredSession | null };
type Entry = { businessId: string; user: User; isElsewhere?: boolean };
type Context = {
  tokens: Tokens | null;
  user: User | null;
  businessId: string | null;
  /** Whether the business was entered in another tab. */
  isFollowing: boolean;
  /** The business that was the one to work in until the person was found to belong to it no more. */
  left: string | null;
  problem: Problem | null;
  reason: Reason | null;
};
type Event =
  | { type: 'session.begin'; tokens: Tokens; user: User; businessId?: string }
  | { type: 'session.retry' }
  | { type: 'session.end' }
  | { type: 'session.endElsewhere' }
  | { type: 'token.rejected'; accessToken: string }
  | { type: 'tokens.replace'; tokens: Tokens }
  | { type: 'user.refetch' }
  | ({ type: 'business.enter' } & Entry)
  | { type: 'activity.notice' }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' };

const session = setup({
  types: {} as { input: Input; context: Context; events: Event; tags: 'busy' | 'failed' },
  actors: {
    getCurrentUser: placeholder<User, { accessToken: string; businessId: string | null }>('getCurrentUser'),
    refreshToken: placeholder<Tokens, { refreshToken: string }>('refreshToken'),
    logOut: placeholder<void, { refreshToken: string }>('logOut'),
  },
  delays: { restoreRetryInterval: 15_000, signOutDeadline: 5_000, inactivityLimit: 1_800_000 },
  guards: {
    hasTokens: ({ context }) => context.tokens !== null,
    isCurrentToken: ({ context }, { accessToken }: { accessToken: string }) =>
      context.tokens?.access_token === accessToken,
    isMember: (_, { user, businessId }: Entry) => membershipOf(user.business_user_memberships, businessId) !== null,
    isUnauthorised: (_, { error }: { error: unknown }) => problemOf(error).kind === 'unauthorised',
    isRefused: (_, { error }: { error: unknown }) => ['unauthorised', 'invalid'].includes(problemOf(error).kind),
  },
  actions: {
    storeTokens: assign({ tokens: (_, { tokens }: { tokens: Tokens }) => tokens }),
    storeUser: assign({
      user: (_, { user }: { user: User }) => user,
      businessId: ({ context }, { user, businessId }: { user: User; businessId?: string }) =>
        businessOf(user.business_user_memberships, businessId ?? context.businessId),
      left: ({ context: { businessId, left } }, { user }: { user: User; businessId?: string }) =>
        membershipOf(user.business_user_memberships, businessId) === null ? businessId : left,
      isFollowing: false,
      problem: null,
    }),
    storeEntry: assign({
      businessId: (_, { businessId }: Entry) => businessId,
      user: (_, { user }: Entry) => user,
      isFollowing: (_, { isElsewhere = false }: Entry) => isElsewhere,
      left: null,
    }),
    storeReason: assign({ reason: (_, { reason }: { reason: Reason }) => reason }),
    clearReason: assign({ reason: null }),
    clearSession: assign({ tokens: null, user: null, businessId: null, left: null, problem: null }),
  },
}).extend(askingParts);

const ask = asking(session);

/** A person may leave from wherever they are known; another tab may do it for them. */
const leaving = session.createStateConfig({
  on: {
    'session.end': {
      target: '#session.auth.signingOut',
      actions: { type: 'storeReason', params: { reason: 'chosen' } },
    },
    'session.endElsewhere': {
      target: '#session.auth.signedOut',
      actions: { type: 'storeReason', params: { reason: 'chosen' } },
    },
  },
}).on;

/**
 * Asks who is signed in; when the access token has run out, exchanges the tokens once and asks again. `known` is where
 * to go with an answer, `silent` without one. Tokens that are not exchanged, or not accepted when new, end the session.
 */
const userStates = (known: string, silent: string) => ({
  fetchingUser: session.createStateConfig({
    description: 'The app loads the person to whom the tokens belong.',
    tags: 'busy',
    ...ask({
      src: 'getCurrentUser',
      input: ({ context: { tokens, businessId } }) => ({ accessToken: tokens?.access_token ?? '', businessId }),
      onDone: { target: known, actions: { type: 'storeUser', params: ({ event }) => ({ user: event.output }) } },
      failTo: silent,
      onError: [
        {
          guard: { type: 'isUnauthorised', params: ({ event }) => ({ error: event.error }) },
          target: 'refreshingTokens',
        },
      ],
    }),
    on: {
      'user.refetch': { target: 'fetchingUser', reenter: true },
      'tokens.replace': { actions: { type: 'storeTokens', params: ({ event }) => event } },
      'token.rejected': {
        guard: { type: 'isCurrentToken', params: ({ event }) => event },
        target: 'refreshingTokens',
      },
    },
  }),
  refreshingTokens: session.createStateConfig({
    description: 'The access token has expired; the app exchanges the tokens for new ones.',
    tags: 'busy',
    ...ask({
      src: 'refreshToken',
      input: ({ context }) => ({ refreshToken: context.tokens?.refresh_token ?? '' }),
      onDone: {
        target: 'refetchingUser',
        actions: { type: 'storeTokens', params: ({ event }) => ({ tokens: event.output }) },
      },
      failTo: silent,
      onError: [
        {
          guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
          target: '#session.auth.signedOut',
          actions: { type: 'storeReason', params: { reason: 'expired' } },
        },
      ],
    }),
    on: {
      'tokens.replace': {
        target: 'refetchingUser',
        actions: { type: 'storeTokens', params: ({ event }) => event },
      },
    },
  }),
  refetchingUser: session.createStateConfig({
    description: 'The app loads the person again with the new tokens.',
    tags: 'busy',
    ...ask({
      src: 'getCurrentUser',
      input: ({ context: { tokens, businessId } }) => ({ accessToken: tokens?.access_token ?? '', businessId }),
      onDone: { target: known, actions: { type: 'storeUser', params: ({ event }) => ({ user: event.output }) } },
      failTo: silent,
      onError: [
        {
          guard: { type: 'isUnauthorised', params: ({ event }) => ({ error: event.error }) },
          target: '#session.auth.signedOut',
          actions: { type: 'storeReason', params: { reason: 'expired' } },
        },
      ],
    }),
    on: {
      'user.refetch': { target: 'refetchingUser', reenter: true },
      'tokens.replace': { actions: { type: 'storeTokens', params: ({ event }) => event } },
    },
  }),
});

export const sessionMachine = session.createMachine({
  id: 'session',
  description: 'The app knows who is signed in and whether the browser is online.',
  options: { maxIterations: 1000 },
  type: 'parallel',
  context: ({ input: { stored } }) => ({
    tokens: stored ? { access_token: stored.accessToken, refresh_token: stored.refreshToken } : null,
    user: stored?.user ?? null,
    businessId: stored?.businessId ?? null,
    isFollowing: false,
    left: null,
    problem: null,
    reason: null,
  }),
  states: {
    auth: {
      description: 'Whether somebody is signed in, and who.',
      initial: 'booting',
      on: {
        'session.begin': {
          target: '.signedIn',
          actions: [
            { type: 'storeTokens', params: ({ event }) => event },
            { type: 'storeUser', params: ({ event }) => event },
            'clearReason',
          ],
        },
      },
      states: {
        booting: {
          description: 'The app has just started.',
          always: [{ guard: 'hasTokens', target: 'restoring' }, { target: 'signedOut' }],
        },
        restoring: {
          description: 'Somebody was signed in before; the app finds out who.',
          initial: 'fetchingUser',
          on: leaving,
          states: userStates('#session.auth.signedIn', '#session.auth.unreachable'),
        },
        signedIn: {
          description: 'Somebody is signed in.',
          type: 'parallel',
          on: {
            ...leaving,
            'business.enter': {
              guard: { type: 'isMember', params: ({ event }) => event },
              actions: { type: 'storeEntry', params: ({ event }) => event },
            },
          },
          states: {
            upkeep: {
              description: 'The app keeps the tokens and the person up to date.',
              initial: 'ready',
              states: {
                ready: {
                  description: 'The tokens and the person are up to date.',
                  on: {
                    'user.refetch': 'fetchingUser',
                    'tokens.replace': { actions: { type: 'storeTokens', params: ({ event }) => event } },
                    'token.rejected': {
                      guard: { type: 'isCurrentToken', params: ({ event }) => event },
                      target: 'refreshingTokens',
                    },
                  },
                },
                ...userStates('ready', 'ready'),
              },
            },
            presence: {
              description: 'Whether the person is active.',
              initial: 'active',
              states: {
                active: {
                  description: 'The person was active within the last half hour.',
                  on: { 'activity.notice': { target: 'active', reenter: true } },
                  after: {
                    inactivityLimit: {
                      target: '#session.auth.signingOut',
                      actions: { type: 'storeReason', params: { reason: 'expired' } },
                    },
                  },
                },
              },
            },
          },
        },
        signingOut: {
          description: 'The app signs the person out at the server.',
          tags: 'busy',
          invoke: {
            id: 'logOut',
            src: 'logOut',
            input: ({ context }) => ({ refreshToken: context.tokens?.refresh_token ?? '' }),
            onDone: 'signedOut',
            onError: 'signedOut',
          },
          after: { signOutDeadline: 'signedOut' },
          on: { 'session.endElsewhere': 'signedOut' },
        },
        signedOut: { description: 'Nobody is signed in.', entry: 'clearSession' },
        unreachable: {
          description: 'Somebody was signed in before, but the server cannot be reached.',
          tags: 'failed',
          exit: 'clearProblem',
          after: { restoreRetryInterval: 'restoring' },
          on: {
            ...leaving,
            'session.retry': 'restoring',
            'connection.restored': 'restoring',
            'tokens.replace': { target: 'restoring', actions: { type: 'storeTokens', params: ({ event }) => event } },
          },
        },
      },
    },
    connection: {
      description: 'Whether the browser is online.',
      initial: 'online',
      states: {
        online: { description: 'The browser is online.', on: { 'connection.lost': 'offline' } },
        offline: { description: 'The browser is offline.', on: { 'connection.restored': 'online' } },
      },
    },
  },
});

export type SessionRef = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
