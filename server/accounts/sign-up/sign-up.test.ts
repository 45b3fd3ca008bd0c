import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import {
  confirm,
  logIn,
  mailedKey,
  mailedKeys,
  mailsTo,
  newEmail,
  newPerson,
  password,
  signIn,
  signUp,
} from '../accounts.testing.ts';

const server = await startTestServer({ jobs: true });
const second = 1000;
const hour = 3600 * second;
const otherPassword = 'Sahara-Thunder-77';
const sent = { detail: 'Verification email sent.' };
const wrong = { non_field_errors: [expect.stringContaining('Unable to log in with provided credentials.')] };
const countUsers = async (email: string) =>
  (await server.sql('select count(*)::int as count from users where email_key = $1', [email]))[0]?.count;

describe('sign-up', () => {
  it('goes from the form and the mail to a sign-in', async () => {
    const email = newEmail();
    expect(await signUp(server, { email, source: 'utm_source=news' })).toMatchObject({ status: 201, body: sent });
    expect(await logIn(server, email)).toMatchObject({ status: 400, body: wrong });
    const key = await mailedKey(server, email);
    expect(await confirm(server, key)).toMatchObject({
      status: 200,
      body: { detail: 'Your email address has been verified', email },
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

  it('does not reveal to a caller that an account exists, and mails its owner', async () => {
    const { email } = await newPerson(server);
    const answer = await signUp(server, { email: email.toUpperCase(), password: otherPassword });
    expect(answer).toMatchObject({ status: 201, body: sent });
    const subjects = (await mailsTo(server, email, 2)).map(({ subject }) => subject);
    expect(subjects).toContain('You already have an account');
    expect((await logIn(server, email, otherPassword)).body).toEqual(wrong);
    await signIn(server, email);
  });

  it.each(['before', 'after'])(
    'sets the password of the followed link when another person signed up %s',
    async (when) => {
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
    },
  );

  it('makes one account of concurrent sign-ups', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(server, { email })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await countUsers(email)).toBe(1);
  });
});

describe('confirmation of an address', () => {
  it('is idempotent, also concurrently', async () => {
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

  it('is refused after 72 hours, and works with a new link', async () => {
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

describe('resending the confirmation mail', () => {
  const resend = (email: string) =>
    server.call('POST', '/accounts/auth/signup/resend_confirmation_email/', { json: { email } });

  it('answers the same for an address that has no account', async () => {
    const email = newEmail();
    expect(await resend(email)).toMatchObject({ status: 200, body: sent });
    await server.job('accounts.mail-link').work({ about: 'confirmation', key: email });
    expect((await server.mails()).filter(({ to }) => to === email)).toEqual([]);
  });

  it('sends no link that sets a password when two people signed up', async () => {
    const email = newEmail();
    await signUp(server, { email });
    await signUp(server, { email, password: otherPassword });
    await resend(email);
    const mails = await mailsTo(server, email, 3);
    const contested = mails.find(({ subject }) => subject === 'Please sign up again');
    expect(contested?.text).toContain('/signup');
    expect(contested?.text).not.toContain('token=');
  });

  it('leaves the first link valid', async () => {
    const email = newEmail();
    await signUp(server, { email });
    const [first = ''] = await mailedKeys(server, email, 1);
    await resend(email);
    const next = (await mailedKeys(server, email, 2)).find((key) => key !== first) ?? '';
    expect((await confirm(server, first)).status).toBe(200);
    expect((await confirm(server, next)).status).toBe(200);
  });
});
