/** What the collector leaves in the folder of files after kills. */
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from './random.ts';
import type { World } from './worlds.ts';

/** Milliseconds within which everything is done once a worker lives, on a busy machine too. */
export const patience = 240_000;

/** As pg-boss sends it; the schedule would let us wait for minutes. */
export const begin = ({ sql }: World, job: string) =>
  sql(
    `insert into pgboss.job (name, data, retry_limit, retry_delay, heartbeat_seconds)
     select name, '{}', retry_limit, retry_delay, heartbeat_seconds from pgboss.queue where name = $1`,
    [job],
  );

/** A day later: whatever no row names is collected. */
export async function lookAtFiles(world: World, random: Random): Promise<string[]> {
  const { sql, dataDir } = world;
  await sql("update uncommitted_files set kept_at = kept_at - interval '2 days'");
  await sql("update asset_attachments set created_at = created_at - interval '2 days'");
  for (const job of ['assets.left-attachments', 'platform.clean-up']) await begin(world, job);
  const uploads = join(dataDir, 'uploads');
  const old = new Date(Date.now() - 7_200_000);
  for (const name of readdirSync(uploads)) utimesSync(join(uploads, name), old, old);
  if (world.victim === 'server') await world.strike(random).livingAt;
  const orphans = async () => {
    const rows = await sql<{ id: string }>(
      `select stored_as as id from asset_attachments union all select thumbnail_as from asset_attachments
       union all select stored_as from business_files`,
    );
    const named = new Set(rows.map(({ id }) => id));
    const files = join(dataDir, 'files');
    const stored = readdirSync(files).flatMap((part) => readdirSync(join(files, part)));
    const left = world.victim === 'server' ? readdirSync(uploads).length : 0;
    return stored.filter((file) => !named.has(file)).length + left;
  };
  for (const began = performance.now(); ; await sleep(200)) {
    const count = await orphans();
    if (count === 0) return [];
    if (performance.now() - began > patience) return [`${count} files have no row after the collector`];
  }
}
