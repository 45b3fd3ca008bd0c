import { beforeAll, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(server);
});

const call = (method: string, rest: string, json?: unknown) =>
  server.call(method, `/c/${owner.businessId}/app_onboarding/${rest}`, {
    token: owner.token,
    ...(json === undefined ? {} : { json }),
  });
const read = (businessId = owner.businessId, type = 'asset_onboarding') =>
  call('GET', `?type=${type}&business_id=${businessId}`);
/** As the asset register has always sent it. */
const flag = (isRead: boolean, business = owner.businessId) => ({
  type: 'asset_onboarding',
  business,
  web_onboarding: { asset_widget_onboarded: isRead },
});
const kept = (isRead: boolean) => ({
  type: 'asset_onboarding',
  business: owner.businessId,
  web_onboarding: { widget_onboarded: isRead, asset_widget_onboarded: isRead },
});

it('is not saved at first, and then as it was saved', async () => {
  expect((await read()).body).toEqual({ id: null, ...kept(false) });
  const saved = await call('POST', '', flag(true));
  expect([saved.status, saved.body]).toEqual([201, { id: expect.any(String), ...kept(true) }]);
  expect((await read()).body).toEqual(saved.body);
  const changed = await call('PUT', `${saved.body.id}/`, flag(false));
  expect([changed.status, changed.body]).toEqual([200, { id: saved.body.id, ...kept(false) }]);
});

it('is one record, also when two people save it at the same moment', async () => {
  const saved = await Promise.all([1, 2, 3].map(() => call('POST', '', flag(true))));
  expect(saved.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(saved.map(({ body }) => body.id)).size).toBe(1);
});

it('names the business of the path only, and an id that exists', async () => {
  const other = await newOwner(server);
  expect((await read(other.businessId)).body).toEqual({ business_id: ['This is another business.'] });
  expect((await call('POST', '', flag(true, other.businessId))).status).toBe(400);
  expect((await call('PUT', `${other.user.id}/`, flag(true))).status).toBe(404);
});

it.each(['fleet_onboarding', 'hr_onboarding'])(
  '%s is a mark of its own, without the name of the register',
  async (type) => {
    const web_onboarding = { widget_onboarded: true };
    const saved = await call('POST', '', { type, business: owner.businessId, web_onboarding });
    expect([saved.status, saved.body.web_onboarding]).toEqual([201, web_onboarding]);
    expect((await read(owner.businessId, type)).body).toEqual(saved.body);
    const misnamed = await call('POST', '', { ...flag(true), type });
    expect([misnamed.status, Object.keys(misnamed.body)]).toEqual([400, ['web_onboarding']]);
    const elsewhere = await call('PUT', `${saved.body.id}/`, flag(true));
    expect(elsewhere.status).toBe(404);
  },
);

it('refuses two names that say different things, and none', async () => {
  const sent = (web_onboarding: object) => call('POST', '', { ...flag(true), web_onboarding });
  expect((await sent({ widget_onboarded: true, asset_widget_onboarded: false })).status).toBe(400);
  expect((await sent({})).status).toBe(400);
});

const needs = { asset_onboarding: 'access_assets', fleet_onboarding: 'access_vehicles', hr_onboarding: 'access_hr' };

it.each(Object.entries(needs))('%s is for whoever may open the module alone', async (type, permission) => {
  const { token } = await newMember(server, owner, `welcome-${type}@example.test`, [permission as 'access_hr']);
  const statusOf = async (method: string, path: string, json?: object) =>
    (await server.call(method, `/c/${owner.businessId}/app_onboarding/${path}`, { token, ...(json && { json }) }))
      .status;
  for (const each of Object.keys(needs)) {
    const mark = { type: each, business: owner.businessId, web_onboarding: { widget_onboarded: true } };
    const { id } = (await call('POST', '', mark)).body;
    const [reading, creating, changing] = each === type ? [200, 201, 200] : [403, 403, 403];
    expect(await statusOf('GET', `?type=${each}&business_id=${owner.businessId}`)).toBe(reading);
    expect(await statusOf('POST', '', mark)).toBe(creating);
    expect(await statusOf('PUT', `${id}/`, mark)).toBe(changing);
  }
});
