/** What is asked for twice under one key is done once and answered alike, also where a second request would be refused. */
import { beforeAll, expect, it } from 'vitest';
import { newOwner, type Owner } from '../onboarding/onboarding.testing.ts';
import { startTestServer } from '../platform/testing.ts';
import { inLagos } from '../platform/time/lagos.testing.ts';
import {
  added,
  laptopOf,
  newEmployee,
  type Parts,
  partsOf,
  type Register,
  registerOf,
  truckOf,
} from './assets.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let register: Register;
let parts: Parts;
let keys = 0;

beforeAll(async () => {
  owner = await newOwner(server);
  register = registerOf(server, owner);
  parts = await partsOf(server, owner);
});

type Asked = [method: string, path: string, body?: object];
const asset = async () => (await added(register, laptopOf(parts, { serial_no: `RETRY-${++keys}` }))).id as string;
const assigned = async () => {
  const id = await asset();
  const assignment = { assignee: await newEmployee(server, owner), date_assigned: '2026-01-05' };
  expect((await register('POST', `assets/${id}/add_assignee/`, assignment)).status).toBe(200);
  return id;
};
const binned = async () => {
  const id = await asset();
  await register('PATCH', 'assets/bulk_delete/', { ids: [id] });
  return id;
};
const today = () => inLagos(0, server.clock.now());
const issue = async (...acts: object[]) => {
  const [type] = (await register('GET', 'issue-type/')).body.results;
  const given = { issue_type: type.id, message: 'It smokes', priority_level: 'low', date: today() };
  const { body } = await register('POST', `assets/${await asset()}/issues/`, given);
  for (const act of acts) await register('POST', `issues-list/${body.id}/close/`, act);
  return body.id as string;
};
const asks: Record<string, () => Promise<Asked>> = {
  closeStockTake: async () => {
    const { body } = await register('POST', 'stock_takes/', { location: parts.region });
    return ['POST', `stock_takes/${body.id}/close/`, { mark_missing: false, move_unexpected: false }];
  },
  assignAsset: async () => {
    const id = await asset();
    return [
      'POST',
      `assets/${id}/add_assignee/`,
      { assignee: await newEmployee(server, owner), date_assigned: today() },
    ];
  },
  unassignAsset: async () => ['POST', `assets/${await assigned()}/remove_assignee/`, { end_date: today() }],
  assignAssets: async () => {
    const assets = [await asset()];
    const given = { assets, assignee: await newEmployee(server, owner), date_assigned: today() };
    return ['POST', 'assets/bulk_asset_assignee_add', given];
  },
  unassignAssets: async () => {
    const assets = [await assigned()];
    return ['POST', 'assets/bulk_asset_assignee_remove', { assets, end_date: today() }];
  },
  updateAsset: async () => {
    const id = await asset();
    return ['PUT', `assets/${id}/`, { ...laptopOf(parts, { name: 'Changed' }), version: 1 }];
  },
  deleteAssets: async () => ['PATCH', 'assets/bulk_delete/', { ids: [await asset()] }],
  restoreAssets: async () => ['POST', 'assets/bin/restore/', { ids: [await binned()] }],
  purgeAssets: async () => ['POST', 'assets/bin/purge/', { ids: [await binned()] }],
  closeIssue: async () => ['POST', `issues-list/${await issue()}/close/`, { status: 'resolved', note: 'Mended' }],
  reopenIssue: async () => ['POST', `issues-list/${await issue({ status: 'resolved', note: 'Mended' })}/reopen/`],
};

const ask = ([method, path, body]: Asked) =>
  register(method, path, body, { 'idempotency-key': `retry-${keys}-${path.replace(/\W/g, '')}`.slice(0, 128) });

it.each(Object.entries(asks))('%s', async (_operation, prepare) => {
  const asked = await prepare();
  const first = await ask(asked);
  expect([first.status, first.body]).toEqual([first.status < 300 ? first.status : 0, first.body]);
  const [second, third] = await Promise.all([ask(asked), ask(asked)]);
  for (const again of [second, third]) expect([again.status, again.body]).toEqual([first.status, first.body]);
});

it.each(['add-assignee', 'remove-assignee'])('of vehicles: %s', async (act) => {
  const { id } = await added(register, truckOf(parts));
  const fleet = (path: string, json: object, headers = {}) =>
    server.call('POST', `/c/${owner.businessId}/vehicles/${id}/${path}/`, { token: owner.token, json, headers });
  const assignment = { assignee: await newEmployee(server, owner) };
  if (act === 'remove-assignee') await fleet('add-assignee', assignment);
  const body = act === 'add-assignee' ? assignment : { end_date: today() };
  const twins = await Promise.all([1, 2].map(() => fleet(act, body, { 'idempotency-key': `vehicle-${act}` })));
  expect(twins.map(({ status }) => status)).toEqual([200, 200]);
  expect(twins[1]?.body).toEqual(twins[0]?.body);
});
