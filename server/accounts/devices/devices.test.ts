import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { logIn, newPerson, password, refresh, signIn } from '../accounts.testing.ts';
import { nameDevice } from './handlers.ts';

const server = await startTestServer({ jobs: true, env: { TRUST_PROXY: '1' } });

const devices = async (token: string) => (await server.call('GET', '/accounts/auth/devices/', { token })).body.results;
const current = async (token: string) => (await server.call('GET', '/accounts/auth/user/', { token })).status;
const signOut = (token: string, id: string) => server.call('DELETE', `/accounts/auth/devices/${id}/`, { token });

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

async function signInWith(email: string, userAgent: string, address: string) {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address };
  const { body } = await server.call('POST', '/accounts/auth/login/?device=mobile', {
    json: { email, password },
    headers,
  });
  return { token: body.access_token as string, refreshToken: body.refresh_token as string };
}

describe('the list of devices', () => {
  it('shows where a person is signed in, this device first', async () => {
    const person = await newPerson(server);
    server.clock.advance(60_000);
    await signInWith(person.email, chrome, '198.18.0.1');
    server.clock.advance(60_000);
    const { token } = await signInWith(person.email, android, '198.18.0.2');
    const list = await devices(token);
    expect(list).toMatchObject([
      { kind: 'mobile', browser: 'Chrome', system: 'Android', address: '198.18.0.2', is_this_device: true },
      { kind: 'mobile', browser: 'Chrome', system: 'Windows', address: '198.18.0.1', is_this_device: false },
      { kind: 'web', is_this_device: false },
    ]);
    expect((await devices(person.token)).map((one: { is_this_device: boolean }) => one.is_this_device)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('records at each token refresh when and from where a device was used', async () => {
    const { refreshToken } = await newPerson(server);
    server.clock.advance(1_800_000);
    const headers = { 'user-agent': chrome, 'x-forwarded-for': '198.18.9.9' };
    const json = { refresh_token: refreshToken };
    const { body } = await server.call('POST', '/accounts/auth/token/refresh/', { json, headers });
    const [device] = await devices(body.access_token);
    expect(device).toMatchObject({ address: '198.18.9.9', system: 'Windows' });
    expect(Date.parse(device.last_used_at) - Date.parse(device.signed_in_at)).toBeGreaterThanOrEqual(1_800_000);
  });

  it('leaves out sessions that were signed out or have expired', async () => {
    const person = await newPerson(server);
    const other = await signIn(server, person.email);
    await server.call('POST', '/accounts/auth/logout/', { json: { refresh_token: other.refreshToken } });
    expect(await devices(person.token)).toHaveLength(1);
    server.clock.advance(31 * 24 * 3_600_000);
    const { token } = await signIn(server, person.email);
    expect(await devices(token)).toHaveLength(1);
  });
});

describe('signing a device out', () => {
  it('ends its session at once, and no other', async () => {
    const one = await newPerson(server);
    const [two, three] = [await signIn(server, one.email), await signIn(server, one.email)];
    const list: { id: string; is_this_device: boolean }[] = await devices(two.token);
    const id = list.find((device) => device.is_this_device)?.id ?? '';
    expect((await signOut(one.token, id)).status).toBe(204);
    expect([await current(one.token), await current(two.token), await current(three.token)]).toEqual([200, 401, 200]);
    expect((await refresh(server, two.refreshToken)).status).toBe(401);
    expect((await signOut(one.token, id)).status).toBe(404);
  });

  it('does not work for a device of another person', async () => {
    const [one, other] = [await newPerson(server), await newPerson(server)];
    const [device] = await devices(other.token);
    expect((await signOut(one.token, device.id)).status).toBe(404);
    expect(await current(other.token)).toBe(200);
  });

  it('can include all other devices together', async () => {
    const one = await newPerson(server);
    const two = await signIn(server, one.email);
    const { status } = await server.call('POST', '/accounts/auth/logout/others/', { token: one.token });
    expect(status).toBe(204);
    expect([await current(one.token), await current(two.token)]).toEqual([200, 401]);
  });
});

describe('clocks that are ten minutes off', () => {
  const minutes = (count: number) => server.clock.advance(count * 60_000);

  it("end no session when a server's clock is ahead", async () => {
    const { token, refreshToken } = await newPerson(server);
    minutes(10.1);
    // The token looks used up, which an exchange mends, and the new one is good where the clock is right.
    expect(await current(token)).toBe(401);
    const { status, body } = await refresh(server, refreshToken);
    expect([status, await current(body.access_token)]).toEqual([200, 200]);
    minutes(-10.1);
    expect(await current(body.access_token)).toBe(200);
    expect((await refresh(server, body.refresh_token)).status).toBe(200);
  });

  it("end no session when a server's clock is behind", async () => {
    minutes(-10);
    const { token, refreshToken } = await newPerson(server);
    const { status, body } = await refresh(server, refreshToken);
    expect(status).toBe(200);
    minutes(10);
    expect([await current(token), await current(body.access_token)]).toEqual([200, 200]);
    minutes(0.2);
    expect(await current(token)).toBe(401);
    expect((await refresh(server, body.refresh_token)).status).toBe(200);
  });

  it('do not excuse a reused token: it ends the session', async () => {
    const { refreshToken } = await newPerson(server);
    const { body } = await refresh(server, refreshToken);
    minutes(10);
    expect((await refresh(server, refreshToken)).status).toBe(401);
    expect(await current(body.access_token)).toBe(401);
  });
});

it.each([
  ['', { browser: null, system: null }],
  ['nonsense', { browser: null, system: null }],
  [chrome, { browser: 'Chrome', system: 'Windows' }],
  [android, { browser: 'Chrome', system: 'Android' }],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS' },
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', { browser: 'Firefox', system: 'Linux' }],
])('names the device that says "%s"', (userAgent, named) => {
  expect(nameDevice(userAgent)).toEqual(named);
});

it('limits the length of a stored user agent', async () => {
  const { email } = await newPerson(server);
  const { token } = await signInWith(email, `${chrome} ${'x'.repeat(5000)}`, '198.18.0.3');
  expect(await devices(token)).toHaveLength(2);
  expect((await logIn(server, email)).status).toBe(200);
});
