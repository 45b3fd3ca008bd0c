import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, newEmail, newPerson, signIn } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { all, auditOf, invite, mailedTokens, newMember, shown, validate } from '../people.testing.ts';

const server = await startTestServer({ jobs: true });

let ours: Owner;
let theirs: Owner;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([newOwner(server), newOwner(server)]);
});
type Asking = { token: string; businessId: string };
const call = (method: string, { token, businessId }: Asking, path: string, json?: unknown) =>
  server.call(method, `/c/${businessId}${path}`, { token, ...(json === undefined ? {} : { json }) });
const setPermissions = (by: Asking, id: string, permissions: readonly (typeof all)[number][]) =>
  call('PUT', by, `/members/${id}/permissions/`, { permissions: shown(permissions) });

describe('the list of members', () => {
  it('shows the owner first, then all others by name, unless another order is asked for', async () => {
    const owner = await newOwner(server);
    const [zara, ade] = [
      await newMember(server, owner, newEmail(), ['access_hr']),
      await newMember(server, owner, newEmail()),
    ];
    for (const [person, first_name] of [
      [zara, 'Zara'],
      [ade, 'Ade'],
    ] as const) {
      await server.call('PUT', '/accounts/auth/user/', {
        token: person.token,
        json: { first_name, last_name: 'Bello' },
      });
    }
    const { body } = await call('GET', owner, '/members/');
    expect(body).toMatchObject({ count: 3, next: null, previous: null });
    expect(body.results).toMatchObject([
      { id: owner.user.id, is_owner: true, email: owner.email },
      { id: ade.user.id, is_owner: false, first_name: 'Ade', permissions: [] },
      { id: zara.user.id, first_name: 'Zara', permissions: shown(['access_hr']), joined_at: expect.any(String) },
    ]);
    const { body: found } = await call('GET', owner, '/members/?search=zara%20b&page_size=1');
    expect(found.results.map(({ id }: { id: string }) => id)).toEqual([zara.user.id]);
    const { body: turned } = await call('GET', owner, '/members/?ordering=-name');
    expect(turned.results.map(({ id }: { id: string }) => id)).toEqual([zara.user.id, owner.user.id, ade.user.id]);
  });

  it('is for the owner only', async () => {
    const member = await newMember(server, ours, newEmail(), all);
    const { status, body } = await call('GET', member, '/members/');
    expect([status, body.code]).toEqual([403, 'owner']);
  });
});

describe('permissions', () => {
  it('take effect with the next request, given or taken', async () => {
    const member = await newMember(server, ours, newEmail());
    const departments = async () => (await call('GET', member, '/departments/')).status;
    expect(await departments()).toBe(403);
    const { status, body } = await setPermissions(ours, member.user.id, ['access_hr']);
    expect([status, body.permissions]).toEqual([200, shown(['access_hr'])]);
    expect(await departments()).toBe(200);
    await setPermissions(ours, member.user.id, []);
    expect(await departments()).toBe(403);
  });

  it('are recorded when they change', async () => {
    const owner = await newOwner(server);
    const member = await newMember(server, owner, newEmail(), ['access_hr']);
    await setPermissions(owner, member.user.id, ['access_payroll']);
    await setPermissions(owner, member.user.id, ['access_payroll', 'access_payroll']);
    const changes = (await auditOf(server, owner)).filter(({ action }) => action === 'member.permissionsChanged');
    expect(changes).toMatchObject([{ text: 'Gave Payroll, took People', subject: member.email }]);
  });

  it('of the owner cannot be changed', async () => {
    expect((await setPermissions(ours, ours.user.id, [])).status).toBe(409);
  });

  it('of a person who is not a member of the business answer 404', async () => {
    const member = await newMember(server, theirs, newEmail());
    const stranger = await newPerson(server);
    for (const id of [member.user.id, stranger.user.id, '01a00000-0000-7000-8000-000000000000']) {
      expect((await setPermissions(ours, id, all)).status).toBe(404);
      expect((await call('DELETE', ours, `/members/${id}/`)).status).toBe(404);
    }
    expect((await signIn(server, member.email)).user.permissions).toEqual([]);
  });
});

describe('removing a member', () => {
  it('ends the access of every device at once, and keeps the account', async () => {
    const member = await newMember(server, ours, newEmail(), ['access_hr']);
    const elsewhere = await signIn(server, member.email);
    expect((await call('DELETE', ours, `/members/${member.user.id}/`)).status).toBe(204);
    for (const { token } of [member, elsewhere]) {
      expect((await call('GET', { ...ours, token }, '/departments/')).status).toBe(404);
      const { status, body } = await server.call('GET', '/accounts/auth/user/', { token });
      expect([status, body.business_user_memberships]).toEqual([200, []]);
    }
    expect((await call('DELETE', ours, `/members/${member.user.id}/`)).status).toBe(404);
    expect((await mailsTo(server, member.email, 2)).at(-1)?.subject).toContain('You no longer belong to');
  });

  it('is shown to them, at once and at later sign-ins, until they are a member again', async () => {
    const member = await newMember(server, ours, newEmail(), ['access_hr']);
    const losses = async () => (await signIn(server, member.email)).user.lost_businesses;
    expect(await losses()).toEqual([]);
    await call('DELETE', ours, `/members/${member.user.id}/`);
    const loss = { business_id: ours.businessId, cause: 'removed', lost_at: expect.any(String) };
    const name = member.user.business?.name;
    const { body } = await server.call('GET', `/accounts/auth/user/?business=${ours.businessId}`, member);
    expect(body).toMatchObject({ business: null, lost_businesses: [{ ...loss, business_name: name }] });
    expect(await losses()).toMatchObject([{ ...loss, business_name: name }]);
    await newMember(server, ours, member.email);
    expect(await losses()).toEqual([]);
  });

  it('names the current business first, while the person is a member', async () => {
    const member = await newMember(server, ours, newEmail(), ['access_hr']);
    await newMember(server, theirs, member.email, ['access_payroll']);
    const asked = async (path: string, businessId: string) =>
      (await server.call('GET', `/accounts/${path}/?business=${businessId}`, member)).body;
    expect((await asked('auth/user', theirs.businessId)).business.id).toBe(theirs.businessId);
    expect(await asked('user_permission', theirs.businessId)).toEqual({
      is_owner: false,
      permissions: shown(['access_payroll']),
    });
    await call('DELETE', theirs, `/members/${member.user.id}/`);
    const { business, lost_businesses } = await asked('auth/user', theirs.businessId);
    expect([business.id, lost_businesses[0].business_id]).toEqual([ours.businessId, theirs.businessId]);
    expect((await asked('user_permission', theirs.businessId)).permissions).toEqual(shown(['access_hr']));
    expect(await asked('auth/user', 'nonsense')).toMatchObject({ business: expect.any(Array) });
  });

  it('does not work for the owner', async () => {
    expect((await call('DELETE', ours, `/members/${ours.user.id}/`)).status).toBe(409);
  });

  it('withdraws their pending invitation', async () => {
    const email = newEmail();
    const member = await newMember(server, ours, email);
    // As when it was sent before they joined by another way.
    await server.sql('update memberships set ended_at = now() where user_id = $1', [member.user.id]);
    await invite(server, ours, [email]);
    const token = (await mailedTokens(server, email, 2)).at(-1) ?? '';
    await server.sql('update memberships set ended_at = null where user_id = $1', [member.user.id]);
    await call('DELETE', ours, `/members/${member.user.id}/`);
    expect((await validate(server, token)).body).toMatchObject({ code: 'withdrawn' });
  });
});

describe('leaving a business', () => {
  it('is open to every member, and notifies the owner', async () => {
    const owner = await newOwner(server);
    const member = await newMember(server, owner, newEmail());
    expect((await call('DELETE', member, '/membership/')).status).toBe(204);
    expect((await call('DELETE', member, '/membership/')).status).toBe(404);
    const { body } = await call('GET', owner, '/notifications/');
    expect(body.results[0]).toMatchObject({ text: `${member.email} left the business`, link: '/settings?tab=people' });
    expect((await auditOf(server, owner))[0]).toMatchObject({ action: 'member.left', text: 'Left the business' });
  });

  it('is not possible for the owner', async () => {
    const { status, body } = await call('DELETE', ours, '/membership/');
    expect([status, body.detail]).toEqual([409, 'Hand the business over before you leave it.']);
  });
});
