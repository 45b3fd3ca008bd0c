import { beforeAll, expect, it } from 'vitest';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { type Register, registerOf } from '../assets.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let mine: Register;
beforeAll(async () => {
  owner = await newOwner(server);
  mine = registerOf(server, owner);
});

const save = (by: Register, name: string, filters: object = {}) => by('POST', 'asset_views/', { name, filters });

it('are saved, replaced by name, listed and forgotten', async () => {
  const filters = {
    search: 'toyota',
    status: 'sold',
    kind: 'vehicle',
    ordering: '-cost',
    hidden_columns: ['vendor', 'cost'],
  };
  const { status, body } = await save(mine, ' Sold cars ', filters);
  expect([status, body]).toEqual([201, { id: expect.any(String), name: 'Sold cars', filters }]);
  const again = await save(mine, 'sold CARS', { status: 'sold' });
  expect(again.body).toEqual({
    id: body.id,
    name: 'sold CARS',
    filters: { status: 'sold', kind: 'all', ordering: '-created_at' },
  });
  await save(mine, 'Missing', { status: 'missing' });
  expect((await mine('GET', 'asset_views/')).body.map(({ name }: { name: string }) => name)).toEqual([
    'Missing',
    'sold CARS',
  ]);
  expect((await mine('DELETE', `asset_views/${body.id}/`)).status).toBe(204);
  expect((await mine('DELETE', `asset_views/${body.id}/`)).status).toBe(404);
});

it('are renamed to what no other one of the person is called', async () => {
  const { body } = await save(mine, 'Laptops', { search: 'laptop' });
  await save(mine, 'Cars');
  const rename = (name: string, by = mine) => by('PATCH', `asset_views/${body.id}/`, { name });
  expect((await rename(' Portable ')).body).toEqual({ ...body, name: 'Portable' });
  expect((await rename('PORTABLE')).status).toBe(200);
  const taken = await rename('cars');
  expect([taken.status, taken.body]).toEqual([400, { name: ['You have a view of this name already.'] }]);
  const theirs = registerOf(server, await newMember(server, owner, newEmail(), ['access_assets']));
  expect((await rename('Theirs', theirs)).status).toBe(404);
});

it('belong to one person', async () => {
  const theirs = registerOf(server, await newMember(server, owner, newEmail(), ['access_assets']));
  const { body } = await save(mine, 'Mine');
  expect((await theirs('GET', 'asset_views/')).body).toEqual([]);
  expect((await theirs('DELETE', `asset_views/${body.id}/`)).status).toBe(404);
  expect((await save(theirs, 'Mine')).body.id).not.toBe(body.id);
});

it('are at most 50', async () => {
  const many = registerOf(server, await newMember(server, owner, newEmail(), ['access_assets']));
  for (let at = 0; at < 50; at++) expect((await save(many, `View ${at}`)).status).toBe(201);
  expect((await save(many, 'One more')).body.code).toBe('too_many');
  expect((await save(many, 'View 3', { status: 'sold' })).status).toBe(201);
});
