import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { mailsTo, newEmail, newPerson, password, refresh, signIn, signUp } from '../accounts.testing.ts';

const server = await startTestServer({ jobs: true });
const second = 1000;
const hour = 3600 * second;

const currentUser = (token: string) => server.call('GET', '/accounts/auth/user/', { token });
const countUsers = async (email: string) =>
  (await server.sql('select count(*)::int as count from users where email_key = $1', [email]))[0]?.count;

describe('the current user', () => {
  const update = (token: string, json: Record<string, unknown>) =>
    server.call('PUT', '/accounts/auth/user/', { token, json });

  it('needs a valid token', async () => {
    expect((await server.call('GET', '/accounts/auth/user/', {})).status).toBe(401);
    expect((await currentUser('a.b.c')).status).toBe(401);
    const { token } = await newPerson(server);
    server.clock.advance(11 * 60 * second);
    expect((await currentUser(token)).status).toBe(401);
  });

  it('can change name and number, which is stored as E.164', async () => {
    const { token } = await newPerson(server);
    const { status, body } = await update(token, { first_name: ' Ada ', phone_number: '0803 123 4567' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ first_name: 'Ada', last_name: '', phone_number: '+2348031234567' });
    expect((await currentUser(token)).body).toEqual(body);
  });

  it.each([
    [
      'a number that cannot be called',
      { phone_number: '123' },
      { phone_number: ['The phone number entered is not valid.'] },
    ],
    ['a blank name', { first_name: '  ' }, { first_name: ['This field may not be blank.'] }],
    ['another field', { email: 'a@b.test' }, { email: [expect.any(String)] }],
    ['nothing', {}, {}],
  ])('stays as it is with %s', async (_what, json, refusal) => {
    const { token, user } = await newPerson(server);
    expect(await update(token, json)).toMatchObject({ status: 400, body: refusal });
    expect((await currentUser(token)).body).toEqual(user);
  });

  it('replaces a phone number only with the password, and gives the first one without', async () => {
    const { token } = await newPerson(server);
    const phone = async () => (await currentUser(token)).body.phone_number;
    expect((await update(token, { phone_number: '0803 123 4567' })).status).toBe(200);
    expect(await update(token, { phone_number: '0803 765 4321' })).toMatchObject({
      status: 400,
      body: { password: ['This field is required.'] },
    });
    const wrong = await update(token, { phone_number: '0803 765 4321', password: 'Sahara-Thunder-77' });
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['password']]);
    expect((await update(token, { phone_number: '+2348031234567', first_name: 'Ada' })).status).toBe(200);
    expect(await phone()).toBe('+2348031234567');
    expect((await update(token, { phone_number: '0803 765 4321', password })).status).toBe(200);
    expect(await phone()).toBe('+2348037654321');
  });

  it('may do nothing without a business', async () => {
    const { token } = await newPerson(server);
    const { body } = await server.call('GET', '/accounts/user_permission/', { token });
    expect(body).toEqual({ is_owner: false, permissions: [] });
  });
});

describe('the daily clean-up', () => {
  it('removes ended sessions, links and sign-ups, and nothing else', async () => {
    const cleanUp = () => server.job('accounts.clean-up').work();
    const idle = await newPerson(server);
    const unfollowed = newEmail();
    await signUp(server, { email: unfollowed });
    await mailsTo(server, unfollowed);
    await cleanUp();
    expect((await refresh(server, idle.refreshToken)).status).toBe(200);
    expect(await countUsers(unfollowed)).toBe(1);

    server.clock.advance(34 * 24 * hour);
    const active = await signIn(server, idle.email);
    await cleanUp();
    expect(await countUsers(unfollowed)).toBe(0);
    expect(await countUsers(idle.email)).toBe(1);
    expect((await refresh(server, active.refreshToken)).status).toBe(200);
    const sessions = await server.sql('select id from auth_sessions where user_id = $1', [idle.user.id]);
    expect(sessions).toHaveLength(1);
  });
});
