import type { SessionSnapshot, User } from './machine.ts';

/** What the app as a whole shows. */
export type SessionStage = 'starting' | 'unreachable' | 'signedIn' | 'leaving' | 'signedOut';

export const selectStage = (snapshot: SessionSnapshot): SessionStage => {
  if (snapshot.matches({ auth: 'signedIn' })) return 'signedIn';
  if (snapshot.matches({ auth: 'signedOut' })) return 'signedOut';
  if (snapshot.matches({ auth: 'signingOut' })) return 'leaving';
  return snapshot.matches({ auth: 'unreachable' }) ? 'unreachable' : 'starting';
};

/**
 * Whether tokens are being exchanged. A call that was refused sends `token.rejected`, waits until this is false, and is
 * repeated once if the access token is another one by then.
 */
export const selectIsRefreshing = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ auth: { restoring: 'refreshingTokens' } }) ||
  snapshot.matches({ auth: { signedIn: { upkeep: 'refreshingTokens' } } });

export const selectAccessToken = (snapshot: SessionSnapshot): string | null =>
  snapshot.context.tokens?.access_token ?? null;
export const selectUser = (snapshot: SessionSnapshot): User | null => snapshot.context.user;
export const selectBusinessId = (snapshot: SessionSnapshot): string | null => snapshot.context.businessId;
export const selectIsOnline = (snapshot: SessionSnapshot): boolean => snapshot.matches({ connection: 'online' });
/** Whether the person was signed out without having chosen so. */
export const selectHasExpired = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ auth: 'signedOut' }) && snapshot.context.reason === 'expired';
