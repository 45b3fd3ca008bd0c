/** What a server has stored, in a form that can be compared: rows by table, files, and work that was sent. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { startTestServer } from '../../server/platform/testing.ts';

/** Counters change with every request; mails are counted when they are sent, since they arrive later. */
const uncounted = ['rate_limits', 'mailbox'];

type TestServer = Awaited<ReturnType<typeof startTestServer>>;

export async function storedBy({ sql, platform }: TestServer): Promise<Record<string, string>> {
  const tables = await sql<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [uncounted],
  );
  const digests = tables.map(
    ({ tablename }) =>
      `select '${tablename}' as name, count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from public.${tablename} t`,
  );
  const jobs =
    "select 'jobs', count(*)::text from pgboss.job where name in ('mail.deliver', 'onboarding.create-business')";
  const rows = await sql<{ name: string; digest: string }>([...digests, jobs].join(' union all '));
  const files = readdirSync(join(platform.config.dataDir, 'files'), { recursive: true });
  return { ...Object.fromEntries(rows.map(({ name, digest }) => [name, digest])), files: String(files.length) };
}
