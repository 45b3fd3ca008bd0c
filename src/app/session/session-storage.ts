/** The stored session: the tokens, whose they are, and the business. */
import type { StoredSession, Tokens, User } from '../../machines/accounts/session/machine.ts';
import { clearSessionKeys, keepOfSession, readOfSession } from '../../services/shared/device/storage.ts';

export function readSession(): StoredSession | null {
  const accessToken = readOfSession('access_token');
  const refreshToken = readOfSession('refresh_token');
  if (!accessToken || !refreshToken) return null;
  return { accessToken, refreshToken, businessId: readOfSession('business_domain'), user: readUser() };
}

function readUser(): User | null {
  try {
    return JSON.parse(readOfSession('user') ?? 'null');
  } catch {
    return null;
  }
}

/** Writes the access token last, because other tabs read everything when it changes. */
export function writeSession(tokens: Tokens, user: User | null, businessId: string | null): void {
  // What another person left of theirs, as a tab that was closed without an end of its session does.
  if (readUser()?.id !== user?.id) clearSessionKeys();
  keepOfSession('user', user ? JSON.stringify(user) : null);
  keepOfSession('business_domain', businessId);
  writeTokens(tokens);
}

export function writeTokens(tokens: Tokens): void {
  keepOfSession('refresh_token', tokens.refresh_token);
  keepOfSession('access_token', tokens.access_token);
}

export const clearSession = clearSessionKeys;

/** The person's permissions as text; see user-information.ts. */
export const keptUserInformation = (): string | null => readOfSession('user_information');
export const keepUserInformation = (text: string | null): void => keepOfSession('user_information', text);

/** Calls back when another tab signs in, signs out, renews its tokens or switches the business. */
export function onSessionElsewhere(listener: () => void): void {
  addEventListener('storage', (event) => {
    // A null key means that storage was cleared.
    if (event.key === null || event.key === 'access_token' || event.key === 'business_domain') listener();
  });
}
