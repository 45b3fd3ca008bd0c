import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
const call = (method: string, rest: string, json?: unknown) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, {
    token: owner.token,
    ...(json === undefined ? {} : { json }),
  });
const addRole = async (name: string): Promise<string> => (await call('POST', 'roles/', { name })).body.id;

beforeAll(async () => {
  owner = await newOwner(server);
});

describe('the roles of a business', () => {
  it('are added, found, changed and deleted', async () => {
    const { status, body } = await call('POST', 'roles/', {
      name: ' Balogun & Sons ',
      note: 'More to say\n about it ',
      colour: 'plum',
      needs: ['drivers_licence'],
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      name: 'Balogun & Sons',
      colour: 'plum',
      needs: ['drivers_licence'],
      note: 'More to say\n about it',
    });
    await addRole('Zenith');
    expect((await call('GET', 'roles/?search=balogun')).body.results).toEqual([body]);
    const names = (await call('GET', 'roles/?ordering=-name')).body.results.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Zenith', 'Balogun & Sons']);
    const change = async (fields: object) => (await call('PUT', `roles/${body.id}/`, fields)).body;
    expect(await change({ name: 'Balogun' })).toEqual({ ...body, name: 'Balogun' });
    const emptied = { name: 'Balogun', colour: 'green', needs: [], note: null };
    expect(await change(emptied)).toEqual({ id: body.id, ...emptied });
    expect((await call('DELETE', `roles/${body.id}/`)).status).toBe(204);
    expect((await call('DELETE', `roles/${body.id}/`)).status).toBe(404);
  });

  it('have a name each, whatever its letters', async () => {
    await addRole('Twice');
    expect((await call('POST', 'roles/', { name: 'TWICE' })).body).toEqual({
      name: ['A role with this name exists already.'],
    });
  });

  it('are deleted several at once, also when one of them is gone', async () => {
    const ids = [await addRole('One'), await addRole('Two')];
    await call('DELETE', `roles/${ids[0]}/`);
    expect((await call('PATCH', 'roles/bulk_delete/', { ids })).status).toBe(204);
    expect((await call('GET', 'roles/?search=two')).body.count).toBe(0);
  });
});
