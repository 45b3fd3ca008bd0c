import { beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '../accounts/account/rules.ts';
import { newPerson, type SignedIn } from '../accounts/accounts.testing.ts';
import { newOwner, type Owner, png } from '../onboarding/onboarding.testing.ts';
import { admitMember } from '../people/members/store.ts';
import { startTestServer } from '../platform/testing.ts';

const server = await startTestServer({ jobs: true });
const paths = {
  detail: '/businesses/detail/',
  logo: '/businesses/logo/',
  quickstart: '/business_onboarding/quickstart/',
  notifications: '/notifications/',
  billing: '/billing/current/',
  departments: '/departments/',
  assetTypes: '/asset-management/asset_types/all_asset_types/',
  documentTypes: '/asset-management/assets/list_of_document_types/',
};
const get = (businessId: string, path: string, token: string) =>
  server.call('GET', `/c/${businessId}${path}`, { token });

let [ours, theirs]: Owner[] = [];
async function newStaff(owner: Owner, permissions: Permission[]): Promise<SignedIn> {
  const person = await newPerson(server);
  const member = { businessId: owner.businessId, userId: person.user.id, permissions, now: new Date() };
  await server.platform.db.as({ businessId: owner.businessId }, (tx) => admitMember(tx, member));
  return person;
}
const both = () => {
  if (ours === undefined || theirs === undefined) throw new Error('There are no businesses.');
  return { ours, theirs };
};

beforeAll(async () => {
  const logo = { bytes: new Uint8Array(png), name: 'logo.png', type: 'image/png' };
  [ours, theirs] = await Promise.all([newOwner(server, { logo }), newOwner(server, { logo })]);
});

describe.each(Object.entries(paths))('%s', (_name, path) => {
  it('answers the owner', async () => {
    const { ours } = both();
    expect((await get(ours.businessId, path, ours.token)).status).toBe(200);
  });
  it('answers 404 in the business of another tenant and in an unknown one', async () => {
    const { ours, theirs } = both();
    const another = await get(theirs.businessId, path, ours.token);
    const none = await get('01a00000-0000-7000-8000-000000000000', path, ours.token);
    expect([another.status, none.status]).toEqual([404, 404]);
    expect(another.body).toEqual(none.body);
  });
  it('needs a sign-in and a business', async () => {
    const { ours } = both();
    expect((await get(ours.businessId, path, '')).status).toBe(401);
    expect((await get('nonsense', path, ours.token)).status).toBe(400);
  });
});

describe('staff', () => {
  it.each<[Permission, (keyof typeof paths)[]]>([
    ['access_hr', ['departments']],
    ['access_assets', ['assetTypes', 'documentTypes']],
    ['access_vehicles', ['documentTypes']],
    ['access_payroll', []],
  ])('with %s may see that and no more', async (permission, allowed) => {
    const { ours } = both();
    const { token } = await newStaff(ours, [permission]);
    for (const guarded of ['departments', 'assetTypes', 'documentTypes'] as const) {
      const { status } = await get(ours.businessId, paths[guarded], token);
      expect([guarded, status]).toEqual([guarded, allowed.includes(guarded) ? 200 : 403]);
    }
    expect((await get(ours.businessId, paths.detail, token)).status).toBe(200);
    const { body } = await server.call('GET', '/accounts/user_permission/', { token });
    expect(body).toEqual({ is_owner: false, permissions: [{ codename: permission }] });
  });

  it('see nothing after the end of their membership', async () => {
    const { ours } = both();
    const { token, user } = await newStaff(ours, ['access_hr']);
    await server.sql('update memberships set ended_at = now() where user_id = $1', [user.id]);
    expect((await get(ours.businessId, paths.detail, token)).status).toBe(404);
    expect((await server.call('GET', '/accounts/auth/user/', { token })).body.business).toBeNull();
  });
});

describe('a closed business', () => {
  it('answers 404 to everybody, and its owner has no other business', async () => {
    const { businessId, token } = await newOwner(server);
    await server.sql('update businesses set closed_at = now() where id = $1', [businessId]);
    expect((await get(businessId, paths.detail, token)).status).toBe(404);
    const { body } = await server.call('GET', '/accounts/auth/user/', { token });
    expect(body).toMatchObject({ business: null, business_onboarding_status: 'closed', business_user_memberships: [] });
  });
});

describe('departments', () => {
  it('are listed in pages by name', async () => {
    const { ours } = both();
    const { body } = await get(ours.businessId, `${paths.departments}?page=2&page_size=3`, ours.token);
    expect(body).toMatchObject({
      count: 8,
      next: `/api/c/${ours.businessId}/departments/?page=3&page_size=3`,
      previous: `/api/c/${ours.businessId}/departments/?page=1&page_size=3`,
    });
    expect(body.results.map(({ name }: { name: string }) => name)).toEqual([
      'Human Resources',
      'Information Technology',
      'Marketing',
    ]);
    const beyond = await get(ours.businessId, `${paths.departments}?page=9&page_size=3`, ours.token);
    expect(beyond.body).toMatchObject({ count: 8, next: null, results: [] });
    expect((await get(ours.businessId, `${paths.departments}?page=0`, ours.token)).status).toBe(400);
  });
});
