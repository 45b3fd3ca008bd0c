/** People for tests: they sign up by HTTP and with the mail that they get. */
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { components } from '../../openapi/generated/contract.ts';
import { soon } from '../../tests/soon.ts';
import type { startTestServer } from '../platform/testing.ts';

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
type User = components['schemas']['User'];
type SubscriptionInfo = components['schemas']['SubscriptionInfo'];

export const password = 'Harmattan-Breeze-42';
let people = 0;
export const newEmail = () => `person-${++people}@example.test`;

/** The mails to an address, once there are `count` of them. */
export const mailsTo = (server: TestServer, to: string, count = 1) =>
  soon(async () => {
    const mails = (await server.mails()).filter((mail) => mail.to.toLowerCase() === to.toLowerCase());
    expect(mails.length).toBeGreaterThanOrEqual(count);
    return mails;
  });

/** The keys of the links that were mailed to an address, once there are `count` mails; in no particular order. */
export const mailedKeys = async (server: TestServer, to: string, count: number): Promise<string[]> =>
  (await mailsTo(server, to, count)).flatMap(({ text }) => /\/account\/verify\?token=([\w-]+)/.exec(text)?.[1] ?? []);

/** The key of the only link that was mailed to an address. */
export const mailedKey = async (server: TestServer, to: string): Promise<string> =>
  (await mailedKeys(server, to, 1))[0] ?? '';

export const signUp = (server: TestServer, json: Record<string, unknown>) =>
  server.call('POST', '/accounts/auth/signup/', {
    json: { business_plan: 'free', subscription_info: null, password, ...json },
  });
export const confirm = (server: TestServer, key: string) =>
  server.call('POST', '/accounts/auth/signup/confirm_email/', { json: { key } });
export const logIn = (server: TestServer, email: string, secret = password) =>
  server.call('POST', '/accounts/auth/login/?device=web', { json: { email, password: secret } });
export const refresh = (server: TestServer, refresh_token: string) =>
  server.call('POST', '/accounts/auth/token/refresh/', { json: { refresh_token } });

export type SignedIn = { email: string; token: string; refreshToken: string; user: User };

export async function signIn(server: TestServer, email: string, secret = password): Promise<SignedIn> {
  const { status, body } = await logIn(server, email, secret);
  expect(status).toBe(200);
  return { email, token: body.access_token, refreshToken: body.refresh_token, user: body.user };
}

/** Signs up, confirms and signs in. */
export async function newPerson(server: TestServer, info: SubscriptionInfo | null = null): Promise<SignedIn> {
  const email = newEmail();
  const business_plan = info === null ? 'free' : 'premium';
  expect((await signUp(server, { email, business_plan, subscription_info: info })).status).toBe(201);
  expect((await confirm(server, await mailedKey(server, email))).status).toBe(200);
  return signIn(server, email);
}

/** The code that a person's app shows now, or so many periods later. */
export const codeOf = (server: TestServer, secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime() + periods * 30_000,
  });

/** `secret` is that of the person's app. */
export type Secured = SignedIn & { secret: string; recoveryCodes: string[] };

/** Turns on a second step, and waits until its first code is no longer the one that is shown. */
export async function secure(server: TestServer, person: SignedIn): Promise<Secured> {
  const at = (path: string, json: unknown) =>
    server.call('POST', `/accounts/auth/second_step/${path}`, { token: person.token, json });
  const { body: begun } = await at('begin/', { password });
  const { status, body } = await at('confirm/', { one_time_code: codeOf(server, begun.secret) });
  expect(status).toBe(200);
  server.clock.advance(30_000);
  return { ...person, secret: begun.secret, recoveryCodes: body.recovery_codes };
}
