/** People of a business for tests: invited and brought in by HTTP and by the mails that they get. */
import { expect } from 'vitest';
import { permissionNames } from '../../openapi/generated/lists/shared.ts';
import { soon } from '../../tests/soon.ts';
import { logIn, newEmail, password, type SignedIn, signIn, type TestServer } from '../accounts/accounts.testing.ts';
import type { Owner } from '../onboarding/onboarding.testing.ts';
import type { Permission } from './members/rules.ts';

export const all: readonly Permission[] = permissionNames;
export const shown = (permissions: readonly Permission[]) => permissions.map((codename) => ({ codename }));

type Asking = { token: string; businessId: string };
const at = ({ businessId }: Asking, path: string) => `/c/${businessId}${path}`;

export const invite = (
  server: TestServer,
  by: Asking,
  emails: readonly string[],
  { permissions = [], line, key }: { permissions?: readonly Permission[]; line?: string; key?: string } = {},
) =>
  server.call('POST', at(by, '/employee_user_invitations/'), {
    token: by.token,
    json: { emails, permissions: shown(permissions), ...(line === undefined ? {} : { personal_line: line }) },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

/** Calls the API of a business as somebody of it. */
export const actsOn = (server: TestServer) => (method: string, by: Asking, path: string, json?: unknown) =>
  server.call(method, at(by, path), { token: by.token, ...(json === undefined ? {} : { json }) });

/** Somebody new is invited. @returns their address, and the token of their link */
export const invitedBy =
  (server: TestServer, inviter: () => Asking) =>
  async (options: Parameters<typeof invite>[3] = {}, by = inviter()) => {
    const email = newEmail();
    await invite(server, by, [email], options);
    return { email, token: await mailedToken(server, email) };
  };

export const invitations = async (server: TestServer, by: Asking, query = '') =>
  (await server.call('GET', at(by, `/employee_user_invitations/${query}`), { token: by.token })).body;

/** The tokens of the invitations that were mailed to an address, the oldest first, once there are `count`. */
export const mailedTokens = (server: TestServer, to: string, count = 1): Promise<string[]> =>
  soon(async () => {
    const mails = (await server.mails()).filter((mail) => mail.to === to);
    const tokens = mails.flatMap(({ text }) => /\/verify-invite\?token=([\w.-]+)/.exec(text)?.[1] ?? []);
    expect(tokens.length).toBeGreaterThanOrEqual(count);
    return tokens;
  });

/** The token of the only invitation that was mailed to an address. */
export const mailedToken = async (server: TestServer, to: string): Promise<string> =>
  (await mailedTokens(server, to))[0] ?? '';

export const validate = (server: TestServer, token: string) =>
  server.call('POST', '/accounts/auth/activation/validate/', { json: { token } });
export const createAccount = (server: TestServer, email: string, token: string, secret = password, names = {}) =>
  server.call('POST', '/accounts/auth/activation/create_account/', {
    json: { email, password: secret, token, ...names },
  });
export const signInBy = (server: TestServer, email: string, token: string, secret = password) =>
  server.call('POST', '/accounts/auth/activation/sign_in/', { json: { email, password: secret, token } });
export const completeBy = (server: TestServer, token: string, ticket: string, one_time_code: string) =>
  server.call('POST', '/accounts/auth/activation/second_step/', { json: { token, ticket, one_time_code } });
export const askAgain = (server: TestServer, token: string) =>
  server.call('POST', '/accounts/auth/activation/request_invitation/', { json: { token } });

/** Whether an address has no account yet. */
const isNew = async (server: TestServer, email: string) => (await logIn(server, email)).status !== 200;

/** Invites a person, who accepts with a new account or an existing one. */
export async function newMember(
  server: TestServer,
  owner: Owner,
  email: string,
  permissions: readonly Permission[] = [],
): Promise<SignedIn & { businessId: string }> {
  const before = (await server.mails()).filter(
    ({ to, text }) => to === email && text.includes('/verify-invite'),
  ).length;
  expect((await invite(server, owner, [email], { permissions })).status).toBe(200);
  const token = (await mailedTokens(server, email, before + 1)).at(-1) ?? '';
  const accept = (await isNew(server, email)) ? createAccount : signInBy;
  expect((await accept(server, email, token)).status).toBeLessThan(300);
  return { ...(await signIn(server, email)), businessId: owner.businessId };
}

/** What the owner reads in the audit log, the newest first. */
export const auditOf = async (server: TestServer, owner: Owner): Promise<{ action: string; text: string }[]> =>
  (await server.call('GET', at(owner, '/audit_log/?page_size=100'), { token: owner.token })).body.results;
