import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findHeader, guessColumns } from '../shared/import.ts';
import { assetImportColumns } from './import-columns.ts';
import { type AssetCells, assetImportContext, checkAssetRow } from './import-row.ts';

const naughty: string[] = createRequire(import.meta.url)('big-list-of-naughty-strings');
const context = assetImportContext({
  types: [
    { id: 'laptop', name: 'Laptop', vehicle_type: false },
    { id: 'vehicle', name: 'Vehicle', vehicle_type: true },
  ],
  locations: [{ id: 'lagos', name: 'Lagos' }],
  dayOrder: null,
  location: null,
  today: '2026-11-25',
});
const laptop = { asset_or_vehicle_type: 'laptop', name: 'HP', status: 'Assigned', asset_condition: 'NEW' };
const car = { asset_or_vehicle_type: 'Cars', make: 'Toyota', status: 'in repair' };

it('reads the template', () => {
  expect(checkAssetRow({ ...laptop, serial_no: 'S1', cost: '5' }, context)).toEqual({
    asset: {
      isVehicle: false,
      assetTypeId: 'laptop',
      status: 'active',
      name: 'HP',
      condition: 'new',
      serialNo: 'S1',
      cost: 5,
    },
    problems: [],
  });
  expect(checkAssetRow({ ...car, serial_no: 'KJA-1' }, context).asset).toEqual({
    isVehicle: true,
    assetTypeId: 'vehicle',
    vehicleType: 'car',
    status: 'out_for_repair',
    make: 'Toyota',
    plateNo: 'KJA-1',
  });
});

it.each([
  ['in repair', 'out_for_repair'],
  ['assigned', 'active'],
  ...['inactive', 'unassigned', 'disposed', 'condemned', 'discarded', 'missing', 'sold'].map((word) => [word, word]),
])('maps the status %s to %s', (word = '', status = '') => {
  expect(checkAssetRow({ ...laptop, status: word.toUpperCase() }, context).asset?.status).toBe(status);
});

const columnsWith = (cells: AssetCells, known: { isVehicle: boolean } | null = null) =>
  checkAssetRow(cells, context, known).problems.map(({ column, kind }) => [column, kind]);

it('says what is missing, unknown and contradictory, each cell once', () => {
  expect(columnsWith({})).toEqual([
    ['asset_or_vehicle_type', 'missing'],
    ['status', 'missing'],
  ]);
  expect(columnsWith({ ...laptop, name: ' ' })).toEqual([['name', 'missing']]);
  expect(columnsWith({ ...car, make: '' })).toEqual([['make', 'missing']]);
  expect(columnsWith({ ...laptop, status: 'constructor' })).toEqual([['status', 'unknown']]);
  expect(columnsWith({ ...laptop, asset_or_vehicle: 'vehicle' })).toEqual([['asset_or_vehicle', 'mismatch']]);
  expect(columnsWith({ ...car, asset_or_vehicle_type: 'vehicle' })).toEqual([['asset_or_vehicle_type', 'unknown']]);
  expect(columnsWith({ ...laptop, purchase_date: '03/04/2024' })).toEqual([['purchase_date', 'doubtful']]);
  expect(columnsWith({ ...laptop, name: 'x'.repeat(201) })).toEqual([['name', 'unreadable']]);
  expect(columnsWith({ ...laptop, purchase_date: '2026-11-25', cost: '1,500.50' })).toEqual([]);
  expect(columnsWith({ ...laptop, purchase_date: '2026-11-26' })).toEqual([['purchase_date', 'unreadable']]);
  expect(columnsWith({ ...car, mileage: '-5', cost: '1500.505' })).toEqual([
    ['mileage', 'unreadable'],
    ['cost', 'unreadable'],
  ]);
});

it('asks of a row that updates nothing but what it says', () => {
  expect(checkAssetRow({ cost: '7', name: '' }, context, { isVehicle: false })).toEqual({
    asset: { cost: 7 },
    problems: [],
  });
  expect(columnsWith({ asset_or_vehicle_type: 'cars' }, { isVehicle: false })).toEqual([
    ['asset_or_vehicle_type', 'mismatch'],
  ]);
});

it('stores naughty strings as they are, or refuses them', () => {
  for (const text of naughty) {
    for (const { id } of assetImportColumns) {
      const { asset, problems } = checkAssetRow({ ...laptop, [id]: text }, context);
      if (asset === null) expect(problems.every(({ column }) => column === id)).toBe(true);
    }
    const { asset } = checkAssetRow({ ...laptop, notes: text, vendor: text, make: text, serial_no: text }, context);
    if (asset !== null && text.trim() !== '')
      expect([asset.notes, asset.vendor, asset.make, asset.serialNo]).toEqual(Array(4).fill(text.trim()));
  }
});

it('has a verdict on any cells, and either an asset or problems', () => {
  const cells = fc.record(
    Object.fromEntries(
      assetImportColumns.map(({ id }) => [
        id,
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('cars', 'laptop', 'sold', 'new', '')),
      ]),
    ),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(cells, fc.constantFrom(null, { isVehicle: true }, { isVehicle: false }), (given, known) => {
      const { asset, problems } = checkAssetRow(given, context, known);
      expect(asset === null).toBe(problems.length > 0);
      expect(new Set(problems.map(({ column }) => column)).size).toBe(problems.length);
    }),
  );
});

it('recognises the titles of the template, of exports and of people', () => {
  const titles = [
    's/n',
    'TYPE',
    'Asset name ',
    'Cost (NGN)',
    'Serial number',
    'Plate number',
    'Mileage (km)',
    'Colour',
    'Owner',
    'Brand',
  ];
  expect(guessColumns(assetImportColumns, titles)).toEqual([
    ...['row_num', 'asset_or_vehicle_type', 'name', 'cost', 'serial_no', 'plate_no', 'mileage', 'color', null, 'make'],
  ]);
  expect(guessColumns(assetImportColumns, ['Name', 'Asset name'])).toEqual(['name', null]);
  expect(findHeader(assetImportColumns, [['ACME Ltd'], ['2024'], ['Name', 'Type'], ['a', 'b']])).toBe(2);
  expect(
    findHeader(assetImportColumns, [
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toBeNull();
});

it('takes a column for the numbers of the rows only where it counts them', () => {
  const guess = (title: string, ...texts: string[]) =>
    guessColumns(
      assetImportColumns,
      ['Name', title],
      [],
      texts.map((text) => ['HP', text]),
    )[1];
  for (const title of ['S/N', 'S/No', 'Serial', 'Serial No']) {
    expect(guess(title, '1', '2', ' 3. ', '')).toBe('row_num');
    expect(guess(title)).toBe('row_num');
    for (const texts of [
      ['5CG8675H75', '7HK2X33'],
      ['1001', '1002'],
      ['1', '3', '2'],
      ['1', 'N/A'],
    ])
      expect(guess(title, ...texts)).toBe('serial_no');
  }
  expect(guess('Number', 'ICT-1', 'ICT-2')).toBe('number');
  expect(guess('No', 'ICT-1', 'ICT-2')).toBeNull();
  // What counts the rows does so whatever the title stood for in an earlier file; the real serial numbers keep their column.
  const earlier = [{ title: 'S/N', column: 'serial_no' }];
  const rows = [
    ['1', 'NM-1'],
    ['2', 'NM-2'],
  ];
  expect(guessColumns(assetImportColumns, ['S/N', 'Serial No.'], earlier, rows)).toEqual(['row_num', 'serial_no']);
  expect(guessColumns(assetImportColumns, ['S/N'], earlier, [['NM-1'], ['NM-2']])).toEqual(['serial_no']);
  // What a person left out stays left out, whatever stands below.
  expect(guessColumns(assetImportColumns, ['Serial'], [{ title: 'serial', column: '' }], [['5CG']])).toEqual([null]);
  const both = guessColumns(
    assetImportColumns,
    ['S/N', 'Serial'],
    [],
    [
      ['1', '5CG'],
      ['2', '7HK'],
    ],
  );
  expect(both).toEqual(['row_num', 'serial_no']);
});
