import { describe, expect, it } from 'vitest';
import { startTestServer } from '../platform/testing.ts';
import { logIn, newPerson, signIn } from './people.testing.ts';

const server = await startTestServer({ jobs: true, env: { RATE_LIMIT_FACTOR: '1' } });

describe('signing in', () => {
  it('is halted after ten wrong passwords for one account, and only for that one', async () => {
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
