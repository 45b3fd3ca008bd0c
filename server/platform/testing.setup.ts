/** Once for all server tests: a database server, and in it a migrated template that each test file copies. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from './database/embedded-postgres.ts';
import { newId } from './database/ids.ts';
import { prepareDatabase } from './database/prepare-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the owner, with `DATABASE` where the database's name goes. */
    databaseUrl: string;
    template: string;
  }
}

export default async function setup(project: TestProject) {
  const given = process.env.DATABASE_URL;
  const folder = given === undefined ? mkdtempSync(join(tmpdir(), 'steward-test-')) : null;
  // Closed to others, the folder would not do for root's database, which then lies where nothing removes it.
  if (folder !== null) chmodSync(folder, 0o755);
  const embedded = folder === null ? null : await startEmbedded({ dataDir: folder, durable: false });
  const urlOf =
    embedded?.urlOf ?? ((database: string) => (given ?? '').replace(/(\/\/[^/]*)\/[^?]*/, `$1/${database}`));
  const template = `steward_template_${newId().slice(-12)}`;
  const admin = new pg.Client({ connectionString: urlOf('postgres') });
  await admin.connect();
  await admin.query(`create database ${template}`);
  await prepareDatabase(urlOf(template));
  project.provide('databaseUrl', urlOf('DATABASE'));
  project.provide('template', template);
  return async () => {
    // An own server goes with all of its databases.
    if (embedded === null) await dropAll(admin, template);
    await admin.end();
    await embedded?.stop();
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  };
}

async function dropAll(admin: pg.Client, template: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>('select datname from pg_database where datname like $1', [
    `${template}%`,
  ]);
  for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
}
