/**
 * Who is signed in, for as long as the app is open.
 * 1. The app starts with the tokens it kept, if any, and asks who they belong to.
 * 2. Without an answer it waits and asks again: a slow line signs nobody out.
 * 3. Access tokens run out every ten minutes; when a call is refused they are exchanged once, and every waiting call
 *    goes on with the new ones. Another tab may be faster, then its tokens are taken.
 * 4. Tokens that the server will not exchange, and half an hour without activity, sign the person out as expired.
 * 5. A person signs out here or in another tab; the server is told, but not waited for long.
 * 6. Beside all that it knows whether the browser is online.
 * Started once, outside React; never ends. It asks with the tokens it holds, not through the client that waits for it.
 */
import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { components } from '../../../openapi/generated/contract.ts';
import { businessOf } from '../../domain/accounts/membership.ts';
import { noAnswer, type Problem, problemOf } from '../../domain/shared/problem.ts';
import { answerDeadline } from '../shared/deadlines.ts';
import { placeholder } from '../shared/placeholder.ts';

export type Tokens = components['schemas']['Tokens'];
export type User = components['schemas']['User'];
export type StoredSession = {
  accessToken: string;
  refreshToken: string;
  businessDomain: string | null;
  user: User | null;
};

type Reason = 'chosen' | 'expired';
type Input = { stored: StoredSession | null };
type Context = {
  tokens: Tokens | null;
  user: User | null;
  businessDomain: string | null;
  problem: Problem | null;
  reason: Reason | null;
};
type Event =
  | { type: 'session.begin'; tokens: Tokens; user: User }
  | { type: 'session.retry' }
  | { type: 'session.end' }
  | { type: 'session.endElsewhere' }
  | { type: 'token.rejected'; accessToken: string }
  | { type: 'tokens.replace'; tokens: Tokens }
  | { type: 'user.refetch' }
  | { type: 'user.replace'; user: User }
  | { type: 'business.choose'; businessDomain: string }
  | { type: 'activity.notice' }
  | { type: 'connection.lost' }
  | { type: 'connection.restored' };

const session = setup({
  types: {} as { input: Input; context: Context; events: Event; tags: 'busy' | 'failed' },
  actors: {
    getCurrentUser: placeholder<User, { accessToken: string }>('getCurrentUser'),
    refreshToken: placeholder<Tokens, { refreshToken: string }>('refreshToken'),
    logOut: placeholder<void, { refreshToken: string }>('logOut'),
  },
  delays: { answerDeadline, restoreRetryInterval: 15_000, signOutDeadline: 5_000, inactivityLimit: 1_800_000 },
  guards: {
    hasTokens: ({ context }) => context.tokens !== null,
    isCurrentToken: ({ context }, { accessToken }: { accessToken: string }) =>
      context.tokens?.access_token === accessToken,
    isUnauthorised: (_, { error }: { error: unknown }) => problemOf(error).kind === 'unauthorised',
    isRefused: (_, { error }: { error: unknown }) => ['unauthorised', 'invalid'].includes(problemOf(error).kind),
  },
  actions: {
    clearProblem: assign({ problem: null }),
    storeProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    storeTokens: assign({ tokens: (_, { tokens }: { tokens: Tokens }) => tokens }),
    storeUser: assign({
      user: (_, { user }: { user: User }) => user,
      businessDomain: ({ context }, { user }: { user: User }) =>
        businessOf(user.business_user_memberships, context.businessDomain),
      problem: null,
    }),
    storeBusiness: assign({ businessDomain: (_, { businessDomain }: { businessDomain: string }) => businessDomain }),
    storeReason: assign({ reason: (_, { reason }: { reason: Reason }) => reason }),
    clearReason: assign({ reason: null }),
    clearSession: assign({ tokens: null, user: null, businessDomain: null, problem: null }),
  },
});

/** Ends the session because the tokens are no longer good. */
const expire = {
  target: '#session.auth.signedOut',
  actions: { type: 'storeReason', params: { reason: 'expired' } },
} as const;

/**
 * Asks who is signed in; when the access token has run out, exchanges the tokens once and asks again. `known` and
 * `unknown` say where to go with and without an answer.
 */
const askingForUser = <const Known extends string, const Unknown extends string>(known: Known, unknown: Unknown) => {
  const asking = session.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'getCurrentUser',
      src: 'getCurrentUser',
      input: ({ context }) => ({ accessToken: context.tokens?.access_token ?? '' }),
    },
  });
  return { asking, known, unknown };
};
void askingForUser;
void expire;
export const sessionMachine = session.createMachine({
  id: 'session',
  type: 'parallel',
  context: ({ input: { stored } }) => ({
    tokens: stored ? { access_token: stored.accessToken, refresh_token: stored.refreshToken } : null,
    user: stored?.user ?? null,
    businessDomain: stored?.businessDomain ?? null,
    problem: null,
    reason: null,
  }),
  states: {},
});
export type SessionRef = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
