/** The real server with the built app, on its own port and data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { makeWorld, type World } from './world.ts';

const startPatience = 120_000;

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => (server.exitCode === null ? server.once('exit', () => resolve()) : resolve()));

/** A new database on the server at DATABASE_URL; no variables when that is not set. */
const ownDatabase = async (): Promise<{ env: Record<string, string>; drop: () => Promise<void> }> => {
  const given = process.env.DATABASE_URL;
  if (!given) return { env: {}, drop: async () => {} };
  const name = `steward_world_${crypto.randomUUID().slice(-12)}`;
  const admin = new pg.Client({ connectionString: given });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const drop = async () => {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
  return { env: { DATABASE_URL: given.replace(/(\/\/[^/]*)\/[^?]*/, `$1/${name}`) }, drop };
};

/** The location of a data folder's embedded database; see server/platform/database/embedded-postgres.ts. */
const embeddedUrl = (dataDir: string): string => {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8');
  return `postgresql://steward:${password}@/steward?host=${encodeURIComponent(join(dataDir, 'sockets'))}`;
};

type Started = { world: World; databaseUrl: string; stop: () => Promise<void> };

/** Starts the server with the command that users run; `stop` ends it and removes its data. */
export const startWorld = async (): Promise<Started> => {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'steward-paths-'));
  const url = `http://localhost:${port}`;
  // Without the variables that a test runner or a developer has set.
  const { DATABASE_URL: _database, NODE_ENV: _mode, ...inherited } = process.env;
  const database = await ownDatabase();
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      ...database.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'false',
      RATE_LIMIT_FACTOR: '1000',
      // No answer depends on how fast the machine is.
      DATABASE_WAIT: '60',
    },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended(server);
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + startPatience;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`the server did not become ready:\n${output}`);
    }
    await pause(100);
  }
  const databaseUrl = database.env.DATABASE_URL ?? embeddedUrl(dataDir);
  return { world: makeWorld(url, databaseUrl), databaseUrl, stop };
};
