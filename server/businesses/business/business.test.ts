import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import type { Permission } from '../../accounts/account/rules.ts';
import { mailsTo, newPerson, password, type SignedIn, signIn } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner, png } from '../../onboarding/onboarding.testing.ts';
import { admitMember } from '../../people/members/store.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true });
const day = 86_400_000;

const detailOf = async ({ businessId, token }: Pick<Owner, 'businessId' | 'token'>) =>
  (await server.call('GET', `/c/${businessId}/businesses/detail/`, { token })).body;
const factsOf = async (owner: Pick<Owner, 'businessId' | 'token'>) => {
  const { id: _id, has_logo: _logo, owners: _owners, is_set_up: _done, ...facts } = await detailOf(owner);
  return facts;
};
const change = (businessId: string, token: string, json: unknown) =>
  server.call('PUT', `/c/${businessId}/businesses/detail/`, { token, json });
const auditOf = async (businessId: string) =>
  (await server.sql('select action, text from audit_log where business_id = $1 order by id', [businessId])).map(
    ({ action, text }) => `${action}: ${text}`,
  );
async function newStaff({ businessId }: Owner, permissions: Permission[] = []): Promise<SignedIn> {
  const person = await newPerson(server);
  const member = { businessId, userId: person.user.id, permissions, now: server.clock.now() };
  await server.platform.db.as({ businessId }, (tx) => admitMember(tx, member));
  return person;
}
const formOf = (bytes: Buffer, name = 'logo.png') => {
  const form = new FormData();
  form.append('logo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  return form;
};
/** Whether its bytes are still there. */
const isStored = (id: string) =>
  server.platform.files.open(id).then(
    (stream) => stream.destroy() !== undefined,
    () => false,
  );
const daily = () => server.job('businesses.daily').work();

describe('the details of a business', () => {
  it('is changed as a whole by its owner, with a new version and an audit entry', async () => {
    const owner = await newOwner(server);
    const facts = await factsOf(owner);
    const json = { ...facts, name: ' Adeyemi & Daughters ', city: 'Yaba', phone_number: '0805 234 5678' };
    const { status, body } = await change(owner.businessId, owner.token, json);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        name: 'Adeyemi & Daughters',
        city: 'Yaba',
        phone_number: '+2348052345678',
        owners: ['Ngozi Adeyemi'],
        version: facts.version + 1,
      }),
    ]);
    expect(await detailOf(owner)).toEqual(body);
    expect((await signIn(server, owner.email)).user.business?.name).toBe('Adeyemi & Daughters');
    expect(await auditOf(owner.businessId)).toEqual([
      'business.changed: Changed the name, phone number and city of the business',
    ]);
  });

  it('keeps version and audit log when nothing differs', async () => {
    const owner = await newOwner(server);
    const facts = await factsOf(owner);
    const { status, body } = await change(owner.businessId, owner.token, facts);
    expect([status, body.version]).toEqual([200, facts.version]);
    expect(await auditOf(owner.businessId)).toEqual([]);
  });

  it('refuses a change that is based on an old version', async () => {
    const owner = await newOwner(server);
    const facts = await factsOf(owner);
    expect((await change(owner.businessId, owner.token, { ...facts, city: 'Yaba' })).status).toBe(200);
    const late = await change(owner.businessId, owner.token, { ...facts, name: 'Late' });
    expect([late.status, late.body]).toEqual([
      409,
      { detail: 'Somebody else has changed the business in the meantime.', code: 'changed_meanwhile' },
    ]);
    expect(await detailOf(owner)).toMatchObject({ name: facts.name, city: 'Yaba' });
  });

  it('accepts one of two concurrent changes', async () => {
    const owner = await newOwner(server);
    const facts = await factsOf(owner);
    const answers = await Promise.all(
      ['Yaba', 'Epe', 'Badagry'].map((city) => change(owner.businessId, owner.token, { ...facts, city })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('follows the rules of a new business', async () => {
    const owner = await newOwner(server);
    const facts = await factsOf(owner);
    const wrong = { ...facts, name: ' ', state: 'Bavaria', phone_number: '080', time_zone: 'Mars/Olympus' };
    const { status, body } = await change(owner.businessId, owner.token, wrong);
    expect([status, Object.keys(body).sort()]).toEqual([400, ['name', 'phone_number', 'state', 'time_zone']]);
    expect(await factsOf(owner)).toEqual(facts);
  });

  it('can be changed by its owner only', async () => {
    const [owner, stranger] = await Promise.all([newOwner(server), newOwner(server)]);
    const facts = await factsOf(owner);
    const staff = await newStaff(owner, ['access_hr', 'access_assets']);
    expect((await change(owner.businessId, staff.token, facts)).status).toBe(403);
    expect((await change(owner.businessId, stranger.token, facts)).status).toBe(404);
    expect((await detailOf({ ...owner, token: staff.token })).owners).toEqual(['Ngozi Adeyemi']);
  });
});

describe('the logo', () => {
  const put = (owner: Owner, form: FormData) =>
    server.call('PUT', `/c/${owner.businessId}/businesses/logo/`, { token: owner.token, form });
  const logoOf = ({ businessId, token }: Owner) => server.call('GET', `/c/${businessId}/businesses/logo/`, { token });
  const storedOf = async ({ businessId }: Owner) =>
    (await server.sql('select stored_as from business_files where business_id = $1', [businessId]))[0]?.stored_as;

  it('is added, replaced and removed, and the old file is removed', async () => {
    const owner = await newOwner(server);
    expect((await put(owner, formOf(png))).status).toBe(204);
    expect((await sharp((await logoOf(owner)).body).metadata()).width).toBe(1);
    const first = await storedOf(owner);
    expect((await put(owner, formOf(png, 'other.png'))).status).toBe(204);
    const second = await storedOf(owner);
    expect(second).not.toBe(first);
    const gone = (id: string) => soon(async () => expect(await isStored(id)).toBe(false));
    await gone(first);
    const remove = () => server.call('DELETE', `/c/${owner.businessId}/businesses/logo/`, { token: owner.token });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
    await gone(second);
    expect((await logoOf(owner)).status).toBe(404);
    expect(await auditOf(owner.businessId)).toEqual([
      'business.changed: Changed the logo of the business',
      'business.changed: Changed the logo of the business',
      'business.changed: Removed the logo of the business',
    ]);
  });

  it('must be an image by its content', async () => {
    const owner = await newOwner(server);
    const pdf = '%PDF-1.4\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj\ntrailer<<>>\n%%EOF\n';
    const scan = sharp({ create: { width: 4, height: 2, channels: 3, background: '#248' } }).tiff();
    for (const sent of [
      ...[Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from(pdf)],
      ...[Buffer.from('49492a0008000000000000000000', 'hex'), await scan.toBuffer()],
    ]) {
      const { status, body } = await put(owner, formOf(sent));
      expect([status, body]).toEqual([400, { logo: ['Upload a valid image: PNG, JPEG, GIF or WebP.'] }]);
    }
  });
});

describe('the set-up of a new business', () => {
  it('can correct the facts, and ends once', async () => {
    const owner = await newOwner(server);
    const correct = async (json: Record<string, unknown>) =>
      server.call('PUT', '/businesses/update_business_during_onboarding/', {
        token: owner.token,
        json: { ...(await factsOf(owner)), domain: owner.businessId, ...json },
      });
    expect(await correct({ name: 'Corrected' })).toMatchObject({ status: 200, body: { name: 'Corrected' } });
    expect((await correct({ name: 'Corrected', version: 2, point_of_contact: 'Twitter' })).status).toBe(200);
    expect((await correct({ name: 'Corrected', version: 2, point_of_contact: 'Radio' })).body).toHaveProperty(
      'point_of_contact',
    );
    const [stored] = await server.sql('select point_of_contact from businesses where id = $1', [owner.businessId]);
    expect(stored).toEqual({ point_of_contact: 'Twitter' });
    expect((await signIn(server, owner.email)).user.business_onboarding_status).toBe('setup');
    const finish = () => server.call('POST', `/c/${owner.businessId}/businesses/setup/`, { token: owner.token });
    expect([(await finish()).status, (await finish()).status]).toEqual([204, 204]);
    expect((await signIn(server, owner.email)).user.business_onboarding_status).toBe('');
    expect(await correct({ name: 'Too late' })).toMatchObject({ status: 409, body: { code: 'set_up' } });
    expect(await auditOf(owner.businessId)).toEqual([
      'business.changed: Changed the name of the business',
      'business.setUp: Finished the set-up of the business',
    ]);
  });

  it('is for the owner only', async () => {
    const [owner, stranger] = await Promise.all([newOwner(server), newOwner(server)]);
    const staff = await newStaff(owner);
    const json = { ...(await factsOf(owner)), domain: owner.businessId };
    const correct = ({ token }: SignedIn) =>
      server.call('PUT', '/businesses/update_business_during_onboarding/', { token, json });
    expect([(await correct(staff)).status, (await correct(stranger)).status]).toEqual([403, 404]);
  });
});

describe('deleting a business', () => {
  const name = 'Adeyemi Haulage Limited';
  const remove = (token: string, domain: string, json: Record<string, string> = {}) =>
    server.call('DELETE', '/businesses/delete_whole_business/', { token, json: { domain, name, password, ...json } });
  const restore = (token: string, domain: string) =>
    server.call('POST', '/businesses/restore/', { token, json: { domain } });
  const rowsOf = async (businessId: string) => {
    const tables = await server.sql<{ name: string }>(
      "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'business_id'",
    );
    const counts = tables.map((each) => `select count(*)::int as rows from ${each.name} where business_id = $1`);
    const rows = await server.sql<{ rows: number }>(counts.join(' union all '), [businessId]);
    return rows.reduce((sum, each) => sum + each.rows, 0);
  };

  it('needs the name and the password, and answers what was wrong', async () => {
    const owner = await newOwner(server);
    const wrong = await remove(owner.token, owner.businessId, { name: 'Adeyemi', password: 'not it' });
    expect([wrong.status, Object.keys(wrong.body).sort()]).toEqual([400, ['name', 'password']]);
    expect((await detailOf(owner)).name).toBe(name);
  });

  it('is for the owner, and answers 404 to others', async () => {
    const [owner, stranger] = await Promise.all([newOwner(server), newOwner(server)]);
    const staff = await newStaff(owner, ['access_hr']);
    expect((await remove(staff.token, owner.businessId)).status).toBe(403);
    expect((await remove(stranger.token, owner.businessId)).status).toBe(404);
    expect((await restore(stranger.token, owner.businessId)).status).toBe(404);
    expect((await detailOf(owner)).name).toBe(name);
  });

  it('closes the business for everybody at once, and can be undone for 30 days', async () => {
    const owner = await newOwner(server);
    const staff = await newStaff(owner, ['access_hr']);
    const { status, body } = await remove(owner.token, owner.businessId);
    expect(status).toBe(200);
    const days = (new Date(body.deletes_at).getTime() - server.clock.now().getTime()) / day;
    expect(days).toBeGreaterThan(29.99);
    expect(days).toBeLessThanOrEqual(30);
    const departments = `/c/${owner.businessId}/departments/`;
    for (const { token } of [owner, staff]) expect((await server.call('GET', departments, { token })).status).toBe(404);
    expect((await remove(owner.token, owner.businessId)).status).toBe(404);

    const { user } = await signIn(server, owner.email);
    expect(user).toMatchObject({
      business: null,
      business_user_memberships: [],
      business_onboarding_status: 'closed',
      restorable_businesses: [{ business_id: owner.businessId, business_name: name, deletes_at: body.deletes_at }],
    });
    expect((await signIn(server, staff.email)).user.restorable_businesses).toEqual([]);
    expect((await restore(staff.token, owner.businessId)).status).toBe(404);

    const mails = await mailsTo(server, owner.email, 2);
    expect(mails.map(({ subject }) => subject)).toContain(`${name} was deleted`);
    expect(mails.find(({ subject }) => subject.endsWith('was deleted'))?.text).toContain('/restore-business');

    expect((await restore(owner.token, owner.businessId)).status).toBe(204);
    expect((await restore(owner.token, owner.businessId)).status).toBe(204);
    for (const { token } of [owner, staff]) expect((await server.call('GET', departments, { token })).status).toBe(200);
    expect((await signIn(server, owner.email)).user).toMatchObject({
      restorable_businesses: [],
      business: { id: owner.businessId },
    });
    expect(await auditOf(owner.businessId)).toEqual([
      'business.deleted: Deleted the business',
      'business.restored: Restored the business',
    ]);
    expect((await mailsTo(server, owner.email, 3)).map(({ subject }) => subject)).toContain(`${name} is restored`);
  });

  it('reminds the owner once, seven days before, and then removes everything', async () => {
    const logo = { bytes: new Uint8Array(png), name: 'logo.png', type: 'image/png' };
    const [owner, other] = await Promise.all([newOwner(server, { logo }), newOwner(server, { logo })]);
    const staff = await newStaff(owner);
    const [file] = await server.sql('select stored_as from business_files where business_id = $1', [owner.businessId]);
    await remove(owner.token, owner.businessId);
    const subjects = async (count: number) => (await mailsTo(server, owner.email, count)).map(({ subject }) => subject);
    const before = await rowsOf(other.businessId);

    server.clock.advance(22 * day);
    await daily();
    expect((await subjects(2)).filter((subject) => subject.includes('for good'))).toEqual([]);
    server.clock.advance(1.5 * day);
    await daily();
    await daily();
    expect((await subjects(3)).filter((subject) => subject.includes('for good on'))).toHaveLength(1);
    expect(await rowsOf(owner.businessId)).toBeGreaterThan(10);

    server.clock.advance(7 * day);
    const late = await signIn(server, owner.email);
    expect((await restore(late.token, owner.businessId)).status).toBe(404);
    await daily();
    await daily();
    expect(await rowsOf(owner.businessId)).toBe(0);
    expect(await server.sql('select from businesses where id = $1', [owner.businessId])).toEqual([]);
    await soon(async () => expect(await isStored(file?.stored_as)).toBe(false));
    expect((await subjects(4)).filter((subject) => subject === `${name} is gone`)).toHaveLength(1);
    expect((await signIn(server, owner.email)).user.business_onboarding_status).toBe('create');
    expect((await signIn(server, staff.email)).user.business_user_memberships).toEqual([]);
    expect(await rowsOf(other.businessId)).toBe(before);
    expect((await detailOf({ ...other, token: (await signIn(server, other.email)).token })).has_logo).toBe(true);
  });

  it('that was restored in time is not removed by a late daily job', async () => {
    const owner = await newOwner(server);
    await remove(owner.token, owner.businessId);
    server.clock.advance(29 * day);
    const { token } = await signIn(server, owner.email);
    expect((await restore(token, owner.businessId)).status).toBe(204);
    server.clock.advance(5 * day);
    await daily();
    expect(await server.sql('select from businesses where id = $1', [owner.businessId])).toHaveLength(1);
  });
});
