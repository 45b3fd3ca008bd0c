/** Reads a table beside the page, which stays quick, and hands the rows over some at a time. */
import { problemOf } from '../../domain/shared/problem.ts';
import { readTable } from './read-table.ts';

const atOnce = 2000;

addEventListener('message', async ({ data: file }: MessageEvent<Blob>) => {
  try {
    const rows = await readTable(file);
    for (let from = 0; from < rows.length; from += atOnce) postMessage({ rows: rows.slice(from, from + atOnce) });
    postMessage({ end: true });
  } catch (error) {
    postMessage({ problem: problemOf(error) });
  }
});
