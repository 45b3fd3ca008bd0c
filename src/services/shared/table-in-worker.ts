import { type Problem, problem } from '../../domain/shared/problem.ts';
import type { TableRow } from './read-table.ts';

type Told = { rows: TableRow[] } | { end: true } | { problem: Problem };

/** Reads a CSV file or a workbook in a worker. @throws a problem in plain words, and when it is aborted */
export function readInWorker(file: Blob, signal: AbortSignal): Promise<TableRow[]> {
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<TableRow[]>();
  const rows: TableRow[] = [];
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    if ('rows' in data) rows.push(...data.rows);
    else if ('problem' in data) reject(data.problem);
    else resolve(rows);
  };
  worker.onerror = () => reject(problem('unknown'));
  signal.addEventListener('abort', () => reject(problem('aborted')));
  worker.postMessage(file);
  return promise.finally(() => worker.terminate());
}
