import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { problem } from '../../../domain/shared/problem.ts';
import { controlled, passTime, settled } from '../../shared/controlled.ts';
import {
  businessId,
  firstTokens,
  newcomer,
  noConnection,
  otherBusinessId,
  owner,
  ownerElsewhere,
  removedElsewhere,
  secondTokens,
  tokenRefused,
} from '../../shared/samples.ts';
import { type StoredSession, sessionMachine, type Tokens, type User } from './machine.ts';
import { selectAccessToken, selectHasExpired, selectIsOnline, selectIsRefreshing, selectStage } from './selectors.ts';

const stored: StoredSession = {
  accessToken: firstTokens.access_token,
  refreshToken: firstTokens.refresh_token,
  businessId,
  user: owner,
};

const open = (kept: StoredSession | null) => {
  const clock = new SimulatedClock();
  const getCurrentUser = controlled<User, { accessToken: string; businessId: string | null }>();
  const refreshToken = controlled<Tokens, { refreshToken: string }>();
  const logOut = controlled<void, { refreshToken: string }>();
  const machine = sessionMachine.provide({
    actors: { getCurrentUser: getCurrentUser.logic, refreshToken: refreshToken.logic, logOut: logOut.logic },
  });
  const session = createActor(machine, { clock, input: { stored: kept } }).start();
  return { clock, getCurrentUser, refreshToken, logOut, session, stage: () => selectStage(session.getSnapshot()) };
};

const signedIn = () => {
  const app = open(null);
  app.session.send({ type: 'session.begin', tokens: firstTokens, user: owner });
  return app;
};

const rejectFirst = { type: 'token.rejected', accessToken: firstTokens.access_token } as const;

test('without kept tokens nobody is signed in and nothing is asked', () => {
  const app = open(null);
  expect(app.stage()).toBe('signedOut');
  expect(selectHasExpired(app.session.getSnapshot())).toBe(false);
  expect(app.getCurrentUser.calls).toHaveLength(0);
});

test('with stored tokens the app loads the person they belong to', async () => {
  const app = open(stored);
  expect(app.stage()).toBe('starting');
  expect(app.getCurrentUser.latest().input).toEqual({ accessToken: 'access-1', businessId });
  await app.getCurrentUser.latest().answer({ ...owner, first_name: 'Adaeze' });
  expect(app.stage()).toBe('signedIn');
  expect(app.session.getSnapshot().context).toMatchObject({
    tokens: firstTokens,
    user: { first_name: 'Adaeze' },
    businessId,
  });
});

test('a stored business that the person has left is replaced by their first', async () => {
  const app = open({ ...stored, businessId: 'left-long-ago' });
  await app.getCurrentUser.latest().answer(owner);
  expect(app.session.getSnapshot().context.businessId).toBe(businessId);
});

test('stored tokens that have expired are exchanged, then the app loads the person', async () => {
  const app = open(stored);
  await app.getCurrentUser.latest().fail(tokenRefused);
  expect(selectIsRefreshing(app.session.getSnapshot())).toBe(true);
  expect(app.refreshToken.latest().input).toEqual({ refreshToken: 'refresh-1' });
  await app.refreshToken.latest().answer(secondTokens);
  expect(app.getCurrentUser.latest().input).toEqual({ accessToken: 'access-2', businessId });
  await app.getCurrentUser.latest().answer(owner);
  expect(app.stage()).toBe('signedIn');
});

test.each([tokenRefused, problem('invalid')])(
  'tokens that the server will not exchange end as expired: $kind',
  async (error) => {
    const app = open(stored);
    await app.getCurrentUser.latest().fail(tokenRefused);
    await app.refreshToken.latest().fail(error);
    expect(app.stage()).toBe('signedOut');
    expect(selectHasExpired(app.session.getSnapshot())).toBe(true);
    expect(app.session.getSnapshot().context).toMatchObject({ tokens: null, user: null, businessId: null });
  },
);

test('new tokens that are refused too end as expired, instead of being exchanged forever', async () => {
  const app = open(stored);
  await app.getCurrentUser.latest().fail(tokenRefused);
  await app.refreshToken.latest().answer(secondTokens);
  await app.getCurrentUser.latest().fail(tokenRefused);
  expect(selectHasExpired(app.session.getSnapshot())).toBe(true);
  expect(app.refreshToken.calls).toHaveLength(1);
});

test('a slow connection signs nobody out: without an answer the app waits and asks again', async () => {
  const app = open(stored);
  await app.getCurrentUser.latest().fail(noConnection);
  expect(app.stage()).toBe('unreachable');
  expect(app.session.getSnapshot().context).toMatchObject({ tokens: firstTokens, problem: noConnection });
  passTime(app.clock, 15_000);
  expect(app.getCurrentUser.calls).toHaveLength(2);
  passTime(app.clock, 30_000);
  expect(app.stage()).toBe('unreachable');
  expect(app.getCurrentUser.latest().signal.aborted).toBe(true);
});

test.each(['session.retry', 'connection.restored'] as const)('it asks again at once on %s', async (type) => {
  const app = open(stored);
  await app.getCurrentUser.latest().fail(noConnection);
  app.session.send({ type });
  await app.getCurrentUser.latest().answer(owner);
  expect(app.stage()).toBe('signedIn');
  expect(app.session.getSnapshot().context.problem).toBeNull();
});

test('a person may sign out although the server cannot be reached', async () => {
  const app = open(stored);
  await app.getCurrentUser.latest().fail(noConnection);
  app.session.send({ type: 'session.end' });
  await app.logOut.latest().fail(noConnection);
  expect(app.stage()).toBe('signedOut');
});

test('a sign-in begins the session with the person’s first business', () => {
  const app = signedIn();
  expect(app.stage()).toBe('signedIn');
  expect(app.session.getSnapshot().context).toMatchObject({ businessId, reason: null });
});

test('refused calls exchange the tokens once, however many there are', async () => {
  const app = signedIn();
  app.session.send(rejectFirst);
  app.session.send(rejectFirst);
  expect(app.refreshToken.calls).toHaveLength(1);
  await app.refreshToken.latest().answer(secondTokens);
  expect(selectAccessToken(app.session.getSnapshot())).toBe('access-2');
  expect(selectIsRefreshing(app.session.getSnapshot())).toBe(false);
  app.session.send(rejectFirst);
  expect(app.refreshToken.calls).toHaveLength(1);
  await app.getCurrentUser.latest().answer(owner);
  app.session.send(rejectFirst);
  expect(app.refreshToken.calls).toHaveLength(1);
});

test('an exchange that fails at the network keeps the person signed in, and the next refused call tries again', async () => {
  const app = signedIn();
  app.session.send(rejectFirst);
  await app.refreshToken.latest().fail(noConnection);
  expect(app.stage()).toBe('signedIn');
  expect(app.session.getSnapshot().context.problem).toBe(noConnection);
  app.session.send(rejectFirst);
  passTime(app.clock, 30_000);
  expect(app.stage()).toBe('signedIn');
  expect(app.refreshToken.calls).toHaveLength(2);
});

test('the tokens of a faster tab are used, and the late exchange changes nothing', async () => {
  const app = signedIn();
  app.session.send(rejectFirst);
  const late = app.refreshToken.latest();
  app.session.send({ type: 'tokens.replace', tokens: secondTokens });
  expect(selectIsRefreshing(app.session.getSnapshot())).toBe(false);
  expect(late.signal.aborted).toBe(true);
  await late.fail(tokenRefused);
  await app.getCurrentUser.latest().answer(owner);
  expect(app.stage()).toBe('signedIn');
  expect(selectAccessToken(app.session.getSnapshot())).toBe('access-2');
});

test('a refetch with an expired token exchanges the tokens and then succeeds', async () => {
  const app = signedIn();
  app.session.send({ type: 'user.refetch' });
  await app.getCurrentUser.latest().fail(tokenRefused);
  await app.refreshToken.latest().answer(secondTokens);
  await app.getCurrentUser.latest().answer({ ...owner, first_name: 'Adaeze' });
  expect(app.session.getSnapshot().context).toMatchObject({ tokens: secondTokens, user: { first_name: 'Adaeze' } });
});

test('a second refetch restarts the request, so that the earlier answer is ignored', async () => {
  const app = signedIn();
  app.session.send({ type: 'user.refetch' });
  const before = app.getCurrentUser.latest();
  app.session.send({ type: 'user.refetch' });
  await before.answer({ ...owner, first_name: 'stale' });
  expect(app.session.getSnapshot().context.user?.first_name).toBe('Ada');
  await app.getCurrentUser.latest().answer({ ...owner, first_name: 'fresh' });
  expect(app.session.getSnapshot().context.user?.first_name).toBe('fresh');
});

test('a new business can be entered as soon as the person is known to belong to it', async () => {
  const app = open(null);
  app.session.send({ type: 'session.begin', tokens: firstTokens, user: newcomer });
  app.session.send({ type: 'business.enter', businessId, user: newcomer });
  expect(app.session.getSnapshot().context.businessId).toBeNull();
  app.session.send({ type: 'user.refetch' });
  await app.getCurrentUser.latest().answer(owner);
  expect(app.session.getSnapshot().context).toMatchObject({ businessId, user: owner });
});

test('of several businesses the one that was entered stays, until the person no longer belongs to it', async () => {
  const app = open(null);
  const chosen = () => app.session.getSnapshot().context.businessId;
  app.session.send({ type: 'session.begin', tokens: firstTokens, user: ownerElsewhere });
  expect(chosen()).toBe(businessId);
  app.session.send({ type: 'business.enter', businessId: 'somebody-elses', user: ownerElsewhere });
  expect(chosen()).toBe(businessId);
  app.session.send({ type: 'business.enter', businessId: otherBusinessId, user: ownerElsewhere });
  expect(chosen()).toBe(otherBusinessId);
  app.session.send({ type: 'user.refetch' });
  expect(app.getCurrentUser.latest().input).toMatchObject({ businessId: otherBusinessId });
  await app.getCurrentUser.latest().answer(ownerElsewhere);
  expect(chosen()).toBe(otherBusinessId);
  app.session.send({ type: 'user.refetch' });
  await app.getCurrentUser.latest().answer(owner);
  expect(chosen()).toBe(businessId);
});

test('the app remembers the business that the person lost until they enter one', async () => {
  const app = open(null);
  const context = () => app.session.getSnapshot().context;
  app.session.send({ type: 'session.begin', tokens: firstTokens, user: ownerElsewhere });
  const isElsewhere = true;
  app.session.send({ type: 'business.enter', businessId: otherBusinessId, user: ownerElsewhere, isElsewhere });
  expect(context()).toMatchObject({ isFollowing: true, left: null });
  for (const _ of ['at once', 'and as long as nobody has gone on']) {
    app.session.send({ type: 'user.refetch' });
    await app.getCurrentUser.latest().answer(removedElsewhere);
    expect(context()).toMatchObject({ businessId, left: otherBusinessId, isFollowing: false });
  }
  app.session.send({ type: 'business.enter', businessId, user: removedElsewhere });
  expect(context()).toMatchObject({ isFollowing: false, left: null });
});

test('the app also remembers a business that was lost while it was closed', async () => {
  const app = open({ ...stored, businessId: otherBusinessId });
  await app.getCurrentUser.latest().answer(removedElsewhere);
  expect(app.session.getSnapshot().context).toMatchObject({ businessId, left: otherBusinessId });
});

test('half an hour without activity signs the person out as expired', async () => {
  const app = signedIn();
  passTime(app.clock, 1_799_000);
  app.session.send({ type: 'activity.notice' });
  passTime(app.clock, 1_799_000);
  expect(app.stage()).toBe('signedIn');
  passTime(app.clock, 1_000);
  expect(app.stage()).toBe('leaving');
  await app.logOut.latest().answer();
  expect(selectHasExpired(app.session.getSnapshot())).toBe(true);
});

test('activity does not disturb an exchange of tokens', () => {
  const app = signedIn();
  app.session.send(rejectFirst);
  app.session.send({ type: 'activity.notice' });
  expect(app.refreshToken.calls).toHaveLength(1);
  expect(app.refreshToken.latest().signal.aborted).toBe(false);
});

test('a person signs out, and the server gets the token to revoke', async () => {
  const app = signedIn();
  app.session.send({ type: 'session.end' });
  app.session.send({ type: 'session.end' });
  expect(app.logOut.calls).toHaveLength(1);
  expect(app.logOut.latest().input).toEqual({ refreshToken: 'refresh-1' });
  await app.logOut.latest().answer();
  expect(app.session.getSnapshot().context).toEqual({
    tokens: null,
    user: null,
    businessId: null,
    isFollowing: false,
    left: null,
    problem: null,
    reason: 'chosen',
  });
  expect(selectHasExpired(app.session.getSnapshot())).toBe(false);
});

test('signing out does not wait longer than five seconds', () => {
  const app = signedIn();
  app.session.send({ type: 'session.end' });
  passTime(app.clock, 5_000);
  expect(app.stage()).toBe('signedOut');
});

test('a sign-out in another tab needs no call of its own, even while leaving', () => {
  const app = signedIn();
  app.session.send({ type: 'session.endElsewhere' });
  expect(app.stage()).toBe('signedOut');
  expect(app.logOut.calls).toHaveLength(0);
  app.session.send({ type: 'session.begin', tokens: firstTokens, user: owner });
  app.session.send({ type: 'session.end' });
  app.session.send({ type: 'session.endElsewhere' });
  expect(app.stage()).toBe('signedOut');
});

test('events of a signed-in person are ignored when nobody is signed in', () => {
  const app = open(null);
  const before = app.session.getSnapshot();
  app.session.send(rejectFirst);
  app.session.send({ type: 'tokens.replace', tokens: secondTokens });
  app.session.send({ type: 'user.refetch' });
  app.session.send({ type: 'business.enter', businessId, user: owner });
  app.session.send({ type: 'session.end' });
  app.session.send({ type: 'session.retry' });
  expect(app.session.getSnapshot().value).toEqual(before.value);
  expect(app.session.getSnapshot().context).toEqual(before.context);
});

test('beside all that it knows whether the browser is online', () => {
  const app = signedIn();
  app.session.send({ type: 'connection.lost' });
  expect(selectIsOnline(app.session.getSnapshot())).toBe(false);
  expect(app.stage()).toBe('signedIn');
  app.session.send({ type: 'connection.restored' });
  expect(selectIsOnline(app.session.getSnapshot())).toBe(true);
});

test('without provided actors it says so and stays alive', async () => {
  const session = createActor(sessionMachine, { input: { stored } }).start();
  await settled();
  expect(session.getSnapshot()).toMatchObject({ status: 'active', context: { problem: { kind: 'unknown' } } });
  session.stop();
});
