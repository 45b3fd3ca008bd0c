/** An import in the background. */
import { expect, it } from 'vitest';
import { startTestServer } from '../../platform/testing.ts';
import { added, laptopOf } from '../assets.testing.ts';
import { laptop, mapping, newRegister, serial } from './imports.testing.ts';

const server = await startTestServer({ jobs: true });
const { call, find, imports, owner, parts, register } = await newRegister(server);

it('adds the good rows and gives the others back with their reasons', async () => {
  const [one, two] = [serial(), serial()];
  const done = await imports.stored([
    { cells: laptop({ serial_no: one }) },
    { cells: laptop({ status: 'gone', name: '=cmd' }) },
    { act: 'skip', cells: laptop() },
    { cells: laptop({ serial_no: two, location: 'Nowhere' }) },
    { cells: laptop() },
  ]);
  expect(done).toMatchObject({ rows: 5, done: 5, created: 2, updated: 0, skipped: 1, refused: 2 });
  expect(await find(one)).toHaveLength(1);
  const text = await imports.refused(done.id);
  expect(
    text
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n'),
  ).toEqual([
    '"Type","Asset Name","License/Serial No","Row of the file","What is wrong"',
    expect.stringMatching(/^"laptop","'=cmd","IMP-\d+","3","Status: There is no status 'gone'\."$/),
    `"laptop","HP EliteBook","${two}","5","Location: There is no location 'Nowhere'."`,
  ]);
});

it('lets the database count its first rows, without which each row would read all rows before it', async () => {
  await imports.stored([{ cells: laptop() }]);
  const counted = await server.sql<{ tables: number }>(
    "select count(*)::int as tables from pg_class where relname in ('assets', 'asset_words', 'asset_status_periods') and reltuples > 0",
  );
  expect(counted).toEqual([{ tables: 3 }]);
});

it('gives Asset IDs without a gap, in the order of the file', async () => {
  const names = Array.from({ length: 7 }, (_none, at) => `Chair ${at}`);
  await imports.stored(names.map((name) => ({ cells: laptop({ asset_or_vehicle_type: 'Furniture', name }) })));
  const { results } = (await register('GET', 'assets/?search=chair&page_size=50&ordering=number')).body;
  expect(results.map(({ name }: { name: string }) => name)).toEqual(names);
  const numbers = results.map(({ number }: { number: string }) => Number(number.split('-')[1]));
  expect(numbers).toEqual(numbers.map((_number: number, at: number) => numbers[0] + at));
});

it('stores all or nothing', async () => {
  const code = serial();
  const done = await imports.stored([{ cells: laptop({ serial_no: code }) }, { cells: laptop({ cost: '1.505' }) }], {
    mode: 'all_or_nothing',
  });
  expect(done).toMatchObject({ created: 0, refused: 2 });
  expect(await find(code)).toEqual([]);
  expect(await imports.refused(done.id)).toContain('Nothing of this file was stored');
  const whole = await imports.stored([{ cells: laptop({ serial_no: code }) }], { mode: 'all_or_nothing' });
  expect(whole).toMatchObject({ created: 1, refused: 0, done: 1 });
  expect(await find(code)).toHaveLength(1);
});

it('asks which comes first, the day or the month', async () => {
  const rows = [{ cells: laptop({ purchase_date: '03/04/2024' }) }];
  expect(await imports.stored(rows)).toMatchObject({ refused: 1 });
  expect(await imports.stored(rows, { day_order: 'day-first' })).toMatchObject({ created: 1 });
  expect(await find(rows[0]?.cells.serial_no ?? '')).toMatchObject([{ purchase_date: '2024-04-03' }]);
});

it('gives rows without a location the one that was chosen', async () => {
  const code = serial();
  await imports.stored([{ cells: laptop({ serial_no: code }) }], { location: parts.region });
  expect(await find(code)).toMatchObject([{ location: { id: parts.region } }]);
});

it('adds what can be edited: nobody is asked for more than the file was', async () => {
  const [thing, vehicle] = [serial(), serial()];
  const car = { asset_or_vehicle_type: 'cars', make: 'Toyota', status: 'unassigned' };
  await imports.stored([
    { cells: laptop({ serial_no: thing }) },
    { cells: { ...car, serial_no: vehicle } },
    { cells: { ...car, serial_no: serial(), contact: 'Musa' } },
  ]);
  for (const code of [thing, vehicle]) {
    const [asset] = await find(code);
    expect([asset.location, asset.contact]).toEqual([null, '']);
    const change = { asset_type: asset.asset_type.id, status: 'inactive', version: asset.version };
    const { status, body } = await register('PUT', `assets/${asset.id}/`, { ...change, location: null, contact: '' });
    expect([status, body.status]).toEqual([200, 'inactive']);
    // What is there stays there.
    const emptied = asset.name === 'HP EliteBook' ? { name: ' ' } : { vehicle_make: '' };
    const again = { ...change, ...emptied, version: body.version };
    expect((await register('PUT', `assets/${asset.id}/`, again)).body).toEqual({
      [Object.keys(emptied)[0] ?? '']: ['field is required'],
    });
  }
  expect((await register('GET', 'assets/?search=toyota')).body.results[0].contact).toBe('Musa');
});

it('updates what a row names, leaves empty cells as they are, and skips what does not change', async () => {
  const asset = await added(register, laptopOf(parts, { serial_no: serial(), cost: 100, vendor: 'Konga' }));
  const update = (cells: Record<string, string>) => ({ act: 'update', record: asset.id, cells });
  expect(await imports.stored([update({ name: 'Old name', cost: '250000', vendor: '' })])).toMatchObject({
    updated: 1,
  });
  expect((await register('GET', `assets/${asset.id}`)).body).toMatchObject({
    name: 'Old name',
    cost: 250_000,
    vendor: 'Konga',
    version: 2,
  });
  expect(await imports.stored([update({ name: 'Old name', cost: '250,000' })])).toMatchObject({ skipped: 1 });
  const inOtherChunks = Array.from({ length: 3 }, () => ({ act: 'skip', cells: laptop() }));
  const twice = await imports.stored([
    update({ name: 'A' }),
    update({ name: 'B' }),
    ...inOtherChunks,
    update({ name: 'C' }),
  ]);
  expect(twice).toMatchObject({ updated: 1, refused: 2, skipped: 3 });
  expect((await imports.undo(twice.id)).status).toBe(202);
  expect(await imports.ended(twice.id, 'undone')).toMatchObject({ undone: 1, kept: 0 });
  expect((await register('GET', `assets/${asset.id}`)).body).toMatchObject({ name: 'Old name' });
  expect(await imports.stored([{ act: 'update', record: owner.businessId, cells: {} }])).toMatchObject({ refused: 1 });
  expect(await imports.stored([{ act: 'update', cells: {} }, { cells: laptop() }])).toMatchObject({
    refused: 1,
    created: 1,
  });
});

it('finds what the register has by Asset ID, serial number and plate', async () => {
  const asset = await added(register, laptopOf(parts, { serial_no: 'ABC-77 X', cost: 5 }));
  for (const key of ['abc-77 x', asset.number.toLowerCase()]) {
    expect(await imports.match([key, 'no such thing'])).toMatchObject([
      { id: asset.id, cells: { cost: '5', status: 'Unassigned', asset_condition: 'New' } },
    ]);
  }
});

it('takes a chunk twice as one, and refuses to begin before all have come', async () => {
  const { body } = await imports.begin([], { rows: 2 });
  const send = (chunk: number) =>
    call('PUT', imports.of(body.id, `chunks/${chunk}/`), {
      rows: [{ row: chunk + 1, act: 'create', cells: laptop() }],
    });
  await send(0);
  await send(0);
  expect((await imports.commit(body.id)).body).toMatchObject({ code: 'incomplete' });
  await send(1);
  expect((await send(2)).body).toMatchObject({ code: 'too_many' });
  expect((await imports.commit(body.id)).status).toBe(202);
  expect(await imports.ended(body.id)).toMatchObject({ created: 2 });
  expect((await send(1)).status).toBe(409);
  expect((await imports.commit(body.id)).status).toBe(202);
  expect(await imports.ended(body.id)).toMatchObject({ created: 2 });
});

it('can be cancelled before it begins; its rows count as skipped', async () => {
  const id = await imports.sent([{ cells: laptop() }]);
  expect((await imports.cancel(id)).body).toMatchObject({ state: 'cancelled', skipped: 1 });
  expect((await imports.commit(id)).status).toBe(409);
});

it('stands in the history, with who, when, which file and how many', async () => {
  const done = await imports.stored([{ cells: laptop() }], { file_name: 'lagos office.xlsx' });
  const { results } = (await call('GET', 'imports/assets/')).body;
  expect(results[0]).toMatchObject({ id: done.id, file_name: 'lagos office.xlsx', created: 1, mapping });
  expect(results[0].started_by).not.toBe('');
});

it('adds a number that something else has only where that is wanted, and says so in the history', async () => {
  const code = serial();
  const { number } = await added(register, laptopOf(parts, { serial_no: code }));
  const written = code.toLowerCase().replaceAll('-', ' ');
  const rows = [
    { cells: laptop({ serial_no: written }) },
    { act: 'create_anyway' as const, cells: laptop({ serial_no: written }) },
  ];
  expect(await imports.stored(rows)).toMatchObject({ created: 1, refused: 1 });
  const twin = (await find(written)).find((one: { number: string }) => one.number !== number);
  const { body } = await register('GET', `assets/${twin.id}/history/`);
  expect(body.results[0].text).toBe(`Imported the asset, although ${number} has the number '${written}'`);
});
