import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { createServer } from '../../app.ts';
import { billingOf } from '../../billing/billing.testing.ts';
import { newOwner, png } from '../../onboarding/onboarding.testing.ts';
import { startBucket } from '../bucket.testing.ts';
import { readConfig } from '../config.ts';
import { startEmbedded } from '../database/embedded-postgres.ts';
import { newId } from '../database/ids.ts';
import { openFileStore } from '../files/files.ts';
import { startTestServer } from '../testing.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const server = await startTestServer({ jobs: true });
const owner = await newOwner(server);
// What signs tokens goes with a backup, so a restored server takes those of before.
const store = await openFileStore(server.platform.config);
const bucket = await startBucket('restored');
const scratch = mkdtempSync(join(tmpdir(), 'steward-backup-'));
execFileSync('chmod', ['755', scratch]);
const archive = join(scratch, 'backup');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Writes without pause: pairs of rows, and logos of which each replaces the last. */
function startWriting() {
  let isWriting = true;
  const written = { rows: 0, logos: 0 };
  const { db } = server.platform;
  const rows = async () => {
    for (; isWriting; written.rows++)
      await db.as({ userId: owner.user.id, businessId: owner.businessId }, async (tx) => {
        for (const half of ['a', 'b'])
          await tx.query('insert into departments (business_id, id, name, created_at) values ($1, $2, $3, now())', [
            owner.businessId,
            newId(),
            `${half}-${written.rows}`,
          ]);
      });
  };
  const logos = async () => {
    for (; isWriting; written.logos++) {
      const form = new FormData();
      form.append('logo', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'logo.png');
      const { status } = await server.call('PUT', `/c/${owner.businessId}/businesses/logo/`, {
        token: owner.token,
        form,
      });
      expect(status).toBeLessThan(300);
    }
  };
  const writing = Promise.all([rows(), logos()]);
  // Awaited at the end.
  writing.catch(() => undefined);
  return {
    written,
    stop: () => {
      isWriting = false;
      return writing;
    },
  };
}

const ask = async <Row extends pg.QueryResultRow>(url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  // Its entries are numbered by the database.
  await billingOf(server, owner).buy();
  const { written, stop } = startWriting();
  await soon(() => expect(Math.min(written.rows, written.logos)).toBeGreaterThan(1));
  const before = { ...written };
  const { missing } = await backUp({ ownerUrl: server.ownerUrl, store }, archive);
  expect(written.rows).toBeGreaterThan(before.rows);
  await stop();
  expect(missing).toEqual([]);
});

/** That a restored Steward is whole, and lets its people in. */
async function expectWhole(ownerUrl: string, environment: Record<string, string>) {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', ...environment });
  const target = { ownerUrl, store: await openFileStore(config), uploadDir: config.uploadDir };
  const { tables, files: stored } = await restore(archive, target);
  expect(tables.length).toBeGreaterThan(40);
  expect(stored).toBeGreaterThan(0);
  const halves = await ask<{ half: string; count: number }>(
    ownerUrl,
    `select left(name, 1) as half, count(*)::int as count from departments where name ~ '^[ab]-[0-9]+$' group by 1 order by 1`,
  );
  expect(halves.map(({ half }) => half)).toEqual(['a', 'b']);
  expect(halves[0]?.count).toBe(halves[1]?.count);
  const named = await ask<{ stored_as: string }>(ownerUrl, 'select stored_as from business_files');
  expect(named.length).toBe(1);

  const [numbers] = await ask<{ next: number; last: number }>(
    ownerUrl,
    `select nextval(pg_get_serial_sequence('payment_entries', 'position'))::int as next, max(position)::int as last
     from payment_entries`,
  );
  expect(numbers?.next).toBeGreaterThan(numbers?.last ?? Number.POSITIVE_INFINITY);

  const restored = await createServer({ config, ownerUrl });
  try {
    const headers = { authorization: `Bearer ${owner.token}` };
    const logo = await restored.app.inject({ url: `/api/c/${owner.businessId}/businesses/logo/`, headers });
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/png']);
  } finally {
    await restored.stop();
  }
  await expect(restore(archive, target)).rejects.toThrow('has data already');
}

describe('a backup that was made while people wrote', () => {
  it('is restored into a new folder', async () => {
    const dataDir = join(scratch, 'restored');
    const embedded = await startEmbedded({ dataDir, durable: false });
    try {
      await embedded.ensureDatabase('steward');
      await expectWhole(embedded.urlOf('steward'), { DATA_DIR: dataDir });
    } finally {
      await embedded.stop();
    }
  });

  const debian = '/usr/lib/postgresql/15/bin';
  it.runIf(existsSync(debian))('is restored into PostgreSQL 15, with its files in a bucket', async () => {
    const home = join(scratch, 'debian');
    mkdirSync(home);
    const isRoot = process.getuid?.() === 0;
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    const who = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
    if (isRoot) chownSync(home, id('-u'), id('-g'));
    const run = (program: string, ...parameters: string[]) =>
      execFileSync(join(debian, program), parameters, { cwd: home, stdio: 'ignore', ...who });
    run('initdb', '-D', `${home}/data`, '-U', 'steward', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
    run(
      'pg_ctl',
      'start',
      '-D',
      `${home}/data`,
      '-w',
      '-o',
      `-c listen_addresses='' -c unix_socket_directories=${home} -c fsync=off`,
    );
    try {
      const urlOf = (name: string) => `postgresql://steward@/${name}?host=${encodeURIComponent(home)}`;
      await ask(urlOf('postgres'), 'create database steward');
      await expectWhole(urlOf('steward'), {
        DATA_DIR: join(scratch, 'of-debian'),
        S3_BUCKET: bucket.name,
        S3_ENDPOINT: bucket.endpoint,
        S3_ACCESS_KEY_ID: bucket.accessKeyId,
        S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      });
    } finally {
      run('pg_ctl', 'stop', '-D', `${home}/data`, '-m', 'immediate');
    }
  });
});

it('that was not finished is not restored, and none is written over', async () => {
  const folder = join(scratch, 'unfinished');
  mkdirSync(folder);
  writeFileSync(join(folder, 'something'), '');
  const about = { ownerUrl: server.ownerUrl, store, uploadDir: server.platform.config.uploadDir };
  await expect(restore(folder, about)).rejects.toThrow('There is no finished backup');
  await expect(backUp(about, folder)).rejects.toThrow('is not empty');
});
