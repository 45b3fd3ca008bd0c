import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assetImportRules } from '../../../../rules/assets/import-rules.ts';
import { createSheet } from './sheet.ts';

const lists = {
  types: [
    { id: 'l', name: 'Laptop', vehicle_type: false },
    { id: 'v', name: 'Vehicle', vehicle_type: true },
  ],
  locations: [{ id: 'lagos', name: 'Lagos' }],
  today: '2026-11-25',
};
const options = { dayOrder: null, location: null };
const texts = {
  asset_or_vehicle: ['Asset', 'Vehicle', '', 'both'],
  asset_or_vehicle_type: ['Laptop', 'laptop ', 'Cars', 'Vehicle', '', 'Boat'],
  name: ['HP', 'Àdé’s chair', ' HP ', '', 'x'.repeat(201), 'n'.repeat(100), 'nul\u0000', '03/04/2024'],
  make: ['HP', '', 'm'.repeat(101)],
  status: ['Unassigned', 'sold', '', 'broken'],
  asset_condition: ['New', 'used', '', 'old'],
  mileage: ['', '0', '45,000 km', '1e3', '9999999999', '999999999'],
  purchase_date: [
    '',
    '2024-03-31',
    '2024-03-28',
    '2024-02-30',
    '03/04/2024',
    '13/04/2024',
    '1899-01-01',
    '2026-11-25',
    '2026-11-26',
    '31 March 2024',
  ],
  cost: [
    '',
    '450000',
    '₦450,000.00',
    '1.000',
    '1,637.05',
    '-5',
    '12,34',
    '999999999999',
    '₦1.5',
    '1500.505',
    '9999999999999999',
  ],
  location: ['', 'Lagos', 'Kano'],
  notes: ['', 'a note', '\uFFFD', '=1+1'],
};
const columns = Object.keys(texts) as (keyof typeof texts)[];
const row = fc.record(
  Object.fromEntries(columns.map((column) => [column, fc.constantFrom(...texts[column])])) as Record<
    keyof typeof texts,
    fc.Arbitrary<string>
  >,
);

it('finds the same problems in a row whether rows like it came before or not', () => {
  const reader = assetImportRules.readerOf(lists, options);
  fc.assert(
    fc.property(fc.array(row, { minLength: 30, maxLength: 200 }), (rows) => {
      const sheet = createSheet(assetImportRules);
      sheet.change({ change: 'lists', lists });
      // Each row twice, so that every kind of row has been there before.
      const lines = [...rows, ...rows].map((cells) => columns.map((column) => cells[column]));
      sheet.append([[...columns], ...lines].map((line, at) => ({ row: at + 1, texts: line })));
      sheet.change({ change: 'titles', row: 1, remembered: [] });
      sheet.change({ change: 'columns', columns: [...columns] });
      const found = sheet.window('all', 0, lines.length).rows.map(({ problems }) => problems);
      expect(found).toEqual([...rows, ...rows].map((cells) => reader.problemsOf(cells, null)));
      const isDoubt = (cells: (typeof rows)[number]) => Object.values(cells).includes('03/04/2024');
      expect(sheet.summary()).toMatchObject({
        wrong: found.filter(({ length }) => length > 0).length,
        doubtfulDays: 2 * rows.filter(isDoubt).length,
      });
    }),
    { numRuns: 40 },
  );
});

it('finds a number that another row of its kind has, and asks the register about every number once', () => {
  const sheet = createSheet(assetImportRules);
  sheet.change({ change: 'lists', lists });
  const lines = ['S-1', 'S-2', 's-1', 'S-3', '', ''].map((serial) => ['Laptop', 'HP', 'Sold', 'New', serial]);
  sheet.append(
    [['Type', 'Name', 'Status', 'Condition', 'Serial number'], ...lines].map((texts, row) => ({ row, texts })),
  );
  sheet.change({ change: 'titles', row: null, remembered: [] });
  const problems = () => sheet.window('all', 0, 9).rows.map((one) => one.problems.map(({ detail }) => detail));
  expect(problems()).toEqual([[], [], ['Row 1 has the same.'], [], [], []]);
  expect([sheet.summary().waitingKeys, sheet.keys(2), sheet.keys(9).toSorted()]).toEqual([
    3,
    expect.any(Array),
    ['s1', 's2', 's3'],
  ]);
  const s2 = { id: 'a', number: 'LAP-2', cells: { serial_no: 'S-2', name: 'Dell' } };
  sheet.change({ change: 'known', keys: ['s1', 's2'], found: [s2] });
  expect(sheet.keys(9)).toEqual(['s3']);
  sheet.change({ change: 'known', keys: ['s3'], found: [] });
  expect(sheet.summary()).toMatchObject({ waitingKeys: 0, known: 1, repeated: 1 });
  expect(sheet.window('known', 0, 9).rows.map(({ act }) => act)).toEqual(['update']);
});
