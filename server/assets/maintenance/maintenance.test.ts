import { beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { utcDay } from '../../platform/time/dates.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { added, laptopOf, type Parts, partsOf, type Register, registerOf } from '../assets.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let register: Register;
let parts: Parts;

/** In UTC, so the tests keep off the edge of today. */
const daysFromNow = (days: number) => inLagos(days, server.clock.now());
const service = (more: object = {}) => ({
  type: 'service',
  cost: 45_000,
  notes: 'Oil and filters',
  date: daysFromNow(-40),
  ...more,
});
const asset = (more: object = {}) => added(register, laptopOf(parts, more));
const record = (assetId: string, more: object = {}) =>
  register('POST', 'maintenance/', { asset: assetId, ...service(more) });
const namesOf = async (query: string) =>
  (await register('GET', `maintenance/?${query}`)).body.results.map(({ notes }: { notes: string }) => notes);

beforeAll(async () => {
  owner = await newOwner(server);
  register = registerOf(server, owner);
  parts = await partsOf(server, owner);
});

describe('a maintenance entry', () => {
  it('is recorded, read, changed and deleted, and the asset knows', async () => {
    const { id, number } = await asset({ name: 'Generator' });
    const dueDate = daysFromNow(50);
    const made = await record(id, { due_date: dueDate, vendor: ' Mikano ', mileage: null });
    expect(made).toMatchObject({
      status: 201,
      body: { asset: id, asset_name: 'Generator', asset_number: number, type: 'service', issue: null, cost: 45_000 },
    });
    expect(made.body).toMatchObject({ due_date: dueDate, status: 'upcoming', vendor: 'Mikano' });
    const path = `maintenance/${made.body.id}/`;
    expect((await register('GET', path)).body).toEqual(made.body);
    expect((await register('GET', `assets/${id}/get_asset_maintenance/`)).body).toMatchObject({
      count: 1,
      results: [made.body],
    });
    const changed = await register('PATCH', path, { type: 'repair', cost: 60_000 });
    expect(changed).toMatchObject({
      status: 200,
      body: { type: 'repair', cost: 60_000, due_date: null, status: null },
    });
    expect((await register('DELETE', path)).status).toBe(204);
    expect((await register('GET', path)).status).toBe(404);
    const history = (await register('GET', `assets/${id}/history/`)).body.results;
    expect(history.map(({ text }: { text: string }) => text)).toEqual([
      'Deleted a repair of ₦60,000',
      'Changed a repair of ₦60,000',
      'Recorded a service of ₦45,000',
      'Added the asset',
    ]);
  });

  it('is changed by a creation with its editId', async () => {
    const { id } = await asset();
    const made = await record(id);
    const changed = await record(id, { editId: made.body.id, notes: 'Plugs too' });
    expect(changed).toMatchObject({ status: 201, body: { id: made.body.id, notes: 'Plugs too' } });
    expect((await register('GET', `assets/${id}/get_asset_maintenance/`)).body.count).toBe(1);
  });

  it('is made once, however often it is sent', async () => {
    const { id } = await asset();
    const body = { asset: id, ...service() };
    const key = { 'Idempotency-Key': `once-${id}` };
    const answers = await Promise.all([1, 2, 3].map(() => register('POST', 'maintenance/', body, key)));
    expect(new Set(answers.map(({ body: { id: made } }) => made)).size).toBe(1);
  });

  it.each([
    ['blank notes', { notes: '  ' }, { notes: ['Feild is required'] }],
    ['a day to come', { date: daysFromNow(3) }, { date: ['Choose today or an earlier day.'] }],
    ['a due date before it', { due_date: daysFromNow(-60) }, { due_date: ['Choose a day after the service.'] }],
    [
      'a due date of a repair',
      { type: 'repair', due_date: daysFromNow(9) },
      { due_date: ['Only a service has a due date.'] },
    ],
    ['a cost below zero', { cost: -1 }, { cost: ['Ensure this value is greater than or equal to 0.'] }],
    ['half a kobo', { cost: 0.005 }, { cost: ['Write naira with at most two decimals, such as 1500.50.'] }],
  ])('is refused with %s', async (_name, more, body) => {
    const { id } = await asset();
    expect(await record(id, more)).toMatchObject({ status: 400, body });
  });

  it('stays with its asset, and needs one that is there', async () => {
    const { id } = await asset();
    const other = await asset();
    const made = await record(id);
    expect(await register('PATCH', `maintenance/${made.body.id}/`, { asset: other.id })).toMatchObject({
      status: 400,
      body: { asset: ['An entry stays with its asset.'] },
    });
    await register('PATCH', 'assets/bulk_delete/', { ids: [other.id] });
    expect(await record(other.id)).toMatchObject({ status: 400, body: { asset: ['This asset does not exist.'] } });
  });

  it('leaves with its asset for the bin, and comes back with it', async () => {
    const { id } = await asset();
    const path = `maintenance/${(await record(id)).body.id}/`;
    await register('PATCH', 'assets/bulk_delete/', { ids: [id] });
    expect((await register('GET', path)).status).toBe(404);
    expect((await register('PATCH', path, { cost: 1 })).status).toBe(404);
    await register('POST', 'assets/bin/restore/', { ids: [id] });
    expect((await register('GET', path)).status).toBe(200);
  });

  it('of another business is not there', async () => {
    const { id } = await asset();
    const made = await record(id);
    const other = registerOf(server, await newOwner(server));
    expect((await other('GET', `maintenance/${made.body.id}/`)).status).toBe(404);
    expect((await other('DELETE', `maintenance/${made.body.id}/`)).status).toBe(404);
    expect(await other('POST', 'maintenance/', { asset: id, ...service() })).toMatchObject({ status: 400 });
    expect((await other('GET', 'maintenance/')).body.count).toBe(0);
  });
});

describe('a due date', () => {
  it('ends with the next service, and counts again when that one is deleted', async () => {
    const { id } = await asset();
    const first = await record(id, { due_date: daysFromNow(-5) });
    const read = async () => (await register('GET', `maintenance/${first.body.id}/`)).body.status;
    expect(await read()).toBe('overdue');
    await record(id, { type: 'repair', date: daysFromNow(-3) });
    expect(await read()).toBe('overdue');
    const next = await record(id, { date: daysFromNow(-2) });
    expect(await read()).toBeNull();
    await register('DELETE', `maintenance/${next.body.id}/`);
    expect(await read()).toBe('overdue');
  });
});

describe('a reminder', () => {
  const newReminder = async (assetId: string): Promise<string> =>
    (await register('POST', 'reminders/', { asset: assetId, type: 'service', date: '08:30', set_reminder: '5d' })).body
      .id;
  const reminded = async (more: object = {}) => {
    const { id } = await asset({ name: 'Compressor' });
    const reminder = await newReminder(id);
    const { status, body } = await record(id, { due_date: daysFromNow(50), reminder, ...more });
    return { id, reminder, status, body, path: `maintenance/${body.id}/` };
  };
  const dueOf = async (assetId: string) =>
    (await register('GET', 'reminders/reminders_filter/?page_size=100')).body.results.filter(
      (each: { asset: { id: string } }) => each.asset.id === assetId,
    );

  it('is of the due date, stands in every answer, and moves with that date', async () => {
    const { id, reminder, status, body, path } = await reminded();
    const summary = { id: reminder, set_reminder: '5d', date: '08:30', status: 'pending' };
    expect([status, body.reminder]).toEqual([201, summary]);
    expect((await register('GET', path)).body.reminder).toEqual(summary);
    for (const list of [`assets/${id}/get_asset_maintenance/`, 'maintenance/?search=compressor'])
      expect((await register('GET', list)).body.results[0].reminder).toEqual(summary);
    const link = `/assets?tab=asset-list&view=asset&id=${id}&part=maintenance`;
    expect(await dueOf(id)).toMatchObject([
      { due_date: daysFromNow(50), title: 'Oil and filters of Compressor', link },
    ]);
    const moved = await register('PATCH', path, { due_date: daysFromNow(3) });
    expect(moved.body.reminder).toEqual({ ...summary, status: 'upcoming' });
    expect(await dueOf(id)).toMatchObject([{ due_date: daysFromNow(3) }]);
  });

  it.each<[string, (made: Awaited<ReturnType<typeof reminded>>) => Promise<unknown>]>([
    ['the entry is deleted', ({ path }) => register('DELETE', path)],
    ['a later service is recorded', ({ id }) => record(id, { date: daysFromNow(-1) })],
    ['nothing is due any more', ({ path }) => register('PATCH', path, { due_date: null })],
    ['it is no service any more', ({ path }) => register('PATCH', path, { type: 'repair' })],
  ])('is done when %s', async (_name, end) => {
    const made = await reminded();
    expect(await dueOf(made.id)).toHaveLength(1);
    await end(made);
    expect(await dueOf(made.id)).toEqual([]);
  });

  it('can be cancelled, and set again or replaced by a change', async () => {
    const { id, reminder, path } = await reminded();
    expect((await register('DELETE', `reminders/${reminder}/`)).status).toBe(204);
    expect((await register('GET', path)).body.reminder).toMatchObject({ id: reminder, status: 'cancelled' });
    for (const again of [await newReminder(id), await newReminder(id)]) {
      expect((await register('PATCH', path, { reminder: again })).body.reminder.id).toBe(again);
      expect(await dueOf(id)).toMatchObject([{ id: again }]);
    }
  });

  it('is set of an entry that is there, which then has no other one', async () => {
    const { id } = await asset({ name: 'Compressor' });
    const set = (of: object) =>
      register('POST', 'reminders/', { asset: id, type: 'service', date: '08:30', set_reminder: '5d', ...of });
    const { body: entry } = await record(id, { due_date: daysFromNow(3) });
    await set({ maintenance: entry.id });
    const { status, body } = await set({ maintenance: entry.id, date: '09:00' });
    expect([status, body]).toMatchObject([201, { status: 'upcoming', title: 'Oil and filters of Compressor' }]);
    expect(await dueOf(id)).toMatchObject([{ id: body.id, due_date: daysFromNow(3) }]);
    const undated = await record(id, { date: daysFromNow(-100) });
    const refused = [
      ...[{ maintenance: undated.body.id }, { maintenance: id }, { maintenance: entry.id, document: entry.id }],
      { maintenance: entry.id, asset: (await asset()).id },
    ];
    for (const of of refused) {
      const answer = await set(of);
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['maintenance']]);
    }
  });

  it('needs a due date, and is one of this asset that is there', async () => {
    expect(await reminded({ due_date: null })).toMatchObject({
      status: 400,
      body: { due_date: ['Say when it is due to be reminded.'] },
    });
    const other = await newReminder((await asset()).id);
    expect(await reminded({ reminder: other })).toMatchObject({
      status: 400,
      body: { reminder: ['This reminder is gone. Set it again.'] },
    });
  });
});

describe('the list', () => {
  it('filters by type and status, searches and sorts', async () => {
    owner = await newOwner(server);
    register = registerOf(server, owner);
    parts = await partsOf(server, owner);
    const [one, two] = [await asset({ name: 'Press', serial_no: 'PRS-88' }), await asset({ name: 'Lift' })];
    await record(one.id, { notes: 'late', due_date: daysFromNow(-9) });
    await record(two.id, { notes: 'soon', due_date: daysFromNow(9), date: daysFromNow(-30), cost: 1 });
    await record(one.id, { notes: 'belt', type: 'repair', date: daysFromNow(-20), vendor: 'Ojo & Sons' });
    await record(one.id, { notes: 'look', type: 'inspection', date: daysFromNow(-10), cost: 0 });
    expect(await namesOf('')).toEqual(['look', 'belt', 'soon', 'late']);
    expect(await namesOf('type=repair')).toEqual(['belt']);
    expect(await namesOf('status=overdue')).toEqual(['late']);
    expect(await namesOf('status=upcoming&type=service')).toEqual(['soon']);
    expect(await namesOf('search=lift')).toEqual(['soon']);
    expect(await namesOf('search=pr-s88')).toEqual(await namesOf('search=press'));
    expect(await namesOf('search=ojo')).toEqual(['belt']);
    expect(await namesOf('search=belt%20oj')).toEqual(['belt']);
    expect(await namesOf('search=belt%20lift')).toEqual([]);
    expect(await namesOf('search=elt')).toEqual([]);
    expect(await namesOf('ordering=cost')).toEqual(['look', 'soon', 'late', 'belt']);
    expect(await namesOf('ordering=due_date&status=upcoming')).toEqual(['soon']);
  });

  it('adds up what it costs by month, type and asset', async () => {
    const all = (await register('GET', 'maintenance/costs/')).body;
    expect(all).toMatchObject({ total: 90_001, count: 4 });
    expect(all.assets).toMatchObject([
      { asset_name: 'Press', asset_mark: 'PRS-88', cost: 90_000, count: 3 },
      { asset_name: 'Lift', cost: 1, count: 1 },
    ]);
    expect(all.types).toContainEqual({ type: 'repair', cost: 45_000, count: 1 });
    expect(all.months.reduce((sum: number, { cost }: { cost: number }) => sum + cost, 0)).toBe(90_001);
    const from = daysFromNow(-30);
    const press = all.assets[0].asset;
    expect((await register('GET', `maintenance/costs/?date_from=${from}&asset=${press}`)).body.total).toBe(45_000);
    expect((await register('GET', 'maintenance/costs/?date_to=1999-12-31')).body).toEqual({
      total: 0,
      count: 0,
      months: [],
      types: [],
      assets: [],
    });
  });
});

describe('the files of an entry', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  const upload = async (name: string): Promise<{ id: string }> => {
    const form = new FormData();
    form.append('file', new Blob([pdf]), name);
    const path = `/c/${owner.businessId}/asset-management/attachments/`;
    return (await server.call('POST', path, { token: owner.token, form })).body;
  };
  const namesOfFiles = ({ attachments }: { attachments: { fileInfo: { name: string } }[] }) =>
    attachments.map(({ fileInfo }) => fileInfo.name);

  it('are joined, exchanged, downloaded and deleted with it', async () => {
    const { id } = await asset();
    const [bill, photo, report] = [await upload('bill.pdf'), await upload('photo.pdf'), await upload('report.pdf')];
    const { body, status } = await record(id, { attachments: [bill.id, photo.id] });
    expect([status, namesOfFiles(body)]).toEqual([201, ['bill.pdf', 'photo.pdf']]);
    const path = `maintenance/${body.id}/`;
    const [listed] = (await register('GET', `assets/${id}/get_asset_maintenance/`)).body.results;
    expect(listed.attachments).toEqual(body.attachments);
    expect(namesOfFiles((await register('PATCH', path, { notes: 'New oil' })).body)).toEqual(['bill.pdf', 'photo.pdf']);
    const changed = await register('PATCH', path, { attachments: [photo.id, report.id] });
    expect(namesOfFiles(changed.body)).toEqual(['photo.pdf', 'report.pdf']);
    const history: { text: string }[] = (await register('GET', `assets/${id}/history/`)).body.results;
    expect(history.filter(({ text }) => text === 'Changed a service of ₦45,000')).toHaveLength(2);
    expect((await register('GET', `attachments/${bill.id}/file/`)).status).toBe(404);
    expect((await register('GET', `attachments/${photo.id}/file/`)).status).toBe(200);
    // It belongs to the other entry.
    const other = await record(id, { attachments: [photo.id] });
    expect(other).toMatchObject({ status: 400, body: { attachments: ['This file is gone. Upload it again.'] } });
    expect((await register('DELETE', path)).status).toBe(204);
    expect((await register('GET', `attachments/${photo.id}/file/`)).status).toBe(404);
    const left = await server.sql<{ stored_as: string }>('select from asset_attachments where asset_id = $1', [id]);
    expect(left).toEqual([]);
  });
});

describe('the day of the business', () => {
  it('is overdue from the day after, in the time zone of the business', async () => {
    const { id } = await asset();
    // Lagos is an hour ahead of UTC.
    const dueDate = utcDay(new Date(server.clock.now().getTime() + 3_600_000));
    const { body } = await record(id, { due_date: dueDate });
    const status = async () => {
      const { token } = await signIn(server, owner.email);
      return (await registerOf(server, { ...owner, token })('GET', `maintenance/${body.id}/`)).body.status;
    };
    const end = new Date(`${dueDate}T23:00:00Z`).getTime();
    server.clock.advance(end - server.clock.now().getTime() - 2_000);
    expect(await status()).toBe('upcoming');
    server.clock.advance(3_000);
    expect(await status()).toBe('overdue');
  });
});
