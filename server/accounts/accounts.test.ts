import { describe, expect, it } from 'vitest';
import { startTestServer } from '../platform/testing.ts';
import { accountsJobs } from './jobs.ts';
import {
  confirm,
  logIn,
  mailedKey,
  mailedKeys,
  mailsTo,
  newEmail,
  newPerson,
  password,
  refresh,
  signIn,
  signUp,
} from './people.testing.ts';

const server = await startTestServer({ jobs: true });
const second = 1000;
const hour = 3600 * second;
const otherPassword = 'Sahara-Thunder-77';
const sent = { detail: 'Verification e-mail sent.' };
const wrong = { non_field_errors: ['Unable to log in with provided credentials.'] };

const currentUser = (token: string) => server.call('GET', '/accounts/auth/user/', { token });
const countUsers = async (email: string) =>
  (await server.sql('select count(*)::int as count from users where email_key = $1', [email]))[0]?.count;

describe('signing up', () => {
  it('leads from the form over the mail to a sign-in', async () => {
    const email = newEmail();
    expect(await signUp(server, { email, source: 'utm_source=news' })).toMatchObject({ status: 201, body: sent });
    expect(await logIn(server, email)).toMatchObject({
      status: 400,
      body: { non_field_errors: ['E-mail is not verified.'] },
    });
    const key = await mailedKey(server, email);
    expect(await confirm(server, key)).toMatchObject({
      status: 200,
      body: { detail: 'Your email address has been verified' },
    });
    const { user } = await signIn(server, email);
    expect(user).toMatchObject({
      email,
      business: null,
      business_user_memberships: [],
      business_onboarding_status: 'create',
      business_plan: 'free',
      subscription_info: null,
      is_owner: false,
      permissions: [],
    });
  });

  it.each([
    ['short', { password: 'short' }, { password: [expect.stringContaining('too short')] }],
    ['common', { password: 'password1' }, { password: ['This password is too common.'] }],
    ['premium without what to buy', { business_plan: 'premium' }, { subscription_info: [expect.any(String)] }],
    ['with an unknown field', { is_admin: true }, { is_admin: [expect.any(String)] }],
    ['without a password', { password: undefined }, { password: ['This field is required.'] }],
    ['without an address', { email: 'nobody' }, { email: ['Enter a valid email address.'] }],
  ])('is refused when it is %s, and stores nothing', async (_what, change, body) => {
    const email = newEmail();
    expect(await signUp(server, { email, ...change })).toMatchObject({ status: 400, body });
    expect(await countUsers(email)).toBe(0);
  });

  it('tells a stranger nothing about an account, but its owner that it exists', async () => {
    const { email } = await newPerson(server);
    const answer = await signUp(server, { email: email.toUpperCase(), password: otherPassword });
    expect(answer).toMatchObject({ status: 201, body: sent });
    const subjects = (await mailsTo(server, email, 2)).map(({ subject }) => subject);
    expect(subjects).toContain('You already have an account');
    expect((await logIn(server, email, otherPassword)).body).toEqual(wrong);
    await signIn(server, email);
  });

  it.each(['before', 'after'])('gives the password of the followed link, whoever else signed up %s', async (when) => {
    const email = newEmail();
    const secrets = when === 'before' ? [otherPassword, password] : [password, otherPassword];
    const keys: string[] = [];
    for (const secret of secrets) {
      await signUp(server, { email, password: secret });
      const mailed = await mailedKeys(server, email, keys.length + 1);
      keys.push(...mailed.filter((key) => !keys.includes(key)));
    }
    const mine = secrets.indexOf(password);
    expect((await confirm(server, keys[mine] ?? '')).status).toBe(200);
    await signIn(server, email, password);
    expect((await logIn(server, email, otherPassword)).body).toEqual(wrong);
    expect((await confirm(server, keys[1 - mine] ?? '')).status).toBe(400);
    await signIn(server, email, password);
  });

  it('makes one account of many sign-ups at once', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(server, { email })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await countUsers(email)).toBe(1);
  });
});

describe('confirming', () => {
  it('is harmless when repeated, also at once', async () => {
    const email = newEmail();
    await signUp(server, { email });
    const key = await mailedKey(server, email);
    const answers = await Promise.all([confirm(server, key), confirm(server, key), confirm(server, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await confirm(server, key)).status).toBe(200);
  });

  it('is refused with an unknown key', async () => {
    expect(await confirm(server, 'x'.repeat(43))).toMatchObject({
      status: 400,
      body: { detail: 'This link is not valid. Ask for a new one.' },
    });
  });

  it('is refused after 72 hours, and possible again with a new link', async () => {
    const email = newEmail();
    await signUp(server, { email });
    const key = await mailedKey(server, email);
    server.clock.advance(72 * hour);
    expect(await confirm(server, key)).toMatchObject({
      status: 400,
      body: { detail: 'This link has expired. Ask for a new one.' },
    });
    const path = '/accounts/auth/signup/resend_confirmation_email/';
    expect(await server.call('POST', path, { json: { email } })).toMatchObject({ status: 200, body: sent });
    const next = (await mailedKeys(server, email, 2)).find((other) => other !== key) ?? '';
    expect((await confirm(server, next)).status).toBe(200);
    await signIn(server, email);
  });
});

describe('asking for the confirmation mail again', () => {
  const resend = (email: string) =>
    server.call('POST', '/accounts/auth/signup/resend_confirmation_email/', { json: { email } });

  it('answers the same for an address that has no account', async () => {
    const email = newEmail();
    expect(await resend(email)).toMatchObject({ status: 200, body: sent });
    expect((await server.mails()).filter(({ to }) => to === email)).toEqual([]);
  });

  it('sends no password-bearing link when two people signed up', async () => {
    const email = newEmail();
    await signUp(server, { email });
    await signUp(server, { email, password: otherPassword });
    await resend(email);
    const mails = await mailsTo(server, email, 3);
    const contested = mails.find(({ subject }) => subject === 'Please sign up again');
    expect(contested?.text).toContain('/signup');
    expect(contested?.text).not.toContain('token=');
  });

  it('leaves the first link good', async () => {
    const email = newEmail();
    await signUp(server, { email });
    const [first = ''] = await mailedKeys(server, email, 1);
    await resend(email);
    const next = (await mailedKeys(server, email, 2)).find((key) => key !== first) ?? '';
    expect((await confirm(server, first)).status).toBe(200);
    expect((await confirm(server, next)).status).toBe(200);
  });
});

describe('signing in', () => {
  it('refuses an unknown account and a wrong password alike', async () => {
    const { email } = await newPerson(server);
    expect(await logIn(server, email, 'wrong')).toMatchObject({ status: 400, body: wrong });
    expect(await logIn(server, newEmail(), 'wrong')).toMatchObject({ status: 400, body: wrong });
  });

  it('says that an address is not confirmed only to whoever knows the password', async () => {
    const email = newEmail();
    await signUp(server, { email });
    expect((await logIn(server, email, 'wrong')).body).toEqual(wrong);
    expect((await logIn(server, email)).body).toEqual({ non_field_errors: ['E-mail is not verified.'] });
  });

  it('takes the address in any case', async () => {
    const { email } = await newPerson(server);
    expect((await logIn(server, email.toUpperCase())).status).toBe(200);
  });
});

describe('refreshing', () => {
  it('exchanges a token for a new pair', async () => {
    const { refreshToken } = await newPerson(server);
    const { status, body } = await refresh(server, refreshToken);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(refreshToken);
    expect((await currentUser(body.access_token)).status).toBe(200);
  });

  it('answers again within 30 seconds, so that a lost answer or a second tab does no harm', async () => {
    const { refreshToken } = await newPerson(server);
    const answers = await Promise.all(Array.from({ length: 4 }, () => refresh(server, refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    server.clock.advance(29 * second);
    expect((await refresh(server, refreshToken)).status).toBe(200);
    for (const { body } of answers) expect((await refresh(server, body.refresh_token)).status).toBe(200);
  });

  it('ends the sign-in when a token comes again later', async () => {
    const { refreshToken } = await newPerson(server);
    const { body } = await refresh(server, refreshToken);
    server.clock.advance(31 * second);
    expect((await refresh(server, refreshToken)).status).toBe(401);
    expect((await refresh(server, body.refresh_token)).status).toBe(401);
    expect((await currentUser(body.access_token)).status).toBe(401);
  });

  it('is refused after 30 days, and with a token that nobody issued', async () => {
    const { refreshToken } = await newPerson(server);
    server.clock.advance(30 * 24 * hour);
    expect((await refresh(server, refreshToken)).status).toBe(401);
    expect((await refresh(server, 'nobody')).status).toBe(401);
  });
});

describe('signing out', () => {
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

describe('changing the password', () => {
  const change = (token: string, old_password: string, new_password: string) =>
    server.call('POST', '/accounts/auth/password/change/', { token, json: { old_password, new_password } });

  it('signs out every other device and tells the owner', async () => {
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
});

describe('the current user', () => {
  const update = (token: string, json: Record<string, unknown>) =>
    server.call('PUT', '/accounts/auth/user/', { token, json });

  it('needs a token that is good', async () => {
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

  it('may do nothing without a business', async () => {
    const { token } = await newPerson(server);
    const { body } = await server.call('GET', '/accounts/user_permission/', { token });
    expect(body).toEqual({ is_owner: false, permissions: [] });
  });
});

describe('the daily clean-up', () => {
  it('removes what has ended and nobody can use any more, and nothing else', async () => {
    const cleanUp = () => accountsJobs(server.platform)[0]?.work({}, about);
    const about = { attempt: 1, isLast: false, signal: new AbortController().signal };
    const idle = await newPerson(server);
    const unfollowed = newEmail();
    await signUp(server, { email: unfollowed });
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
