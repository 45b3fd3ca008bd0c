/**
 * Connects the session machine to the browser: storage, other tabs, connection, activity, and the tokens of requests.
 * The machine decides; this file only forwards events.
 */

import { createActor, waitFor } from 'xstate';
import type { SessionRef, User } from '../../machines/accounts/session/machine.ts';
import { selectAccessToken, selectIsRefreshing } from '../../machines/accounts/session/selectors.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { peoplePaths } from '../../paths/people.ts';
import { shellPaths } from '../../paths/shell.ts';
import { authoriseBy } from '../../services/shared/client.ts';
import { belongTo, ofVisitor, read, sweep } from '../../services/shared/device/storage.ts';
import { liveSessionMachine } from './live-machine.ts';
import { isOfPerson } from './of-person.ts';
import { clearSession, onSessionElsewhere, readSession, writeSession } from './session-storage.ts';

export function createSession(): SessionRef {
  const stored = readSession();
  belongTo({ person: stored?.user?.id ?? null, business: stored?.businessId ?? null });
  // A tab that slept while another person signed in wakes up here.
  if (stored?.user) sweep(stored.user.id);
  return createActor(liveSessionMachine, { input: { stored } });
}

export function startSession(session: SessionRef): void {
  authoriseBy({
    accessToken: () => selectAccessToken(session.getSnapshot()),
    renew: (refused) => renew(session, refused),
    onForbidden: () => onForbidden(session),
  });
  session.start();
  keepStored(session);
  followOtherTabs(session);
  followConnection(session);
  followActivity(session);
}

/** The router hears of this. Its own `navigate` would have the session wait for React. */
const goTo = (how: 'pushState' | 'replaceState', address: string) => history[how](null, '', address);

async function renew(session: SessionRef, refused: string): Promise<string | null> {
  session.send({ type: 'token.rejected', accessToken: refused });
  await waitFor(session, (snapshot) => !selectIsRefreshing(snapshot));
  const token = selectAccessToken(session.getSnapshot());
  return token === refused ? null : token;
}

/** After a 403 the permissions may have changed; reloading the account updates guards, rail and storage. */
function onForbidden(session: SessionRef): void {
  if (session.getSnapshot().matches({ auth: { signedIn: { upkeep: 'ready' } } }))
    session.send({ type: 'user.refetch' });
}

function keepStored(session: SessionRef): void {
  let known = session.getSnapshot().context;
  session.subscribe((snapshot) => {
    const { tokens, user, businessId, reason } = snapshot.context;
    const before = known;
    const isSamePerson = user?.id === before.user?.id;
    known = snapshot.context;
    belongTo({ person: user?.id ?? null, business: businessId });
    if (user && !isSamePerson) takeAwayOthers(user);
    if (tokens) {
      const isStored = tokens === before.tokens && user === before.user && businessId === before.businessId;
      if (!isStored) writeSession(tokens, user, businessId);
      if (isSamePerson) followBusiness(before.businessId, businessId);
    } else if (before.tokens) {
      clearStored(before.tokens.refresh_token);
      if (reason === 'chosen') leaveDevice();
    }
  });
}

/** Another tab may already have signed in another person; this tab must not clear that session. */
function clearStored(refreshToken: string): void {
  if (readSession()?.refreshToken === refreshToken) clearSession();
}

/** After a switch the open address belongs to the previous business. */
function followBusiness(before: string | null, now: string | null): void {
  const hasSwitched = before !== null && before !== now;
  if (hasSwitched && !isOfPerson(location.pathname)) goTo('pushState', shellPaths.dashboard());
}

/** For a person who signs out; one who was signed out while away keeps their drafts. */
function leaveDevice(): void {
  takeAway(null);
  // A person who signs out to accept an invitation stays on it.
  const isFollowing = location.pathname === peoplePaths.verifyInvite();
  if (!isFollowing) goTo('replaceState', accountsPaths.login());
}

/** What another person has left in this browser goes when this one signs in. */
function takeAwayOthers(user: User): void {
  takeAway(user.id);
  if (read('browser', ofVisitor('premiumSignUp')) !== null)
    void import('../storage/premium-draft.ts').then(({ clearSignUpOfOthers }) => clearSignUpOfOthers(user.email));
}

/** The code for files is loaded only here, because few people have any. */
function takeAway(person: string | null): void {
  sweep(person);
  void import('../../services/shared/device/files.ts')
    .then(({ sweepLarge }) => sweepLarge(person))
    .catch(() => undefined);
}

function followOtherTabs(session: SessionRef): void {
  onSessionElsewhere(() => takeOverStored(session));
  // A page in the back-forward cache misses storage events.
  addEventListener('pageshow', (event) => {
    if (event.persisted) takeOverStored(session);
  });
}

function takeOverStored(session: SessionRef): void {
  const stored = readSession();
  const { tokens, user, businessId: known } = session.getSnapshot().context;
  if (!stored) {
    if (tokens) session.send({ type: 'session.endElsewhere' });
    return;
  }
  const isSamePerson = tokens !== null && stored.user?.id === user?.id;
  const taken = { access_token: stored.accessToken, refresh_token: stored.refreshToken };
  if (!isSamePerson) {
    if (stored.user) session.send({ type: 'session.begin', tokens: taken, user: stored.user });
    return;
  }
  const { businessId, user: storedUser } = stored;
  if (stored.accessToken !== tokens.access_token) session.send({ type: 'tokens.replace', tokens: taken });
  if (businessId && businessId !== known && storedUser)
    session.send({ type: 'business.enter', businessId, user: storedUser, isElsewhere: true });
}

function followConnection(session: SessionRef): void {
  addEventListener('offline', () => session.send({ type: 'connection.lost' }));
  addEventListener('online', () => session.send({ type: 'connection.restored' }));
  if (!navigator.onLine) session.send({ type: 'connection.lost' });
}

/** Often enough for a limit of half an hour, and cheap. */
const activityInterval = 15_000;

function followActivity(session: SessionRef): void {
  const channel = new BroadcastChannel('steward.activity');
  let noticedAt = Number.NEGATIVE_INFINITY;
  const notice = () => {
    const now = performance.now();
    if (now - noticedAt < activityInterval) return;
    noticedAt = now;
    session.send({ type: 'activity.notice' });
    // Activity in one tab keeps the session of all tabs alive.
    channel.postMessage('active');
  };
  for (const type of ['pointerdown', 'keydown', 'wheel'] as const) addEventListener(type, notice, { passive: true });
  channel.onmessage = () => session.send({ type: 'activity.notice' });
}
