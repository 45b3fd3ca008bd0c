/** Which papers a vehicle needs, the ones that they renewed, and the links under which they are shown at the roadside. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { registerOf } from '../assets/assets.testing.ts';
import { catalogue } from '../assets/makes/catalogue.ts';
import { newOwner, type Owner } from '../onboarding/onboarding.testing.ts';
import { newMember } from '../people/people.testing.ts';
import { startTestServer } from '../platform/testing.ts';
import { type Fleet, fleetOf, newVehicle } from './fleet.testing.ts';
import { pickups } from './sheet/catalogue.ts';

const now = new Date('2026-03-10T09:00:00Z');
const server = await startTestServer({ jobs: true, now });
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
let owner: Owner;
let fleet: Fleet;

beforeAll(async () => {
  owner = await newOwner(server);
  fleet = fleetOf(server, owner);
});

type Line = { type: string; state: string; is_needed: boolean; paper: { id: string } | null; valid_months: number };
const sheetOf = async (id: string, ask = fleet): Promise<Line[]> =>
  (await ask('GET', `vehicles/${id}/paper-sheet/`)).body.results;
const states = async (id: string) => Object.fromEntries((await sheetOf(id)).map(({ type, state }) => [type, state]));
const add = async (id: string, json: object) => {
  const { status, body } = await fleet('POST', `vehicles/${id}/statutory/`, json);
  expect([status, body]).toEqual([201, body]);
  return body;
};
async function upload(): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([pdf]), 'policy.pdf');
  const path = `/c/${owner.businessId}/vehicle-attachments/`;
  return (await server.call('POST', path, { token: owner.token, form })).body.id;
}

describe('the sheet of a vehicle', () => {
  const lorry = { model: 'toyota-dyna-truck' };

  it('says of each paper that its kind needs how it stands', async () => {
    const { id } = await newVehicle(fleet, lorry);
    expect(await states(id)).toEqual({
      autoreg: 'missing',
      insurance: 'missing',
      roadworthiness: 'missing',
      ownership: 'missing',
      drivers_licence: 'no_driver',
      hackney: 'missing',
      heavy_duty: 'missing',
      tinted_glass: 'not_needed',
      cmr: 'not_needed',
    });
    await add(id, { type: 'autoreg', title: 'Licence', due_date: '2027-01-01' });
    await add(id, { type: 'insurance', title: 'Third party', due_date: '2026-03-01' });
    await add(id, { type: 'insurance', title: 'Comprehensive', due_date: '2026-04-01' });
    await add(id, { type: 'hackney', title: 'Permit', due_date: '2026-03-09' });
    expect(await states(id)).toMatchObject({
      autoreg: 'valid',
      insurance: 'due',
      hackney: 'expired',
      heavy_duty: 'missing',
    });
  });

  it('asks less of a car, of each kind for its own time, and nothing of a forklift', async () => {
    const car = { type: 'car', make: 'toyota', model: 'toyota-corolla-car' };
    const lines = await sheetOf((await newVehicle(fleet, car)).id);
    expect(lines.filter(({ is_needed }) => is_needed).map(({ type }) => type)).toEqual([
      ...['autoreg', 'insurance', 'roadworthiness', 'ownership', 'drivers_licence'],
    ]);
    const monthsOf = (all: Line[]) => all.find(({ type }) => type === 'roadworthiness')?.valid_months;
    expect([monthsOf(lines), monthsOf(await sheetOf((await newVehicle(fleet)).id))]).toEqual([12, 6]);
    const [make] = (await fleet('GET', 'make/?type=forklift')).body;
    const [model] = (await fleet('GET', `make/${make.id}/models/?type=forklift`)).body;
    expect(await sheetOf((await newVehicle(fleet, { type: 'forklift', make: make.id, model: model.id })).id)).toEqual(
      [],
    );
  });

  it('asks for no heavy-duty permit of a pickup, which is a truck otherwise', async () => {
    const { id } = await newVehicle(fleet);
    expect(await states(id)).toMatchObject({ heavy_duty: 'not_needed', hackney: 'missing' });
    const { body } = await fleet('PUT', `vehicles/${id}/paper-sheet/heavy_duty/`, { is_needed: true });
    expect(body).toMatchObject({ state: 'missing', is_needed: true, is_usual: false });
  });

  it('knows pickups among the models that every business has', () => {
    const listed = new Set(catalogue.flatMap(({ models }) => models.map(({ id }) => id)));
    expect([...pickups].filter((model) => !listed.has(model))).toEqual([]);
  });

  it('follows what is said of one vehicle, and its history says who did', async () => {
    const { id } = await newVehicle(fleet, lorry);
    const { status, body } = await fleet('PUT', `vehicles/${id}/paper-sheet/heavy_duty/`, { is_needed: false });
    expect([status, body]).toMatchObject([200, { state: 'not_needed', is_needed: false, is_usual: true }]);
    await fleet('PUT', `vehicles/${id}/paper-sheet/tinted_glass/`, { is_needed: true });
    expect(await states(id)).toMatchObject({ heavy_duty: 'not_needed', tinted_glass: 'missing' });
    expect(await states((await newVehicle(fleet, lorry)).id)).toMatchObject({ heavy_duty: 'missing' });
    const { results } = (await registerOf(server, owner)('GET', `assets/${id}/history/`)).body;
    expect(results).toEqual(
      expect.arrayContaining([expect.objectContaining({ text: 'Marked its Heavy-duty permit as not needed' })]),
    );
  });

  it('counts a paper that was added in the register, and the register has one that was added here', async () => {
    const { id } = await newVehicle(fleet);
    const register = registerOf(server, owner);
    const types = (await register('GET', 'assets/list_of_document_types/')).body as { id: string; name: string }[];
    const form = new FormData();
    const document_type = types.find(({ name }) => name === 'Vehicle licence')?.id ?? '';
    const fields = { content_type: 'asset', object_id: id, document_type, expiry_date: '2027-01-01' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([pdf]), 'licence.pdf');
    const path = `/c/${owner.businessId}/asset-management/attachments/add/`;
    expect((await server.call('POST', path, { token: owner.token, form })).status).toBe(201);
    expect(await states(id)).toMatchObject({ autoreg: 'valid' });
    const permit = await add(id, { type: 'heavy_duty', title: 'Permit', due_date: '2027-01-01' });
    const { results } = (await register('GET', `assets/${id}/get_asset_attachments/?attachment_type=statutory`)).body;
    expect(results).toContainEqual(
      expect.objectContaining({ id: permit.id, document_type_name: 'Heavy-duty permit', state: 'valid' }),
    );
  });

  it('counts a paper whose type the register added by the same name, and makes that type once', async () => {
    const own = await newOwner(server);
    const [ask, register] = [fleetOf(server, own), registerOf(server, own)];
    const { id } = await newVehicle(ask);
    await register('POST', 'assets/create_document/', { name: 'hackney PERMIT' });
    const permit = { type: 'hackney', title: 'Permit', due_date: '2027-01-01', cost: 15_000 };
    const made = await Promise.all([1, 2].map(() => ask('POST', `vehicles/${id}/statutory/`, permit)));
    expect(made.map(({ body }) => [body.type, body.cost])).toEqual([
      ['hackney', 15_000],
      ['hackney', 15_000],
    ]);
    const types = (await register('GET', 'assets/list_of_document_types/')).body as { name: string }[];
    expect(types.filter(({ name }) => name.toLowerCase() === 'hackney permit')).toHaveLength(1);
    expect((await ask('GET', `vehicles/${id}/statutory/hackney`)).body.count).toBe(2);
    expect((await ask('GET', `vehicles/${id}/statutory/other`)).body.count).toBe(0);
  });
});

it('a paper shows those that it renewed, of its own vehicle', async () => {
  const { id } = await newVehicle(fleet);
  const first = await add(id, { type: 'insurance', title: 'Third party', due_date: '2026-03-15' });
  const path = `vehicles/${id}/statutory/${first.id}/`;
  const { body } = await fleet('PUT', path, { title: 'Third party', due_date: '2027-03-15' });
  const { results } = (await fleet('GET', `vehicles/${id}/statutory/${body.id}/versions/`)).body;
  expect(results.map((each: { id: string; version: number }) => [each.id, each.version])).toEqual([
    [body.id, 2],
    [first.id, 1],
  ]);
  const other = await newVehicle(fleet);
  expect((await fleet('GET', `vehicles/${other.id}/statutory/${body.id}/versions/`)).status).toBe(404);
});

describe('a roadside link', () => {
  const open = (token: string) => server.call('GET', `/roadside/${token}/`);
  const openFile = (token: string, file: string) => server.call('GET', `/roadside/${token}/files/${file}/`);

  async function linked(days = 7) {
    const { id } = await newVehicle(fleet);
    const file = await upload();
    const dates = { issue_date: '2025-04-01', due_date: '2026-03-31' };
    await add(id, { type: 'insurance', title: 'Third party', ...dates, attachments: [file] });
    const { status, body } = await fleet('POST', `vehicles/${id}/roadside-links/`, { days, holder: ' Musa ' });
    expect([status, body]).toEqual([201, body]);
    return { id, file, link: body, token: String(body.url).split('/r/')[1] ?? '' };
  }

  it('shows the papers and their files without an account, and each opening is logged', async () => {
    const { id, file, link, token } = await linked();
    expect(link).toMatchObject({ holder: 'Musa', is_open: true, openings: 0, opened_at: null });
    const { status, body } = await open(token);
    expect([status, body]).toEqual([
      200,
      {
        is_stopped: false,
        business: expect.any(String),
        name: 'Toyota Hilux',
        plate_no: 'KJA-117-YD',
        type_display: 'Truck',
        color: 'White',
        year: 2021,
        shown_at: expect.any(String),
        expires_at: link.expires_at,
        papers: [
          {
            id: expect.any(String),
            name: 'Insurance',
            title: 'Third party',
            state: 'due',
            issue_date: '2025-04-01',
            due_date: '2026-03-31',
            files: [{ id: file, name: 'policy.pdf', type: 'application/pdf' }],
          },
        ],
      },
    ]);
    const opened = await openFile(token, file);
    expect([opened.status, opened.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining('sandbox'),
    ]);
    const { results } = (await fleet('GET', `vehicles/${id}/roadside-openings/`)).body;
    expect(results).toMatchObject([
      { holder: 'Musa', file: 'policy.pdf' },
      { holder: 'Musa', file: '' },
    ]);
    const [listed] = (await fleet('GET', `vehicles/${id}/roadside-links/`)).body.results;
    expect(listed).toMatchObject({ id: link.id, openings: 2, opened_at: expect.any(String) });
    expect(listed).not.toHaveProperty('url');
  });

  it('keeps no token, and leads nowhere once it is revoked, has expired, or its vehicle is in the bin', async () => {
    const [one, two, three] = [await linked(), await linked(1), await linked()];
    const stored = await server.sql<{ text: string }>('select to_jsonb(l)::text as text from roadside_links l');
    expect(stored.filter(({ text }) => text.includes(one.token))).toEqual([]);
    const revoke = () => fleet('DELETE', `vehicles/${one.id}/roadside-links/${one.link.id}/`);
    expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204]);
    expect([(await open(one.token)).status, (await openFile(one.token, one.file)).status]).toEqual([404, 404]);
    await fleet('DELETE', `vehicles/${three.id}`);
    expect((await open(three.token)).status).toBe(404);
    expect((await open(two.token)).status).toBe(200);
    await server.sql(`update roadside_links set expires_at = $2 where id = $1`, [
      two.link.id,
      new Date(server.clock.now().getTime() - 1),
    ]);
    expect((await open(two.token)).status).toBe(404);
    const [listed] = (await fleet('GET', `vehicles/${two.id}/roadside-links/`)).body.results;
    expect(listed).toMatchObject({ is_open: false, revoked_at: null, openings: 1 });
  });

  it('opens no file of another vehicle or service, and no other address', async () => {
    const [mine, theirs] = [await linked(), await linked()];
    expect((await openFile(mine.token, theirs.file)).status).toBe(404);
    const file = await upload();
    const done = { description: 'Oil', service_date: '2026-01-05', attachments: [file] };
    await fleet('POST', `vehicles/${mine.id}/services/`, done);
    expect((await openFile(mine.token, file)).status).toBe(404);
    expect((await open('A'.repeat(43))).status).toBe(404);
    expect((await open(`${mine.token.slice(0, -2)}%27`)).status).toBe(400);
  });

  it('is limited, for whoever may use the fleet, and twenty at once', async () => {
    const { id, token } = await linked();
    const keeper = await newMember(server, owner, 'keeper-of-assets@example.test', ['access_assets']);
    const path = `/c/${owner.businessId}/vehicles/${id}/roadside-links/`;
    expect((await server.call('POST', path, { token: keeper.token, json: { days: 7 } })).status).toBe(403);
    for (let n = 1; n < 20; n += 1)
      expect((await fleet('POST', `vehicles/${id}/roadside-links/`, { days: 1 })).status).toBe(201);
    expect((await fleet('POST', `vehicles/${id}/roadside-links/`, { days: 1 })).body.code).toBe('too_many');
    const taken = vi.spyOn(server.platform.limits, 'take');
    expect((await open(token)).status).toBe(200);
    expect(taken.mock.calls.map(([name]) => name)).toContain('roadside:link');
    taken.mockRestore();
  });
});
