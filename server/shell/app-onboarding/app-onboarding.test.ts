import { beforeAll, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
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
const read = (businessId = owner.businessId) => call('GET', `?type=asset_onboarding&business_id=${businessId}`);
const flag = (isRead: boolean, business = owner.businessId) => ({
  type: 'asset_onboarding',
  business,
  web_onboarding: { asset_widget_onboarded: isRead },
});

it('is not saved at first, and then as it was saved', async () => {
  expect((await read()).body).toEqual({ id: null, ...flag(false) });
  const saved = await call('POST', '', flag(true));
  expect([saved.status, saved.body]).toEqual([201, { id: expect.any(String), ...flag(true) }]);
  expect((await read()).body).toEqual(saved.body);
  const changed = await call('PUT', `${saved.body.id}/`, flag(false));
  expect([changed.status, changed.body]).toEqual([200, { id: saved.body.id, ...flag(false) }]);
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
