/**
 * Everything of a business as one ZIP: a CSV file for each of its tables, the business as JSON, and its files. The tables
 * come from the catalogue of the database, so that a new one is never forgotten. Tables and files are streamed.
 */
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Tx } from '../../platform/database/database.ts';
import { csvFile } from '../../platform/exports/csv.ts';
import type { Files } from '../../platform/files/files.ts';
import * as store from './archive-store.ts';

export type Archive = { businessId: string; name: string; path: string; now: Date; signal: AbortSignal };

/** The transaction must have entered the business. @returns the size, in bytes */
export async function writeArchive(tx: Tx, files: Pick<Files, 'open'>, archive: Archive): Promise<number> {
  const { businessId, path, now, signal } = archive;
  const [tables, business] = await Promise.all([store.listTables(tx), store.readWhole(tx, businessId)]);
  // All are opened before the first row is read, so that they show the same moment.
  const [people, ...sources] = await Promise.all([
    store.openPeople(tx),
    ...tables.map((each) => store.openTable(tx, businessId, each)),
  ]);
  const stored = await store.listFiles(tx, businessId);

  const zip = new ZipFile();
  const about = { mtime: now, forceDosTimestamp: true };
  const written = pipeline(
    Readable.from(zip.outputStream as AsyncIterable<Buffer>),
    createWriteStream(path, { mode: 0o600 }),
    { signal },
  );
  const failed = new Promise<never>((_settle, fail) => zip.once('error', fail));
  zip.addBuffer(Buffer.from(readMe(archive)), 'read-me.txt', about);
  zip.addBuffer(Buffer.from(`${JSON.stringify(business, null, 2)}\n`), 'business.json', about);
  for (const { file, columns, rows } of [people, ...sources]) {
    zip.addReadStreamLazy(file, about, (take) => take(null, csvFile(columns, rows)));
  }
  for (const { storedAs, file } of stored) {
    // Pictures and PDFs are compressed already.
    zip.addReadStreamLazy(file, { ...about, compress: false }, (take) => {
      files.open(storedAs).then(
        (stream) => take(null, stream),
        (error) => take(error, Readable.from([])),
      );
    });
  }
  zip.end();
  await Promise.race([written, failed]);
  return (await stat(path)).size;
}

const readMe = ({ name, now }: Archive) => `${name}

Everything that Steward held of this business on ${now.toISOString()}.

business.json   the business itself
people.csv      who works in it, and what they may do
data/*.csv      every other table, one row a line; times are UTC (ISO 8601), lists are JSON
files/*         what was uploaded

The CSV files are UTF-8 with commas. A cell that begins with = + - @ is prefixed with an apostrophe, so that no spreadsheet
takes it for a formula. Passwords, codes and links are not in here.
`;
