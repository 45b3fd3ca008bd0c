import type { CheckedRow } from '../../../domain/assets/import-file.ts';
import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection } from '../../shared/samples.ts';
import { type AssetImport, type Checked, csvImportMachine } from './machine.ts';

export const storing: AssetImport = {
  id: '0198c7a0-0000-7000-8000-0000000000d1',
  file_name: 'assets.csv',
  state: 'storing',
  mode: 'good_rows',
  rows: 2,
  done: 0,
  created: 0,
  updated: 0,
  skipped: 0,
  refused: 0,
  started_by: 'Ada Obi',
  created_at: '2026-11-20T09:00:00.000Z',
  finished_at: null,
  undone: 0,
  kept: 0,
  mapping: [],
};
export const finished: AssetImport = { ...storing, state: 'finished', done: 2, created: 1, refused: 1 };
const good: CheckedRow = { row: 2, cells: { name: 'HP EliteBook' }, problems: [], known: null };
const wrong: CheckedRow = {
  ...good,
  row: 3,
  problems: [{ column: 'status', kind: 'missing', detail: 'This cell is empty.' }],
};
const checkedOf = (...rows: CheckedRow[]): Checked => ({
  columns: ['name'],
  mapping: [{ title: 'Name', column: 'name' }],
  rows,
  wrong: rows.filter(({ problems }) => problems.length > 0).length,
  hasDoubtfulDays: false,
});
export const [allGood, oneWrong, allWrong] = [checkedOf(good), checkedOf(good, wrong), checkedOf(wrong)];
export const file = new File(['Type,Name'], 'assets.csv');

export const csvImportFlow = flow({
  title: 'Import a file of assets',
  audience: 'staff',
  route: '/assets?tab=asset-list&view=import',
  machine: csvImportMachine,
  happyEnd: 'ended',
  labels: {
    'file.choose': 'A file is chosen',
    'file.another': 'Click to here to Re-Import',
    'days.choose': 'The order of day and month is chosen',
    'import.start': 'Import',
    'import.cancel': 'Stop the import',
    canStore: 'there is something to store',
    hasEnded: 'the server has ended',
    readFile: 'the app reads and checks the file',
    sendImport: 'the rows are sent',
    getAssetImport: 'the server says how far it is',
    cancelAssetImport: 'the server stops the import',
    sendDeadline: 'it took too long',
    progressInterval: 'a moment passes',
  },
  cases: {
    inputs: [{ label: 'a new one', input: { businessId, idempotencyKey: 'import-0001' } }],
    events: {
      'file.choose': [{ label: 'a CSV file', event: { type: 'file.choose', file } }],
      'file.another': [{ label: '', event: { type: 'file.another' } }],
      'days.choose': [{ label: 'day first', event: { type: 'days.choose', order: 'day-first' } }],
      'import.start': [
        { label: 'the good rows', event: { type: 'import.start', mode: 'good_rows', ofKnown: 'update' } },
        { label: 'all or nothing', event: { type: 'import.start', mode: 'all_or_nothing', ofKnown: 'skip' } },
      ],
      'import.cancel': [{ label: '', event: { type: 'import.cancel' } }],
    },
    answers: {
      readFile: {
        done: [
          { label: 'every row is good', output: allGood },
          { label: 'one row is wrong', output: oneWrong },
          { label: 'every row is wrong', output: allWrong },
        ],
        error: [{ label: 'a picture', error: problem('invalid', { detail: 'This file is a picture.' }) }],
      },
      sendImport: {
        done: [{ label: 'they are there', output: storing }],
        error: [{ label: 'no connection', error: noConnection }],
      },
      getAssetImport: {
        done: [
          { label: 'it goes on', output: { ...storing, done: 1 } },
          { label: 'it has ended', output: finished },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
      cancelAssetImport: {
        done: [{ label: 'stopped', output: { ...storing, state: 'cancelled', skipped: 2, done: 2 } }],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    journeys: {
      'one wrong row keeps all of them back, and not the good ones': {
        steps: [
          'file.choose: a CSV file',
          'done(readFile): one row is wrong',
          'import.start: all or nothing',
          'import.start: the good rows',
        ],
      },
      'there is nothing to store without a good row': {
        steps: ['file.choose: a CSV file', 'done(readFile): every row is wrong', 'import.start: the good rows'],
      },
      'all or nothing is sent as it was chosen': {
        steps: ['file.choose: a CSV file', 'done(readFile): every row is good', 'import.start: all or nothing'],
      },
      'another file has another order of day and month': {
        steps: [
          'file.choose: a CSV file',
          'done(readFile): one row is wrong',
          'days.choose: day first',
          'done(readFile): one row is wrong',
          'file.another',
          'file.choose: a CSV file',
        ],
      },
      'checking again forgets that sending failed': {
        steps: [
          'file.choose: a CSV file',
          'done(readFile): one row is wrong',
          'import.start: the good rows',
          'error(sendImport): no connection',
          'days.choose: day first',
        ],
      },
    },
    holds: {
      'what is stored was checked': (snapshot) =>
        !['sending', 'storing', 'asking', 'cancelling', 'ended'].some((state) => snapshot.value === state) ||
        snapshot.context.checked !== null,
    },
    key: ({ context: { checked, problem: trouble, dayOrder } }) => ({
      rows: checked?.rows.length ?? 0,
      wrong: checked?.wrong ?? 0,
      hasProblem: trouble !== null,
      hasOrder: dayOrder !== null,
    }),
  },
});
