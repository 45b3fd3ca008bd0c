// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assetImportColumns } from '../../../rules/assets/import-columns.ts';
import { assetImportRules } from '../../../rules/assets/import-rules.ts';
import type { KnownRecord } from '../../../rules/shared/import.ts';
import { soon } from '../../../tests/soon.ts';
import type { SheetRow } from '../../domain/shared/import-sheet/sheet.types.ts';
import { problem } from '../../domain/shared/problem.ts';
import { csvImportMachine } from '../../machines/shared/csv-import/machine.ts';
import { finished, receiving, storing } from '../../machines/shared/csv-import/samples.ts';
import { belongTo } from '../../services/shared/device/storage.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { hostSheet, type SheetCall, type SheetPort } from '../../services/shared/sheet-host.ts';
import { ImportStudio } from '../../views/shared/import/import-studio.tsx';
import { chunkOf, type ImportedList, withImportActors } from './import-actors.ts';

const { kept } = vi.hoisted(() => ({ kept: new Map<string, unknown>() }));
vi.mock('idb-keyval', () => ({
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
  delMany: async (keys: string[]) => keys.forEach((key) => void kept.delete(key)),
  keys: async () => [...kept.keys()],
}));

/** The worker's side on this side: messages are copied, as between two threads. */
function workerBesideNothing(): Worker {
  const page = { onmessage: null as ((event: { data: unknown }) => void) | null };
  let isOver = false;
  const port: SheetPort = {
    onmessage: null,
    postMessage: (answer) => void (isOver || page.onmessage?.({ data: structuredClone(answer) })),
  };
  hostSheet(port, assetImportRules);
  return Object.assign(page, {
    postMessage: (data: SheetCall) => port.onmessage?.({ data }),
    terminate: () => {
      isOver = true;
    },
  }) as unknown as Worker;
}

const known: KnownRecord = {
  id: 'a1',
  number: 'LAP-0001',
  cells: {
    serial_no: 'S-1',
    name: 'Old HP',
    status: 'Unassigned',
    asset_condition: 'New',
    asset_or_vehicle_type: 'Laptop',
  },
};
const types = [
  { id: 'l', name: 'Laptop', vehicle_type: false },
  { id: 'v', name: 'Vehicle', vehicle_type: true },
];
let sent: SheetRow[];
let list: ImportedList;
beforeEach(() => {
  // jsdom lays nothing out: the grid has room for some rows.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  Element.prototype.scrollTo ??= () => {};
  Element.prototype.scrollIntoView ??= () => {};
  sent = [];
  kept.clear();
  belongTo({ person: 'ada', business: 'b' });
  list = {
    kind: 'assets',
    startWorker: workerBesideNothing,
    listsOf: vi.fn(async () => ({ types: [...types], locations: [], today: '2026-11-25' })),
    remembered: async () => [],
    matchesAtOnce: 1000,
    match: vi.fn(async ({ keys }) => (keys.includes('s1') ? [known] : [])),
    withWords: (lists, words) => ({
      ...(lists as object),
      types: [...types, ...words.map(({ text: name }) => ({ id: name, name, vehicle_type: false }))],
    }),
    create: vi.fn(async ({ rows }) => ({ ...receiving, rows })),
    sendRows: vi.fn(async ({ rows }) => void sent.push(...rows)),
    commit: vi.fn(async () => storing),
    get: async () => finished,
    cancel: async () => finished,
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  types.splice(2);
});

function Studio() {
  const [key] = useState(randomKey);
  const input = { businessId: 'b', sheetId: `sheet-${key}`, idempotencyKey: key, importId: null };
  const csvImport = useActorRef(withImportActors(csvImportMachine, list), { input });
  return (
    <ImportStudio
      csvImport={csvImport}
      list={{
        kind: 'assets',
        columns: assetImportColumns,
        addable: { asset_or_vehicle_type: 'an asset type' },
        choicesOf: (column) => (column === 'asset_or_vehicle_type' ? ['Laptop'] : []),
        home: 'register',
        codes: 'number',
        chosen: { option: 'location', column: 'location', choices: [] },
        leftOut: {
          name: 'a vehicle is called by its make and model',
          row_num: 'it only counts the rows',
          number: 'new assets get one here',
        },
        outcome: ({ created }) => <p>{`${created} added`}</p>,
      }}
    />
  );
}
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Studio />
    </QueryClientProvider>,
  );
async function bring(...lines: string[]) {
  const user = userEvent.setup();
  const { container } = open();
  const chooser = await soon(() => container.querySelector<HTMLInputElement>('input[type=file]') ?? Promise.reject());
  await user.upload(chooser, new File([lines.join('\n')], 'office.csv', { type: 'text/csv' }));
  return user;
}
const titles = 'Type,Name,Status,Condition,Serial number,Cost';
const cell = (name: string | RegExp, at = 0) =>
  screen.findAllByRole('button', { name }).then((found) => found[at] as HTMLElement);

test('a problem is shown in the given words, mended in its cell and in all like it, and the rows are sent', async () => {
  const user = await bring(titles, 'laptp,A,sold,new,S-7,', 'Laptp,B,sold,new,S-8,');
  expect(await screen.findByText(/^Error in column 'Type' : Row '2'\./)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain("We can't Upload this file.");
  expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
  await user.click(await cell('laptp'));
  const editor = screen.getByRole('combobox', { name: 'Type, row 2' });
  await user.clear(editor);
  await user.type(editor, 'laptop{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Apply to all like this (1)' }));
  expect(await screen.findByText('2 fixes')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await soon(() => expect(list.commit).toHaveBeenCalled());
  expect(sent.map(({ row, act, cells }) => [row, act, cells.asset_or_vehicle_type])).toEqual([
    [2, 'create', 'laptop'],
    [3, 'create', 'laptop'],
  ]);
});

test('a reload in the moment of the commit leads to the import that went on; before it, the key stays', async () => {
  list.commit = vi.fn(() => new Promise<never>(() => {}));
  const user = await bring(titles, 'laptop,A,sold,new,,', 'laptop,B,sold,new,,');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  await soon(() => expect(list.commit).toHaveBeenCalled());
  cleanup();
  list.get = async () => receiving;
  open();
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  await soon(() => expect(list.commit).toHaveBeenCalledTimes(2));
  const keys = vi.mocked(list.create).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  cleanup();
  list.get = async () => storing;
  open();
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  expect(await screen.findByRole('button', { name: 'Stop the import' })).toBeTruthy();
  expect([vi.mocked(list.create).mock.calls.length, kept.size]).toEqual([2, 0]);
});

test('cells that are not stored are named, and why', async () => {
  await bring('Type,Name,Make,Model,Status,Plate', 'cars,The boss car,Toyota,Corolla,sold,KJA-1', 'laptop,,,,sold,');
  expect(
    await screen.findByText('Name (Asset Name), in 1 row: a vehicle is called by its make and model.'),
  ).toBeTruthy();
});

test('what is lost is said before the import: a column that counts rows, IDs that are given here, and what is no column', async () => {
  await bring(
    `S/N,Asset ID,${titles},Colour of the bag`,
    '1,4,laptop,A,sold,new,S-7,,red',
    '2,5,laptop,B,sold,new,S-8,,',
  );
  for (const line of [
    'S/N, in 2 rows: it only counts the rows.',
    'Asset ID, in 2 rows: new assets get one here.',
    'Colour of the bag: this column is left out.',
  ])
    expect(await screen.findByText(line)).toBeTruthy();
});

test('a row that matches two records is asked about in its first field', async () => {
  const second = { ...known, id: 'a2', number: 'LAP-0002', cells: { ...known.cells, serial_no: 'S-2' } };
  list.match = async () => [known, second];
  const user = await bring(`Asset ID,${titles}`, 'LAP-0001,laptop,New HP,unassigned,new,S-2,');
  const act = await screen.findByRole('combobox', { name: 'What becomes of row 2' });
  const offered = [...act.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(offered).toEqual(['Add', 'Update LAP-0001', 'Update LAP-0002', 'Add anyway', 'Skip']);
  expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
  await user.selectOptions(act, 'Update LAP-0002');
  await soon(() => expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await soon(() => expect(sent).toMatchObject([{ act: 'update', record: 'a2' }]));
});

test('escape leaves a cell as it is, and a fix is taken back', async () => {
  const user = await bring(titles, 'laptop,A,sold,new,S-7,');
  await user.click(await cell('A'));
  await user.keyboard('B{Escape}');
  expect(await cell('A')).toBeTruthy();
  expect(screen.queryByText('Undo the fix')).toBeNull();
  await user.click(await cell('A'));
  await user.keyboard('B{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Undo the fix' }));
  expect(await cell('A')).toBeTruthy();
});

test('what the register has is shown old and new, and may be skipped', async () => {
  const user = await bring(titles, 'laptop,New HP,unassigned,new,S-1,');
  expect((await cell(/Old HP.*New HP/)).querySelector('del')?.textContent).toBe('Old HP');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What becomes of row 2' }), 'skip');
  expect(await screen.findByRole('radio', { name: 'Skipped (1)' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
});

test('a word that is not known becomes a type of the business with the import, and not before', async () => {
  const user = await bring(titles, 'Drone,DJI,sold,new,,', 'drone,DJI,sold,new,,');
  await user.click(await screen.findByRole('button', { name: 'Add it as an asset type' }));
  expect(await screen.findByRole('button', { name: 'Import' })).toHaveProperty('disabled', false);
  // It is kept on the device as a fix is.
  await soon(() => expect(JSON.stringify([...kept.values()])).toContain('"word"'));
  cleanup();
  open();
  expect(await screen.findByRole('button', { name: 'Import' })).toHaveProperty('disabled', false);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await soon(() => expect(sent).toHaveLength(2));
  const words = [{ column: 'asset_or_vehicle_type', text: 'Drone' }];
  expect(list.create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ words }), expect.anything());
});

test('columns are said by hand where no title is known', async () => {
  const user = await bring('Ding,Zustand', 'laptop,sold');
  expect(await screen.findByText('Which column is which?')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Use these columns' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: /Row with the titles/ }));
  await user.click(await screen.findByRole('option', { name: /^Row 1/ }));
  await user.click(await screen.findByRole('button', { name: /Ding$/ }));
  await user.click(await screen.findByRole('option', { name: 'Type' }));
  await user.click(screen.getByRole('button', { name: 'Use these columns' }));
  const laptop = await cell('laptop');
  expect(screen.getAllByRole('row').indexOf(laptop.closest('[role=row]') as HTMLElement)).toBe(1);
});

test('a lost connection leaves everything as it is, and it goes on', async () => {
  list.match = vi.fn().mockRejectedValueOnce(problem('network')).mockResolvedValue([]);
  const user = await bring(titles, 'laptop,A,sold,new,S-7,');
  await user.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('Rows read')).toBeTruthy();
});

test('a request carries no more than a slow connection sends', () => {
  const rows = Array.from({ length: 9 }, (_none, at) => ({
    row: at,
    act: 'create' as const,
    cells: { notes: 'x'.repeat(50) },
  }));
  expect(chunkOf(rows, 300)).toHaveLength(3);
  expect(chunkOf(rows, 10)).toHaveLength(1);
  expect(chunkOf(rows)).toHaveLength(9);
});
