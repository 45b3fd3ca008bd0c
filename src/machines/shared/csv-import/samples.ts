/** What the flows of an import are tried with. */
import type { SheetSummary } from '../../../domain/shared/import-sheet/sheet.types.ts';
import type { StoredImport } from '../sheet-sending/machine.ts';

export const file = new File(['Type,Name'], 'assets.csv');
const nothingWrong = { missing: 0, unknown: 0, unreadable: 0, doubtful: 0, duplicate: 0, mismatch: 0, several: 0 };

/** Two good rows. */
export const allGood: SheetSummary = {
  version: 1,
  isRead: true,
  lines: 3,
  titleRow: 1,
  titles: ['Type', 'Name'],
  top: [
    { row: 1, texts: ['Type', 'Name'] },
    { row: 2, texts: ['Laptop', 'HP'] },
  ],
  columns: ['asset_or_vehicle_type', 'name'],
  rows: 2,
  wrong: 0,
  problems: nothingWrong,
  unknown: [],
  leftOut: {},
  doubtfulDays: 0,
  known: 0,
  several: 0,
  changed: 0,
  repeated: 0,
  mayRepeat: true,
  skipped: 0,
  surplus: 0,
  fixes: 0,
  lastFix: null,
  waitingKeys: 0,
  options: { dayOrder: null, location: null },
  acts: { known: 'update', repeated: 'create' },
};
export const oneWrong: SheetSummary = { ...allGood, version: 2, wrong: 1, problems: { ...nothingWrong, missing: 1 } };
export const allWrong: SheetSummary = { ...oneWrong, version: 3, wrong: 2 };
export const allSkipped: SheetSummary = { ...oneWrong, version: 10, skipped: 1 };
export const noTitles: SheetSummary = { ...allGood, version: 4, titleRow: null, titles: [], columns: [], rows: 0 };
export const unasked: SheetSummary = { ...allGood, version: 5, waitingKeys: 2 };

export const storing: StoredImport = {
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
  undone: 0,
  kept: 0,
  started_by: 'Ada Obi',
  created_at: '2026-11-20T09:00:00.000Z',
  finished_at: null,
  mapping: [],
  words: [],
  stopped_because: '',
};
export const receiving: StoredImport = { ...storing, state: 'receiving' };
export const finished: StoredImport = { ...storing, state: 'finished', done: 2, created: 1, refused: 1 };
