import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { logIn, newEmail, newPerson, signUp } from '../accounts.testing.ts';

const server = await startTestServer({ jobs: true });
const wrong = { non_field_errors: [expect.stringContaining('Unable to log in with provided credentials.')] };

describe('sign-in', () => {
  it('refuses an unknown account and a wrong password alike', async () => {
    const { email } = await newPerson(server);
    expect(await logIn(server, email, 'wrong')).toMatchObject({ status: 400, body: wrong });
    expect(await logIn(server, newEmail(), 'wrong')).toMatchObject({ status: 400, body: wrong });
  });

  it('tells nobody which addresses have an account, whatever password they gave when they signed up', async () => {
    const { email: taken } = await newPerson(server);
    const free = newEmail();
    const mine = 'Sahara-Thunder-77';
    const seen = await Promise.all(
      [taken, free].map(async (email) => {
        const signedUp = await signUp(server, { email, password: mine });
        const answers = [await logIn(server, email, mine), await logIn(server, email, 'wrong')];
        return [signedUp, ...answers].map(({ status, body }) => ({ status, body }));
      }),
    );
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.[1]).toMatchObject({ status: 400, body: wrong });
  });

  it('counts the password of a waiting sign-up as any other one', async () => {
    const strict = await startTestServer({ jobs: true, env: { RATE_LIMIT_FACTOR: '1' } });
    const { email: taken } = await newPerson(strict);
    const free = newEmail();
    const statuses = await Promise.all(
      [taken, free].map(async (email) => {
        await signUp(strict, { email, password: 'Sahara-Thunder-77' });
        const answers: number[] = [];
        for (let tries = 0; tries < 12; tries++) answers.push((await logIn(strict, email, 'Sahara-Thunder-77')).status);
        return answers;
      }),
    );
    expect(statuses[0]).toEqual(statuses[1]);
    expect(statuses[0]).toContain(429);
  });

  it('answers a waiting person alike before and after a stranger signs up with their address', async () => {
    const email = newEmail();
    await signUp(server, { email });
    const before = await logIn(server, email);
    await signUp(server, { email, password: 'Sahara-Thunder-77' });
    expect(await logIn(server, email)).toMatchObject({ status: before.status, body: before.body });
  });

  it('accepts the address in any case', async () => {
    const { email } = await newPerson(server);
    expect((await logIn(server, email.toUpperCase())).status).toBe(200);
  });
});
