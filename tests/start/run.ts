/**
 * Tests starting and stopping with real processes: every failure to start is one sentence, and every started process is
 * stopped. Run it with `node tests/start/run.ts`; the last line has the totals.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import {
  addressOf,
  begin,
  cleanUp,
  type Ended,
  isAlive,
  newDeepFolder,
  newFolder,
  newFolderOf,
  postmasterOf,
  type Steward,
  sharedHomeOf,
  sql,
  start,
} from './steward.ts';

const isRoot = process.getuid?.() === 0;
/** The uid of an unprivileged user, which every system has. */
const nobody = { uid: 65_534, gid: 65_534 };

const inProduction = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://steward.example',
  MAIL: 'keep',
};

let passed = 0;
let failed = 0;
async function check(name: string, act: () => Promise<void>) {
  const began = performance.now();
  const took = () => `(${((performance.now() - began) / 1000).toFixed(1)} s)`;
  try {
    await act();
    passed++;
    console.log(`ok    ${name} ${took()}`);
  } catch (error) {
    failed++;
    console.log(`FAIL  ${name} ${took()}\n${error instanceof Error ? error.stack : error}`);
  }
}

function assertSentence({ code, out, err, seconds }: Ended, sentence: RegExp) {
  assert.match(err, sentence);
  assert.match(err, /^[A-Z][^\n]*\.\n$/, 'the output is not exactly one sentence');
  assert.equal(out, '');
  assert.equal(code, 1);
  // It does not try for long: several processes that start together on a slow machine take 15 s.
  assert.ok(seconds < 60, `it took ${seconds} s`);
}
const refused = async (sentence: RegExp, options: Parameters<typeof begin>[0]) =>
  assertSentence(await begin(options).ended, sentence);

async function stopped(steward: Steward, home: string) {
  const postmaster = postmasterOf(home);
  steward.signal('SIGTERM');
  const { code, signal, err } = await steward.ended;
  assert.deepEqual({ code, signal, err }, { code: 0, signal: null, err: '' });
  assert.equal(postmasterOf(home), null);
  assert.ok(postmaster === null || !isAlive(postmaster), 'the database is still running');
}

const answers = async ({ url }: Steward) => {
  const response = await fetch(`${url}/api/geo/countries/NG/`);
  assert.equal(response.status, 200);
};

/** A sign-in with its body sent in two halves, to keep the request in flight. */
function halfRequest({ url }: Steward) {
  const body = JSON.stringify({ email: 'nobody@example.test', password: 'nothing' });
  const head = `POST /api/accounts/auth/login/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString();
  });
  const sent = new Promise<void>((done) => {
    socket.write(head + body.slice(0, 10), () => done());
  });
  const answer = new Promise<string>((resolve, reject) => {
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
  return { sent, answer, finish: () => socket.write(body.slice(10)) };
}

async function withoutDatabase() {
  const DATA_DIR = newFolder();
  await Promise.all([
    check('a bad PORT', () => refused(/PORT/, { env: { DATA_DIR, PORT: 'eighty' } })),
    check('an invalid DATABASE_URL', () => refused(/DATABASE_URL/, { env: { DATA_DIR, DATABASE_URL: 'x' } })),
    check('production without AUTH_SECRET', () =>
      refused(/AUTH_SECRET/, { env: { DATA_DIR, NODE_ENV: 'production' } }),
    ),
    check('a worker without DATABASE_URL', () => refused(/DATABASE_URL/, { env: { DATA_DIR }, program: 'worker' })),
  ]);
  await Promise.all([
    check('a database that does not answer', () =>
      refused(/127\.0\.0\.1:1\/steward cannot be reached: .*ECONNREFUSED/, {
        env: { DATA_DIR, DATABASE_URL: 'postgresql://a:secret@127.0.0.1:1/steward' },
      }),
    ),
    check('a database with an unknown host', () =>
      refused(/cannot be reached/, { env: { DATA_DIR, DATABASE_URL: 'postgresql://a:secret@host.invalid/steward' } }),
    ),
    check('a file in place of the data folder', async () => {
      const file = join(newFolder(), 'file');
      writeFileSync(file, '');
      await refused(/data folder .* is not writable/, { env: { DATA_DIR: file } });
      await refused(/data folder .* is not writable/, { env: { DATA_DIR: join(file, 'data') } });
    }),
    check('a data folder without write permission', async () => {
      const folder = newFolder(0o555);
      await refused(/data folder .* is not writable/, {
        env: { DATA_DIR: folder },
        ...(isRoot ? { user: nobody } : {}),
      });
    }),
  ]);
}

/** Created once; the other checks use copies. */
async function firstStart(home: string) {
  await check('a first start, and a clean stop', async () => {
    const steward = await start({ env: { DATA_DIR: home } });
    await answers(steward);
    assert.notEqual(postmasterOf(home), null);
    await stopped(steward, home);
  });
}

/** Copies the owners of the files too, because the database may have its own user. */
function copyOf(home: string, target = newFolder()): string {
  execFileSync('cp', ['-a', join(home, 'postgres'), join(home, 'postgres.password'), target]);
  return target;
}

async function whileOneRuns(home: string) {
  const steward = await start({ env: { DATA_DIR: home } });
  const postmaster = postmasterOf(home);
  const DATABASE_URL = addressOf(home);
  const DATA_DIR = newFolder();
  const port = new URL(steward.url).port;

  await check('a data folder in use', () =>
    refused(/data folder .* is in use by another Steward/, { env: { DATA_DIR: home, PORT: '0' } }),
  );
  await Promise.all([
    check('a port in use', () =>
      refused(new RegExp(`Port ${port} is in use`), { env: { DATA_DIR, DATABASE_URL, PORT: port } }),
    ),
    check('an address of another machine', () =>
      refused(/cannot listen on 192\.0\.2\.1 port/, {
        env: { DATA_DIR, DATABASE_URL, ...inProduction, HOST: '192.0.2.1', PORT: '0' },
      }),
    ),
    check('wrong credentials', () =>
      refused(/cannot be reached: password authentication failed/, {
        env: { DATA_DIR, DATABASE_URL: DATABASE_URL.replace(/:[^:@]+@/, ':wrong@') },
      }),
    ),
    check('a database that does not exist', () =>
      refused(/cannot be reached: .*does not exist/, { env: { DATA_DIR, DATABASE_URL: addressOf(home, 'nowhere') } }),
    ),
  ]);
  await check('a separate worker starts and stops', async () => {
    const worker = begin({ env: { DATA_DIR, DATABASE_URL }, program: 'worker' });
    await worker.said('The worker is ready.');
    worker.signal('SIGTERM');
    const { code, err, out } = await worker.ended;
    assert.deepEqual({ code, err, out }, { code: 0, err: '', out: 'The worker is ready.\n' });
  });
  await answers(steward);
  assert.equal(postmasterOf(home), postmaster);

  await check('kill -9 leaves the database, the next start adopts it, and a stop lets a request finish', async () => {
    steward.signal('SIGKILL');
    assert.equal((await steward.ended).signal, 'SIGKILL');
    assert.equal(postmasterOf(home), postmaster);
    const next = await start({ env: { DATA_DIR: home } });
    assert.equal(postmasterOf(home), postmaster);
    await answers(next);

    const request = halfRequest(next);
    await request.sent;
    await answers(next);
    const asked = performance.now();
    next.signal('SIGTERM');
    // A stopping server refuses new requests; this one started earlier.
    while (
      await answers(next).then(
        () => true,
        () => false,
      )
    )
      await sleep(20);
    request.finish();
    assert.match(await request.answer, /^HTTP\/1\.1 400 .*Unable to log in/s);
    const { code, err } = await next.ended;
    assert.deepEqual({ code, err }, { code: 0, err: '' });
    assert.ok(performance.now() - asked < 10_000, 'the stop took too long');
    assert.equal(postmasterOf(home), null);
  });
  await check('a database that is newer than the code', async () => {
    const running = await start({ env: { DATA_DIR: home } });
    await sql(addressOf(home), "insert into platform.migrations (name, run_on) values ('9999_later', now())");
    await stopped(running, home);
    await refused(/database is newer than this code/, { env: { DATA_DIR: home, PORT: '0' } });
    assert.equal(postmasterOf(home), null);
  });
}

async function whatStandsInTheWay(home: string) {
  await check('a port in use leaves no database behind', async () => {
    const port = await freePort();
    const blocker = createServer().listen(port, '127.0.0.1');
    await refused(/^Port \d+ is in use/, { env: { DATA_DIR: home, PORT: String(port) } }).finally(() =>
      blocker.close(),
    );
    assert.equal(postmasterOf(home), null);
  });
  await check('a stop in the middle of a start leaves no database behind', async () => {
    for (const moment of [0, 250, 600]) {
      const steward = begin({ env: { DATA_DIR: home, PORT: '0' } });
      while (postmasterOf(home) === null) await sleep(5);
      await sleep(moment);
      steward.signal('SIGINT');
      const { code, signal, err } = await steward.ended;
      assert.deepEqual({ code, signal, err }, { code: 0, signal: null, err: '' });
      assert.equal(postmasterOf(home), null);
    }
  });
  await check('a start replaces an incomplete database cluster', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'postgres.new'));
    writeFileSync(join(folder, 'postgres.new', 'PG_VERSION'), '18\n');
    const steward = await start({ env: { DATA_DIR: folder } });
    await stopped(steward, folder);
  });
}

async function otherPlaces(home: string) {
  await check('a data folder whose path is too long for a socket', async () => {
    const folder = copyOf(home, newDeepFolder());
    assert.ok(join(folder, 'sockets/.s.PGSQL.5432').length > 107);
    const steward = await start({ env: { DATA_DIR: folder } });
    await answers(steward);
    await stopped(steward, folder);
  });
  if (!isRoot) {
    console.log('      not run: as root under a closed folder, and as another user; both need root');
    return;
  }
  await check('as root, under a folder that only root may enter', async () => {
    const closed = newFolder();
    chmodSync(closed, 0o700);
    const folder = join(closed, 'data');
    const database = sharedHomeOf(folder);
    const steward = await start({ env: { DATA_DIR: folder } });
    await answers(steward);
    assert.notEqual(postmasterOf(database), null);
    await stopped(steward, database);
  });
  await check('as an ordinary user', async () => {
    const folder = newFolderOf(nobody);
    const steward = await start({ env: { DATA_DIR: folder }, user: nobody });
    await answers(steward);
    assert.notEqual(postmasterOf(folder), null);
    await stopped(steward, folder);
  });
}

try {
  const home = newFolder();
  await Promise.all([firstStart(home), withoutDatabase()]);
  const [second, third] = [copyOf(home), copyOf(home)];
  await Promise.all([whileOneRuns(home), whatStandsInTheWay(second).then(() => otherPlaces(third))]);
} finally {
  await cleanUp();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
