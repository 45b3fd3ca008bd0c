import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { newPerson, refresh, signIn } from '../accounts.testing.ts';

const server = await startTestServer({ jobs: true });
const second = 1000;
const hour = 3600 * second;

const currentUser = (token: string) => server.call('GET', '/accounts/auth/user/', { token });

describe('refreshing tokens', () => {
  it('exchanges a token for a new pair', async () => {
    const { refreshToken } = await newPerson(server);
    const { status, body } = await refresh(server, refreshToken);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(refreshToken);
    expect((await currentUser(body.access_token)).status).toBe(200);
  });

  it('is accepted again within 30 seconds, for a lost answer or a second tab', async () => {
    const { refreshToken } = await newPerson(server);
    const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(server, refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    server.clock.advance(29 * second);
    expect((await refresh(server, refreshToken)).status).toBe(200);
    for (const { body } of answers) expect((await refresh(server, body.refresh_token)).status).toBe(200);
  });

  it('ends the session when a used token comes again later', async () => {
    const { refreshToken } = await newPerson(server);
    const { body } = await refresh(server, refreshToken);
    server.clock.advance(31 * second);
    expect((await refresh(server, refreshToken)).status).toBe(401);
    expect((await refresh(server, body.refresh_token)).status).toBe(401);
    expect((await currentUser(body.access_token)).status).toBe(401);
  });

  it('is refused after 30 days, and for an unknown token', async () => {
    const { refreshToken } = await newPerson(server);
    server.clock.advance(30 * 24 * hour);
    expect((await refresh(server, refreshToken)).status).toBe(401);
    expect((await refresh(server, 'nobody')).status).toBe(401);
  });
});

describe('sign-out', () => {
  const logOut = (refresh_token: string, everywhere?: boolean) =>
    server.call('POST', '/accounts/auth/logout/', { json: { refresh_token, ...(everywhere ? { everywhere } : {}) } });

  it('ends this device at once and leaves the others', async () => {
    const here = await newPerson(server);
    const there = await signIn(server, here.email);
    expect((await logOut(here.refreshToken)).status).toBe(204);
    expect((await currentUser(here.token)).status).toBe(401);
    expect((await refresh(server, here.refreshToken)).status).toBe(401);
    expect((await currentUser(there.token)).status).toBe(200);
  });

  it('ends every device when asked to', async () => {
    const here = await newPerson(server);
    const there = await signIn(server, here.email);
    await logOut(here.refreshToken, true);
    expect((await currentUser(there.token)).status).toBe(401);
    expect((await refresh(server, there.refreshToken)).status).toBe(401);
  });

  it('ignores a token that it does not know', async () => {
    expect((await logOut('nobody')).status).toBe(204);
  });
});
