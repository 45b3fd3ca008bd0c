/**
 * Row-level security, with no check of the application before it: statements as the server's own role, in a transaction
 * that speaks for one business, about the rows of another. Tables are found in the catalogue, so that a table is covered
 * on the day it is written; their rows are made by taking every other rule of the table away.
 */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newOwner } from '../../server/onboarding/onboarding.testing.ts';
import { startTestServer } from '../../server/platform/testing.ts';

/** Tables that every transaction of the server sees whole, with the reason. */
const open: Record<string, string> = {
  users: 'signing in finds a person by address, before anybody is known',
  sign_ups: 'belong to addresses that nobody has confirmed yet',
  email_confirmations: 'found by the digest of a link, before anybody is known',
  password_resets: 'found by the digest of a link, before anybody is known',
  auth_sessions: 'every request asks whether its sign-in still holds, in the same flight in which it says who asks',
  sign_in_tickets: 'found by the digest of a ticket, before anybody is known',
  refresh_tokens: 'found by the digest of a token, before anybody is known',
  idempotency_keys: 'belong to the platform, whose key holds the person',
  rate_limits: 'count tries by address and by account, before anybody is known',
  mailbox: 'belongs to the platform; what is sent has no business',
  plans: 'the same for everybody',
  plan_prices: 'the same for everybody',
  vat_rates: 'the same for everybody',
  coupons: 'the same for everybody; found by a code that somebody knows',
  invoice_counters: 'numbers run through all businesses',
  sandbox_payments: 'the memory of a provider, which knows no businesses',
  flow_counts: 'belong to the platform; what is counted has no business and no person',
  flow_count_batches: 'belong to the platform, like what they have counted',
  uncommitted_files: 'belong to the platform, and to no business before their transaction commits',
};

const server = await startTestServer({ jobs: true });
const [ours, theirs] = await Promise.all([newOwner(server), newOwner(server)]);
const { db } = server.platform;

type Column = { name: string; type: string; isKey: boolean };
type Table = { name: string; isForced: boolean; columns: Column[]; tenant: 'business' | 'person' | null; key: string };

const read = await server.sql<Omit<Table, 'tenant' | 'key'>>(`
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as "isForced",
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
       'isKey', coalesce(a.attnum = any(i.indkey), false)) order by a.attnum)
     from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '') as columns
  from pg_class c left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);

const tables: Table[] = read.map((table) => {
  const has = (name: string) => table.columns.some((column) => column.name === name);
  if (table.name === 'businesses') return { ...table, tenant: 'business', key: 'id' };
  // A business that is only on its way belongs to a person.
  if (has('business_id') && table.name !== 'creation_tasks')
    return { ...table, tenant: 'business', key: 'business_id' };
  return { ...table, tenant: table.isForced ? 'person' : null, key: 'user_id' };
});
const guarded = tables.filter(({ tenant }) => tenant !== null);

/** Something of a column's type, which no other row has. */
function someValue({ type }: Column): string {
  if (type === 'uuid') return randomUUID();
  if (type === 'bytea') return `\\x${randomUUID().replaceAll('-', '').repeat(2)}`;
  if (/int|numeric/.test(type)) return '1';
  if (/^(date|time)/.test(type)) return '2026-01-01T08:00:00Z';
  if (type === 'boolean') return 'true';
  return randomUUID();
}

/** One more row of somebody's, by the table's keys alone. */
async function addRow({ name, columns, key }: Table, owner: string, userId: string) {
  const keys = columns.filter((column) => column.isKey || column.name === key || column.name === 'user_id');
  const values = keys.map((column) => {
    if (column.name === key) return owner;
    return column.name === 'user_id' ? userId : someValue(column);
  });
  const places = keys.map((column, at) => `$${at + 1}::${column.type}`);
  await server.sql(
    `insert into ${name} (${keys.map((column) => `"${column.name}"`)}) values (${places}) on conflict do nothing`,
    values,
  );
}

/** Takes away what a row must be, besides whose it is. */
async function loosen({ name, columns }: Table) {
  const rules = await server.sql<{ conname: string }>(
    "select conname from pg_constraint where conrelid = $1::regclass and contype in ('c', 'f') and conparentid = 0",
    [name],
  );
  for (const { conname } of rules) await server.sql(`alter table ${name} drop constraint "${conname}"`);
  for (const column of columns)
    if (!column.isKey) await server.sql(`alter table ${name} alter column "${column.name}" drop not null`);
  await server.sql(`alter table ${name} disable trigger user`);
}

const us = { business: { businessId: ours.businessId, userId: ours.user.id }, person: { userId: ours.user.id } };
const ownerOf = (table: Table, who: typeof ours) => (table.tenant === 'business' ? who.businessId : who.user.id);

for (const table of guarded) await loosen(table);
for (const table of guarded) for (const who of [ours, theirs]) await addRow(table, ownerOf(table, who), who.user.id);

/** Every row of somebody's, as the owner of the database sees it. */
const rowsOf = ({ name, key }: Table, owner: string) =>
  server.sql<{ row: string }>(`select t::text as row from ${name} t where ${key} = $1 order by 1`, [owner]);

/** Rows that a statement touched; refused as a whole counts as none, refused for anything else is a failure. */
async function touched(table: Table, text: string, values: readonly unknown[]): Promise<number> {
  try {
    const who = us[table.tenant ?? 'person'];
    return (await db.as(who, (tx) => tx.query(`${text} returning 1`, values))).length;
  } catch (error) {
    expect((error as Error).message).toMatch(/row-level security|permission denied/);
    return 0;
  }
}

it('is forced on every table that belongs to somebody, and every other table says why not', () => {
  expect(guarded.length).toBeGreaterThanOrEqual(12);
  expect(guarded.filter(({ isForced }) => !isForced).map(({ name }) => name)).toEqual([]);
  const others = tables.filter(({ tenant }) => tenant === null).map(({ name }) => name);
  expect(others.sort()).toEqual(Object.keys(open).sort());
});

it('leads the primary key of every table of businesses, or what finds its rows without one, with the business', async () => {
  const leading = await server.sql<{ name: string; first: string }>(`
    select c.relname as name, a.attname as first from pg_class c
    join pg_index i on i.indrelid = c.oid
      and (i.indisprimary or not exists (select from pg_index p where p.indrelid = c.oid and p.indisprimary))
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where c.relnamespace = 'public'::regnamespace`);
  const firstOf = new Map(leading.map(({ name, first }) => [name, first]));
  for (const { name, key } of guarded.filter(({ tenant }) => tenant === 'business'))
    expect([name, firstOf.get(name)]).toEqual([name, key]);
});

describe.each(guarded.map((table) => [table.name, table] as const))('%s', (_name, table) => {
  const { name, key } = table;
  const [mine, other] = [ownerOf(table, ours), ownerOf(table, theirs)];
  const who = us[table.tenant ?? 'person'];

  it('shows one’s own rows only', async () => {
    const owners = await db.as(who, (tx) => tx.query<{ owner: string }>(`select ${key} as owner from ${name}`));
    expect(new Set(owners.map(({ owner }) => owner))).toEqual(new Set([mine]));
    const theirRows = await db.as(who, (tx) => tx.query(`select from ${name} where ${key} = $1`, [other]));
    expect(theirRows).toEqual([]);
  });

  it("changes, removes and adds no row of somebody else's", async () => {
    const before = await rowsOf(table, other);
    expect(before.length).toBeGreaterThan(0);
    expect(await touched(table, `update ${name} set ${key} = ${key} where ${key} = $1`, [other])).toBe(0);
    expect(await touched(table, `update ${name} set ${key} = $1 where ${key} = $2`, [mine, other])).toBe(0);
    expect(await touched(table, `update ${name} set ${key} = $1 where ${key} = $2`, [other, mine])).toBe(0);
    expect(await touched(table, `delete from ${name} where ${key} = $1`, [other])).toBe(0);
    expect(await touched(table, `insert into ${name} (${key}) values ($1)`, [other])).toBe(0);
    expect(await rowsOf(table, other)).toEqual(before);
    expect((await rowsOf(table, mine)).length).toBeGreaterThan(0);
  });

  it('shows nothing to a transaction that speaks for nobody', async () => {
    expect(await db.system((tx) => tx.query(`select from ${name} limit 1`))).toEqual([]);
  });
});

it('shows a person their own memberships, businesses and tasks, and in a business only that one', async () => {
  const ids = (who: Parameters<typeof db.as>[0]) =>
    db.as(who, async (tx) => [
      ...(await tx.query<{ id: string }>('select id from businesses')),
      ...(await tx.query<{ id: string }>('select business_id as id from memberships')),
      ...(await tx.query<{ id: string }>('select business_id as id from subscriptions')),
    ]);
  expect(new Set((await ids({ userId: ours.user.id })).map(({ id }) => id))).toEqual(new Set([ours.businessId]));
  const inTheirs = await ids({ userId: ours.user.id, businessId: theirs.businessId });
  expect(new Set(inTheirs.map(({ id }) => id))).toEqual(new Set([theirs.businessId]));
});

it('shows the daily work the ids of businesses with something to do, and no row of them', async () => {
  const ids = [theirs.businessId];
  const time = { past: new Date('2020-01-01'), future: new Date('2100-01-01') };
  await server.sql('update subscriptions set due_at = $2, watch_until = $2 where business_id = $1', [
    ...ids,
    time.past,
  ]);
  await server.sql('update businesses set closed_at = $2, deletes_at = $3 where id = $1', [
    ...ids,
    time.past,
    time.future,
  ]);
  const ask = (who: Parameters<typeof db.as>[0], text: string, values: unknown[] = []) =>
    db.as(who, (tx) => tx.query<{ id: string }>(text, values));
  const questions: [string, unknown[]][] = [
    ['select id from ending_businesses($1) as id', [time.future]],
    ['select id from due_subscriptions($1) as id', [time.future]],
    ['select business_id as id from watched_subscriptions()', []],
  ];
  for (const [text, values] of questions) {
    expect((await ask({}, text, values)).map(({ id }) => id)).toContain(theirs.businessId);
    expect(await ask({ userId: ours.user.id, businessId: ours.businessId }, text, values)).toEqual([]);
  }
  for (const name of ['businesses', 'business_exports', 'subscriptions', 'notifications'])
    expect([name, await ask({}, `select from ${name}`)]).toEqual([name, []]);
  await server.sql('update subscriptions set due_at = null, watch_until = null where business_id = $1', ids);
  await server.sql('update businesses set closed_at = null, deletes_at = null where id = $1', ids);
});

it('binds the role of the server, which can neither bypass it nor owns a table', async () => {
  const [role] = await db.system((tx) =>
    tx.query(`select rolsuper or rolbypassrls as "isFree",
        (select count(*)::int from pg_tables where tableowner = current_user) as tables
      from pg_roles where rolname = current_user`),
  );
  expect(role).toEqual({ isFree: false, tables: 0 });
  await expect(db.system((tx) => tx.query('alter table departments disable row level security'))).rejects.toThrow();
  await expect(db.system((tx) => tx.query('set local row_security = off; select from departments'))).rejects.toThrow();
  await expect(db.system((tx) => tx.query('select from platform.secrets'))).rejects.toThrow('permission denied');
});
