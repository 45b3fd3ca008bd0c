import { beforeAll, describe, expect, it } from 'vitest';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { newId } from '../../platform/database/ids.ts';
import { startTestServer } from '../../platform/testing.ts';
import {
  added,
  laptopOf,
  newEmployee,
  type Parts,
  partsOf,
  type Register,
  registerOf,
  truckOf,
} from '../assets.testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
let parts: Parts;
let register: Register;

beforeAll(async () => {
  owner = await newOwner(server);
  parts = await partsOf(server, owner);
  register = registerOf(server, owner);
});

const namesOf = async (query: string): Promise<string[]> =>
  (await register('GET', `assets/${query}`)).body.results.map(({ name }: { name: string }) => name);

describe('an asset', () => {
  it('is added with everything that is known of it, and read', async () => {
    const fields = laptopOf(parts, {
      name: '  ThinkPad X1 ',
      brand: 'Lenovo',
      model: 'X1',
      serial_no: 'SN-77 1',
      color: 'black',
      notes: 'spare',
      purchase_date: '2025-11-03',
      cost: 850_000,
      vendor: 'Slot',
    });
    const asset = await added(register, fields);
    expect(asset).toMatchObject({
      ...fields,
      name: 'ThinkPad X1',
      number: expect.stringMatching(/^LAP-\d{4}$/),
      asset_type: { id: parts.laptop, name: 'Laptop', vehicle_type: false },
      location: { id: parts.region },
      image: null,
      assignee: null,
      date_assigned: null,
      vehicle_type: null,
      version: 1,
    });
    const { status, body } = await register('GET', `assets/${asset.id}`);
    expect([status, body]).toEqual([200, asset]);
  });

  it('has what was attached to it as documents, and is not added without one of them', async () => {
    const upload = async (name: string): Promise<string> => {
      const form = new FormData();
      form.append('file', new Blob(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n']), name);
      const path = `/c/${owner.businessId}/asset-management/attachments/`;
      return (await server.call('POST', path, { token: owner.token, form })).body.id;
    };
    const [receipt, manual] = [await upload('receipt.pdf'), await upload('manual.pdf')];
    const { id } = await added(register, laptopOf(parts, { attachments: [receipt, manual] }));
    const { body } = await register('GET', `assets/${id}/get_asset_attachments/`);
    expect(body.results).toMatchObject([
      { id: manual, name: 'manual.pdf', object_id: id, attachment_type: 'other', fileInfo: { name: 'manual.pdf' } },
      { id: receipt, name: 'receipt.pdf' },
    ]);
    const { attachments } = (await register('GET', `assets/${id}`)).body;
    expect(attachments.map((file: { id: string }) => file.id)).toEqual([receipt, manual].sort());
    const another = await register('POST', 'assets/', laptopOf(parts, { attachments: [receipt], name: 'Another' }));
    expect([another.status, another.body]).toEqual([400, { attachments: ['This file is gone. Upload it again.'] }]);
    expect(await namesOf('?search=Another')).toEqual([]);
  });

  it('is a vehicle when its type is, with fields of its own', async () => {
    const asset = await added(
      register,
      truckOf(parts, { plate_no: 'ABC-123XY', year: 2019, mileage: 84_000, vehicle: { year: 1 } }),
    );
    expect(asset).toMatchObject({
      vehicle_type: 'truck',
      vehicle_make: 'toyota',
      plate_no: 'ABC-123XY',
      year: 2019,
      mileage: 84_000,
      location: null,
      asset_condition: null,
      contact: '08031234567',
    });
  });

  it.each([
    ['a make of another type of vehicle', 'vehicle_make', { vehicle_type: 'forklift', vehicle_make: 'bajaj' }],
    ['a make that does not exist', 'vehicle_make', { vehicle_make: 'nothing' }],
    ['a model of another make', 'vehicle_model', { vehicle_make: 'mack' }],
    ['a model of another type of vehicle', 'vehicle_model', { vehicle_type: 'car' }],
  ])('is no vehicle with %s', async (_name, field, more) => {
    const { status, body } = await register('POST', 'assets/', truckOf(parts, more));
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  it('takes its name from make and model when it is a vehicle', async () => {
    expect(await added(register, truckOf(parts, { name: 'Mine', vehicle_model: '' }))).toMatchObject({
      name: 'Toyota',
      make_name: 'Toyota',
      model_name: '',
      vehicle_model: null,
    });
    const hilux = await added(register, truckOf(parts));
    expect(hilux).toMatchObject({ name: 'Toyota Hilux', model_name: 'Hilux' });
    const { body } = await register(
      'PUT',
      `assets/${hilux.id}/`,
      truckOf(parts, { vehicle_make: 'mack', vehicle_model: '', version: 1 }),
    );
    expect(body.name).toBe('Mack');
  });

  it.each([
    [
      'an asset',
      laptopOf,
      ['name', 'location', 'asset_condition'],
      { name: ' ', location: null, asset_condition: undefined },
    ],
    [
      'a vehicle',
      truckOf,
      ['vehicle_type', 'vehicle_make', 'contact'],
      { vehicle_type: undefined, vehicle_make: '', contact: undefined },
    ],
  ])('lacks nothing that %s needs', async (_name, fieldsOf, missing, without) => {
    const { status, body } = await register('POST', 'assets/', fieldsOf(parts, without));
    expect([status, body]).toEqual([400, Object.fromEntries(missing.map((field) => [field, ['field is required']]))]);
  });

  it('is not bought in the future', async () => {
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const { status, body } = await register('POST', 'assets/', laptopOf(parts, { purchase_date: tomorrow }));
    expect([status, body]).toEqual([400, { purchase_date: ['A purchase date cannot be in the future.'] }]);
  });

  it('is of a type and at a location of this business', async () => {
    const other = await newOwner(server);
    const theirs = await partsOf(server, other);
    for (const [field, value] of [
      ['asset_type', theirs.laptop],
      ['location', theirs.region],
      ['asset_type', newId()],
      ['location', newId()],
    ]) {
      const { status, body } = await register('POST', 'assets/', laptopOf(parts, { [field as string]: value }));
      expect([status, Object.keys(body)]).toEqual([400, [field]]);
    }
  });

  it('belongs to one business', async () => {
    const asset = await added(register, laptopOf(parts));
    const other = registerOf(server, await newOwner(server));
    const { body: all } = await other('GET', 'assets/');
    expect(all.count).toBe(0);
    expect((await other('GET', `assets/${asset.id}`)).status).toBe(404);
    expect((await other('PUT', `assets/${asset.id}/`, { ...laptopOf(parts), version: 1 })).status).toBe(404);
    const employee = await newEmployee(server, owner);
    const assign = { assignee: employee, date_assigned: '2026-01-05' };
    expect((await other('POST', `assets/${asset.id}/add_assignee/`, assign)).status).toBe(400);
    expect((await other('POST', `assets/${asset.id}/remove_assignee/`, { end_date: '2099-01-05' })).status).toBe(404);
    expect((await other('GET', `assets/${asset.id}/assignee_history/`)).status).toBe(404);
    expect((await other('PATCH', `assets/${asset.id}/remove_image/`)).status).toBe(404);
    expect((await other('PATCH', 'assets/bulk_delete/', { ids: [asset.id] })).body.results[0].outcome).toBe('missing');
    expect((await register('GET', `assets/${asset.id}`)).body).toEqual(asset);
  });

  it('is for people who may use assets', async () => {
    const member = await newMember(server, owner, newEmail(), ['access_hr']);
    expect((await registerOf(server, member)('GET', 'assets/')).status).toBe(403);
    expect((await registerOf(server, member)('POST', 'assets/', laptopOf(parts))).status).toBe(403);
  });

  it('is added once by a repeated request', async () => {
    const key = { 'idempotency-key': newId() };
    const fields = laptopOf(parts, { name: 'Only one' });
    const answers = await Promise.all([1, 2, 3].map(() => register('POST', 'assets/', fields, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await namesOf('?search=only')).toEqual(['Only one']);
  });
});

describe('its status', () => {
  it('is unassigned without an assignee, and active with one', async () => {
    expect(await added(register, laptopOf(parts, { status: 'active' }))).toMatchObject({ status: 'unassigned' });
    const with_ = { assignee: await newEmployee(server, owner), date_assigned: '2026-01-05' };
    expect(await added(register, laptopOf(parts, { status: 'unassigned', ...with_ }))).toMatchObject({
      status: 'active',
      date_assigned: '2026-01-05',
      assignee: { id: with_.assignee, first_name: 'Bola', last_name: 'Okafor', job_title: 'Driver', department: null },
    });
  });

  it('may be any other, whatever it was', async () => {
    let asset = await added(register, laptopOf(parts));
    for (const status of ['sold', 'missing', 'inactive', 'condemned', 'out_for_repair', 'disposed', 'discarded']) {
      const { body } = await register(
        'PUT',
        `assets/${asset.id}/`,
        laptopOf(parts, { status, version: asset.version }),
      );
      expect(body.status).toBe(status);
      asset = body;
    }
  });
});

describe('an asset that is changed', () => {
  it('is changed once by two people at once: the second is told what it is now', async () => {
    const asset = await added(register, laptopOf(parts, { name: 'Before' }));
    const first = await register(
      'PUT',
      `assets/${asset.id}/`,
      laptopOf(parts, { name: 'First', version: asset.version }),
    );
    expect(first.body).toMatchObject({ name: 'First', version: asset.version + 1 });
    const second = await register(
      'PUT',
      `assets/${asset.id}/`,
      laptopOf(parts, { name: 'Second', version: asset.version }),
    );
    expect([second.status, second.body]).toEqual([
      409,
      { detail: 'Somebody else has changed this asset in the meantime.', code: 'changed_meanwhile', asset: first.body },
    ]);
    const both = await Promise.all(
      ['Third', 'Fourth'].map((name) =>
        register('PUT', `assets/${asset.id}/`, laptopOf(parts, { name, version: first.body.version })),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is changed without a comparison when no version is sent, as the specification has it', async () => {
    const asset = await added(register, laptopOf(parts));
    const { status, body } = await register('PUT', `assets/${asset.id}/`, laptopOf(parts, { name: 'By the text' }));
    expect([status, body.name, body.version]).toEqual([200, 'By the text', asset.version + 1]);
  });

  it('keeps its version when nothing is changed', async () => {
    const asset = await added(register, laptopOf(parts));
    const { body } = await register('PUT', `assets/${asset.id}/`, laptopOf(parts, { version: asset.version }));
    expect(body).toEqual(asset);
  });

  it('does not become a vehicle, but another type of thing', async () => {
    const { id, version, number } = await added(register, laptopOf(parts));
    const refused = await register('PUT', `assets/${id}/`, truckOf(parts, { version }));
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['asset_type']]);
    const { body } = await register('PUT', `assets/${id}/`, laptopOf(parts, { version, asset_type: parts.printer }));
    expect(body).toMatchObject({ asset_type: { name: 'Printer' }, number });
  });

  it('keeps its assignee unless another one is named', async () => {
    const [ada, bola] = [await newEmployee(server, owner, 'Ada'), await newEmployee(server, owner, 'Bola')];
    const asset = await added(register, laptopOf(parts, { assignee: ada, date_assigned: '2026-01-05' }));
    const change = async (more: object, version: number) =>
      (await register('PUT', `assets/${asset.id}/`, laptopOf(parts, { version, status: 'active', ...more }))).body;
    const kept = await change({ name: 'Renamed' }, asset.version);
    expect(kept).toMatchObject({ name: 'Renamed', assignee: { id: ada }, status: 'active' });
    const given = await change({ name: 'Renamed', assignee: bola, date_assigned: '2099-01-05' }, kept.version);
    expect(given).toMatchObject({
      assigned_until: '2099-01-05',
      next_assignment: { assignee: { id: bola }, date_assigned: '2099-01-05' },
    });
    const taken = await change({ name: 'Renamed', assignee: null }, given.version);
    expect(taken).toMatchObject({ assignee: null, status: 'unassigned', date_assigned: null });
    const { body } = await register('GET', `assets/${asset.id}/assignee_history/`);
    expect(body.results.map(({ assignee }: { assignee: { id: string } }) => assignee.id)).toEqual([bola, ada]);
  });
});

describe('Asset IDs', () => {
  const numbersOf = async (by: Register, type: string): Promise<number[]> => {
    const { body } = await by('GET', `assets/?asset_type=${type}&page_size=100&ordering=number`);
    return body.results.map(({ number }: { number: string }) => Number(number.split('-')[1]));
  };

  it('follow each other without gaps when assets are added at once and some are refused at the end', async () => {
    const other = await newOwner(server);
    const [by, theirs] = [registerOf(server, other), await partsOf(server, other)];
    const gone = await newEmployee(server, other, 'Gone', 'terminated');
    const adding = Array.from({ length: 20 }, (_one, at) =>
      // Of these, every third is refused only after it has taken its number.
      by('POST', 'assets/', laptopOf(theirs, at % 3 === 0 ? { assignee: gone, date_assigned: '2026-01-05' } : {})),
    );
    const statuses = (await Promise.all(adding)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(13);
    expect(statuses.filter((status) => status === 400)).toHaveLength(7);
    expect(await numbersOf(by, theirs.laptop)).toEqual(Array.from({ length: 13 }, (_one, at) => at + 1));
    const next = await added(by, laptopOf(theirs));
    expect(next.number).toBe('LAP-0014');
  });
});

describe('deleted assets', () => {
  it('are in no list and cannot be read; whoever had one gives it back', async () => {
    const with_ = { assignee: await newEmployee(server, owner), date_assigned: '2026-01-05' };
    const asset = await added(register, laptopOf(parts, with_));
    const unknown = newId();
    const { status, body } = await register('PATCH', 'assets/bulk_delete/', { ids: [unknown, asset.id] });
    expect([status, body.results]).toEqual([
      200,
      [
        { id: unknown, title: null, outcome: 'missing', detail: null },
        { id: asset.id, title: `${asset.name} (${asset.number})`, outcome: 'done', detail: null },
      ],
    ]);
    expect((await register('GET', `assets/${asset.id}`)).status).toBe(404);
    const [period] = await server.sql<{ ended: boolean }>(
      'select end_date is not null as ended from asset_assignments where asset_id = $1',
      [asset.id],
    );
    expect(period?.ended).toBe(true);
  });
});
