/** Restores a backup into a database without data: the migrations make the schema that the rows fit, and one transaction fills it. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { knownMigrations, prepareDatabase } from '../database/prepare-database.ts';
import { StartupProblem } from '../errors.ts';
import type { FileStore } from '../files/file-store.ts';
import { type Manifest, putFiles, readManifest, tableFile } from './archive.ts';
import { listTables } from './tables.ts';

type Target = { ownerUrl: string; store: FileStore; uploadDir: string };

/** @throws a sentence when the database has data, or the backup was made by another version than it can be restored by */
export async function restore(folder: string, { ownerUrl, store, uploadDir }: Target): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const isKnown = manifest.migrations.every((name, index) => knownMigrations()[index] === name);
  if (!isKnown) throw otherVersion(folder);
  await assertEmpty(ownerUrl, store);
  await prepareDatabase(ownerUrl, { migrations: manifest.migrations.length });
  await putFiles(folder, store, uploadDir);
  await withClient(ownerUrl, (client) => fill(client, folder, manifest));
  return manifest;
}

const otherVersion = (folder: string) =>
  new StartupProblem(
    `The backup in ${folder} was made by another version of Steward: restore it with that one, then update.`,
  );

async function assertEmpty(ownerUrl: string, store: FileStore): Promise<void> {
  const isEmpty = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ there: boolean }>("select to_regclass('public.users') is not null as there");
    return rows[0]?.there !== true || (await client.query('select from users limit 1')).rowCount === 0;
  });
  if (!isEmpty) throw new StartupProblem('The database has data already: restore into one without.');
  if (!(await store.isEmpty()))
    throw new StartupProblem('There are stored files already: restore into a new DATA_DIR, or an empty bucket.');
}

async function fill(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  const tables = await listTables(client);
  const shapeOf = (list: { name: string; columns: string[] }[]) =>
    JSON.stringify(list.map(({ name, columns }) => [name, columns]));
  if (rows[0]?.version !== manifest.jobQueue || shapeOf(tables) !== shapeOf(manifest.tables))
    throw otherVersion(folder);
  await client.query('begin');
  // The migrations and the job queue wrote rows of their own.
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const { name, columns, rows: expected } of manifest.tables) {
    // What triggers keep up to date is in the backup as well.
    await client.query(`alter table ${name} disable trigger user`);
    const into = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
    await pipeline(createReadStream(tableFile(folder, name)), createGunzip(), into);
    if (into.rowCount !== expected)
      throw new StartupProblem(`The backup in ${folder} is damaged: ${name} has lost rows.`);
    await client.query(`alter table ${name} enable trigger user`);
  }
  await continueSequences(client);
  if (manifest.authSecret !== null)
    await client.query("update platform.secrets set value = $1 where name = 'auth'", [manifest.authSecret]);
  await client.query('commit');
  await client.query('analyze');
}

/** Numbers that the database gives go on after those that were restored. */
async function continueSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.oid::regclass::text as table, quote_ident(a.attname) as column, s.oid::regclass::text as sequence
     from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
       join pg_class c on c.oid = d.refobjid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
     where d.deptype in ('a', 'i') and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  );
  for (const { table, column, sequence } of rows)
    await client.query(`select setval($1, coalesce(max(${column}), 0) + 1, false) from ${table}`, [sequence]);
}

async function withClient<Result>(ownerUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'steward restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
