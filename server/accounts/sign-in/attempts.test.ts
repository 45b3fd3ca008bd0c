import pLimit from 'p-limit';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { logIn, mailsTo, newEmail, newPerson, password, signIn } from '../accounts.testing.ts';

const server = await startTestServer({ jobs: true, env: { RATE_LIMIT_FACTOR: '1' } });
const behindProxy = await startTestServer({ jobs: true, env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });

const atOnce = pLimit(8);
const inTurns = <T>(acts: (() => Promise<T>)[]) => Promise.all(acts.map((act) => atOnce(act)));

const resetLinkOf = async (email: string): Promise<string[]> => {
  await behindProxy.call('POST', '/accounts/auth/password/reset/', { json: { email } });
  const mails = await mailsTo(behindProxy, email, 2);
  const links = mails.map(({ text }) => /password-reset\?uid=([\w-]+)&token=([\w-]+)/.exec(text));
  return [...(links.find((link) => link !== null) ?? [])];
};

describe('sign-in', () => {
  it('is blocked after ten wrong passwords for one account, and for that one only', async () => {
    const [target, other] = [await newPerson(server), await newPerson(server)];
    for (let guess = 0; guess < 10; guess++)
      expect((await logIn(server, target.email, `wrong ${guess}`)).status).toBe(400);
    const halted = await logIn(server, target.email);
    expect(halted.status).toBe(429);
    expect(Number(halted.headers.get('retry-after'))).toBeGreaterThan(0);
    await signIn(server, other.email);
  });

  it('forgets wrong passwords after the right one', async () => {
    const { email } = await newPerson(server);
    for (let round = 0; round < 2; round++) {
      for (let guess = 0; guess < 6; guess++) expect((await logIn(server, email, 'wrong')).status).toBe(400);
      await signIn(server, email);
    }
  });
});

/** Behind a proxy, as many callers as there are addresses. */
describe('sign-in from many addresses', () => {
  const from = (at: number) => ({ 'x-forwarded-for': `198.18.${at >> 8}.${at & 255}` });
  const tryFrom = (at: number, email: string, secret: string, headers: Record<string, string> = {}) =>
    behindProxy.call('POST', '/accounts/auth/login/', {
      json: { email, password: secret },
      headers: { ...from(at), ...headers },
    });
  const cookieOf = ({ headers }: { headers: Headers }) =>
    headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');

  it('is blocked after thirty wrong passwords an hour, and the person can still sign in', async () => {
    const { email } = await newPerson(behindProxy);
    const atHome = 60_000;
    const cookie = cookieOf(await tryFrom(atHome, email, password));
    expect(cookie).toMatch(/^steward_device_[\w-]+=[\w-]+$/);

    const tries = Array.from({ length: 1000 }, (_, at) => () => tryFrom(at, email, `Guess-number-${at}`));
    const answers = await inTurns(tries);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(970);
    const wait = Number(answers.at(-1)?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3600);

    // Knowing the password is no way around the limit for those who have never been here …
    expect((await tryFrom(5000, email, password)).status).toBe(429);
    // … but its person comes in on their own device wherever it is, from where they have been, and by a mailed link.
    expect((await tryFrom(5001, email, password, { cookie })).status).toBe(200);
    expect((await tryFrom(atHome, email, password)).status).toBe(200);
    const [, uid, token] = await resetLinkOf(email);
    const reset = await behindProxy.call('POST', '/accounts/auth/password/reset/confirm', {
      json: { uid, token, new_password: 'Another-Breeze-43' },
      headers: from(5002),
    });
    expect(reset.status).toBe(200);
    expect((await tryFrom(5003, email, 'Another-Breeze-43')).status).toBe(429);
    expect((await tryFrom(5003, email, 'Another-Breeze-43', { cookie: cookieOf(reset) })).status).toBe(200);
  });

  it('is blocked as early without an account', async () => {
    const email = newEmail();
    const answers = await inTurns(Array.from({ length: 60 }, (_, at) => () => tryFrom(at, email, 'Guess')));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(30).fill(400), ...Array(30).fill(429)]);
  });

  it('gives a known device its own attempts, for its account only', async () => {
    const [{ email }, other] = [await newPerson(behindProxy), await newPerson(behindProxy)];
    const cookie = cookieOf(await tryFrom(61_000, email, password));
    for (let guess = 0; guess < 10; guess++)
      expect((await tryFrom(7000 + guess, email, 'wrong', { cookie })).status).toBe(400);
    expect((await tryFrom(7010, email, password, { cookie })).status).toBe(429);
    expect((await tryFrom(7010, email, password)).status).toBe(200);

    // A mark works for its own account only, and a forged one for none.
    const named = cookieOf(await tryFrom(61_001, other.email, password)).split('=')[0];
    const [, mark = ''] = cookie.split('=');
    await inTurns(Array.from({ length: 30 }, (_, at) => () => tryFrom(8000 + at, other.email, 'wrong')));
    for (const made of [mark, 'nonsense', ''])
      expect((await tryFrom(8100, other.email, password, { cookie: `${named}=${made}` })).status).toBe(429);
  });

  it('counts one IPv6 network as one address', async () => {
    const { email } = await newPerson(behindProxy);
    const statuses: number[] = [];
    for (let at = 1; at <= 12; at++) {
      const headers = { 'x-forwarded-for': `2001:db8:1:2::${at.toString(16)}` };
      const { status } = await behindProxy.call('POST', '/accounts/auth/login/', {
        json: { email, password: 'no' },
        headers,
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  });
});

it('sends five password links an hour to one address, and limits unknown addresses the same', async () => {
  const { email } = await newPerson(server);
  for (const to of [email, newEmail()]) {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { status } = await server.call('POST', '/accounts/auth/password/reset/', { json: { email: to } });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});
