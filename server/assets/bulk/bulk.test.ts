import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newId } from '../../platform/database/ids.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { added, laptopOf, newEmployee, type Parts, partsOf, type Register, registerOf } from '../assets.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let parts: Parts;
let register: Register;
let ada: string;

beforeAll(async () => {
  owner = await newOwner(server);
  parts = await partsOf(server, owner);
  register = registerOf(server, owner);
  ada = await newEmployee(server, owner, 'Ada');
});
const some = (count: number): Promise<{ id: string; name: string; number: string }[]> =>
  Promise.all(Array.from({ length: count }, () => added(register, laptopOf(parts))));
const idsOf = (assets: { id: string }[]) => assets.map(({ id }) => id);
const give = (assets: string[], more: object = {}) =>
  register('POST', 'assets/bulk_asset_assignee_add', { assets, assignee: ada, date_assigned: '2026-01-05', ...more });
const change = (ids: string[], more: object) => register('PATCH', 'assets/bulk_change/', { ids, ...more });
const titled = (asset: { name: string; number: string }) => `${asset.name} (${asset.number})`;
const read = async (id: string) => (await register('GET', `assets/${id}`)).body;

describe('several assets', () => {
  it('are given to one person, each for itself, and found under them', async () => {
    const three = await some(3);
    const ids = idsOf(three);
    const titles = three.map(titled);
    const [taken = '', ...free] = ids;
    const bola = await newEmployee(server, owner);
    await register('POST', `assets/${taken}/add_assignee/`, { assignee: bola, date_assigned: '2026-01-01' });
    const unknown = newId();
    const { status, body } = await give([...ids, unknown]);
    expect([status, body.results]).toEqual([
      200,
      [
        { id: taken, title: titles[0], outcome: 'refused', detail: 'Bola Okafor has it already.' },
        ...free.map((id, at) => ({ id, title: titles[at + 1], outcome: 'done', detail: null })),
        { id: unknown, title: null, outcome: 'missing', detail: null },
      ],
    ]);
    const held = await register('GET', `assets/assigned_to?assignee=${ada}`);
    expect(new Set(idsOf(held.body.results))).toEqual(new Set(free));
    expect(held.body).toMatchObject({ count: 2, results: [{ status: 'active', assignee: { id: ada } }, {}] });
    expect(held.body.assignee).toMatchObject({ id: ada, first_name: 'Ada' });
    const nobody = await register('GET', `assets/assigned_to?assignee=${newId()}`);
    expect(nobody.body).toMatchObject({ count: 0, assignee: null });
  });

  it('are taken back, each for itself, and their holder is still known', async () => {
    const eve = await newEmployee(server, owner, 'Eve');
    const [held, late, free] = idsOf(await some(3)) as [string, string, string];
    await give([held], { assignee: eve });
    await give([late], { assignee: eve, date_assigned: '2099-02-01' });
    const unknown = newId();
    const assets = [held, late, free, unknown];
    const day = inLagos();
    const takeBack = (end_date: string) => register('POST', 'assets/bulk_asset_assignee_remove', { assets, end_date });
    expect((await takeBack('2020-01-01')).body).toEqual({ end_date: ['The end date cannot be before today.'] });
    const { status, body } = await takeBack('2099-01-01');
    const outcomes = body.results.map(({ outcome, detail }: { outcome: string; detail: string }) => [outcome, detail]);
    expect([status, outcomes]).toEqual([
      200,
      [
        ['done', null],
        ['done', 'It was only planned for Eve Okafor.'],
        ['refused', 'Nobody has it.'],
        ['missing', null],
      ],
    ]);
    expect(await read(held)).toMatchObject({ assignee: { id: eve }, assigned_until: '2099-01-01' });
    expect(await read(late)).toMatchObject({ assignee: null, next_assignment: null });
    const [period] = (await register('GET', `assets/${held}/assignee_history/`)).body.results;
    expect(period).toMatchObject({ assignee: { id: eve }, end_date: '2099-01-01' });
    expect((await register('GET', `assets/${held}/history/`)).body.results[0].text).toBe(
      'To be taken back from Eve Okafor on 2099-01-01',
    );
    await register('POST', `assets/${held}/remove_assignee/`, { end_date: day });
    await register('PATCH', 'assets/bulk_delete/', { ids: [late] });
    const { body: nothing } = await register('GET', `assets/assigned_to?assignee=${eve}`);
    expect(nothing).toMatchObject({ count: 0, assignee: { id: eve, first_name: 'Eve' } });
  });

  it('are moved and get another status, which respects who has them', async () => {
    const [one, two] = idsOf(await some(2)) as [string, string];
    await give([one]);
    const region = newId();
    await server.sql(
      `insert into regions (business_id, id, name, country, state, city, address1, created_at)
       values ($1, $2, 'Kano', 'NG', 'Kano', 'Kano', '1 Street', now())`,
      [owner.businessId, region],
    );
    const moved = await change([one, two, newId()], { location: region, status: 'active' });
    expect(moved.body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['done', 'done', 'missing']);
    expect(await read(one)).toMatchObject({ location: { id: region, name: 'Kano' }, status: 'active' });
    expect(await read(two)).toMatchObject({ location: { id: region }, status: 'unassigned' });
    expect((await register('GET', `assets/?location=${region}`)).body.count).toBe(2);
    const [event] = (await register('GET', `assets/${two}/history/`)).body.results;
    expect(event.text).toBe('Changed location');
  });

  it('keep their versions when nothing changes', async () => {
    const [asset] = await some(1);
    await change([asset?.id ?? ''], { status: 'unassigned' });
    expect(await read(asset?.id ?? '')).toEqual(asset);
  });

  it.each([
    ['nothing to change', {}, 'non_field_errors'],
    ['a location of nobody', { location: newId() }, 'location'],
  ])('are refused %s', async (_name, more, field) => {
    const { status, body } = await change([newId()], more);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  it('of another business are missing', async () => {
    const [asset] = idsOf(await some(1)) as [string];
    const other = await newOwner(server);
    const theirs = registerOf(server, other);
    const employee = await newEmployee(server, other);
    const answers = [
      await theirs('PATCH', 'assets/bulk_change/', { ids: [asset], status: 'sold' }),
      await theirs('POST', 'assets/bulk_asset_assignee_add', {
        assets: [asset],
        assignee: employee,
        date_assigned: '2026-01-05',
      }),
      await theirs('POST', 'assets/bulk_asset_assignee_remove', { assets: [asset], end_date: '2099-01-05' }),
    ];
    expect(answers.map(({ body }) => body.results[0].outcome)).toEqual(['missing', 'missing', 'missing']);
    expect((await theirs('GET', `assets/assigned_to?assignee=${ada}`)).body).toMatchObject({
      count: 0,
      assignee: null,
    });
  });

  it('may be changed in many ways at once', async () => {
    const ids = idsOf(await some(6));
    const back = [...ids].reverse();
    const answers = await Promise.all([
      ...[ids, back, ids, back].map((those, at) => change(those, { status: at % 2 === 0 ? 'missing' : 'inactive' })),
      ...[ids, back].map((those) => give(those)),
      ...[ids, back].map((those) => register('PATCH', 'assets/bulk_delete/', { ids: those })),
      ...ids.map(() => register('POST', 'assets/', laptopOf(parts))),
    ]);
    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
  });
});
