/** What a server stores, in a form that can be compared: rows that were written, files, and work that was sent. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { startTestServer } from '../../server/platform/testing.ts';

/** Counters change with every request; mails are counted when they are sent, since they arrive later. */
const uncounted = ['rate_limits', 'mailbox'];

type TestServer = Awaited<ReturnType<typeof startTestServer>>;

const isWatched = new WeakSet<TestServer>();

/** Notes each row that a transaction writes, in that transaction: to compare what all tables hold takes ten times as long. */
async function watchWrites({ sql }: TestServer) {
  const tables = await sql<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> all($1)",
    [uncounted],
  );
  const triggers = tables.map(
    ({ tablename }) => `create trigger noted after insert or update or delete on public.${tablename}
      for each row execute function noted.note();`,
  );
  await sql(`
    create schema noted;
    create unlogged table noted.writes (name text not null);
    create function noted.note() returns trigger language plpgsql security definer as $$
      begin
        if tg_op <> 'UPDATE' or old is distinct from new then insert into noted.writes values (tg_table_name); end if;
        return null;
      end $$;
    ${triggers.join('\n')}`);
}

/** How many rows were ever written, by table, how many files there are, and how much work was sent. */
export async function storedBy(server: TestServer): Promise<Record<string, string>> {
  const { sql, platform } = server;
  if (!isWatched.has(server)) await watchWrites(server);
  isWatched.add(server);
  const rows = await sql<{ name: string; count: string }>(
    `select name, count(*)::text from noted.writes group by 1
     union all select 'jobs', count(*)::text from pgboss.job where name in ('mail.deliver', 'onboarding.create-business')`,
  );
  const files = readdirSync(join(platform.config.dataDir, 'files'), { recursive: true });
  return { ...Object.fromEntries(rows.map(({ name, count }) => [name, count])), files: String(files.length) };
}
