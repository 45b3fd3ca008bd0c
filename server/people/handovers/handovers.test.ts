import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, newEmail, newPerson, password, type SignedIn } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { all, auditOf, newMember, shown } from '../people.testing.ts';

const server = await startTestServer({ jobs: true });

let owner: Owner;
let member: SignedIn & { businessId: string };
beforeAll(async () => {
  owner = await newOwner(server);
  member = await newMember(server, owner, newEmail(), ['access_hr']);
});
type Asking = { token: string; businessId: string };
const call = (method: string, { token, businessId }: Asking, path = '', json?: unknown) =>
  server.call(method, `/c/${businessId}/administrator_handover/${path}`, {
    token,
    ...(json === undefined ? {} : { json }),
  });
const name = (by: Asking, id: string, secret = password) => call('POST', by, '', { member_id: id, password: secret });
const ownersOf = (businessId: string) =>
  server.sql<{ user_id: string }>(
    'select user_id from memberships where business_id = $1 and is_owner and ended_at is null',
    [businessId],
  );

describe('naming an administrator', () => {
  it("asks for the owner's password, so that an unlocked device does not hand the business over", async () => {
    const { status, body } = await name(owner, member.user.id, 'Sahara-Thunder-77');
    expect([status, Object.keys(body)]).toEqual([400, ['password']]);
    expect((await call('GET', owner)).body).toEqual({ handover: null });
  });

  it('mails and notifies the member, and changes nothing else', async () => {
    const { status, body } = await name(owner, member.user.id);
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        from: { id: owner.user.id, email: owner.email, name: 'Ngozi Adeyemi' },
        to: { id: member.user.id, email: member.email, name: '' },
        created_at: expect.any(String),
      },
    ]);
    for (const who of [owner, member]) expect((await call('GET', who)).body.handover.id).toBe(body.id);
    const [mail] = (await mailsTo(server, member.email, 2)).filter(({ subject }) => subject.startsWith('Become'));
    expect(mail?.text).toContain(`/administrator-handover?business=${owner.businessId}`);
    const listed = await server.call('GET', `/c/${owner.businessId}/notifications/`, { token: member.token });
    expect(listed.body.results[0]).toMatchObject({
      text: 'Ngozi Adeyemi asks you to become the administrator of Adeyemi Haulage Limited',
      link: '/administrator-handover',
    });
    expect(await ownersOf(owner.businessId)).toEqual([{ user_id: owner.user.id }]);
  });

  it('allows one at a time', async () => {
    const other = await newMember(server, owner, newEmail());
    expect((await name(owner, other.user.id)).status).toBe(409);
    expect((await call('GET', other)).body).toEqual({ handover: null });
  });

  it('accepts other members only', async () => {
    const stranger = await newPerson(server);
    const foreign = await newMember(server, await newOwner(server), newEmail());
    for (const id of [stranger.user.id, foreign.user.id, owner.user.id]) {
      expect((await name(owner, id)).body).toHaveProperty('member_id');
    }
  });

  it('can be cancelled by the owner, once', async () => {
    const { id } = (await call('GET', owner)).body.handover;
    expect((await call('DELETE', owner, `${id}/`)).status).toBe(204);
    expect((await call('DELETE', owner, `${id}/`)).status).toBe(409);
    expect((await call('POST', member, `${id}/accept/`)).body).toEqual({ detail: 'This was withdrawn.' });
    expect((await call('GET', member)).body).toEqual({ handover: null });
  });
});

describe('answering a handover', () => {
  it('is for the named person only', async () => {
    const { id } = (await name(owner, member.user.id)).body;
    const other = await newMember(server, owner, newEmail(), all);
    for (const who of [owner, other]) {
      expect((await call('POST', who, `${id}/accept/`)).status).toBe(404);
      expect((await call('POST', who, `${id}/decline/`)).status).toBe(404);
    }
    const elsewhere = await newOwner(server);
    expect((await call('POST', elsewhere, `${id}/accept/`)).status).toBe(404);
    expect((await call('POST', { ...elsewhere, token: member.token }, `${id}/accept/`)).status).toBe(404);
  });

  it('with no changes nothing, and notifies the owner', async () => {
    const { id } = (await call('GET', member)).body.handover;
    expect((await call('POST', member, `${id}/decline/`)).status).toBe(204);
    expect((await call('POST', member, `${id}/accept/`)).status).toBe(409);
    expect(await ownersOf(owner.businessId)).toEqual([{ user_id: owner.user.id }]);
    const mails = (await mailsTo(server, owner.email, 2)).map(({ subject }) => subject);
    expect(mails).toContain(`${member.email} declined to become the administrator`);
  });

  it('with yes moves the ownership, under concurrent changes too', async () => {
    const { id } = (await name(owner, member.user.id)).body;
    const answers = await Promise.all([
      call('POST', member, `${id}/accept/`),
      call('POST', member, `${id}/accept/`),
      call('DELETE', owner, `${id}/`),
    ]);
    const accepted = answers.some(({ status }, index) => status === 204 && index < 2);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const second = accepted ? { status: 204 } : null;
    if (second === null) {
      const again = (await name(owner, member.user.id)).body.id;
      expect((await call('POST', member, `${again}/accept/`)).status).toBe(204);
    }
    expect(await ownersOf(owner.businessId)).toEqual([{ user_id: member.user.id }]);
    const { body } = await server.call('GET', '/accounts/auth/user/', { token: owner.token });
    expect(body.business_user_memberships).toMatchObject([{ is_owner: false, permissions: shown(all) }]);
    expect((await name(owner, member.user.id)).status).toBe(403);
    expect((await auditOf(server, { ...owner, token: member.token }))[0]).toMatchObject({
      action: 'handover.accepted',
      actor: { id: member.user.id },
      subject: owner.email,
    });
  });
});

it('a handover ends when its person leaves or is removed', async () => {
  const business = await newOwner(server);
  const [leaver, removed] = [
    await newMember(server, business, newEmail()),
    await newMember(server, business, newEmail()),
  ];
  await name(business, leaver.user.id);
  await server.call('DELETE', `/c/${business.businessId}/membership/`, { token: leaver.token });
  expect((await call('GET', business)).body).toEqual({ handover: null });
  await name(business, removed.user.id);
  await server.call('DELETE', `/c/${business.businessId}/members/${removed.user.id}/`, { token: business.token });
  expect((await call('GET', business)).body).toEqual({ handover: null });
});

it('of a concurrent removal and acceptance, one succeeds', async () => {
  const business = await newOwner(server);
  const successor = await newMember(server, business, newEmail());
  const { id } = (await name(business, successor.user.id)).body;
  const answers = await Promise.all([
    server.call('DELETE', `/c/${business.businessId}/members/${successor.user.id}/`, { token: business.token }),
    call('POST', successor, `${id}/accept/`),
  ]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await ownersOf(business.businessId)).toHaveLength(1);
});

describe('the database', () => {
  const asApp = (text: string) =>
    server.platform.db.as({ businessId: owner.businessId }, (tx) => tx.query(text, [owner.businessId]));

  it('allows no business without an owner', async () => {
    for (const text of [
      'update memberships set is_owner = false where business_id = $1',
      'update memberships set ended_at = now() where business_id = $1 and is_owner',
      'delete from memberships where business_id = $1 and is_owner',
    ]) {
      await expect(asApp(text)).rejects.toThrow('would have no owner');
    }
    // Also when the transaction runs as another person by its end.
    await expect(
      server.platform.db.as({ businessId: owner.businessId }, async (tx) => {
        await tx.query('update memberships set is_owner = false where business_id = $1', [owner.businessId]);
        await server.platform.db.enter(tx, { userId: owner.user.id });
      }),
    ).rejects.toThrow('would have no owner');
  });

  it('allows no business with two owners', async () => {
    await expect(
      asApp('update memberships set is_owner = true where business_id = $1 and ended_at is null'),
    ).rejects.toThrow('memberships_owner');
  });

  it('removes a business with everything that belongs to it', async () => {
    const { businessId } = await newOwner(server);
    await server.platform.db.as({ businessId }, (tx) => tx.query('delete from businesses where id = $1', [businessId]));
    expect(await server.sql('select from memberships where business_id = $1', [businessId])).toEqual([]);
  });
});
