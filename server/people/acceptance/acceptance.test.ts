import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  confirm,
  logIn,
  mailedKey,
  mailsTo,
  newEmail,
  newPerson,
  password,
  signIn,
  signUp,
} from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import {
  auditOf,
  createAccount,
  invite,
  invitedBy,
  mailedToken,
  mailedTokens,
  newMember,
  shown,
  signInBy,
  validate,
} from '../people.testing.ts';

const server = await startTestServer({ jobs: true });
const hour = 3_600_000;
const otherPassword = 'Savannah-Kettle-91';

let ours: Owner;
let theirs: Owner;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([newOwner(server), newOwner(server)]);
});
const invited = invitedBy(server, () => ours);
const remove = (owner: Owner, userId: string) =>
  server.call('DELETE', `/c/${owner.businessId}/members/${userId}/`, { token: owner.token });

describe('a link', () => {
  it('tells what its mail tells, and whether its address has an account, any number of times', async () => {
    const { email, token } = await invited({ permissions: ['access_hr', 'access_vehicles'] });
    const [about] = await server.sql(
      `select b.name as business, trim(u.first_name || ' ' || u.last_name) as invited_by, null as logo,
         array['People', 'Fleet'] as modules
       from businesses b join memberships m on m.business_id = b.id and m.is_owner join users u on u.id = m.user_id
       where b.id = $1`,
      [ours.businessId],
    );
    for (let times = 0; times < 2; times++) {
      expect((await validate(server, token)).body).toEqual({ email, is_new_user: true, ...about });
    }
    const person = await newPerson(server);
    await invite(server, ours, [person.email]);
    const known = await mailedToken(server, person.email);
    expect((await validate(server, known)).body).toMatchObject({
      email: person.email,
      is_new_user: false,
      modules: [],
    });
  });

  it('shows a small logo of the business', async () => {
    const owner = await newOwner(server);
    const form = new FormData();
    const picture = sharp({ create: { width: 400, height: 200, channels: 3, background: 'blue' } });
    form.append('logo', new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' }), 'logo.png');
    const path = `/c/${owner.businessId}/businesses/logo/`;
    expect((await server.call('PUT', path, { token: owner.token, form })).status).toBeLessThan(300);
    const { token } = await invited({}, owner);
    const [head, bytes = ''] = (await validate(server, token)).body.logo.split(',');
    expect(head).toBe('data:image/webp;base64');
    expect(await sharp(Buffer.from(bytes, 'base64')).metadata()).toMatchObject({ width: 88, height: 44 });
  });

  it.each(['nonsense', `${'A'.repeat(22)}.${'A'.repeat(43)}`])('that was made up is unknown: %s', async (token) => {
    const { status, body } = await validate(server, token);
    expect([status, body]).toEqual([400, { detail: 'This link is not valid.', code: 'unknown' }]);
  });

  it('that was forged from a valid one is unknown, also with the id of another business', async () => {
    const { email, token } = await invited();
    const [business = '', secret = ''] = token.split('.');
    const foreign = Buffer.from(theirs.businessId.replaceAll('-', ''), 'hex').toString('base64url');
    const forged = [`${foreign}.${secret}`, `${business}.${secret.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))}`];
    for (const one of forged) {
      for (const answer of [await validate(server, one), await createAccount(server, email, one)]) {
        expect([answer.status, answer.body.code]).toEqual([400, 'unknown']);
      }
    }
  });

  it('expires after 72 hours', async () => {
    const { email, token } = await invited();
    server.clock.advance(72 * hour);
    const answers = [
      await validate(server, token),
      await createAccount(server, email, token),
      await signInBy(server, email, token),
    ];
    server.clock.advance(-72 * hour);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([400, 'expired']));
    expect((await logIn(server, email)).status).toBe(400);
  });

  it('of a closed business is withdrawn', async () => {
    const owner = await newOwner(server);
    const { token } = await invited({}, owner);
    await server.sql('update businesses set closed_at = now() where id = $1', [owner.businessId]);
    expect((await validate(server, token)).body).toMatchObject({ code: 'withdrawn' });
  });
});

describe('accepting with a new account', () => {
  it('keeps the name that the person gives, and refuses a password that resembles it', async () => {
    const { email, token } = await invited();
    const names = { first_name: ' Adaeze ', last_name: 'Okonkwo-Balogun' };
    const alike = await createAccount(server, email, token, 'okonkwo-balogun', names);
    expect([alike.status, Object.keys(alike.body)]).toEqual([400, ['password']]);
    const { body } = await createAccount(server, email, token, password, names);
    expect(body.user).toMatchObject({ first_name: 'Adaeze', last_name: 'Okonkwo-Balogun' });
  });

  it('confirms the address and signs in, as a member with the permissions of the invitation', async () => {
    const { email, token } = await invited({ permissions: ['access_hr', 'access_assets'] });
    const { status, body } = await createAccount(server, email, token);
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(['access_token', 'refresh_token', 'user']);
    expect(body.user).toMatchObject({
      email,
      business_onboarding_status: 'unapplicable',
      business_user_memberships: [
        { business_id: ours.businessId, is_owner: false, permissions: shown(['access_hr', 'access_assets']) },
      ],
    });
    const get = (path: string) => server.call('GET', `/c/${ours.businessId}${path}`, { token: body.access_token });
    expect((await get('/departments/')).status).toBe(200);
    expect((await get('/members/')).status).toBe(403);
    expect((await signIn(server, email)).user.email).toBe(email);
  });

  it('twice signs in again, with the same password only', async () => {
    const { email, token } = await invited();
    const [first, second] = [await createAccount(server, email, token), await createAccount(server, email, token)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.user).toEqual(first.body.user);
    const other = await createAccount(server, email, token, otherPassword);
    expect([other.status, Object.keys(other.body)]).toEqual([400, ['non_field_errors']]);
    expect((await logIn(server, email)).status).toBe(200);
    expect((await validate(server, token)).body).toMatchObject({ code: 'used' });
  });

  it('in two tabs concurrently makes one account with one of the passwords', async () => {
    const { email, token } = await invited();
    const answers = await Promise.all(
      [password, otherPassword].map((secret) => createAccount(server, email, token, secret)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const logins = await Promise.all([password, otherPassword].map((secret) => logIn(server, email, secret)));
    expect(logins.map(({ status }) => status).sort()).toEqual([200, 400]);
    const rows = await server.sql('select from memberships m join users u on u.id = m.user_id where u.email = $1', [
      email,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('refuses a weak password with messages, and the link stays valid', async () => {
    const { email, token } = await invited();
    const { status, body } = await createAccount(server, email, token, '12345678');
    expect([status, body.password]).toEqual([
      400,
      ['This password is too common.', 'This password is entirely numeric.'],
    ]);
    expect((await createAccount(server, email, token)).status).toBe(201);
  });

  it('refuses another address', async () => {
    const { token } = await invited();
    const { status, body } = await createAccount(server, newEmail(), token);
    expect([status, Object.keys(body)]).toEqual([400, ['email']]);
  });

  it('accepts the address in any spelling', async () => {
    const { email, token } = await invited();
    expect((await createAccount(server, email.toUpperCase(), token)).status).toBe(201);
    expect((await logIn(server, email)).status).toBe(200);
  });

  it('does not accept the password of another sign-up with the address, before or after', async () => {
    const email = newEmail();
    await signUp(server, { email, password: otherPassword });
    const strangers = await mailedKey(server, email);
    await invite(server, ours, [email]);
    const token = await mailedToken(server, email);
    expect((await validate(server, token)).body.is_new_user).toBe(true);
    expect((await signInBy(server, email, token, otherPassword)).status).toBe(400);
    expect((await createAccount(server, email, token)).status).toBe(201);
    expect((await confirm(server, strangers)).status).toBe(400);
    expect((await logIn(server, email, otherPassword)).status).toBe(400);
    expect((await logIn(server, email)).status).toBe(200);
    expect(
      await server.sql('select from sign_ups s join users u on u.id = s.user_id where u.email = $1', [email]),
    ).toEqual([]);
  });

  it('is refused when the address has an account by now, and keeps its password', async () => {
    const { email, token } = await invited();
    await signUp(server, { email, password: otherPassword });
    const key = (await mailsTo(server, email, 2)).flatMap(
      ({ text }) => /account\/verify\?token=([\w-]+)/.exec(text)?.[1] ?? [],
    )[0];
    await confirm(server, key ?? '');
    const { status, body } = await createAccount(server, email, token);
    expect([status, body.non_field_errors]).toEqual([
      400,
      ['This address has an account already. Sign in with its password.'],
    ]);
    expect((await validate(server, token)).body).toMatchObject({ email, is_new_user: false });
    expect((await signInBy(server, email, token, otherPassword)).status).toBe(200);
  });
});

describe('accepting with an account', () => {
  it('answers the user, with the business of the invitation first', async () => {
    const { email, token } = await invited({ permissions: ['access_payroll'] });
    await createAccount(server, email, token);
    await invite(server, theirs, [email], { permissions: ['access_hr'] });
    const second = (await mailedTokens(server, email, 2)).at(-1) ?? '';
    const { status, body } = await signInBy(server, email, second);
    expect([status, Object.keys(body), Object.keys(body.user).sort()]).toEqual([
      200,
      ['user'],
      ['access_token', 'refresh_token', 'user'],
    ]);
    const { business_user_memberships: memberships, permissions } = body.user.user;
    expect(memberships.map(({ business_id }: { business_id: string }) => business_id)).toEqual([
      theirs.businessId,
      ours.businessId,
    ]);
    expect(permissions).toEqual(shown(['access_hr']));
  });

  it('is idempotent', async () => {
    const { email, token } = await invited();
    const statuses = [
      await createAccount(server, email, token),
      await signInBy(server, email, token),
      await signInBy(server, email, token),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([201, 200, 200]);
    expect(
      (await auditOf(server, ours)).filter(({ action }) => action === 'invitation.accepted').length,
    ).toBeGreaterThan(0);
  });

  it('in two tabs concurrently signs in twice and joins once', async () => {
    const person = await newPerson(server);
    const owner = await newOwner(server);
    await invite(server, owner, [person.email]);
    const token = await mailedToken(server, person.email);
    const answers = await Promise.all([signInBy(server, person.email, token), signInBy(server, person.email, token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const accepted = (await auditOf(server, owner)).filter(({ action }) => action === 'invitation.accepted');
    expect(accepted).toHaveLength(1);
  });

  it("is refused with a wrong password or another person's, and the link stays valid", async () => {
    const person = await newPerson(server);
    await invite(server, ours, [person.email]);
    const token = await mailedToken(server, person.email);
    expect((await signInBy(server, person.email, token, otherPassword)).body).toHaveProperty('non_field_errors');
    expect((await signInBy(server, ours.email, token)).body).toHaveProperty('email');
    expect((await signInBy(server, person.email, token)).status).toBe(200);
  });

  it('does not add a removed member again', async () => {
    const { email, token } = await invited();
    const { body } = await createAccount(server, email, token);
    expect((await remove(ours, body.user.id)).status).toBe(204);
    for (const accept of [createAccount, signInBy]) {
      const refused = await accept(server, email, token);
      expect([refused.status, refused.body.code]).toEqual([400, 'used']);
    }
    expect(
      (await server.call('GET', `/c/${ours.businessId}/businesses/detail/`, { token: body.access_token })).status,
    ).toBe(404);
    expect((await signIn(server, email)).user.business_user_memberships).toEqual([]);
  });

  it('adds a removed member again with a new invitation, and its permissions', async () => {
    const email = newEmail();
    const member = await newMember(server, ours, email, ['access_payroll']);
    await remove(ours, member.user.id);
    const back = await newMember(server, ours, email, ['access_hr']);
    expect(back.user.business_user_memberships).toMatchObject([{ permissions: shown(['access_hr']) }]);
  });

  it('keeps an owner who accepts an invitation to their own business the owner', async () => {
    expect((await invite(server, ours, [ours.email])).body.results[0].outcome).toBe('member');
  });
});

it('notifies the inviter of an acceptance', async () => {
  const owner = await newOwner(server);
  const { email, token } = await invited({}, owner);
  await createAccount(server, email, token);
  const { body } = await server.call('GET', `/c/${owner.businessId}/notifications/`, { token: owner.token });
  expect(body.results[0]).toMatchObject({ text: `${email} accepted the invitation`, link: '/invites' });
});
