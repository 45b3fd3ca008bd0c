/** Three ways to run Steward, each with the process that is killed. */
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionLoss } from '../../server/platform/database/database.ts';
import { startEmbedded } from '../../server/platform/database/embedded-postgres.ts';
import { freePort } from '../free-port.ts';
import { call, Violation } from './people.ts';
import { killCluster, type Program, start, watchCluster } from './processes.ts';
import type { Random } from './random.ts';

export type Victim = 'server' | 'worker' | 'database';
/** The time of the kill, and the time when a worker was available again. */
export type Strike = { killedAt: number; livingAt: Promise<number> };
export type World = {
  victim: Victim;
  url: string;
  /** The folder of stored files. */
  dataDir: string;
  /** A connection as the owner of the database. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  strike(random: Random): Strike;
  /** @throws when a process does not stop cleanly. */
  stop(): Promise<void>;
};

export async function openWorld(victim: Victim, folder: string): Promise<World> {
  const dataDir = join(folder, victim);
  mkdirSync(dataDir);
  // The database's user must be able to enter the folder when this runs as root.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const env = {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: String(port),
    RATE_LIMIT_FACTOR: '100000',
    // No answer depends on how fast the machine is.
    DATABASE_WAIT: '60',
    DEMO: 'false',
    LOG_LEVEL: 'error',
  };
  watchCluster(dataDir);
  const url = `http://127.0.0.1:${port}`;
  const sql = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
    asOwner<Row>(ownerUrl(dataDir), text, values);
  const common = { victim, url, dataDir, sql };
  switch (victim) {
    case 'server':
      return { ...common, ...(await serverWorld(env)) };
    case 'worker':
      return { ...common, ...(await workerWorld(env, dataDir)) };
    case 'database':
      return { ...common, ...(await databaseWorld(env, common)) };
  }
}

type Fate = Pick<World, 'strike' | 'stop'>;

/** One process does everything; its database survives it, and the next process adopts it. */
async function serverWorld(env: Record<string, string>): Promise<Fate> {
  let server = await start('server', env);
  return {
    strike: () => {
      const killedAt = performance.now();
      const livingAt = server.kill().then(async () => {
        server = await start('server', env);
        return performance.now();
      });
      return { killedAt, livingAt };
    },
    stop: () => server.stop(),
  };
}

/** A server that runs no jobs, and two workers, of which one is killed and restarted. */
async function workerWorld(env: Record<string, string>, dataDir: string): Promise<Fate> {
  const cluster = await startEmbedded({ dataDir });
  await cluster.ensureDatabase('steward');
  const apart = { ...env, DATABASE_URL: cluster.urlOf('steward'), JOBS: 'elsewhere' };
  const server = await start('server', apart);
  const workers: Program[] = [];
  for (let one = 0; one < 2; one++) workers.push(await start('worker', apart));
  let restarted = Promise.resolve();
  return {
    strike: (random) => {
      const index = random.integer(workers.length);
      const killedAt = performance.now();
      restarted = (async () => {
        await workers[index]?.kill();
        workers[index] = await start('worker', apart);
      })();
      // The other worker is never killed.
      return { killedAt, livingAt: restarted.then(() => killedAt) };
    },
    stop: async () => {
      await restarted;
      await Promise.all([server.stop(), ...workers.map((worker) => worker.stop())]);
      await cluster.stop();
    },
  };
}

/** One process does everything, and its database is killed, sometimes without its child processes. */
async function databaseWorld(
  env: Record<string, string>,
  { url, dataDir, sql }: Pick<World, 'url' | 'dataDir' | 'sql'>,
): Promise<Fate> {
  const server = await start('server', env);
  const startedAt = async () => {
    const [row] = await sql<{ at: Date }>('select pg_postmaster_start_time() as at');
    return row?.at.getTime();
  };
  let last = await startedAt();
  return {
    strike: (random) => {
      const killedAt = performance.now();
      killCluster(dataDir, random.fraction() < 0.5 ? 'too' : 'left');
      const livingAt = (async () => {
        // Remaining child processes may still answer briefly.
        const before = last;
        for (; last === before; last = await startedAt()) {
          await sleep(50);
          if (server.hasExited()) throw new Violation(`the server ended with its database:\n${server.output()}`);
        }
        while ((await call(url, 'GET', '/readyz')).status !== 200) await sleep(50);
        return performance.now();
      })();
      return { killedAt, livingAt };
    },
    stop: () => server.stop(),
  };
}

const ownerUrl = (dataDir: string) => {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8');
  return `postgresql://steward:${password}@/steward?host=${encodeURIComponent(join(dataDir, 'sockets'))}&port=5432`;
};

/** Waits for a database that is down. */
async function asOwner<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) {
  for (const began = performance.now(); ; ) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(text, values)).rows;
    } catch (error) {
      if (!isConnectionLoss(error) || performance.now() - began > 120_000) throw error;
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
