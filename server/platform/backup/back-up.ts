/**
 * Backs up the database and the stored files while people work: all rows as one moment saw them, and every file that they name.
 * Row by row and not page by page, so that it can be restored into any PostgreSQL from 15 on.
 */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartupProblem } from '../errors.ts';
import type { FileStore } from '../files/file-store.ts';
import { fetchFiles, type Manifest, makeArchive, tableFile, writeManifest } from './archive.ts';
import { listTables, type Table } from './tables.ts';

type BackedUp = { rows: number; files: number; missing: string[] };
type Source = { ownerUrl: string; store: FileStore };

/** A file that was removed between a look at the rows and its copy is missed; with the next look it is not asked for. */
const tries = 5;

/** @throws a sentence when the role may not see all rows, or the folder holds something */
export async function backUp({ ownerUrl, store }: Source, folder: string): Promise<BackedUp> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'steward backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await assertSeesAll(client);
    await makeArchive(folder);
    const { stored, missing } = await freeze(client, store, folder);
    const tables: Manifest['tables'] = [];
    for (const table of await listTables(client))
      tables.push({ ...table, rows: await writeTable(client, table, folder) });
    await writeManifest(folder, { ...(await readOrigin(client)), tables, files: stored });
    await client.query('commit');
    return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), files: stored, missing };
  } finally {
    await client.end();
  }
}

/** Row-level security binds the tables' owner as well. */
async function assertSeesAll(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: string; all: boolean }>(
    'select rolname as role, rolsuper or rolbypassrls as all from pg_roles where rolname = current_user',
  );
  if (rows[0]?.all !== true)
    throw new StartupProblem(
      `The role ${rows[0]?.role} does not see the rows of all businesses: let a superuser run "alter role ${rows[0]?.role} bypassrls".`,
    );
}

/**
 * Opens the transaction whose view the backup shows, and copies its files. Most were copied before, so that it is open for a
 * short time. A file is stored before the row that names it and removed after it.
 */
async function freeze(client: pg.Client, store: FileStore, folder: string) {
  for (let left = tries; ; left--) {
    await fetchFiles(store, await namedFiles(client), folder);
    await client.query('begin isolation level repeatable read read only');
    const named = await namedFiles(client);
    const missing = await fetchFiles(store, named, folder);
    if (missing.length === 0 || left === 1) return { stored: named.length - missing.length, missing };
    await client.query('rollback');
  }
}

/** What the rows name: by convention, in a column called `stored_as`. */
async function namedFiles(client: pg.Client): Promise<string[]> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select format('%I', table_name) as name from information_schema.columns
     where table_schema = 'public' and column_name = 'stored_as'`,
  );
  if (columns.length === 0) return [];
  const all = columns.map(({ name }) => `select stored_as from ${name} where stored_as is not null`).join(' union ');
  return (await client.query<{ stored_as: string }>(all)).rows.map(({ stored_as }) => stored_as);
}

async function writeTable(client: pg.Client, { name, columns }: Table, folder: string): Promise<number> {
  const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
  await pipeline(rows, createGzip({ level: 4 }), createWriteStream(tableFile(folder, name), { mode: 0o600 }));
  return rows.rowCount;
}

async function readOrigin(client: pg.Client): Promise<Omit<Manifest, 'tables' | 'files'>> {
  const read = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows;
  const migrations = await read<{ name: string }>('select name from platform.migrations order by id');
  const [queue] = await read<{ version: number }>('select version from pgboss.version');
  const [secret] = await read<{ value: string }>("select value from platform.secrets where name = 'auth'");
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    jobQueue: queue?.version ?? 0,
    authSecret: secret?.value ?? null,
  };
}
