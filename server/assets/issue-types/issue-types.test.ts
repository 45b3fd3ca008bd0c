import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { issueTypes as defaults } from './defaults.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
const call = (method: string, rest = '', json?: unknown) =>
  server.call(method, `/c/${owner.businessId}/asset-management/issue-type/${rest}`, {
    token: owner.token,
    ...(json === undefined ? {} : { json }),
  });
const add = (name: string) => call('POST', '', { name });
const namesOf = async (query = '') =>
  (await call('GET', query)).body.results.map(({ name }: { name: string }) => name) as string[];

beforeAll(async () => {
  owner = await newOwner(server);
});

describe('issue types', () => {
  it('start with the default ones, sorted by name', async () => {
    const { body } = await call('GET');
    expect(body).toMatchObject({ count: defaults.length, next: null, previous: null });
    expect(await namesOf()).toEqual([...defaults].sort());
    expect(await namesOf('?ordering=-name')).toEqual([...defaults].sort().reverse());
  });

  it('are added, found by a part of their name, renamed and deleted', async () => {
    const { status, body } = await add('  Fuel leak ');
    expect([status, body]).toEqual([201, { id: body.id, name: 'Fuel leak', is_default: false }]);
    expect(await namesOf('?search=LEAK')).toEqual(['Fuel leak']);
    const renamed = await call('PATCH', `${body.id}/`, { name: 'Oil leak' });
    expect([renamed.status, renamed.body]).toEqual([200, { ...body, name: 'Oil leak' }]);
    expect((await call('DELETE', `${body.id}/`)).status).toBe(204);
    expect(await namesOf('?search=leak')).toEqual([]);
    expect((await call('DELETE', `${body.id}/`)).status).toBe(404);
  });

  it.each(['PATCH', 'DELETE'])('that are default ones refuse %s', async (method) => {
    const { body } = await call('GET', `?search=${defaults[0]}`);
    const refused = await call(method, `${body.results[0].id}/`, method === 'PATCH' ? { name: 'Other' } : undefined);
    expect([refused.status, refused.body]).toEqual([409, { detail: 'Default issue types cannot be changed.' }]);
  });

  it('have different names, whatever the case of letters', async () => {
    const taken = { name: ['An issue type with this name exists already.'] };
    const [first, second] = [await add('Noise'), await add('Smell')];
    expect([first.status, second.status]).toEqual([201, 201]);
    const repeated = await add('nOISE');
    expect([repeated.status, repeated.body]).toEqual([400, taken]);
    const renamed = await call('PATCH', `${second.body.id}/`, { name: 'NOISE' });
    expect([renamed.status, renamed.body]).toEqual([400, taken]);
    expect((await call('PATCH', `${first.body.id}/`, { name: 'NOISE' })).status).toBe(200);
  });

  it('of one name that are added at the same moment become one', async () => {
    const statuses = await Promise.all([1, 2, 3].map(async () => (await add('Vibration')).status));
    expect(statuses.sort()).toEqual([201, 400, 400]);
  });

  it.each(['', '   '])('are not named %j', async (name) => {
    expect((await add(name)).status).toBe(400);
  });
});
