import { beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newId } from '../../platform/database/ids.ts';
import { startTestServer } from '../../platform/testing.ts';
import { added, laptopOf, newEmployee, type Parts, partsOf, type Register, registerOf } from '../assets.testing.ts';

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
    expect((await assign(id, bola, { date_assigned: '2026-03-10' })).body.status).toBe('active');
  });
});

describe('dates', () => {
  it('of an end are not before today, where the business is, nor before the beginning', async () => {
    const { id } = await newAsset();
    await assign(id, ada, { date_assigned: '2026-03-15' });
    expect((await takeBack(id, '2026-03-09')).body).toEqual({ end_date: ['The end date cannot be before today.'] });
    expect((await takeBack(id, '2026-03-14')).body).toEqual({
      end_date: ['The end date cannot be before the date assigned.'],
    });
    expect((await takeBack(id, '2026-03-15')).status).toBe(200);
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
