import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { startEmbedded, visitEmbedded } from './embedded-postgres.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'steward-embedded-'));
// The database's user has to pass when this runs as root.
chmodSync(dataDir, 0o755);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const lockFiles = [join(dataDir, 'postgres/postmaster.pid'), join(dataDir, 'sockets/.s.PGSQL.5432.lock')];
const start = () => startEmbedded({ dataDir, durable: false });
const postmaster = () => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** Processes of the database's own user, which are the ones that PostgreSQL heeds: one that lives, and one that has ended and
 * that its parent never waits for, as many an init does. */
async function makeBystanders() {
  const { uid, gid } = statSync(join(dataDir, 'postgres'));
  // A shell that still stands when its child ends would reap it.
  const script = 'sleep 0.5 & echo $!; exec sleep 600';
  const living = spawn('sh', ['-c', script], { cwd: '/', uid, gid, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(living.stdout, 'data')) as [Buffer];
  const zombie = Number(line.toString());
  await soon(() => expect(readFileSync(`/proc/${zombie}/stat`, 'utf8')).toMatch(/\) Z /));
  return { pids: [zombie, living.pid ?? 0], end: () => living.kill('SIGKILL') };
}

it.runIf(existsSync('/proc/self/stat'))('starts although its lock files name a zombie or another process', async () => {
  const first = await start();
  const [locks, number] = [lockFiles.map((file) => readFileSync(file, 'utf8')), postmaster()];
  await first.stop();
  const { uid, gid } = statSync(join(dataDir, 'postgres'));
  const { pids, end } = await makeBystanders();
  try {
    for (const pid of pids) {
      for (const [index, file] of lockFiles.entries()) {
        writeFileSync(file, (locks[index] ?? '').replace(String(number), String(pid)), { mode: 0o600 });
        chownSync(file, uid, gid);
      }
      const next = await start();
      expect(postmaster()).not.toBe(pid);
      await next.stop();
    }
  } finally {
    end();
  }
});

it('comes back after its first process was killed', async () => {
  const embedded = await start();
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  await soon(async () => {
    expect(postmaster()).not.toBe(killed);
    const client = new pg.Client({ connectionString: embedded.urlOf('postgres') });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('select 1');
    await client.end();
  });
  await embedded.stop();
});

it('lets a command in beside a server and without one, and is left as it was found', async () => {
  const isRunning = () => existsSync(lockFiles[0] ?? '');
  const server = await start();
  const beside = await visitEmbedded(dataDir);
  await beside.stop();
  expect(isRunning()).toBe(true);
  await expect(start()).rejects.toThrow('in use by another Steward');
  await server.stop();
  const alone = await visitEmbedded(dataDir);
  expect(isRunning()).toBe(true);
  await alone.stop();
  expect(isRunning()).toBe(false);
  await expect(visitEmbedded(join(dataDir, 'nothing'))).rejects.toThrow('There is no database in');
});
