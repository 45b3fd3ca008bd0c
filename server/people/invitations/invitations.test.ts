import { beforeAll, describe, expect, it } from 'vitest';
import { logIn, mailsTo, newEmail, password } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import {
  actsOn,
  auditOf,
  createAccount,
  invitations,
  invite,
  mailedToken,
  mailedTokens,
  newMember,
  shown,
  validate,
} from '../people.testing.ts';

const server = await startTestServer({ jobs: true });
const hour = 3_600_000;

let ours: Owner;
let theirs: Owner;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([newOwner(server), newOwner(server)]);
});
const act = (method: string, by: Owner, path: string) =>
  actsOn(server)(method, by, `/employee_user_invitations/${path}`);
const idOf = async (email: string, owner = ours): Promise<string> =>
  (await invitations(server, owner, `?search=${encodeURIComponent(email)}`)).results[0].id;

describe('inviting people', () => {
  it('answers the outcome for each address, and mails the invited', async () => {
    const [fresh, again, member] = [newEmail(), newEmail(), newEmail()];
    await newMember(server, ours, member);
    await invite(server, ours, [again]);
    const { status, body } = await invite(server, ours, [fresh, again, member, 'nobody@', ` ${fresh.toUpperCase()} `]);
    expect([status, body.results]).toEqual([
      200,
      [
        { email: fresh.toUpperCase(), outcome: 'invited' },
        { email: again, outcome: 'resent' },
        { email: member, outcome: 'member' },
        { email: 'nobody@', outcome: 'invalid' },
      ],
    ]);
    expect(await mailsTo(server, fresh)).toHaveLength(1);
    expect(await mailsTo(server, again, 2)).toHaveLength(2);
  });

  it('is listed with inviter, permissions and expiry', async () => {
    const email = newEmail();
    await invite(server, ours, [email], { permissions: ['access_assets'], line: 'Welcome' });
    const { count, next, previous, results } = await invitations(server, ours, `?search=${email}`);
    expect({ count, next, previous }).toEqual({ count: 1, next: null, previous: null });
    expect(results).toEqual([
      {
        id: expect.any(String),
        email,
        employee: null,
        state: 'pending',
        permissions: shown(['access_assets']),
        personal_line: 'Welcome',
        invited_by: 'Ngozi Adeyemi',
        sent_at: expect.any(String),
        expires_at: expect.any(String),
        link_expires_at: null,
        ended_at: null,
      },
    ]);
    expect(Date.parse(results[0].expires_at) - Date.parse(results[0].sent_at)).toBe(72 * hour);
  });

  it('shows the personal line as text, on one line, in both halves of the mail', async () => {
    const email = newEmail();
    await invite(server, ours, [email], { line: ' <b>Hi</b> & "welcome"\r\nBcc: x@example.test ' });
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toContain('“<b>Hi</b> & "welcome" Bcc: x@example.test”');
    const shown = mail?.html?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
    expect(shown).toContain('“<b>Hi</b> & "welcome" Bcc: x@example.test”');
    expect(mail?.html).not.toContain('<b>');
  });

  it('stores only the digest of the link', async () => {
    const email = newEmail();
    await invite(server, ours, [email]);
    const token = await mailedToken(server, email);
    const [, secret = ''] = token.split('.');
    const stored = await server.sql<{ row: string }>('select l::text as row from invitation_links l');
    expect(
      stored.some(({ row }) => row.includes(secret) || row.includes(Buffer.from(secret, 'base64url').toString('hex'))),
    ).toBe(false);
  });

  it('is idempotent by its key', async () => {
    const email = newEmail();
    const [one, other] = [
      await invite(server, ours, [email], { key: 'one-intention' }),
      await invite(server, ours, [email], { key: 'one-intention' }),
    ];
    expect(other.body).toEqual(one.body);
    expect(await mailsTo(server, email)).toHaveLength(1);
    expect((await invite(server, ours, [newEmail()], { key: 'one-intention' })).status).toBe(409);
  });

  it('accepts a hundred addresses at most', async () => {
    const many = Array.from({ length: 101 }, newEmail);
    expect((await invite(server, ours, many)).body).toHaveProperty('emails');
    expect((await invite(server, ours, [])).body).toHaveProperty('emails');
    const { body } = await invite(server, theirs, many.slice(1));
    expect(body.results.filter(({ outcome }: { outcome: string }) => outcome === 'invited')).toHaveLength(100);
  });

  it('of one address by two people concurrently makes one invitation', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const answers = await Promise.all([invite(server, ours, [email, other]), invite(server, ours, [other, email])]);
    const outcomes = answers.flatMap(({ body }) => body.results.map(({ outcome }: { outcome: string }) => outcome));
    expect(outcomes.sort()).toEqual(['invited', 'invited', 'resent', 'resent']);
    const tokens = await mailedTokens(server, email, 2);
    const statuses = await Promise.all(tokens.map(async (token) => (await validate(server, token)).status));
    expect(statuses.sort()).toEqual([200, 400]);
  });
});

describe('the permissions of an invitation', () => {
  it('is given by the owner, and by others only when they have it', async () => {
    const member = await newMember(server, ours, newEmail(), ['access_hr', 'access_assets']);
    const refused = await invite(server, member, [newEmail()], { permissions: ['access_hr', 'access_payroll'] });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['permissions']]);
    expect((await invite(server, member, [newEmail()], { permissions: ['access_assets'] })).status).toBe(200);
  });

  it('is not sent again by a member with fewer permissions', async () => {
    const member = await newMember(server, ours, newEmail(), ['access_hr']);
    const email = newEmail();
    await invite(server, ours, [email], { permissions: ['access_payroll'] });
    const { status } = await act('POST', member, `${await idOf(email)}/resend/`);
    expect(status).toBe(403);
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  it('needs the HR permission to be read', async () => {
    const member = await newMember(server, ours, newEmail(), ['access_assets']);
    expect((await act('GET', member, '')).body).toMatchObject({ code: 'access_hr' });
  });
});

describe('resending an invitation', () => {
  it('adds a new link and ends the old one', async () => {
    const email = newEmail();
    await invite(server, ours, [email]);
    const old = await mailedToken(server, email);
    const { status, body } = await act('POST', ours, `${await idOf(email)}/resend/`);
    expect([status, body.state, body.email]).toEqual([200, 'pending', email]);
    const [, fresh = ''] = await mailedTokens(server, email, 2);
    expect((await validate(server, old)).body).toMatchObject({ code: 'replaced' });
    expect((await createAccount(server, email, old)).body).toMatchObject({ code: 'replaced' });
    expect((await validate(server, fresh)).status).toBe(200);
  });

  it('renews an expired one', async () => {
    const email = newEmail();
    await invite(server, ours, [email]);
    const old = await mailedToken(server, email);
    server.clock.advance(72 * hour);
    const { token } = (await logIn(server, ours.email)).body;
    const signedIn = { ...ours, token: token ?? (await logIn(server, ours.email)).body.access_token };
    expect((await invitations(server, signedIn, `?search=${email}`)).results[0].state).toBe('expired');
    expect((await validate(server, old)).body).toMatchObject({ code: 'expired' });
    const id = (await invitations(server, signedIn, `?search=${email}&state=expired`)).results[0].id;
    expect((await act('POST', signedIn, `${id}/resend/`)).body.state).toBe('pending');
    expect((await validate(server, (await mailedTokens(server, email, 2)).at(-1) ?? '')).status).toBe(200);
    server.clock.advance(-72 * hour);
  });
});

describe('withdrawing an invitation', () => {
  it('ends the link, once', async () => {
    const email = newEmail();
    await invite(server, ours, [email]);
    const token = await mailedToken(server, email);
    const id = await idOf(email);
    expect((await act('DELETE', ours, `${id}/`)).status).toBe(204);
    expect((await validate(server, token)).body).toMatchObject({ code: 'withdrawn' });
    expect((await createAccount(server, email, token)).body).toMatchObject({ code: 'withdrawn' });
    expect((await act('DELETE', ours, `${id}/`)).status).toBe(409);
    expect((await act('POST', ours, `${id}/resend/`)).status).toBe(409);
    expect((await logIn(server, email)).status).toBe(400);
    expect((await invitations(server, ours, `?search=${email}`)).results[0]).toMatchObject({
      state: 'withdrawn',
      ended_at: expect.any(String),
    });
  });

  it('allows a new invitation for the address', async () => {
    const email = newEmail();
    await invite(server, ours, [email]);
    await act('DELETE', ours, `${await idOf(email)}/`);
    expect((await invite(server, ours, [email])).body.results).toEqual([{ email, outcome: 'invited' }]);
  });

  it('and resending are refused after the acceptance', async () => {
    const email = newEmail();
    await newMember(server, ours, email);
    const id = await idOf(email);
    expect((await act('DELETE', ours, `${id}/`)).status).toBe(409);
    expect((await act('POST', ours, `${id}/resend/`)).status).toBe(409);
  });
});

describe('another business', () => {
  it('finds none of these invitations', async () => {
    const email = newEmail();
    await invite(server, ours, [email]);
    const id = await idOf(email);
    expect((await invitations(server, theirs, `?search=${email}`)).count).toBe(0);
    expect((await act('DELETE', theirs, `${id}/`)).status).toBe(404);
    expect((await act('POST', theirs, `${id}/resend/`)).status).toBe(404);
    expect((await act('DELETE', { ...ours, token: theirs.token }, `${id}/`)).status).toBe(404);
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  it('can invite the same address, with links of its own', async () => {
    const email = newEmail();
    await invite(server, ours, [email]);
    await invite(server, theirs, [email]);
    const [one = '', other = ''] = await mailedTokens(server, email, 2);
    const { body } = await createAccount(server, email, one);
    const { body: elsewhere } = await server.call('POST', '/accounts/auth/activation/sign_in/', {
      json: { email, password, token: other },
    });
    const firsts = [body, elsewhere.user].map(({ user }) => user.business_user_memberships[0].business_id);
    expect(firsts.sort()).toEqual([ours.businessId, theirs.businessId].sort());
    expect(elsewhere.user.user.business_user_memberships).toHaveLength(2);
  });

  it('cannot read it in the database either', async () => {
    const { db } = server.platform;
    for (const table of ['invitations', 'invitation_links', 'audit_log']) {
      const foreign = await db.as({ businessId: theirs.businessId }, (tx) =>
        tx.query(`select from ${table} where business_id = $1`, [ours.businessId]),
      );
      const nobody = await db.system((tx) => tx.query(`select from ${table}`));
      expect([table, foreign, nobody]).toEqual([table, [], []]);
    }
  });
});

it('is listed by state, page by page', async () => {
  const owner = await newOwner(server);
  const [one, two, three] = [newEmail(), newEmail(), newEmail()];
  await newMember(server, owner, one);
  await invite(server, owner, [two, three]);
  await act('DELETE', owner, `${await idOf(three, owner)}/`);
  const of = async (state: string) =>
    (await invitations(server, owner, `?state=${state}`)).results.map(({ email }: { email: string }) => email);
  expect(await of('accepted')).toEqual([one]);
  expect(await of('pending')).toEqual([two]);
  expect(await of('withdrawn')).toEqual([three]);
  expect(await of('expired')).toEqual([]);
  const second = await invitations(server, owner, '?page=2&page_size=1&ordering=email');
  expect([second.count, second.results[0].email]).toEqual([3, [one, two, three].sort()[1]]);
  expect(second.next).toContain('ordering=email');
});

it('records who invited, resent and withdrew', async () => {
  const owner = await newOwner(server);
  const email = newEmail();
  await invite(server, owner, [email], { permissions: ['access_hr'] });
  const id = await idOf(email, owner);
  await act('POST', owner, `${id}/resend/`);
  await act('DELETE', owner, `${id}/`);
  expect(await auditOf(server, owner)).toMatchObject([
    { action: 'invitation.withdrawn', text: 'Withdrew the invitation', subject: email },
    { action: 'invitation.resent', text: 'Invited again, with People', subject: email },
    {
      action: 'invitation.sent',
      text: 'Invited, with People',
      subject: email,
      actor: { id: owner.user.id, name: 'Ngozi Adeyemi', email: owner.email },
      address: '127.0.0.1',
    },
  ]);
});
