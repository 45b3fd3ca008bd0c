import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true });
type Row = { label: string; cells: { value: number; people: Record<string, string> }[] };
let owner: Owner;
const call = (method: string, rest: string, json?: unknown) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, {
    token: owner.token,
    ...(json === undefined ? {} : { json }),
  });
const addSubsidiary = async (name: string): Promise<string> => (await call('POST', 'subsidiary/', { name })).body.id;

beforeAll(async () => {
  owner = await newOwner(server);
});

describe('the subsidiaries of a business', () => {
  it('are added, found, changed and deleted, and the log says who did it', async () => {
    const facts = { rc_number: 'RC 1234567', tin: '12345678-0001', address: '12 Marina, Lagos' };
    const { status, body } = await call('POST', 'subsidiary/', { ...facts, name: ' Balogun & Sons ' });
    expect(status).toBe(201);
    expect(body).toEqual({ ...facts, id: body.id, name: 'Balogun & Sons', is_archived: false, employee_count: 0 });
    await addSubsidiary('Zenith');
    expect((await call('GET', 'subsidiary/?search=balogun')).body.results).toEqual([body]);
    const names = (await call('GET', 'subsidiary/?ordering=-name')).body.results.map(
      ({ name }: { name: string }) => name,
    );
    expect(names).toEqual(['Zenith', 'Balogun & Sons']);
    const change = async (fields: object) => (await call('PUT', `subsidiary/${body.id}/`, fields)).body;
    expect(await change({ name: 'Balogun', is_archived: true })).toEqual({
      ...body,
      name: 'Balogun',
      is_archived: true,
    });
    const emptied = { name: 'Balogun', rc_number: null };
    expect(await change(emptied)).toMatchObject({ ...emptied, is_archived: true });
    const all = (await call('GET', 'subsidiary/all/')).body;
    expect(all).toEqual([
      { id: body.id, name: 'Balogun', is_archived: true },
      { id: expect.any(String), name: 'Zenith', is_archived: false },
    ]);
    expect((await call('DELETE', `subsidiary/${body.id}/`)).status).toBe(204);
    expect((await call('DELETE', `subsidiary/${body.id}/`)).status).toBe(404);
    const log = (await call('GET', 'audit_log/?page_size=50')).body.results.map(({ text }: { text: string }) => text);
    for (const text of ['Added the subsidiary Balogun & Sons', 'Deleted the subsidiary Balogun'])
      expect(log).toContain(text);
  });

  it('have a name each, whatever its letters, and an RC number that is one', async () => {
    await addSubsidiary('Twice');
    expect((await call('POST', 'subsidiary/', { name: 'TWICE' })).body).toEqual({
      name: ['A subsidiary with this name exists already.'],
    });
    expect((await call('POST', 'subsidiary/', { name: 'Thrice', rc_number: 'none yet' })).status).toBe(400);
  });

  it('employ people: the form, the list, the export, a file and a report know by which one', async () => {
    const [id, closed] = [await addSubsidiary('Palm Estates'), await addSubsidiary('Closed Works')];
    await call('PUT', `subsidiary/${closed}/`, { name: 'Closed Works', is_archived: true });
    const person = { first_name: 'Ada', last_name: 'Obi', subsidiary: id };
    const added = await call('POST', 'employees/post_employee_form_once/', person);
    expect([added.status, added.body.subsidiary]).toEqual([201, { id, name: 'Palm Estates' }]);
    const refused = await call('POST', 'employees/post_employee_form_once/', { ...person, subsidiary: closed });
    expect([refused.status, refused.body]).toEqual([400, { subsidiary: ['Closed Works is archived.'] }]);
    const stranger = await newOwner(server);
    const theirs = await server.call('POST', `/c/${stranger.businessId}/subsidiary/`, {
      token: stranger.token,
      json: { name: 'Theirs' },
    });
    const foreign = await call('POST', 'employees/post_employee_form_once/', { ...person, subsidiary: theirs.body.id });
    expect(foreign.body).toEqual({ subsidiary: ['There is no such subsidiary.'] });
    const listed = (await call('GET', `employees?subsidiary=${id}`)).body.results;
    expect(listed).toEqual([expect.objectContaining({ id: added.body.id, subsidiary: { id, name: 'Palm Estates' } })]);
    expect((await call('GET', 'employees?without=subsidiary')).body.count).toBe(1);
    const report = (await call('GET', 'hr_reports/head-count/')).body;
    const { rows } = report.tables.find(({ title }: { title: string }) => title === 'By subsidiary');
    expect(rows.map(({ label, cells }: Row) => [label, cells[0]?.value, cells[0]?.people.subsidiary])).toEqual([
      ['Palm Estates', 1, id],
      ['The business itself', 1, undefined],
    ]);
    const kept = await call('DELETE', `subsidiary/${id}/`);
    expect([kept.status, kept.body.detail]).toEqual([
      409,
      'One employee belongs to this subsidiary. Move them to another one first, or archive it.',
    ]);
  });
});
