/** Keeps a sheet beside the page and answers what the page asks about it; a worker of a list calls this with its rules. */
import type { ImportRules, Remembered } from '../../../rules/shared/import.ts';
import { createSheet, type Sheet } from '../../domain/shared/import-sheet/sheet.ts';
import type {
  RowWindow,
  SheetChange,
  SheetFilter,
  SheetRow,
  SheetSummary,
} from '../../domain/shared/import-sheet/sheet.types.ts';
import { type Problem, problemOf } from '../../domain/shared/problem.ts';
import { readTable } from './read-table.ts';
import { tooManyRows } from './table-limits.ts';

/** What the page may ask, with the answers. */
export type SheetCalls = {
  read: (given: {
    file: Blob;
    lists: unknown;
    remembered: Remembered;
    /** What was done with the file before, to be done again. */
    changes: readonly SheetChange[];
    version: number;
  }) => SheetSummary;
  change: (change: SheetChange) => SheetSummary;
  window: (asked: { filter: SheetFilter; from: number; to: number }) => RowWindow;
  keys: (most: number) => string[];
  rowsToSend: (asked: { from: number; to: number }) => SheetRow[];
};
export type SheetCall = {
  [Name in keyof SheetCalls]: { id: number; call: Name; given: Parameters<SheetCalls[Name]>[0] };
}[keyof SheetCalls];
export type SheetAnswer =
  | { id: number; answer: unknown }
  | { id: number; problem: Problem }
  | { summary: SheetSummary };
export type SheetPort = {
  postMessage: (answer: SheetAnswer) => void;
  onmessage: ((event: { data: SheetCall }) => void) | null;
};

export function hostSheet<Lists>(port: SheetPort, rules: ImportRules<Lists>) {
  let sheet: Sheet | null = null;

  async function read({ file, lists, remembered, changes, version }: Parameters<SheetCalls['read']>[0]) {
    const next = createSheet(rules, version);
    sheet = next;
    next.change({ change: 'lists', lists });
    let isTitled = false;
    const findTitles = () => next.change({ change: 'titles', row: null, remembered });
    await readTable(
      file,
      (rows) => {
        next.append(rows);
        if (!isTitled) findTitles();
        isTitled = true;
        const summary = next.summary();
        if (summary.rows > rules.mostRows) throw tooManyRows(rules.mostRows);
        port.postMessage({ summary });
      },
      { rows: rules.mostRows },
    );
    next.end();
    if (changes.length > 0) next.replay(changes);
    return next.summary();
  }
  const answerTo = (asked: SheetCall, kept: Sheet) => {
    switch (asked.call) {
      case 'read':
        return read(asked.given);
      case 'change':
        kept.change(asked.given);
        return kept.summary();
      case 'window':
        return kept.window(asked.given.filter, asked.given.from, asked.given.to);
      case 'keys':
        return kept.keys(asked.given);
      case 'rowsToSend':
        return kept.rowsToSend(asked.given.from, asked.given.to);
    }
  };
  port.onmessage = async ({ data: asked }) => {
    try {
      port.postMessage({ id: asked.id, answer: await answerTo(asked, sheet ?? createSheet(rules)) });
    } catch (error) {
      port.postMessage({ id: asked.id, problem: problemOf(error) });
    }
  };
}
