import { membershipOf } from '../../../domain/accounts/membership.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import {
  businessId,
  firstTokens,
  newcomer,
  noConnection,
  otherBusinessId,
  owner,
  ownerElsewhere,
  secondTokens,
  tokenRefused,
} from '../../shared/samples.ts';
import { sessionMachine } from './machine.ts';
import * as selectors from './selectors.ts';

export const sessionFlow = flow({
  title: 'Stay signed in',
  audience: 'system',
  route: null,
  machine: sessionMachine,
  happyEnd: 'auth.signedIn.upkeep.ready',
  states: {
    auth: 'Sign-in',
  },
  labels: {
    'session.begin': 'Somebody signs in',
    'session.end': 'Sign out',
    'session.endElsewhere': 'Another tab signs out',
    'session.retry': 'Retry',
    'user.refetch': 'The person has changed and is read again',
    'tokens.replace': 'Another tab renewed the sign-in',
    'token.rejected': 'The server refuses a request as signed out',
    'business.enter': 'A business is opened',
    'activity.notice': 'The person does something',
    'connection.restored': 'The connection is back',
    'connection.lost': 'The connection is lost',
    hasTokens: 'somebody was signed in on this device',
    isCurrentToken: 'the sign-in was not renewed since',
    isRefused: 'the server does not renew the sign-in',
    isMember: 'they belong to that business',
    refreshToken: 'the server renews the sign-in',
    logOut: 'the server signs the device out',
    inactivityLimit: 'nobody did anything',
    restoreRetryInterval: 'it is time to try again',
  },
  cases: {
    inputs: [
      { label: 'no stored session', input: { stored: null } },
      {
        label: 'a stored session',
        input: {
          stored: {
            accessToken: firstTokens.access_token,
            refreshToken: firstTokens.refresh_token,
            businessId,
            user: owner,
          },
        },
      },
    ],
    events: {
      'session.begin': [
        { label: 'in one business', event: { type: 'session.begin', tokens: firstTokens, user: owner } },
        { label: 'in two businesses', event: { type: 'session.begin', tokens: firstTokens, user: ownerElsewhere } },
        {
          label: 'in the second of two businesses',
          event: {
            type: 'session.begin',
            tokens: firstTokens,
            user: ownerElsewhere,
            businessId: otherBusinessId,
          },
        },
      ],
      'session.retry': [{ label: '', event: { type: 'session.retry' } }],
      'session.end': [{ label: '', event: { type: 'session.end' } }],
      'session.endElsewhere': [{ label: '', event: { type: 'session.endElsewhere' } }],
      'token.rejected': [
        { label: 'the first token', event: { type: 'token.rejected', accessToken: firstTokens.access_token } },
        { label: 'the second token', event: { type: 'token.rejected', accessToken: secondTokens.access_token } },
      ],
      'tokens.replace': [
        { label: 'the second tokens', event: { type: 'tokens.replace', tokens: secondTokens } },
        { label: 'the first tokens', event: { type: 'tokens.replace', tokens: firstTokens } },
      ],
      'user.refetch': [{ label: '', event: { type: 'user.refetch' } }],
      'business.enter': [
        {
          label: 'another of their businesses',
          event: { type: 'business.enter', businessId: otherBusinessId, user: ownerElsewhere },
        },
        {
          label: 'another of their businesses, in another tab',
          event: { type: 'business.enter', businessId: otherBusinessId, user: ownerElsewhere, isElsewhere: true },
        },
        {
          label: 'a business of others',
          event: { type: 'business.enter', businessId: otherBusinessId, user: owner },
        },
      ],
      'activity.notice': [{ label: '', event: { type: 'activity.notice' } }],
      'connection.lost': [{ label: '', event: { type: 'connection.lost' } }],
      'connection.restored': [{ label: '', event: { type: 'connection.restored' } }],
    },
    anytime: {
      'session.end': { 'auth.signingOut': 'it signs out already', 'auth.signedOut': 'nobody is signed in' },
      'session.endElsewhere': { 'auth.signedOut': 'nobody is signed in' },
      'tokens.replace': {
        'auth.signedIn.presence': 'the region beside it stores them',
        'auth.signingOut': 'the person is leaving',
        'auth.signedOut': 'signing in elsewhere begins a session here',
      },
      'connection.lost': { 'connection.offline': 'it is lost already' },
      'connection.restored': {
        auth: 'only what waits for the connection goes on',
        'connection.online': 'it is there already',
      },
    },
    selectors: { ...selectors },
    answers: {
      getCurrentUser: {
        done: [
          { label: 'an owner', output: owner },
          { label: 'a member no more', output: newcomer },
        ],
        error: [
          { label: 'the token has run out', error: tokenRefused },
          { label: 'no connection', error: noConnection },
        ],
      },
      refreshToken: {
        done: [{ label: 'new tokens', output: secondTokens }],
        error: [
          { label: 'refused', error: tokenRefused },
          { label: 'the token is not known', error: problem('invalid') },
          { label: 'no connection', error: noConnection },
        ],
      },
      logOut: { done: [{ label: '', output: undefined }], error: [{ label: 'no connection', error: noConnection }] },
    },
    holds: {
      'a signed-in session has tokens and a person': (snapshot) =>
        !snapshot.matches({ auth: 'signedIn' }) || (snapshot.context.tokens !== null && snapshot.context.user !== null),
      'a signed-out session has no tokens and no person': (snapshot) =>
        !snapshot.matches({ auth: 'signedOut' }) ||
        (snapshot.context.tokens === null && snapshot.context.user === null),
      'a business is set only with a person': ({ context: { user, businessId } }) =>
        businessId === null || user !== null,
    },
    journeys: {
      'a lost business is remembered until the person leaves': {
        start: 'a stored session',
        steps: ['done(getCurrentUser): a member no more', 'session.endElsewhere'],
      },
      'a lost business is forgotten where another is entered': {
        start: 'a stored session',
        steps: ['done(getCurrentUser): a member no more', 'business.enter: another of their businesses'],
      },
      'a tab that followed another one works by itself again': {
        start: 'a stored session',
        steps: [
          'done(getCurrentUser): an owner',
          'business.enter: another of their businesses, in another tab',
          'user.refetch',
          'done(getCurrentUser): an owner',
        ],
      },
      'nothing of a failed reading is left after signing out': {
        start: 'a stored session',
        steps: [
          'done(getCurrentUser): an owner',
          'user.refetch',
          'error(getCurrentUser): no connection',
          'session.endElsewhere',
        ],
      },
    },
    key: ({ context }) => ({
      accessToken: context.tokens?.access_token ?? null,
      isInTheOther: membershipOf(context.user?.business_user_memberships ?? [], otherBusinessId) !== null,
    }),
  },
});
