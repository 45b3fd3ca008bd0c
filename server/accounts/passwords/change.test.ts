import { describe, expect, it } from 'vitest';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { logIn, mailsTo, newPerson, password, signIn } from '../accounts.testing.ts';

const server = await startTestServer({ jobs: true });
const otherPassword = 'Sahara-Thunder-77';
const wrong = { non_field_errors: [expect.stringContaining('Unable to log in with provided credentials.')] };

const currentUser = (token: string) => server.call('GET', '/accounts/auth/user/', { token });

describe('changing a password', () => {
  const change = (token: string, old_password: string, new_password: string) =>
    server.call('POST', '/accounts/auth/password/change/', { token, json: { old_password, new_password } });

  it('signs out every other device and mails the person', async () => {
    const here = await newPerson(server);
    const there = await signIn(server, here.email);
    expect(await change(here.token, password, otherPassword)).toMatchObject({
      status: 200,
      body: { detail: 'New password has been saved.' },
    });
    expect((await currentUser(here.token)).status).toBe(200);
    expect((await currentUser(there.token)).status).toBe(401);
    expect((await logIn(server, here.email)).body).toEqual(wrong);
    await signIn(server, here.email, otherPassword);
    const subjects = (await mailsTo(server, here.email, 2)).map(({ subject }) => subject);
    expect(subjects).toContain('Your password was changed');
  });

  it('is refused with a wrong old or a weak new password', async () => {
    const { email, token } = await newPerson(server);
    expect(await change(token, 'wrong', otherPassword)).toMatchObject({
      status: 400,
      body: { old_password: [expect.stringContaining('incorrectly')] },
    });
    expect(await change(token, password, '123456789')).toMatchObject({
      status: 400,
      body: { new_password: ['This password is too common.', 'This password is entirely numeric.'] },
    });
    await signIn(server, email);
  });

  it('is refused when the new one is the name of a business of theirs and a year', async () => {
    const { token } = await newOwner(server);
    expect(await change(token, password, 'Haulage_2026!')).toMatchObject({
      status: 400,
      body: { new_password: ['The password is too similar to the business name.'] },
    });
  });
});
