import { beforeEach, describe, expect, it } from 'vitest';
import { assetImportRules } from '../../../../rules/assets/import-rules.ts';
import { employeeImportRulesOf } from '../../../../rules/hr/import-rules.ts';
import type { KnownRecord } from '../../../../rules/shared/import.ts';
import { knownEmployee, openingBalanceRules } from '../../../../rules/timeoff/opening-balances.ts';
import { toE164 } from '../phone.ts';
import { createSheet, type Sheet } from './sheet.ts';

const lists = {
  types: [
    { id: 'l', name: 'Laptop', vehicle_type: false },
    { id: 'v', name: 'Vehicle', vehicle_type: true },
  ],
  locations: [{ id: 'lagos', name: 'Lagos' }],
};
const titles = 'Type,Name,Status,Condition,Serial number,Cost,Purchase date';
const sheetOf = (...lines: string[]): Sheet => {
  const sheet = createSheet(assetImportRules);
  sheet.change({ change: 'lists', lists });
  sheet.append(lines.map((line, at) => ({ row: at + 1, texts: line.split(',') })));
  sheet.change({ change: 'titles', row: null, remembered: [] });
  sheet.end();
  return sheet;
};
const rowsOf = (sheet: Sheet, filter: Parameters<Sheet['window']>[0] = 'all') => sheet.window(filter, 0, 50).rows;
const actsOf = (sheet: Sheet) => rowsOf(sheet).map(({ acts }) => acts.map(({ act }) => act));
const kinds = (sheet: Sheet) => rowsOf(sheet).map(({ problems }) => problems.map(({ kind }) => kind));
const hp = { id: 'a1', number: 'LAP-0001' };
const known = {
  ...hp,
  cells: { serial_no: 'S-1', name: 'HP', status: 'Assigned', cost: '5', purchase_date: '2024-04-03' },
};

it('counts the cells that a row of its kind does not take', () => {
  const columns = 'Type,Name,Make,Model,Status,Condition,Plate,Year,Mileage';
  const lines = [
    ...['cars,The boss car,Toyota,Corolla,sold,used,KJA-1,2020,900', 'cars,,Toyota,Corolla,sold,used,KJA-2,2020,900'],
    ...['laptop,HP,HP,EliteBook,sold,new,,,', 'laptop,HP,HP,EliteBook,sold,new,,,0', 'laptop,HP,HP,G8,sold,new,,,7'],
    'laptop,HP,HP,EliteBook,sold,new,KJA-3,2020,900',
    'drone,HP,HP,EliteBook,sold,new,KJA-4,2020,900',
  ];
  expect(sheetOf(columns, ...lines).summary()).toMatchObject({
    wrong: 1,
    leftOut: { name: 1, plate_no: 1, year: 1, mileage: 2 },
  });
  // Rows like those before them are counted too.
  const again = lines.map((line) => line.replace('KJA', 'LND'));
  expect(sheetOf(columns, ...lines, ...again).summary()).toMatchObject({
    wrong: 2,
    leftOut: { name: 2, plate_no: 2, year: 2, mileage: 4 },
  });
});

it('takes a plate for the same however it is written, and asks an update about a number that something else has', () => {
  const sheet = sheetOf(
    'Type,Make,Status,Plate',
    'cars,Toyota,sold,SPC-001-TT',
    'cars,Toyota,sold,spc 001 tt',
    'cars,Toyota,sold,N/A',
    'cars,Toyota,sold,n/a',
  );
  expect(kinds(sheet)).toEqual([[], ['duplicate'], [], []]);
  const update = sheetOf(`Asset ID,${titles}`, 'LAP-0001,laptop,HP,sold,new,S2,,', 'LAP-0001,laptop,HP,sold,new,s 1,,');
  const other = { id: 'a2', number: 'LAP-0002', cells: { ...known.cells, serial_no: 'S-2' } };
  update.change({ change: 'known', keys: update.keys(10), found: [known, other] });
  update.change({ change: 'act', row: 2, act: 'update', record: known.id });
  expect(rowsOf(update)[0]).toMatchObject({
    act: 'update',
    problems: [{ column: 'serial_no', detail: 'LAP-0002 has the same.' }],
  });
});

describe('a row is about the record that has its number as the same kind of number', () => {
  const comparedWith = (found: KnownRecord[], ...lines: string[]) => {
    const sheet = sheetOf(...lines);
    while (sheet.keys(10).length > 0) sheet.change({ change: 'known', keys: sheet.keys(10), found });
    return sheet;
  };
  const ownTag = { id: 'a3', number: 'LAP-0003', cells: { serial_no: '4', name: 'HP', status: 'Unassigned' } };
  const car = {
    id: 'v1',
    number: 'VEH-0001',
    cells: { asset_or_vehicle: 'Vehicle', plate_no: 'KJA-1', serial_no: 'C-7' },
  };

  it('an Asset ID is no serial number', () => {
    const sheet = comparedWith([ownTag], `Asset ID,${titles}`, '4,laptop,Dell,sold,new,D-9,,');
    expect(sheet.summary()).toMatchObject({ known: 0, wrong: 0, leftOut: { number: 1 } });
    expect(rowsOf(sheet)[0]).toMatchObject({ act: 'create', known: null, changes: [] });
  });

  it('the template has the plate of a vehicle where other things have a serial number', () => {
    const of = (type: string, make: string) => `${type},${make},sold,new,${make ? 'KJA-1' : 'C-7'},,`;
    const vehicles = comparedWith([car], `Make,${titles}`, `Toyota,${of('cars', 'HP')}`);
    expect(rowsOf(vehicles)[0]).toMatchObject({ act: 'update', known: { id: 'v1' } });
    const things = comparedWith([car], titles, of('laptop', 'HP'));
    expect(rowsOf(things)[0]).toMatchObject({
      act: 'create',
      known: null,
      problems: [{ column: 'serial_no', detail: 'VEH-0001 has the same.' }],
      acts: [{ act: 'create' }, { act: 'create_anyway' }, { act: 'skip' }],
    });
  });

  it('one that matches two is new, and asked about, until a person says which it is', () => {
    const two = [ownTag, known];
    const sheet = comparedWith(two, `Asset ID,${titles}`, 'LAP-0001,laptop,Dell,sold,new,4,,');
    expect(sheet.summary()).toMatchObject({ known: 1, several: 1, changed: 0, wrong: 1 });
    expect(rowsOf(sheet, 'several')[0]).toMatchObject({
      act: 'create',
      problems: [{ column: 'number', kind: 'several' }],
      acts: [
        { act: 'create' },
        { act: 'update', record: 'a1', number: 'LAP-0001' },
        { act: 'update', record: 'a3', number: 'LAP-0003' },
        { act: 'create_anyway' },
        { act: 'skip' },
      ],
    });
    sheet.change({ change: 'act', row: 2, act: 'update', record: 'a3' });
    expect(rowsOf(sheet)[0]).toMatchObject({ act: 'update', known: { id: 'a3' }, problems: [] });
    expect(sheet.rowsToSend(0, 1)).toMatchObject([{ act: 'update', record: 'a3' }]);
    // With another number it matches none of them, and what was said of it holds no more.
    sheet.change({ change: 'fix', row: 2, column: 'serial_no', text: 'D-9' });
    sheet.change({ change: 'fix', row: 2, column: 'number', text: '' });
    expect(rowsOf(sheet)[0]).toMatchObject({ act: 'create', known: null });
  });
});

it('offers to add a repeated number all the same only where two may have it', () => {
  const things = sheetOf(titles, 'laptop,A,sold,new,S-7,,', 'laptop,B,sold,new,S-7,,');
  expect([actsOf(things)[1], things.summary().mayRepeat]).toEqual([['create', 'create_anyway', 'skip'], true]);
  const people = createSheet(employeeImportRulesOf(toE164));
  const none = { departments: [], regions: [], subsidiaries: [], jobs: [], banks: [], pensionProviders: [] };
  people.change({ change: 'lists', lists: { ...none, today: '2026-03-10', country: 'NG' } });
  const lines = ['First name,Last name,Work email', 'Ada,Obi,ada@obi.test', 'Bola,Obi,ADA@obi.test'];
  people.append(lines.map((line, at) => ({ row: at + 1, texts: line.split(',') })));
  people.change({ change: 'titles', row: null, remembered: [] });
  people.end();
  expect([actsOf(people)[1], people.summary().mayRepeat]).toEqual([['create', 'skip'], false]);
  expect(rowsOf(people)[1]?.problems).toMatchObject([{ column: 'email', detail: 'Row 2 has the same.' }]);
});

it('asks which of several people with one name a row of balances is about', () => {
  const sheet = createSheet(openingBalanceRules);
  sheet.change({ change: 'lists', lists: { policies: [{ id: 'p', name: 'Annual', unit: 'days' }] } });
  sheet.change({ change: 'options', options: { dayOrder: null, location: null, policy: 'p' } });
  sheet.append([
    { row: 1, texts: ['Employee', 'Days left'] },
    { row: 2, texts: ['Ada Obi', '3'] },
  ]);
  sheet.change({ change: 'titles', row: null, remembered: [] });
  sheet.end();
  const found = ['S-1', 'S-2'].map((number) => {
    const about = { id: number, number, first: 'Ada', middle: '', last: 'Obi', email: '' };
    return knownEmployee({ ...about, namesakes: 1, balances: new Map([['p', 800]]) });
  });
  sheet.change({ change: 'known', keys: sheet.keys(9), found });
  expect(rowsOf(sheet)[0]).toMatchObject({ act: 'create', problems: [{ column: 'employee', kind: 'several' }] });
  expect(actsOf(sheet)).toEqual([['create', 'update', 'update', 'skip']]);
  sheet.change({ change: 'act', row: 2, act: 'update', record: 'S-2' });
  expect(rowsOf(sheet)[0]).toMatchObject({ problems: [], known: { number: 'S-2' }, changes: ['left'] });
});

describe('titles and columns', () => {
  it('are found behind other rows, or chosen by hand', () => {
    expect(sheetOf('ACME Ltd', '2024', titles, 'laptop,HP,sold,new').summary()).toMatchObject({ titleRow: 3, rows: 1 });
    const sheet = sheetOf('Ding,Zustand', 'laptop,sold');
    expect(sheet.summary()).toMatchObject({ titleRow: null, rows: 0 });
    sheet.change({ change: 'titles', row: 1, remembered: [] });
    sheet.change({ change: 'columns', columns: ['asset_or_vehicle_type', 'status'] });
    expect(rowsOf(sheet)[0]?.cells).toEqual({ asset_or_vehicle_type: 'laptop', status: 'sold' });
  });

  it('are remembered, also those that were left out', () => {
    const sheet = createSheet(assetImportRules);
    sheet.append([{ row: 1, texts: ['Ding', 'Name', 'Zustand'] }]);
    const remembered = [
      { title: 'ding', column: 'asset_or_vehicle_type' },
      { title: 'Name', column: '' },
      { title: 'Zustand', column: 'status' },
      { title: 'Ding', column: 'notes' },
    ];
    sheet.change({ change: 'titles', row: null, remembered });
    expect(sheet.summary().columns).toEqual(['asset_or_vehicle_type', null, 'status']);
  });

  it('may be fifty', () => {
    const many = Array.from({ length: 50 }, (_none, at) => (at === 20 ? 'Type' : at === 45 ? 'Name' : `Column ${at}`));
    const sheet = sheetOf(many.join(','), many.map((_title, at) => `v${at}`).join(','));
    expect(rowsOf(sheet)[0]?.cells).toEqual({ asset_or_vehicle_type: 'v20', name: 'v45' });
  });
});

describe('problems', () => {
  let sheet: Sheet;
  beforeEach(() => {
    sheet = sheetOf(
      titles,
      'laptop,HP,sold,new,S-1,5,',
      'Drone,DJI,gone,new,S-2,1.505,03/04/2024',
      'drone,DJI,sold,new,s-1,,',
      'laptop,,sold,new,,,',
    );
  });

  it('are counted by kind, and rows are filtered by it', () => {
    expect(sheet.summary()).toMatchObject({
      rows: 4,
      wrong: 3,
      doubtfulDays: 1,
      problems: { unknown: 3, unreadable: 1, doubtful: 1, missing: 1, duplicate: 1, mismatch: 0 },
      unknown: [
        { column: 'asset_or_vehicle_type', text: 'Drone', cells: 2 },
        { column: 'status', text: 'gone', cells: 1 },
      ],
    });
    expect(sheet.window('missing', 0, 9)).toMatchObject({ count: 1, rows: [{ row: 5 }] });
    expect(rowsOf(sheet, 'problems').map(({ row }) => row)).toEqual([3, 4, 5]);
  });

  it('are fixed in a cell, then in all like it, and a fix is taken back', () => {
    const column = 'asset_or_vehicle_type';
    sheet.change({ change: 'fix', row: 3, column, text: 'laptop' });
    expect(sheet.summary().lastFix).toEqual({ row: 3, column, from: 'Drone', text: 'laptop', others: 1 });
    sheet.change({ change: 'fixAll', column, from: 'Drone', text: 'laptop' });
    expect(kinds(sheet)).toEqual([[], ['unknown', 'doubtful', 'unreadable'], ['duplicate'], ['missing']]);
    sheet.change({ change: 'undo' });
    expect(rowsOf(sheet).map(({ cells }) => cells[column])).toEqual(['laptop', 'laptop', 'drone', 'laptop']);
    sheet.change({ change: 'undo' });
    expect(rowsOf(sheet).map(({ cells }) => cells[column])).toEqual(['laptop', 'Drone', 'drone', 'laptop']);
  });

  it('end when the business gets the word, and when the order of day and month is said', () => {
    sheet.change({
      change: 'lists',
      lists: { ...lists, types: [...lists.types, { id: 'd', name: 'Drone', vehicle_type: false }] },
    });
    sheet.change({ change: 'options', options: { dayOrder: 'day-first', location: null } });
    expect(sheet.summary()).toMatchObject({ problems: { unknown: 1, doubtful: 0 }, doubtfulDays: 1 });
  });
});

describe('rows that there are already', () => {
  const ask = (sheet: Sheet, found = [known]) => {
    const keys = sheet.keys(1000);
    sheet.change({ change: 'known', keys, found });
    return keys;
  };

  it('are asked about once', () => {
    const sheet = sheetOf(titles, 'laptop,HP,sold,new,S-1', 'laptop,HP,sold,new,s-1 ');
    expect(sheet.summary().waitingKeys).toBe(1);
    expect(ask(sheet)).toEqual(['s1']);
    expect(sheet.summary().waitingKeys).toBe(0);
    sheet.change({ change: 'fix', row: 2, column: 'serial_no', text: 'S-9' });
    expect(sheet.keys(9)).toEqual(['s9']);
  });

  it('are updated, skipped or added anyway, one by one or all; an update says what it changes', () => {
    const sheet = sheetOf(titles, 'laptop,HP 2,unassigned,new,S-1,5,2024-04-03', 'laptop,HP,sold,new,S-2');
    ask(sheet);
    expect(rowsOf(sheet)).toMatchObject([
      { act: 'update', known, changes: ['asset_or_vehicle_type', 'name', 'asset_condition'] },
      { act: 'create', known: null },
    ]);
    expect(sheet.rowsToSend(0, 1)).toMatchObject([{ row: 2, act: 'update', record: 'a1' }]);
    sheet.change({ change: 'actForAll', acts: { known: 'create_anyway', repeated: 'create' } });
    sheet.change({ change: 'act', row: 3, act: 'skip' });
    expect(rowsOf(sheet).map(({ act }) => act)).toEqual(['create_anyway', 'skip']);
    expect(sheet.summary()).toMatchObject({ skipped: 1, changed: 0, known: 1 });
  });

  it('in the file itself are refused, skipped or added anyway', () => {
    const sheet = sheetOf(titles, 'laptop,A,sold,new,S-7', 'laptop,B,sold,new,s-7');
    expect(kinds(sheet)).toEqual([[], ['duplicate']]);
    sheet.change({ change: 'actForAll', acts: { known: 'update', repeated: 'skip' } });
    expect(sheet.summary()).toMatchObject({ wrong: 0, skipped: 1, repeated: 1 });
    sheet.change({ change: 'actForAll', acts: { known: 'update', repeated: 'create_anyway' } });
    expect(sheet.rowsToSend(0, 2).map(({ act }) => act)).toEqual(['create', 'create_anyway']);
  });

  it('are not asked about by what cannot be sent', () => {
    const sheet = sheetOf(titles, 'laptop,A,sold,new,S\u0000', 'laptop,A,sold,new,\ud800', 'laptop,A,sold,new,S-1');
    expect(sheet.keys(9)).toEqual(['s1']);
  });

  it('update one record once', () => {
    const sheet = sheetOf(titles, 'laptop,A,sold,new,S-1', 'laptop,B,sold,new,s-1');
    ask(sheet);
    expect(kinds(sheet)).toEqual([[], ['duplicate']]);
  });
});

describe('cells beyond the titles', () => {
  it('are shown in a column of their own, make a row wrong here and at the server, and can be emptied', () => {
    const good = 'laptop,HP,sold,new,S-1,5,';
    const sheet = sheetOf(
      `${titles},,`,
      good,
      `${good.replace('S-1', 'S-3')},,left,over`,
      `${good.replace('S-1', 'S-2')}, ,`,
    );
    expect(sheet.summary()).toMatchObject({ rows: 3, wrong: 1, surplus: 1, problems: { mismatch: 1 } });
    expect(rowsOf(sheet)[1]).toMatchObject({
      cells: { surplus: 'left · over' },
      problems: [{ column: 'surplus', kind: 'mismatch' }],
    });
    const sent = sheet.rowsToSend(0, 3);
    expect(sent.map(({ cells }) => cells.surplus)).toEqual([undefined, 'left · over', undefined]);
    sheet.change({ change: 'fix', row: 3, column: 'surplus', text: '' });
    expect(sheet.summary()).toMatchObject({ wrong: 0, surplus: 1 });
  });

  it('are none where a person has said which column they are', () => {
    const sheet = sheetOf(`${titles},`, 'laptop,HP,sold,new,S-1,5,,a note');
    const { columns } = sheet.summary();
    expect(sheet.summary().wrong).toBe(1);
    sheet.change({ change: 'columns', columns: [...columns.slice(0, -1), 'notes'] });
    expect(sheet.summary()).toMatchObject({ wrong: 0, surplus: 0 });
    expect(rowsOf(sheet)[0]?.cells.notes).toBe('a note');
  });
});

it('comes to the same rows when what was done with a file is done again', () => {
  const lines = [
    titles,
    'laptp,A,sold,new,S-1,1',
    'laptp,B,sold,new,S-2,2',
    'laptop,C,sold,new,S-2,03/04/2024',
    'laptop,,sold,new,S-4,4',
  ];
  const changes: Parameters<Sheet['replay']>[0] = [
    { change: 'titles', row: 1, remembered: [] },
    { change: 'columns', columns: sheetOf(...lines).summary().columns },
    { change: 'fix', row: 2, column: 'asset_or_vehicle_type', text: 'laptop' },
    { change: 'fixAll', column: 'asset_or_vehicle_type', from: 'laptp', text: 'laptop' },
    { change: 'fix', row: 5, column: 'name', text: 'D' },
    { change: 'undo' },
    { change: 'act', row: 4, act: 'skip' },
    { change: 'options', options: { dayOrder: 'day-first', location: null } },
    { change: 'actForAll', acts: { known: 'skip', repeated: 'skip' } },
    { change: 'fix', row: 5, column: 'name', text: 'E' },
  ];
  const [once, again] = [sheetOf(...lines), sheetOf(...lines)];
  for (const change of changes) once.change(change);
  again.replay(changes);
  const known = ({ version: _version, lastFix: _last, ...rest }: ReturnType<Sheet['summary']>) => rest;
  expect(known(again.summary())).toEqual(known(once.summary()));
  expect(rowsOf(again)).toEqual(rowsOf(once));
  expect(again.summary()).toMatchObject({ fixes: 3, lastFix: null });
  for (const sheet of [once, again]) sheet.change({ change: 'undo' });
  expect(rowsOf(again)).toEqual(rowsOf(once));
});

it('shows long texts in part, and sends them whole', () => {
  const long = 'x'.repeat(30_000);
  const sheet = sheetOf(titles, `laptop,${long},sold,new,S-1`);
  expect(rowsOf(sheet)[0]?.cells.name).toHaveLength(2_001);
  expect(sheet.summary().top[1]?.texts[1]).toHaveLength(200);
  expect(sheet.rowsToSend(0, 1)[0]?.cells.name).toBe(long);
});

it('sends no character that cannot be sent, and refuses it as the server does', () => {
  const sheet = sheetOf(titles, 'laptop,a\u0000b,sold,new', 'laptop,\ud800,sold,new');
  expect(sheet.summary().wrong).toBe(2);
  expect(sheet.rowsToSend(0, 2).map(({ cells }) => cells.name)).toEqual(['a\uFFFDb', '\uFFFD']);
});

it('reads on after its titles are found, and its versions rise', () => {
  const sheet = createSheet(assetImportRules, 7);
  sheet.change({ change: 'lists', lists });
  sheet.append([{ row: 1, texts: titles.split(',') }]);
  sheet.change({ change: 'titles', row: null, remembered: [] });
  sheet.append([{ row: 2, texts: ['laptop', 'HP', 'sold', 'new'] }]);
  sheet.append([{ row: 5, texts: ['laptop', '', 'sold', 'new'] }]);
  expect(sheet.summary()).toMatchObject({ rows: 2, wrong: 1, isRead: false });
  expect(sheet.summary().version).toBeGreaterThan(10);
});
