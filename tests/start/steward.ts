/** Runs Steward as a process, like an operator, with its output, its exit and its remains. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../free-port.ts';

const root = new URL('../..', import.meta.url).pathname;

export type Ended = { code: number | null; signal: NodeJS.Signals | null; out: string; err: string; seconds: number };
export type Steward = {
  url: string;
  ended: Promise<Ended>;
  /** Resolves when it prints this. */
  said(text: string): Promise<void>;
  signal(name: NodeJS.Signals): void;
};
type Options = { env: Record<string, string>; program?: 'main' | 'worker'; user?: { uid: number; gid: number } };

const children = new Set<ChildProcess>();
const folders = new Set<string>();

/** A new temporary folder, readable by everyone like a folder of /srv. */
export function newFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'steward-start-'));
  chmodSync(folder, mode);
  folders.add(folder);
  return folder;
}

export function newFolderOf({ uid, gid }: { uid: number; gid: number }): string {
  const folder = newFolder();
  chownSync(folder, uid, gid);
  return folder;
}

export function newDeepFolder(): string {
  const folder = join(newFolder(), ...Array.from({ length: 6 }, () => 'a-folder-with-a-long-name'));
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The folder of a database that cannot enter the data folder when root starts it; as in embedded-postgres.ts. */
export const sharedHomeOf = (dataDir: string): string => {
  const home = join('/var/lib/steward', createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  folders.add(home);
  return home;
};

/** Starts a process without waiting for it. */
export function begin({ env, program = 'main', user }: Options): Steward {
  const began = performance.now();
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [`server/${program}.ts`], {
    cwd: root,
    // No other variables of this process, because they may name a database.
    env: { PATH, HOME: '/nonexistent', DEMO: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  children.add(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (text: Buffer) => {
    out += text;
  });
  child.stderr.on('data', (text: Buffer) => {
    err += text;
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      children.delete(child);
      resolve({ code, signal, out, err, seconds: (performance.now() - began) / 1000 });
    });
  });
  return {
    url: `http://127.0.0.1:${env.PORT}`,
    ended,
    said: (text) =>
      new Promise((done) => {
        const look = () => {
          if (out.includes(text)) done();
        };
        child.stdout.on('data', look);
        look();
      }),
    signal: (name) => child.kill(name),
  };
}

/** Starts a process and waits until it is ready. @throws when it ends instead */
export async function start(options: Options): Promise<Steward> {
  const steward = begin({ ...options, env: { ...options.env, PORT: String(await freePort()) } });
  const end = await Promise.race([steward.ended, steward.said('Steward is ready at ')]);
  if (end !== undefined) throw new Error(`It ended with ${end.code}: ${end.err}`);
  return steward;
}

/** The process id of the database in a data folder, or null when none runs. */
export function postmasterOf(home: string): number | null {
  const file = join(home, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return isAlive(pid) ? pid : null;
}

/** A dead process keeps its id until its parent reads its exit code: a zombie, state Z in Linux. */
export function isAlive(pid: number): boolean {
  const about = `/proc/${pid}/stat`;
  try {
    process.kill(pid, 0);
    return !existsSync('/proc/self/stat') || !/\) Z /.test(readFileSync(about, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The connection of an embedded database's owner. */
export function addressOf(home: string, database = 'steward'): string {
  const password = readFileSync(join(home, 'postgres.password'), 'utf8');
  return `postgresql://steward:${password}@/${database}?host=${encodeURIComponent(join(home, 'sockets'))}`;
}

export async function sql(address: string, text: string) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Ends the processes of failed checks and removes every folder. */
export async function cleanUp() {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) {
    for (const home of [folder, join(folder, 'data')]) {
      const pid = postmasterOf(home);
      if (pid !== null) process.kill(pid, 'SIGQUIT');
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
