/** Checks after a kill, in the database and in the folder of stored files. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { assetTypes } from '../../server/assets/asset-types/defaults.ts';
import { documentTypes } from '../../server/assets/document-types/defaults.ts';
import { issueTypes } from '../../server/assets/issue-types/defaults.ts';
import { departments } from '../../server/hr/departments/defaults.ts';
import { type Letter, openMail } from '../../server/platform/mail/mail.ts';
import { createEncryption } from '../../server/platform/security/encryption.ts';
import type { Person } from './people.ts';
import type { World } from './worlds.ts';

/** The exact number of rows that a new business begins with. */
const beginnings = {
  memberships: 1,
  business_settings: 1,
  subscriptions: 1,
  regions: 1,
  business_files: 1,
  departments: departments.length,
  asset_types: assetTypes.length,
  issue_types: issueTypes.length,
  document_types: documentTypes.length,
};

type Made = { id: string; stored_as: string | null; sha256: string | null } & Record<keyof typeof beginnings, number>;

/** Checks that a person has exactly one complete business. */
export async function lookAtOwner(world: World, { email, sha256 }: Person, businessId: string | null) {
  const counts = Object.keys(beginnings)
    .map((table) => `(select count(*)::int from ${table} where business_id = b.id) as ${table}`)
    .join(', ');
  const made = await world.sql<Made>(
    `select b.id, f.stored_as, f.sha256, ${counts}
     from users u join memberships m on m.user_id = u.id and m.is_owner join businesses b on b.id = m.business_id
     left join business_files f on f.business_id = b.id where u.email = $1`,
    [email],
  );
  const problems: string[] = [];
  if (made.length !== 1) problems.push(`${email} has ${made.length} businesses`);
  for (const business of made) {
    if (business.id !== businessId) problems.push(`${email} got the id of another business`);
    for (const [table, expected] of Object.entries(beginnings)) {
      const count = business[table as keyof typeof beginnings];
      if (count !== expected) problems.push(`the business of ${email} has ${count} ${table}, not ${expected}`);
    }
    const stored = await digestsOf(world, business.stored_as);
    if (stored === null || business.sha256 !== stored.file || stored.pixels !== sha256) {
      problems.push(`the stored logo of ${email} differs from the uploaded one`);
    }
  }
  const [tasks] = await world.sql<{ count: number }>(
    'select count(*)::int from creation_tasks t join users u on u.id = t.user_id where u.email = $1',
    [email],
  );
  if (tasks?.count !== 1) problems.push(`${email} has ${tasks?.count} tasks`);
  return problems;
}

const placeOf = ({ dataDir }: World, storedAs: string) => join(dataDir, 'files', storedAs.slice(-2), storedAs);

async function digestsOf(world: World, storedAs: string | null): Promise<{ file: string; pixels: string } | null> {
  if (storedAs === null) return null;
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  try {
    const file = readFileSync(placeOf(world, storedAs));
    return { file: digest(file), pixels: digest(await sharp(file).removeAlpha().raw().toBuffer()) };
  } catch {
    return null;
  }
}

/**
 * Waits until every job has ended. Returns for each interrupted job the milliseconds from the restart of a worker until the
 * job was taken over. Jobs start immediately, so the first kill after a job was sent interrupted it.
 */
export async function takeovers({ sql }: World, kills: { killedAt: number; livingAt: number }[]): Promise<number[]> {
  for (const began = performance.now(); ; ) {
    const jobs = await sql<{ state: string; sent: Date; taken: Date; retry_count: number }>(
      `select state::text, created_on as sent, started_on as taken, retry_count from pgboss.job
       where name in ('onboarding.create-business', 'mail.deliver')`,
    );
    const areAllOver = jobs.every(({ state }) => state === 'completed' || state === 'failed');
    if (!areAllOver && performance.now() - began < 120_000) {
      await sleep(200);
      continue;
    }
    return jobs.flatMap(({ sent, taken, retry_count }) => {
      const kill = kills.find(({ killedAt }) => performance.timeOrigin + killedAt > sent.getTime());
      return retry_count > 0 && kill !== undefined ? [taken.getTime() - performance.timeOrigin - kill.livingAt] : [];
    });
  }
}

/** Checks the whole database at rest: nothing incomplete, stuck or abandoned, and no duplicate mail. */
export async function lookAtAll(world: World): Promise<string[]> {
  const questions = {
    'businesses without an owner': `select from businesses b
       where (select count(*) from memberships m where m.business_id = b.id and m.is_owner) <> 1`,
    'businesses without subscription, settings or a region': `select from businesses b
       where not exists (select from subscriptions s where s.business_id = b.id)
         or not exists (select from business_settings s where s.business_id = b.id)
         or not exists (select from regions r where r.business_id = b.id)`,
    'businesses without a creation task': `select from businesses b
       where not exists (select from creation_tasks t where t.business_id = b.id and t.status = 'SUCCESS')`,
    'tasks that are stuck': `select from creation_tasks where status in ('PENDING', 'STARTED')`,
    'tasks that succeeded without a business': `select from creation_tasks t
       where status = 'SUCCESS' and not exists (select from businesses b where b.id = t.business_id)`,
    'jobs that have not ended': `select from pgboss.job
       where state not in ('completed', 'failed') and name in ('onboarding.create-business', 'mail.deliver')`,
    'abandoned jobs': `select from pgboss.job where state = 'failed' or name like '%gave-up'`,
    'mails to addresses without an account': `select from mailbox m
       where not exists (select from users u where lower(u.email) = m.recipient)`,
  };
  const problems: string[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const { length } = await world.sql(question);
    if (length > 0) problems.push(`${length} ${what}`);
  }
  const twice = await countMailsTwice(world);
  if (twice > 0) problems.push(`${twice} duplicate mails`);
  return problems;
}

/** Mails that somebody got more than once. */
export async function countMailsTwice({ sql }: World): Promise<number> {
  const [secret] = await sql<{ value: string }>("select value from platform.secrets where name = 'auth'");
  if (secret === undefined) throw new Error('The server keeps its secret in the database.');
  const encryption = createEncryption(secret.value);
  const letters = await sql<Letter>("select id, encode(sealed, 'base64') as sealed from mailbox");
  const mails = letters.map((letter) => JSON.stringify(openMail(encryption, letter)));
  return mails.length - new Set(mails).size;
}

/** Stored files without a reference, and uploads that wait for deletion: harmless, but they use space. */
export async function leftovers(world: World): Promise<{ files: number; uploads: number }> {
  const kept = await world.sql<{ stored_as: string }>('select stored_as from business_files');
  const referenced = new Set(kept.map(({ stored_as }) => stored_as));
  const folder = join(world.dataDir, 'files');
  const stored = readdirSync(folder).flatMap((part) => readdirSync(join(folder, part)));
  return {
    files: stored.filter((file) => !referenced.has(file)).length,
    uploads: readdirSync(join(world.dataDir, 'uploads')).length,
  };
}
