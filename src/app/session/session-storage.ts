import type { StoredSession, Tokens, User } from '../../machines/accounts/session/machine.ts';

const keys = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  businessId: 'business_domain',
  user: 'user',
  userInformation: 'user_information',
  // See keep-logo.ts.
  logo: 'business_logo',
} as const;

export function readSession(): StoredSession | null {
  const accessToken = get(keys.accessToken);
  const refreshToken = get(keys.refreshToken);
  if (!accessToken || !refreshToken) return null;
  return { accessToken, refreshToken, businessId: get(keys.businessId), user: readUser() };
}

function readUser(): User | null {
  try {
    return JSON.parse(get(keys.user) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes the access token last, because other tabs read everything when it changes. */
export function writeSession(tokens: Tokens, user: User | null, businessId: string | null): void {
  put(keys.user, user ? JSON.stringify(user) : null);
  put(keys.businessId, businessId);
  writeTokens(tokens);
}

export function writeTokens(tokens: Tokens): void {
  put(keys.refreshToken, tokens.refresh_token);
  put(keys.accessToken, tokens.access_token);
}

export function clearSession(): void {
  for (const key of Object.values(keys)) put(key, null);
}

/** Removes what the person typed and did not send; the logo of a draft lies in IndexedDB. */
export function clearDrafts(): void {
  for (const kept of [localStorage, sessionStorage])
    for (const key of Object.keys(kept)) if (key.startsWith('draft:')) kept.removeItem(key);
  void import('idb-keyval').then(({ clear }) => clear()).catch(() => undefined);
}

/** The person's permissions as text; see user-information.ts. */
export const keptUserInformation = (): string | null => get(keys.userInformation);
export const keepUserInformation = (text: string | null): void => put(keys.userInformation, text);

/** Calls back when another tab signs in, signs out, renews its tokens or switches the business. */
export function onSessionElsewhere(listener: () => void): void {
  addEventListener('storage', (event) => {
    // A null key means that storage was cleared.
    if (event.key === null || event.key === keys.accessToken || event.key === keys.businessId) listener();
  });
}

/** Storage may be forbidden, and prerendering has none. */
function get(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function put(key: string, value: string | null): void {
  if (localStorage.getItem(key) === value) return;
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}
