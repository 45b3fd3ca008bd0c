import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { newPerson, refresh, signIn } from '../accounts.testing.ts';

const server = await startTestServer({ jobs: true });
const second = 1000;
const minute = 60 * second;

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
    // The answers that got lost are never used.
    const [kept] = answers;
    const { status, body } = await refresh(server, kept?.body.refresh_token);
    expect([status, (await refresh(server, body.refresh_token)).status]).toEqual([200, 200]);
  });

  it('ends the session when two holders go on from one token, however soon the second came', async () => {
    const { refreshToken } = await newPerson(server);
    const [one, other] = [await refresh(server, refreshToken), await refresh(server, refreshToken)];
    const next = await refresh(server, one.body.refresh_token);
    expect(next.status).toBe(200);
    expect((await refresh(server, other.body.refresh_token)).status).toBe(401);
    expect((await refresh(server, next.body.refresh_token)).status).toBe(401);
    expect((await currentUser(next.body.access_token)).status).toBe(401);
  });

  it('notices two holders who go on at the same moment', async () => {
    const { refreshToken } = await newPerson(server);
    const [one, other] = await Promise.all([refresh(server, refreshToken), refresh(server, refreshToken)]);
    const answers = await Promise.all([one, other].map(({ body }) => refresh(server, body.refresh_token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    for (const { body } of answers)
      if (body.access_token) expect((await currentUser(body.access_token)).status).toBe(401);
  });

  it('ends the session when a used token comes again later', async () => {
    const { refreshToken } = await newPerson(server);
    const { body } = await refresh(server, refreshToken);
    server.clock.advance(31 * second);
    expect((await refresh(server, refreshToken)).status).toBe(401);
    expect((await refresh(server, body.refresh_token)).status).toBe(401);
    expect((await currentUser(body.access_token)).status).toBe(401);
  });

  it('is refused after half an hour without a request, and for an unknown token', async () => {
    const { refreshToken, token } = await newPerson(server);
    // The last request that needs no exchange.
    server.clock.advance(10 * minute - second);
    expect((await currentUser(token)).status).toBe(200);
    server.clock.advance(30 * minute);
    const { status, body } = await refresh(server, refreshToken);
    expect(status).toBe(200);
    server.clock.advance(40 * minute);
    expect((await refresh(server, body.refresh_token)).status).toBe(401);
    expect((await refresh(server, 'nobody')).status).toBe(401);
  });

  it('and the tokens themselves end with their session, however much it is used', async () => {
    const brief = await startTestServer({ jobs: true, env: { SESSION_DAYS: '0.25' } });
    const person = await newPerson(brief);
    let { token, refreshToken } = person;
    const user = () => brief.call('GET', '/accounts/auth/user/', { token });
    for (let minutes = 0; minutes < 355; minutes += 35) {
      const { status, body } = await refresh(brief, refreshToken);
      expect(status).toBe(200);
      ({ access_token: token, refresh_token: refreshToken } = body);
      brief.clock.advance((minutes === 350 ? 9 : 35) * minute);
    }
    expect((await user()).status).toBe(200);
    brief.clock.advance(minute);
    expect((await user()).status).toBe(401);
    expect((await refresh(brief, refreshToken)).status).toBe(401);
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
