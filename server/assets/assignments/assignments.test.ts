import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { byHand } from '../../platform/background-jobs/background-jobs.testing.ts';
import { newId } from '../../platform/database/ids.ts';
import { startTestServer } from '../../platform/testing.ts';
import { added, laptopOf, newEmployee, type Parts, partsOf, type Register, registerOf } from '../assets.testing.ts';
import { turnAssignmentsJob } from './background-jobs.ts';

const server = await startTestServer({ jobs: true, now: new Date('2026-03-10T09:00:00Z') });
let owner: Owner;
let parts: Parts;
let register: Register;
let ada: string;
let bola: string;

beforeAll(async () => {
  owner = await newOwner(server);
  parts = await partsOf(server, owner);
  register = registerOf(server, owner);
  [ada, bola] = [await newEmployee(server, owner, 'Ada'), await newEmployee(server, owner, 'Bola')];
});

const newAsset = (more: object = {}) => added(register, laptopOf(parts, more));
const assign = (id: string, assignee = ada, more: object = {}) =>
  register('POST', `assets/${id}/add_assignee/`, { assignee, date_assigned: '2026-03-02', ...more });
const takeBack = (id: string, end_date = '2026-03-10') =>
  register('POST', `assets/${id}/remove_assignee/`, { end_date });
const read = async (id: string) => (await register('GET', `assets/${id}`)).body;
/** As the database has it: sessions end while the clock moves. */
const stored = async (id: string) => {
  const [found] = await server.sql(
    `select a.status, a.assignee_id as assignee, p.employee_id as next_assignment from assets a
     left join asset_assignments p on p.asset_id = a.id and p.state = 'planned' where a.id = $1`,
    [id],
  );
  return found as { status: string; assignee: string | null; next_assignment: string | null };
};
const history = async (id: string) => (await register('GET', `assets/${id}/assignee_history/`)).body;

describe('an asset', () => {
  it('is given to an employee, taken back, and remembers both', async () => {
    const asset = await newAsset();
    const given = await assign(asset.id, ada, { expected_return_date: '2026-06-30' });
    expect([given.status, given.body]).toEqual([
      200,
      {
        ...asset,
        status: 'active',
        assignee: expect.objectContaining({ id: ada, first_name: 'Ada', employee_id: expect.stringMatching(/^EMP-/) }),
        date_assigned: '2026-03-02',
        expected_return_date: '2026-06-30',
        version: asset.version + 1,
      },
    ]);
    const taken = await takeBack(asset.id);
    expect([taken.status, taken.body]).toEqual([200, { ...asset, version: asset.version + 2 }]);
    expect(await history(asset.id)).toMatchObject({
      count: 1,
      results: [
        {
          assignee: { id: ada },
          date_assigned: '2026-03-02',
          end_date: '2026-03-10',
          expected_return_date: '2026-06-30',
        },
      ],
    });
  });

  it('is with one person at a time, also when two are given it at the same moment', async () => {
    const { id } = await newAsset();
    const answers = await Promise.all([assign(id, ada), assign(id, bola)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'assigned' });
    expect((await history(id)).count).toBe(1);
  });

  it('is taken back once', async () => {
    const { id } = await newAsset();
    expect([(await takeBack(id)).status, (await takeBack(id)).body.code]).toEqual([409, 'unassigned']);
    await assign(id);
    const answers = await Promise.all([takeBack(id), takeBack(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('has periods that never overlap, and may change hands on one day', async () => {
    const { id } = await newAsset();
    await assign(id);
    await takeBack(id, '2026-03-12');
    const early = await assign(id, bola, { date_assigned: '2026-03-11' });
    expect([early.status, Object.keys(early.body)]).toEqual([400, ['date_assigned']]);
    expect((await assign(id, bola, { date_assigned: '2026-03-12' })).status).toBe(200);
  });

  it('keeps a state that is not about who has it', async () => {
    const { id } = await newAsset();
    const given = (await assign(id)).body;
    const body = laptopOf(parts, { status: 'out_for_repair', version: given.version });
    expect((await register('PUT', `assets/${id}/`, body)).body).toMatchObject({
      status: 'out_for_repair',
      assignee: { id: ada },
    });
    expect((await takeBack(id)).body).toMatchObject({ status: 'out_for_repair', assignee: null });
    expect((await assign(id, bola, { date_assigned: '2026-03-10' })).body).toMatchObject({
      status: 'out_for_repair',
      assignee: { id: bola },
    });
  });

  it('that is sold, lost or scrapped is nobody’s, and goes to nobody', async () => {
    for (const status of ['sold', 'disposed', 'discarded', 'missing']) {
      const { id } = await newAsset();
      const given = (await assign(id)).body;
      const body = laptopOf(parts, { status, version: given.version, assignee: ada, date_assigned: '2026-03-02' });
      expect((await register('PUT', `assets/${id}/`, body)).body).toMatchObject({ status, assignee: null });
      expect((await history(id)).results).toMatchObject([{ end_date: '2026-03-10', state: 'over' }]);
      const refused = await assign(id, bola, { date_assigned: '2026-03-10' });
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['assignee']]);
    }
    const bulk = await newAsset();
    await assign(bulk.id);
    await register('PATCH', 'assets/bulk_change/', { ids: [bulk.id], status: 'sold' });
    expect((await read(bulk.id)).assignee).toBe(null);
    const form = laptopOf(parts, { status: 'sold', assignee: ada, date_assigned: '2026-03-02' });
    expect(Object.keys((await register('POST', 'assets/', form)).body)).toEqual(['assignee']);
  });
});

describe('a later day', () => {
  const turn = () => turnAssignmentsJob(server.platform).work({}, byHand);

  it('ends an assignment then, and begins the next one', async () => {
    const { id } = await newAsset();
    await assign(id);
    expect((await takeBack(id, '2026-03-12')).body).toMatchObject({
      status: 'active',
      assignee: { id: ada },
      assigned_until: '2026-03-12',
    });
    const next = await assign(id, bola, { date_assigned: '2026-03-13' });
    expect(next.body).toMatchObject({
      assignee: { id: ada },
      next_assignment: { assignee: { id: bola }, date_assigned: '2026-03-13', expected_return_date: null },
    });
    expect((await assign(id, ada, { date_assigned: '2026-03-20' })).status).toBe(409);
    expect(Object.keys((await takeBack(id, '2026-03-14')).body)).toEqual(['end_date']);
    const states: unknown[] = [];
    for (const day of ['2026-03-11T22:30:00Z', '2026-03-11T23:30:00Z', '2026-03-12T23:30:00Z']) {
      server.clock.advance(Date.parse(day) - server.clock.now().getTime());
      await turn();
      await turn();
      const { status, assignee, next_assignment: planned } = await stored(id);
      states.push([status, assignee, planned]);
    }
    server.clock.advance(Date.parse('2026-03-10T09:00:00Z') - server.clock.now().getTime());
    expect(states).toEqual([
      ['active', ada, bola],
      ['unassigned', null, bola],
      ['active', bola, null],
    ]);
  });

  it('begins an assignment that is planned until then, and may be cancelled', async () => {
    const { id, version } = await newAsset();
    const planned = await assign(id, ada, { date_assigned: '2026-03-15' });
    expect(planned.body).toMatchObject({ status: 'unassigned', assignee: null, version });
    expect((await history(id)).results).toMatchObject([{ state: 'planned', date_assigned: '2026-03-15' }]);
    const of = (await register('GET', `assets/assigned_to?assignee=${ada}`)).body;
    expect(of.results.map((asset: { id: string }) => asset.id)).not.toContain(id);
    expect(of.planned).toMatchObject([{ id, assignee: null, next_assignment: { date_assigned: '2026-03-15' } }]);
    expect((await takeBack(id)).body).toMatchObject({ assignee: null, next_assignment: null });
    expect((await history(id)).count).toBe(0);
  });
});

describe('dates', () => {
  it('of an end are not before today, where the business is', async () => {
    const { id } = await newAsset();
    await assign(id);
    expect((await takeBack(id, '2026-03-09')).body).toEqual({ end_date: ['The end date cannot be before today.'] });
    expect((await takeBack(id, '2026-03-10')).status).toBe(200);
  });

  it('of a return are not before the beginning', async () => {
    const { id } = await newAsset();
    const refused = await assign(id, ada, { expected_return_date: '2026-03-01' });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['expected_return_date']]);
  });

  it('are needed with an assignee in the form of an asset', async () => {
    const refused = await register('POST', 'assets/', laptopOf(parts, { assignee: ada }));
    expect([refused.status, refused.body]).toEqual([400, { date_assigned: ['date assigned is required'] }]);
  });
});

describe('an assignee', () => {
  it('works here, and in this business', async () => {
    const { id } = await newAsset();
    const other = await newOwner(server);
    const strangers = [
      newId(),
      await newEmployee(server, owner, 'Gone', 'terminated'),
      await newEmployee(server, other),
    ];
    for (const stranger of strangers) {
      const refused = await assign(id, stranger);
      expect([refused.status, refused.body]).toEqual([400, { assignee: ['This employee does not work here.'] }]);
    }
  });
});
