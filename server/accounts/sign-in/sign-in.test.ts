import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { logIn, newEmail, newPerson, signUp } from '../accounts.testing.ts';

const server = await startTestServer({ jobs: true });
const wrong = { non_field_errors: ['Unable to log in with provided credentials.'] };

describe('sign-in', () => {
  it('refuses an unknown account and a wrong password alike', async () => {
    const { email } = await newPerson(server);
    expect(await logIn(server, email, 'wrong')).toMatchObject({ status: 400, body: wrong });
    expect(await logIn(server, newEmail(), 'wrong')).toMatchObject({ status: 400, body: wrong });
  });

  it('reveals that an address is not confirmed only with the right password', async () => {
    const email = newEmail();
    await signUp(server, { email });
    expect((await logIn(server, email, 'wrong')).body).toEqual(wrong);
    expect((await logIn(server, email)).body).toEqual({ non_field_errors: ['E-mail is not verified.'] });
  });

  it('accepts the address in any case', async () => {
    const { email } = await newPerson(server);
    expect((await logIn(server, email.toUpperCase())).status).toBe(200);
  });
});
