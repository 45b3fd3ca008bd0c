import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { catalogue } from './catalogue.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
const call = (method: string, path: string, json?: unknown, of = owner) =>
  server.call(method, `/c/${of.businessId}/asset-management/${path}`, {
    token: of.token,
    ...(json === undefined ? {} : { json }),
  });
const namesOf = async (path: string) => ((await call('GET', path)).body as { name: string }[]).map(({ name }) => name);

beforeAll(async () => {
  owner = await newOwner(server);
});

describe('the catalogue', () => {
  it('has the makes that run in Nigeria, each of some kind, and models of its kinds only', () => {
    const names = catalogue.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'Toyota',
        'Innoson',
        'Nord',
        'Mack',
        'DAF',
        'Sinotruk',
        'Bajaj',
        'TVS',
        'Qlink',
        'Hyster',
      ]),
    );
    for (const { name, types, models } of catalogue) {
      expect([name, types.length > 0]).toEqual([name, true]);
      expect(models.filter(({ type }) => !types.includes(type))).toEqual([]);
      expect(models.filter((model) => model.name.trim() === '' || model.name !== model.name.trim())).toEqual([]);
    }
  });

  it('gives everything an id of its own, in the form of the contract', () => {
    const ids = catalogue.flatMap(({ id, models }) => [id, ...models.map((model) => model.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9-]{1,100}$/.test(id))).toEqual([]);
    // Assets store these.
    expect(ids).toEqual(
      expect.arrayContaining(['toyota', 'toyota-land-cruiser-79-truck', 'mercedes-benz-c-class-car']),
    );
  });
});

describe('makes and models', () => {
  it('are listed by kind, in the order of names', async () => {
    expect((await call('GET', 'asset_types/vehicle_type_list/')).body[0]).toEqual({ id: 'car', name: 'Car' });
    const bikes = await namesOf('make/?type=bike');
    expect(bikes).toEqual(expect.arrayContaining(['Bajaj', 'Honda', 'Suzuki', 'Yamaha']));
    expect(bikes).not.toContain('Toyota');
    expect(bikes).toEqual(bikes.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    expect((await namesOf('make/')).length).toBe(catalogue.length);
    expect(await namesOf('make/honda/models/?type=bike')).toContain('CG125');
    expect(await namesOf('make/honda/models/?type=bike')).not.toContain('Civic');
    expect(await namesOf('make/honda/models/')).toEqual(expect.arrayContaining(['CG125', 'Civic']));
  });

  it('are found by id, and by the kind of vehicle', async () => {
    expect((await call('GET', 'make/toyota/?type=forklift')).body).toEqual({
      id: 'toyota',
      name: 'Toyota',
      is_default: true,
      types: ['car', 'truck', 'bus', 'forklift'],
    });
    for (const path of ['make/toyota/?type=bike', 'make/nothing/', 'make/nothing/models/', `make/${owner.user.id}/`]) {
      expect([path, (await call('GET', path)).status]).toEqual([path, 404]);
    }
  });

  it('of a business stand among the others, for that business only', async () => {
    const { status, body: make } = await call('POST', 'make/', { name: ' Keke Works ', type: 'bike' });
    expect([status, make]).toEqual([201, { id: make.id, name: 'Keke Works', types: ['bike'], is_default: false }]);
    const model = await call('POST', `make/${make.id}/models/`, { name: 'Cargo', type: 'bike' });
    expect(model.body).toEqual({ id: model.body.id, name: 'Cargo', type: 'bike', is_default: false });
    const ofToyota = await call('POST', 'make/toyota/models/', { name: 'Probox', type: 'car' });
    expect(ofToyota.status).toBe(201);
    expect(await namesOf('make/?type=bike')).toContain('Keke Works');
    expect(await namesOf('make/?type=car')).not.toContain('Keke Works');
    expect(await namesOf(`make/${make.id}/models/`)).toEqual(['Cargo']);
    expect(await namesOf('make/toyota/models/?type=car')).toContain('Probox');
    const other = await newOwner(server);
    expect((await call('GET', `make/${make.id}/`, undefined, other)).status).toBe(404);
    const theirs = (await call('GET', 'make/toyota/models/', undefined, other)).body as { name: string }[];
    expect(theirs.map(({ name }) => name)).not.toContain('Probox');
  });

  it('have different names, whatever the case of letters', async () => {
    const taken = { name: ['A make with this name exists already.'] };
    const listed = await call('POST', 'make/', { name: 'toyota', type: 'car' });
    expect([listed.status, listed.body]).toEqual([400, taken]);
    expect((await call('POST', 'make/', { name: 'Toyota', type: 'bike' })).status).toBe(201);
    const model = await call('POST', 'make/toyota/models/', { name: 'COROLLA', type: 'car' });
    expect([model.status, model.body]).toEqual([400, { name: ['A model with this name exists already.'] }]);
  });

  it('of one name that are added at the same moment become one', async () => {
    const add = async () => [
      (await call('POST', 'make/', { name: 'Danfo', type: 'bus' })).status,
      (await call('POST', 'make/toyota/models/', { name: 'Danfo', type: 'bus' })).status,
    ];
    const statuses = await Promise.all([add(), add(), add()]);
    expect(statuses.map(([make]) => make).sort()).toEqual([201, 400, 400]);
    expect(statuses.map(([, model]) => model).sort()).toEqual([201, 400, 400]);
  });
});
