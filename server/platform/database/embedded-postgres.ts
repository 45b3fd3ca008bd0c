/**
 * The embedded database: real PostgreSQL as a process of its own, on a socket only, with its data in the data folder.
 *
 * It outlives a crash of the server; the next start finds it running and adopts it. When it is itself killed, the server
 * starts it again. A second server on the same data folder is refused by a lock that the database itself holds.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { StartupProblem } from '../errors.ts';
import { openCluster } from './embedded-cluster.ts';

export type Embedded = {
  /** A connection string of the owner, for any database of the cluster. */
  urlOf(database: string): string;
  /** Creates the database if it does not exist. */
  ensureDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
};

/** The name of Steward's database in the cluster. */
export const ownDatabase = 'steward';

export async function startEmbedded({
  dataDir,
  durable = true,
  log,
}: {
  dataDir: string;
  /** Only tests turn this off: commits then may be lost with the machine. */
  durable?: boolean;
  log?: Logger;
}): Promise<Embedded> {
  const cluster = await openCluster(dataDir, { durable });

  /** The client that holds the lock. */
  const take = async (): Promise<pg.Client> => {
    const { client } = await cluster.take();
    if (await lock(client)) return client;
    await client.end();
    throw new StartupProblem(
      `The data folder ${dataDir} is in use by another Steward: stop that one, or set DATA_DIR to another folder.`,
    );
  };

  let client = await take();
  let isStopping = false;
  let revival = Promise.resolve();
  const watch = () =>
    client.once('end', () => {
      if (!isStopping) revival = revive();
    });
  const revive = async () => {
    log?.error('the embedded database was lost and is started again');
    while (!isStopping) {
      try {
        client = await take();
        watch();
        return;
      } catch (error) {
        log?.error({ err: error }, 'the embedded database could not be started again yet');
        await sleep(500);
      }
    }
  };
  watch();

  return {
    urlOf: cluster.urlOf,
    ensureDatabase: (name) => ensureDatabase(client, name),
    stop: async () => {
      isStopping = true;
      await revival;
      await client.end();
      await cluster.stop();
    },
  };
}

/**
 * For a command that runs beside a server, or without one. The database is left as it was found.
 * @throws where there is none
 */
export async function visitEmbedded(dataDir: string): Promise<Pick<Embedded, 'urlOf' | 'stop'>> {
  const cluster = await openCluster(dataDir, { mayMake: false });
  const { client, isAdopted } = await cluster.take();
  // No server is to find the database in the middle of its stop.
  const isAlone = !isAdopted && (await lock(client));
  return {
    urlOf: cluster.urlOf,
    stop: async () => {
      await client.end();
      if (isAlone) await cluster.stop();
    },
  };
}

/** One Steward on a data folder; false where there is another one. */
async function lock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(
    "select pg_try_advisory_lock(hashtext('steward data folder')) as free",
  );
  return rows[0]?.free === true;
}

async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
}
