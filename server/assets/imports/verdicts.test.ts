/**
 * What a person sees before an import is what becomes of the rows, for any file: the sheet of the app and the server are
 * compared over generated files (`FILES=10000 npx vitest run server/assets/imports/verdicts.test.ts`), and an exported file
 * says nothing new.
 */
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { assetImportColumns } from '../../../rules/assets/import-columns.ts';
import { assetImportRules } from '../../../rules/assets/import-rules.ts';
import type { Sheet } from '../../../src/domain/shared/import-sheet/sheet.ts';
import type { ActsForAll } from '../../../src/domain/shared/import-sheet/sheet.types.ts';
import { readTable } from '../../../src/services/shared/read-table.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import type { ImportedList } from '../../plug/imports.ts';
import { comparedSheet, doneWith, importsIn, saidOf } from '../../shell/imports/imports.testing.ts';
import { type Register, registerOf } from '../assets.testing.ts';
import { storeRows } from './importer.ts';
import { listLocations } from './store.ts';

const server = await startTestServer({ jobs: true });
const files = Number(process.env.FILES ?? 60);
const naughty: string[] = createRequire(import.meta.url)('big-list-of-naughty-strings');
let owner: Owner;
let ask: Register;
let imported: ReturnType<typeof importsIn>;
let lists: { types: { id: string; name: string; vehicle_type: boolean }[]; locations: { id: string; name: string }[] };

const laptop = (code: string, more: object = {}) => ({
  asset_or_vehicle_type: 'laptop',
  name: 'HP',
  status: 'unassigned',
  asset_condition: 'new',
  serial_no: code,
  ...more,
});
const car = {
  asset_or_vehicle_type: 'cars',
  make: 'Toyota',
  model: 'Corolla',
  status: 'unassigned',
  serial_no: 'KJA-1',
};

beforeAll(async () => {
  owner = await newOwner(server);
  ask = registerOf(server, owner);
  const call = (method: string, path: string, json?: unknown) =>
    server.call(method, `/c/${owner.businessId}/${path}`, { ...owner, ...(json === undefined ? {} : { json }) });
  imported = importsIn('assets', call, { atOnce: 500, patience: 50_000 });
  const of = { businessId: owner.businessId, userId: '' };
  const locations = await server.platform.db.read(of, (tx) => listLocations(tx, owner.businessId));
  lists = { types: (await ask('GET', 'asset_types/all_asset_types/')).body, locations };
  const rows = [laptop('K-1', { cost: 5 }), laptop('K-2'), car];
  const known = rows.map((row, at) => ({ row_num: at + 1, ...row }));
  expect((await ask('POST', 'assets/bulk_import/', known)).status).toBe(201);
});

/** As the app sends them: characters that no text may have become U+FFFD. */
const storableCells = (cells: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(cells).map(([column, text]) => [column, text.replaceAll('\u0000', '\uFFFD').toWellFormed()]),
  );

const sheetOf = (rows: readonly (readonly string[])[], acts?: ActsForAll): Promise<Sheet> =>
  comparedSheet({ rules: assetImportRules, lists, match: imported.match }, rows, acts);

/** What the app says of each row, and what the server does with it. */
async function verdictsOf(sheet: Sheet, count: number) {
  const store: ImportedList['store'] = (tx, task, rows, options) => storeRows(tx, task, rows, options, new Date());
  const tried = { db: server.platform.db, owner, kind: 'assets' as const, list: { store } };
  const done = await doneWith(tried, sheet, count, async (_tx, results) => results.map(({ outcome }) => outcome));
  return { said: saidOf(sheet, count), done };
}

const cellsOf: Partial<Record<(typeof assetImportColumns)[number]['id'], string[]>> = {
  asset_or_vehicle: ['', 'Asset', 'vehicle', 'thing'],
  asset_or_vehicle_type: ['laptop', 'Laptop', 'cars', 'Trucks', 'vehicle', 'Spaceship', ''],
  serial_no: ['', 'K-1', 'k1 ', 'K-2', 'KJA-1', 'kja 1', 'N-1', 'n1', 'N-2', 'N/A', 'LAP-0001'],
  number: ['', '', '', 'LAP-0001', 'lap-0002', 'LAP-9999', 'K-2', 'KJA-1'],
  plate_no: ['', 'KJA-1', 'kja1', 'N-1', 'N-3', 'K-1'],
  status: ['unassigned', 'Assigned', 'in repair', 'sold', 'gone', ''],
  asset_condition: ['new', 'USED', '', 'broken'],
  cost: ['', '5', '1,637.05', '₦1,637.00', '1,637.055', '1.637'],
  purchase_date: ['', '2024-02-30', '2024-03-31', '03/04/2024'],
  mileage: ['', '0', '12,000 km', 'far'],
  location: ['', 'Nowhere'],
};
const anyFile = fc
  .uniqueArray(fc.constantFrom(...assetImportColumns.map(({ id }) => id)), { minLength: 2, maxLength: 12 })
  .map((columns) => [...new Set(['asset_or_vehicle_type' as const, 'status' as const, ...columns])])
  .chain((columns) =>
    fc.record({
      columns: fc.constant(columns),
      rows: fc.array(
        fc.tuple(
          ...columns.map((column) =>
            fc.oneof(
              { weight: 9, arbitrary: fc.constantFrom(...(cellsOf[column] ?? ['', 'HP', 'x'.repeat(201)])) },
              { weight: 1, arbitrary: fc.oneof(fc.constantFrom(...naughty), fc.string({ unit: 'binary' })) },
            ),
          ),
        ),
        { minLength: 1, maxLength: 8 },
      ),
      known: fc.constantFrom('update' as const, 'skip' as const, 'create_anyway' as const),
      repeated: fc.constantFrom('create' as const, 'skip' as const, 'create_anyway' as const),
    }),
  );

it('says of each row of any file what becomes of it', { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anyFile, async ({ columns, rows, ...acts }) => {
      const full = rows.filter((row) => row.some((text) => text.trim() !== ''));
      if (full.length === 0) return;
      const titles = columns.map((id) => assetImportColumns.find((column) => column.id === id)?.label ?? '');
      const sheet = await sheetOf([titles, ...full], acts);
      const { said, done } = await verdictsOf(sheet, full.length);
      expect(said).toEqual(done);
    }),
    { numRuns: files },
  );
});

it('takes a vehicle that is called by its kind for the same vehicle', async () => {
  const sheet = await sheetOf([
    ['Type', 'Status', 'Plate number'],
    ['cars', 'unassigned', 'KJA-1'],
  ]);
  expect(await verdictsOf(sheet, 1)).toEqual({ said: ['skipped'], done: ['skipped'] });
});

it('finds nothing new in an exported file of either form, and what was changed in it', async () => {
  const texts = fc.oneof(
    fc.constantFrom(...naughty),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constant('-5'),
  );
  const seed = Number(process.env.SEED ?? 1);
  const rows = fc.sample(fc.tuple(texts, texts, texts, texts), { seed, numRuns: 120 }).flatMap((given, at) => {
    const [name = '', notes = '', vendor = '', color = ''] = given.map((text) => text.trim().slice(0, 100));
    return [
      laptop(`E-${at}`, { name: name || 'HP', notes, vendor, color }),
      { ...car, serial_no: `P-${at}`, notes, color },
    ];
  });
  const sent = rows.map((cells) => ({ cells }));
  expect((await imported.stored(sent)).created).toBeGreaterThan(150);

  const exported = async (format: string) => {
    const path = `${server.url}/api/c/${owner.businessId}/asset-management/assets/export/?format=${format}`;
    const answer = await fetch(path, { headers: { authorization: `Bearer ${owner.token}` } });
    const read: string[][] = [];
    await readTable(await answer.blob(), (some) => read.push(...some.map((line) => line.texts)));
    return read;
  };
  for (const format of ['xlsx', 'csv']) {
    const same = await sheetOf(await exported(format));
    const { rows: count } = same.summary();
    expect(same.summary(), format).toMatchObject({ wrong: 0, changed: 0, known: count, surplus: 0 });
    expect(new Set((await verdictsOf(same, count)).done)).toEqual(new Set(['skipped']));
  }
  const table = await exported('csv');

  const notes = table[0]?.indexOf('Notes') ?? -1;
  table[1] = (table[1] ?? []).with(notes, 'Was changed in the file');
  const changed = await sheetOf(table);
  expect(changed.summary()).toMatchObject({ wrong: 0, changed: 1 });
  expect(changed.window('changed', 0, 9).rows).toMatchObject([{ row: 2, act: 'update', changes: ['notes'] }]);
});

it('stores naughty strings exactly or refuses them, in each column of the template', async () => {
  const columns = assetImportColumns.filter(({ isInTemplate }) => isInTemplate).map(({ id }) => id);
  expect(columns).toHaveLength(12);
  const sent = columns.flatMap((column, block) =>
    naughty.map((text, at) => {
      const code = `Z-${block}-${at}`;
      // Only a vehicle has a mileage.
      const base = column === 'mileage' ? { ...car, serial_no: code } : laptop(code);
      return { column, text, cells: { ...base, notes: code, [column]: text } };
    }),
  );
  const { created, refused } = await imported.stored(sent.map(({ cells }) => ({ cells: storableCells(cells) })));
  expect(created + refused).toBe(sent.length);

  const rows = await server.sql<Record<string, string | number | null> & { notes: string }>(
    `select notes, name, brand as make, model, serial_no, mileage, cost::float8, purchase_date::text from assets
     where business_id = $1 and notes like 'Z-%'`,
    [owner.businessId],
  );
  expect(rows).toHaveLength(created);
  const stored = new Map(rows.map((row) => [row.notes, row]));
  const [texts, read] = [new Set<string>(['name', 'make', 'model', 'serial_no']), new Map<string, unknown>()];
  for (const { column, text, cells } of sent) {
    const asset = stored.get(cells.notes);
    // Refused, or a number by which rows are counted in their file.
    if (asset === undefined || column === 'row_num') continue;
    if (texts.has(column)) expect(asset[column] ?? '').toBe(text.trim());
    else if (text.trim() !== '') read.set(`${column} ${text}`, asset[column]);
  }
  // What is read as a number or a day means the same; of words that are not the file's own, none is taken.
  expect(Object.fromEntries(read)).toEqual({
    'mileage 0': 0,
    'mileage 1': 1,
    'mileage 01000': 1000,
    'mileage 08': 8,
    'mileage 09': 9,
    'cost 0': 0,
    'cost 1': 1,
    'cost 01000': 1000,
    'cost 08': 8,
    'cost 09': 9,
    'cost 0.00': 0,
    'cost 1.00': 1,
    'cost 1,000.00': 1000,
    'cost 1,000,000.00': 1_000_000,
  });
});
