/** The sheets of running imports, each in a worker of its own. A flow names its sheet; the app opens and closes it. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SheetFilter, SheetSummary } from '../../domain/shared/import-sheet/sheet.types.ts';
import { problem } from '../../domain/shared/problem.ts';
import type { Options } from './client.ts';
import type { SheetAnswer, SheetCalls } from './sheet-host.ts';

type Waiting = { resolve: (answer: never) => void; reject: (problem: unknown) => void };
type SheetWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<SheetAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};
type Given<Name extends keyof SheetCalls> = Parameters<SheetCalls[Name]>[0];

function createClient(start: () => SheetWorker) {
  let worker: SheetWorker | null = null;
  let calls = 0;
  let summary: SheetSummary | null = null;
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<() => void>();

  const show = (next: SheetSummary | null) => {
    summary = next;
    for (const listener of listeners) listener();
  };
  function stop(reason: unknown) {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }
  function begin() {
    stop(problem('aborted'));
    const begun = start();
    worker = begun;
    begun.onmessage = ({ data }) => {
      if ('summary' in data) return show(data.summary);
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if ('problem' in data) call?.reject(data.problem);
      else call?.resolve(data.answer as never);
    };
    begun.onerror = () => stop(problem('unknown'));
  }
  const ask = <Name extends keyof SheetCalls>(call: Name, given: Given<Name>) =>
    new Promise<ReturnType<SheetCalls[Name]>>((resolve, reject) => {
      if (worker === null) return reject(problem('missing'));
      calls += 1;
      waiting.set(calls, { resolve, reject });
      worker.postMessage({ id: calls, call, given });
    });
  const shown = async (answer: Promise<SheetSummary>) => {
    const next = await answer;
    show(next);
    return next;
  };
  return {
    /** Reads a file in place of any other; when it is aborted, nothing is left of it. */
    read(file: Blob, given: Pick<Given<'read'>, 'lists' | 'remembered' | 'changes'>, { signal }: Options) {
      const version = summary?.version ?? 0;
      begin();
      const own = worker;
      signal.addEventListener('abort', () => {
        if (worker === own) stop(problem('aborted'));
      });
      return shown(ask('read', { file, ...given, version }));
    },
    change: (change: Given<'change'>) => shown(ask('change', change)),
    window: (filter: SheetFilter, from: number, to: number) => ask('window', { filter, from, to }),
    keys: (most: number) => ask('keys', most),
    rowsToSend: (from: number, to: number) => ask('rowsToSend', { from, to }),
    /** What is known of the rows so far; also while they are read. */
    summary: () => summary,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => stop(problem('aborted')),
  };
}
export type ImportSheet = ReturnType<typeof createClient>;

const sheets = new Map<string, ImportSheet>();

/** @returns how to close it */
export function openSheet(id: string, start: () => SheetWorker): () => void {
  const opened = createClient(start);
  sheets.set(id, opened);
  return () => {
    opened.close();
    if (sheets.get(id) === opened) sheets.delete(id);
  };
}

/** @throws a problem when it is closed */
export function sheetOf(id: string): ImportSheet {
  const found = sheets.get(id);
  if (found === undefined) throw problem('missing');
  return found;
}

export const rowsOfPage = 50;
/** A page of the rows of a sheet. The rows that were there stay until the next ones have come. */
export const sheetRowsQuery = (id: string, version: number | string, filter: SheetFilter, page: number) =>
  queryOptions({
    queryKey: ['sheetRows', id, filter, page, version],
    queryFn: () => sheetOf(id).window(filter, page * rowsOfPage, (page + 1) * rowsOfPage),
    placeholderData: keepPreviousData,
    // It is asked of this device, and kept there.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
  });
