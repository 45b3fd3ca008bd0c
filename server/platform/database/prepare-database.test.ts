import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../testing.ts';
import { prepareDatabase } from './prepare-database.ts';

const { ownerUrl, sql, platform } = await startTestServer();
const { appUrl } = await prepareDatabase(ownerUrl);
const app = new pg.Client({ connectionString: appUrl });
await app.connect();
afterAll(() => app.end());

describe('preparing', () => {
  it('changes nothing when nothing is to do, also in several processes at once', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => prepareDatabase(ownerUrl)));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(all[0]?.appUrl).toBe(appUrl);
    expect(all[0]?.authSecret).toMatch(/^[\w-]{43}$/);
  });

  it('refuses a database that is newer than the code, in one sentence, and leaves it alone', async () => {
    await sql("insert into platform.migrations (name, run_on) values ('9999_from_the_future', now())");
    await expect(prepareDatabase(ownerUrl)).rejects.toThrow(
      /^The database is newer than this code \(it has the migration 9999_from_the_future\): start the newer version\.$/,
    );
    await sql("delete from platform.migrations where name = '9999_from_the_future'");
    await prepareDatabase(ownerUrl);
  });

  it.each([
    ['nobody listens', ownerUrl.replace(/\?.*$/, '').replace(/@[^/]*/, '@127.0.0.1:1')],
    ['the password is wrong', ownerUrl.replace(/:[^:@/]+@/, ':wrong-secret@')],
    ['there is no such database', ownerUrl.replace(/\/[^/?]+(\?|$)/, '/nowhere$1')],
  ])('says in one sentence that %s, without the password', async (_what, url) => {
    const error = await prepareDatabase(url).then(
      () => new Error('It was prepared.'),
      (problem: Error) => problem,
    );
    expect(error.message).toMatch(/^The database at \S+ cannot be reached: [^\n]+\.$/);
    expect(error.message).not.toMatch(/wrong-secret|postgresql:/);
  });
});

describe('the role of the server', () => {
  const refused = async (statement: string) =>
    app.query(statement).then(
      () => `${statement} was allowed`,
      ({ code }: { code: string }) => code,
    );
  /** No right, no ownership, not allowed in this role, not allowed to set. */
  const denied = ['42501', '0A000', '42704', '55P02', '22023'];
  const owner = decodeURIComponent(new URL(ownerUrl.replace('@/', '@localhost/')).username);

  it.each([
    'alter table departments disable row level security',
    'alter table departments no force row level security',
    'drop policy tenant on departments',
    'create policy everybody on departments using (true)',
    'create or replace function app_business() returns uuid language sql stable return null::uuid',
    'select * from platform.secrets',
    'select * from platform.migrations',
    'create table platform.mine (id int)',
    'create table public.mine (id int)',
    'create schema mine',
    'truncate departments',
    "insert into plans (id, plan_code, name, public_name) values (9, 'a', 'a', 'a')",
    'update plan_prices set amount_kobo = 1',
    "insert into plan_prices (plan_id, valid_from, amount_kobo, currency) values (2, '2030-01-01', 1, 'NGN')",
    'delete from vat_rates',
    'drop table departments',
    'alter table users add column is_admin boolean',
    'create role somebody superuser',
    'alter role current_user bypassrls',
    `set role ${owner}`,
    `set session authorization ${owner}`,
    `grant ${owner} to current_user`,
    'reset session authorization; select * from platform.secrets',
    "copy users to program 'cat'",
    "copy users from '/etc/passwd'",
    "select pg_read_file('/etc/passwd')",
    'alter system set fsync = off',
    'create extension dblink',
    "set session_replication_role = 'replica'",
  ])('may not: %s', async (statement) => {
    expect([statement, denied.includes(await refused(statement))]).toEqual([statement, true]);
  });

  it('sees no row of a tenant by turning row-level security off', async () => {
    await app.query('set row_security = off');
    const code = await refused('select * from departments');
    await app.query('reset row_security');
    expect(code).toBe('42501');
  });

  it('is the one that the server works as', async () => {
    const [row] = await platform.db.system((tx) => tx.query<{ name: string }>('select current_user as name'));
    const { rows } = await app.query<{
      name: string;
      rolsuper: boolean;
      rolbypassrls: boolean;
      rolcreaterole: boolean;
    }>('select rolname as name, rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = current_user');
    expect(rows).toEqual([{ name: row?.name, rolsuper: false, rolbypassrls: false, rolcreaterole: false }]);
    expect(row?.name).toMatch(/^steward_app_/);
  });
});
