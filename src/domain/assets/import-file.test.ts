import { expect, it } from 'vitest';
import { assetImportContext } from '../../../rules/assets/import-row.ts';
import { checkTable, problemLine, sampleCsv, tableOf } from './import-file.ts';

const rowsOf = (csv: string) =>
  csv
    .trim()
    .split(/\r?\n/)
    .map((line, at) => ({ row: at + 1, texts: line.split(',') }));
const context = assetImportContext({
  types: [
    { id: 'l', name: 'Laptop', vehicle_type: false },
    { id: 'v', name: 'Vehicle', vehicle_type: true },
  ],
  locations: [],
  dayOrder: null,
  location: null,
});
const checked = (csv: string, register = new Map()) => {
  const table = tableOf(rowsOf(csv));
  return table === null ? null : checkTable(table, context, register);
};

it('has a sample of twelve columns without a problem', () => {
  expect(sampleCsv.split('\r\n')[0]?.split(',')).toHaveLength(12);
  expect(checked(sampleCsv)?.map(({ problems }) => problems)).toEqual([[], []]);
});

it('finds titles behind other rows, and says when there are none', () => {
  expect(checked('ACME Ltd\n2024\nType,Name,Status,Condition\nlaptop,HP,sold,new')?.[0]).toMatchObject({
    row: 4,
    problems: [],
  });
  expect(checked('a,b\nc,d')).toBeNull();
});

it('says where a problem is in the words of the specification', () => {
  const [one] = checked('Type,Name,Status,Condition,Cost\nlaptop,HP,sold,new,1.5') ?? [];
  expect(one?.problems.map((problem) => problemLine(one.row, problem))).toEqual([
    "Error in column 'Cost (NGN)' : Row '2'. '1.5' has kobo. Write the cost in whole naira.",
  ]);
});

it('finds doubles in the file, and what the register has', () => {
  const file = 'Type,Name,Status,Condition,Serial number\nlaptop,A,sold,new,S-1\nlaptop,B,sold,new,s-1\nlaptop,C,,,X-9';
  const known = { id: 'x', number: 'LAP-0001', is_vehicle: false, cells: {} };
  const rows = checked(file, new Map([['x-9', known]]));
  expect(rows?.map(({ problems }) => problems.map(({ kind }) => kind))).toEqual([[], ['duplicate'], []]);
  expect(rows?.[2]?.known).toBe(known);
});
