import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { documentTypes as presets } from './defaults.ts';

type Type = { id: string; name: string; is_default: boolean };

const server = await startTestServer({ jobs: true });
let owner: Owner;
const call = (method: string, rest: string, json?: unknown) =>
  server.call(method, `/c/${owner.businessId}/asset-management/assets/${rest}`, {
    token: owner.token,
    ...(json === undefined ? {} : { json }),
  });
const list = async () => (await call('GET', 'list_of_document_types/')).body as Type[];
const add = (name: string) => call('POST', 'create_document/', { name });

beforeAll(async () => {
  owner = await newOwner(server);
});

describe('statutory document types', () => {
  it('are the preset ones first, and then those that the business adds, renames and deletes', async () => {
    expect((await list()).map(({ name }) => name)).toEqual(presets);
    const { status, body } = await add('  Hackney permit ');
    expect([status, body]).toEqual([201, { id: body.id, name: 'Hackney permit', is_default: false }]);
    expect((await list()).at(-1)).toEqual(body);
    const renamed = await call('PUT', `${body.id}/edit_document_type/`, { name: 'Carriage permit' });
    expect([renamed.status, renamed.body]).toEqual([200, { ...body, name: 'Carriage permit' }]);
    expect((await call('DELETE', `${body.id}/delete_document_type/`)).status).toBe(204);
    expect((await list()).map(({ name }) => name)).toEqual(presets);
    expect((await call('DELETE', `${body.id}/delete_document_type/`)).status).toBe(404);
  });

  it.each([
    ['PUT', 'edit_document_type/', { name: 'Other' }],
    ['DELETE', 'delete_document_type/', undefined],
  ])('that are preset refuse %s', async (method, rest, json) => {
    const [first] = await list();
    const refused = await call(method, `${first?.id}/${rest}`, json);
    expect([refused.status, refused.body]).toEqual([409, { detail: 'Preset document types cannot be changed.' }]);
  });

  it('have different names, whatever the case of letters', async () => {
    const taken = { name: ['A document type with this name exists already.'] };
    const repeated = await add('INSURANCE');
    expect([repeated.status, repeated.body]).toEqual([400, taken]);
    const statuses = await Promise.all([1, 2, 3].map(async () => (await add('Local permit')).status));
    expect(statuses.sort()).toEqual([201, 400, 400]);
    const { body } = await add('Emission test');
    const renamed = await call('PUT', `${body.id}/edit_document_type/`, { name: 'local PERMIT' });
    expect([renamed.status, renamed.body]).toEqual([400, taken]);
  });
});
