/** The cookies that the server really sets are those that the privacy policy lists, for as long as it says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSetCookie } from 'cookie';
import { expect, it } from 'vitest';
import { mailsTo, newEmail, newPerson, password, secure } from '../../server/accounts/accounts.testing.ts';
import { newOwner } from '../../server/onboarding/onboarding.testing.ts';
import { createAccount, invite, mailedToken } from '../../server/people/people.testing.ts';
import { startTestServer, type TestAnswer } from '../../server/platform/testing.ts';
import { cookies } from '../../src/domain/legal/cookies.ts';

const server = await startTestServer({ jobs: true });
const post = (path: string, json: unknown) => server.call('POST', `/accounts/auth/${path}`, { json });

async function resetPassword(email: string): Promise<TestAnswer> {
  await post('password/reset/', { email });
  const mails = await mailsTo(server, email, 2);
  const link = mails.map(({ text }) => /uid=([\w-]+)&token=([\w-]+)/.exec(text)).find((found) => found !== null);
  return post('password/reset/confirm', { uid: link?.[1], token: link?.[2], new_password: 'Sahara-Thunder-77' });
}

async function accept(): Promise<TestAnswer> {
  const email = newEmail();
  await invite(server, await newOwner(server), [email]);
  return createAccount(server, email, await mailedToken(server, email));
}

async function completeLogIn(): Promise<TestAnswer> {
  const person = await secure(server, await newPerson(server));
  const { body } = await post('login/', { email: person.email, password });
  return post('login/second_step/', { ticket: body.second_step.ticket, one_time_code: person.recoveryCodes[0] });
}

it.each([
  ['a sign-in', async () => post('login/', { email: (await newPerson(server)).email, password })],
  ['a second step', completeLogIn],
  ['a reset of the password', async () => resetPassword((await newPerson(server)).email)],
  ['an accepted invitation', accept],
])('%s sets the cookies of the privacy policy and no other', async (_what, ask) => {
  const { status, headers } = await ask();
  expect(status).toBeLessThan(300);
  const set = headers.getSetCookie().map((text) => parseSetCookie(text));
  expect(set).toHaveLength(cookies.length);
  for (const { name, days } of cookies) {
    const found = set.find((one) => one.name.startsWith(name));
    expect(found).toMatchObject({ httpOnly: true, sameSite: 'strict', maxAge: days * 86_400 });
  }
});

it('no other code sets any', () => {
  const files = ['server', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const setting = files
    .filter((file) => /(?<!\.test|\.testing)\.tsx?$/.test(file))
    .filter((file) => /set-cookie|document\.cookie|cookieStore/i.test(readFileSync(file, 'utf8')));
  expect(setting).toEqual(['server/accounts/sign-in/attempts.ts']);
});
