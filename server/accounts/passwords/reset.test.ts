import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { logIn, mailsTo, newEmail, newPerson, refresh, signIn, signUp } from '../accounts.testing.ts';

const server = await startTestServer({ jobs: true });
const hour = 3_600_000;
const newPassword = 'Sahara-Thunder-77';
const answered = { status: 200, body: { detail: 'Password reset email has been sent.' } };
const invalid = { status: 400, body: { detail: 'Invalid reset link', code: 'reset_link_invalid' } };

const ask = (email: string) => server.call('POST', '/accounts/auth/password/reset/', { json: { email } });
const reset = (link: Record<string, string>, new_password = newPassword) =>
  server.call('POST', '/accounts/auth/password/reset/confirm', { json: { ...link, new_password } });

type Link = { uid: string; token: string };

/** The links that an address was sent, once there are `count`; in no particular order. */
async function links(email: string, count = 1): Promise<Link[]> {
  // The first mail to everybody is the confirmation.
  const mails = await mailsTo(server, email, count + 1);
  return mails.flatMap(({ text }) => {
    const [, uid, token] = /\/account\/password-reset\?uid=([\w-]+)&token=([\w-]+)/.exec(text) ?? [];
    return uid !== undefined && token !== undefined ? [{ uid, token }] : [];
  });
}

async function forgetful() {
  const person = await newPerson(server);
  expect(await ask(person.email)).toMatchObject(answered);
  const [link = { uid: '', token: '' }] = await links(person.email);
  return { ...person, link };
}

describe('requesting a password link', () => {
  it('mails a link, whatever the case of the address', async () => {
    const { email } = await newPerson(server);
    expect(await ask(email.toUpperCase())).toMatchObject(answered);
    expect(await links(email)).toHaveLength(1);
  });

  it('answers the same for an unknown address, and sends no mail', async () => {
    const email = newEmail();
    expect(await ask(email)).toMatchObject(answered);
    await server.job('accounts.mail-link').work({ about: 'password', key: email });
    expect((await server.mails()).filter(({ to }) => to === email)).toEqual([]);
  });

  it('sends no mail to an unconfirmed address', async () => {
    const email = newEmail();
    await signUp(server, { email });
    expect(await ask(email)).toMatchObject(answered);
    await server.job('accounts.mail-link').work({ about: 'password', key: email });
    expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual(['Confirm your email address']);
    expect(
      await server.sql('select 1 from password_resets r join users u on u.id = r.user_id where u.email = $1', [email]),
    ).toEqual([]);
  });

  it.each([
    ['', 'This field may not be blank.'],
    ['nobody', 'Enter a valid email address.'],
  ])('says what is wrong with %j', async (email) => {
    expect(await ask(email)).toMatchObject({ status: 400, body: { email: [expect.any(String)] } });
  });
});

describe('setting a new password with a link', () => {
  it('replaces the old one, signs out every device, and mails the person', async () => {
    const { email, link, token, refreshToken } = await forgetful();
    const other = await signIn(server, email);
    expect(await reset(link)).toMatchObject({ status: 200, body: { detail: expect.any(String) } });
    expect((await logIn(server, email)).status).toBe(400);
    await signIn(server, email, newPassword);
    for (const each of [refreshToken, other.refreshToken]) expect((await refresh(server, each)).status).toBe(401);
    expect((await server.call('GET', '/accounts/auth/user/', { token })).status).toBe(401);
    const subjects = (await mailsTo(server, email, 3)).map(({ subject }) => subject);
    expect(subjects).toContain('Your password was changed');
  });

  it('works once, also concurrently', async () => {
    const { email, link } = await forgetful();
    const answers = await Promise.all([reset(link), reset(link), reset(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await reset(link, 'Another-Breeze-88')).toMatchObject(invalid);
    await signIn(server, email, newPassword);
  });

  it('ends every other link of the person', async () => {
    const { email, link } = await forgetful();
    await ask(email);
    const other = (await links(email, 2)).find(({ token }) => token !== link.token);
    expect((await reset(link)).status).toBe(200);
    expect(await reset({ ...other })).toMatchObject(invalid);
  });

  it('is refused after an hour', async () => {
    const { link } = await forgetful();
    server.clock.advance(hour);
    expect(await reset(link)).toMatchObject(invalid);
  });

  it('is refused with a forged token, and with the uid of another person', async () => {
    const [mine, theirs] = [await forgetful(), await forgetful()];
    expect(await reset({ ...mine.link, token: 'x'.repeat(43) })).toMatchObject(invalid);
    expect(await reset({ ...mine.link, uid: theirs.link.uid })).toMatchObject(invalid);
    expect((await reset(mine.link)).status).toBe(200);
  });

  it('is refused after a person who knew the password changed it', async () => {
    const { link, token } = await forgetful();
    const json = { old_password: 'Harmattan-Breeze-42', new_password: 'Kola-Nut-And-Rain-9' };
    expect((await server.call('POST', '/accounts/auth/password/change/', { token, json })).status).toBe(200);
    expect(await reset(link)).toMatchObject(invalid);
  });

  it('answers what is wrong with the password, and the link stays valid', async () => {
    const { email, link } = await forgetful();
    for (const [password, message] of [
      ['12345678', 'This password is entirely numeric.'],
      ['short', 'This password is too short. It must contain at least 8 characters.'],
      ['password1', 'This password is too common.'],
      [email, 'The password is too similar to the email.'],
    ] as const) {
      const { status, body } = await reset(link, password);
      expect([status, (body as { new_password: string[] }).new_password]).toEqual([
        400,
        expect.arrayContaining([message]),
      ]);
    }
    expect((await reset(link)).status).toBe(200);
  });
});

describe('looking at a link before a password is typed', () => {
  const look = (link: Link) => server.call('POST', '/accounts/auth/password/reset/check/', { json: link });
  const usable = { status: 200, body: { detail: 'The link can be used.' } };

  it('uses nothing up', async () => {
    const { email, link } = await forgetful();
    expect(await look(link)).toMatchObject(usable);
    expect(await look(link)).toMatchObject(usable);
    expect((await reset(link)).status).toBe(200);
    await signIn(server, email, newPassword);
  });

  it('refuses a used, an unknown and another person’s link alike', async () => {
    const { link } = await forgetful();
    const other = await forgetful();
    expect(await look({ uid: other.link.uid, token: link.token })).toMatchObject(invalid);
    expect(await look({ uid: link.uid, token: 'unknown' })).toMatchObject(invalid);
    await reset(link);
    expect(await look(link)).toMatchObject(invalid);
  });

  it('refuses a link that is older than an hour', async () => {
    const { link } = await forgetful();
    server.clock.advance(hour);
    expect(await look(link)).toMatchObject(invalid);
  });
});
