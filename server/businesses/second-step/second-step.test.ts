import { describe, expect, it } from 'vitest';
import { inject } from '../../../tests/api/requests.ts';
import { placeAt } from '../../../tests/api/scene.ts';
import { operations } from '../../../tests/api/schemas.ts';
import { soon } from '../../../tests/soon.ts';
import type { Permission } from '../../accounts/account/rules.ts';
import { codeOf, logIn, newEmail, newPerson, password, secure } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { auditOf, newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true });

type Asking = { token: string; businessId: string };
const pathIn = (businessId: string) => `/c/${businessId}/businesses/second_step/`;
const requirementOf = ({ token, businessId }: Asking) => server.call('GET', pathIn(businessId), { token });
const require = ({ token, businessId }: Asking, is_required = true) =>
  server.call('PUT', pathIn(businessId), { token, json: { is_required } });
const open = ({ token, businessId }: Asking) => server.call('GET', `/c/${businessId}/businesses/detail/`, { token });
const membershipIn = async ({ token, businessId }: Asking) => {
  const { body } = await server.call('GET', '/accounts/auth/user/', { token });
  return body.business_user_memberships.find((each: { business_id: string }) => each.business_id === businessId);
};
const mailsAbout = async (email: string) =>
  (await server.mails()).filter(({ to, subject }) => to === email && subject.includes('now requires'));
const reads = operations.filter(({ isOfBusiness, method }) => isOfBusiness && method === 'GET');
const refused = { status: 403, body: { code: 'second_step_missing' } };

const securedOwner = async () => {
  const owner = await newOwner(server);
  return { ...owner, ...(await secure(server, owner)) };
};
const newStaff = (owner: Owner, permissions: readonly Permission[] = []) =>
  newMember(server, owner, newEmail(), permissions);

describe('a business that requires the second step', () => {
  it('refuses a member without it in every operation until they set it up', async () => {
    const owner = await securedOwner();
    const staff = await newStaff(owner, ['access_hr']);
    expect((await open(staff)).status).toBe(200);
    expect(await require(owner)).toMatchObject({ status: 200, body: { is_required: true, members_without: 1 } });

    expect(await open(staff)).toMatchObject(refused);
    expect(reads.length).toBeGreaterThan(15);
    for (const read of reads) {
      const { status, text } = await inject(server, read, {}, placeAt(read, staff));
      expect([read.id, status, JSON.parse(text).code]).toEqual([read.id, 403, 'second_step_missing']);
    }
    const leaving = await server.call('DELETE', `/c/${staff.businessId}/membership/`, { token: staff.token });
    expect(leaving).toMatchObject(refused);
    expect(await membershipIn(staff)).toMatchObject({ needs_second_step: true });
    expect((await open(owner)).status).toBe(200);

    await secure(server, staff);
    expect((await open(staff)).status).toBe(200);
    expect(await membershipIn(staff)).toMatchObject({ needs_second_step: false });
    expect((await requirementOf(owner)).body).toEqual({ is_required: true, members_without: 0 });
  });

  it('refuses nobody any more when the owner no longer requires it', async () => {
    const owner = await securedOwner();
    const staff = await newStaff(owner);
    await require(owner);
    expect(await open(staff)).toMatchObject(refused);
    expect(await require(owner, false)).toMatchObject({
      status: 200,
      body: { is_required: false, members_without: 1 },
    });
    expect((await open(staff)).status).toBe(200);
  });

  it('refuses a member who began the set-up and did not finish it', async () => {
    const owner = await securedOwner();
    const staff = await newStaff(owner);
    await require(owner);
    await server.call('POST', '/accounts/auth/second_step/begin/', { token: staff.token, json: { password } });
    expect(await open(staff)).toMatchObject(refused);
  });

  it('leaves the other businesses of its members as they are', async () => {
    const [owner, other] = [await securedOwner(), await securedOwner()];
    const staff = await newStaff(owner);
    const elsewhere = await newMember(server, other, staff.email);
    await require(owner);
    expect(await open({ token: elsewhere.token, businessId: owner.businessId })).toMatchObject(refused);
    expect((await open(elsewhere)).status).toBe(200);
    expect(await membershipIn(elsewhere)).toMatchObject({ needs_second_step: false });
  });

  it('does not reveal itself to strangers', async () => {
    const owner = await securedOwner();
    await require(owner);
    const stranger = await newPerson(server);
    const answer = await open({ token: stranger.token, businessId: owner.businessId });
    expect([answer.status, answer.body]).toEqual([404, { detail: 'Not found.' }]);
  });

  it('refuses to have it turned off by its members, by name', async () => {
    const owner = await securedOwner();
    const staff = await secure(server, await newStaff(owner));
    await require(owner);
    const end = () =>
      server.call('POST', '/accounts/auth/second_step/end/', {
        token: staff.token,
        json: { password, one_time_code: codeOf(server, staff.secret) },
      });
    const { body } = await open(owner);
    expect(await end()).toMatchObject({
      status: 409,
      body: {
        detail: `${body.name} requires the second step, so it cannot be turned off.`,
        code: 'required_by_business',
      },
    });
    const known = await server.call('GET', '/accounts/auth/second_step/', { token: staff.token });
    expect(known.body).toMatchObject({ is_on: true, required_by: [body.name] });
    await require(owner, false);
    expect((await end()).status).toBe(204);
    expect((await logIn(server, staff.email)).body).toHaveProperty('access_token');
  });
});

describe('requiring the second step', () => {
  it('is for the owner only', async () => {
    const owner = await securedOwner();
    const staff = await newStaff(owner, ['access_hr', 'access_payroll']);
    expect(await require(staff)).toMatchObject({ status: 403, body: { code: 'owner' } });
    expect(await requirementOf(staff)).toMatchObject({ status: 403, body: { code: 'owner' } });
    const other = await securedOwner();
    expect((await require({ token: other.token, businessId: owner.businessId })).status).toBe(404);
    expect((await requirementOf(owner)).body).toEqual({ is_required: false, members_without: 1 });
  });

  it('needs an owner who has turned it on', async () => {
    const owner = await newOwner(server);
    expect(await require(owner)).toMatchObject({
      status: 409,
      body: { detail: 'Turn on your own second step first.', code: 'second_step_off' },
    });
    expect((await requirementOf(owner)).body).toEqual({ is_required: false, members_without: 1 });
    expect((await require(owner, false)).status).toBe(200);
  });

  it('mails the members without it, and them only, once', async () => {
    const owner = await securedOwner();
    const [without, secured] = [await newStaff(owner), await secure(server, await newStaff(owner))];
    await require(owner);
    await require(owner);
    const { body } = await open(owner);
    const mails = await soon(async () => {
      const found = await mailsAbout(without.email);
      expect(found.length).toBeGreaterThan(0);
      return found;
    });
    expect(mails.map(({ subject }) => subject)).toEqual([`${body.name} now requires a second step`]);
    expect(mails[0]?.text).toContain('/profile?tab=security&view=second-step');
    expect(await mailsAbout(secured.email)).toEqual([]);
  });

  it('is audited, each change once', async () => {
    const owner = await securedOwner();
    for (const isRequired of [true, true, false, false]) await require(owner, isRequired);
    const entries = (await auditOf(server, owner)).filter(({ action }) => action === 'business.secondStepChanged');
    expect(entries.map(({ text }) => text)).toEqual([
      'No longer requires the second step',
      'Required the second step of every member',
    ]);
  });

  it('shows the owner who has none', async () => {
    const owner = await securedOwner();
    const staff = await newStaff(owner);
    const { body } = await server.call('GET', `/c/${owner.businessId}/members/`, { token: owner.token });
    expect(body.results).toEqual([
      expect.objectContaining({ email: owner.email, has_second_step: true }),
      expect.objectContaining({ email: staff.email, has_second_step: false }),
    ]);
  });
});

it('tells a business nothing about the second step of people who are not its members', async () => {
  const [owner, other] = [await securedOwner(), await securedOwner()];
  const ask = (businessId: string, person: string) =>
    server.platform.db.as({ businessId, userId: owner.user.id }, (tx) =>
      tx.query<{ has: boolean }>('select has_second_step($1) as has', [person]),
    );
  expect(await ask(owner.businessId, owner.user.id)).toEqual([{ has: true }]);
  expect(await ask(owner.businessId, other.user.id)).toEqual([{ has: false }]);
});
