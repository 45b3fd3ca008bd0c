/**
 * Prepares a database as its owner: runs the migrations, installs the job queue, creates the secrets that processes share, and
 * the role that the server works as, which owns nothing and is bound by row-level security.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { installJobs } from '../background-jobs/background-jobs.ts';
import { StartupProblem } from '../errors.ts';

const migrationsDir = new URL('../../migrations', import.meta.url).pathname;
/** Held while one process prepares; any number that nothing else in the database uses. */
const preparationLock = 7_306_021;

/** What the comment on a table takes from the server's role. */
const withheld = { 'append-only': 'update, delete, truncate', 'read-only': 'insert, update, delete, truncate' };

export type Prepared = { appUrl: string; authSecret: string };

/** By name, in the order in which they run. */
export const knownMigrations = (): string[] =>
  readdirSync(migrationsDir)
    .map((file) => file.replace(/\.sql$/, ''))
    .sort();

/** @param migrations how many are to have run, for rows of an older schema; all by default */
export async function prepareDatabase(
  ownerUrl: string,
  { migrations = Number.POSITIVE_INFINITY }: { migrations?: number } = {},
): Promise<Prepared> {
  const client = await connect(ownerUrl);
  const gate = await connect(ownerUrl);
  try {
    // Held by a transaction, which a pooler leaves on one connection; a session's lock could stay behind on another.
    await gate.query('begin');
    await gate.query('select pg_advisory_xact_lock($1)', [preparationLock]);
    await client.query('create schema if not exists platform');
    await refuseNewer(client);
    await runner({
      dbClient: client,
      dir: migrationsDir,
      direction: 'up',
      count: Math.max(0, migrations - (await countMigrations(client))),
      migrationsTable: 'migrations',
      migrationsSchema: 'platform',
      createMigrationsSchema: false,
      noLock: true,
      log: () => undefined,
    });
    await installJobs(ownerUrl);
    await client.query('create table if not exists platform.secrets (name text primary key, value text not null)');
    const role = await secret(client, 'role', () => `steward_app_${randomBytes(4).toString('hex')}`);
    const password = await secret(client, 'role password', () => randomBytes(24).toString('base64url'));
    await grantRole(client, role, password);
    return {
      appUrl: withLogin(ownerUrl, role, password),
      authSecret: await secret(client, 'auth', () => randomBytes(32).toString('base64url')),
    };
  } catch (error) {
    if (error instanceof StartupProblem) throw error;
    throw new StartupProblem(`The database could not be prepared: ${(error as Error).message}.`);
  } finally {
    await client.end();
    await gate.end();
  }
}

async function connect(ownerUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: 10_000,
    application_name: 'steward owner',
  });
  // A lost connection fails the running statement; without a listener its error event would also end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new StartupProblem(
      `The database at ${placeOf(ownerUrl)} cannot be reached: ${(error as Error).message || (error as NodeJS.ErrnoException).code}.`,
    );
  }
}

async function countMigrations(client: pg.Client): Promise<number> {
  const { rows: tables } = await client.query("select to_regclass('platform.migrations') as name");
  if (tables[0]?.name === null) return 0;
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from platform.migrations');
  return rows[0]?.count ?? 0;
}

async function refuseNewer(client: pg.Client) {
  const { rows: tables } = await client.query("select to_regclass('platform.migrations') as name");
  if (tables[0]?.name === null) return;
  const known = new Set(knownMigrations());
  const { rows } = await client.query<{ name: string }>('select name from platform.migrations order by id');
  const newer = rows.find(({ name }) => !known.has(name));
  if (newer !== undefined) {
    throw new StartupProblem(
      `The database is newer than this code (it has the migration ${newer.name}): start the newer version.`,
    );
  }
}

async function secret(client: pg.Client, name: string, make: () => string): Promise<string> {
  await client.query('insert into platform.secrets (name, value) values ($1, $2) on conflict do nothing', [
    name,
    make(),
  ]);
  const { rows } = await client.query<{ value: string }>('select value from platform.secrets where name = $1', [name]);
  return rows[0]?.value ?? '';
}

async function grantRole(client: pg.Client, role: string, password: string) {
  const name = pg.escapeIdentifier(role);
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) {
    await client.query(
      `create role ${name} login nosuperuser nobypassrls nocreatedb nocreaterole password ${pg.escapeLiteral(password)}`,
    );
  }
  for (const schema of ['public', 'pgboss']) {
    await client.query(`grant usage on schema ${schema} to ${name}`);
    await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`);
    await client.query(`grant usage, select on all sequences in schema ${schema} to ${name}`);
    await client.query(`grant execute on all functions in schema ${schema} to ${name}`);
  }
  for (const [comment, rights] of Object.entries(withheld)) {
    const { rows } = await client.query<{ relation: string }>(
      `select format('%I.%I', n.nspname, c.relname) as relation from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and obj_description(c.oid, 'pg_class') = $1`,
      [comment],
    );
    for (const { relation } of rows) await client.query(`revoke ${rights} on ${relation} from ${name}`);
  }
}

/** The same address with another login. Sockets stand in the query of a connection string, so it is edited as an URL. */
function withLogin(url: string, user: string, password: string): string {
  const [, scheme = '', rest = ''] = /^(postgres(?:ql)?:\/\/)(?:[^@/?]*@)?(.*)$/.exec(url) ?? [];
  return `${scheme}${user}:${password}@${rest}`;
}

const placeOf = (url: string) => url.replace(/^(postgres(?:ql)?:\/\/)(?:[^@/?]*@)?/, '').replace(/\?.*$/, '');
