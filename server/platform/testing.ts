/** A real server for a test file: its own database, a free port, a clock that the test moves. It stops with the file. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { afterAll, inject } from 'vitest';
import { createServer, jobsOf } from '../app.ts';
import { answerFault, routeAt } from './answers.testing.ts';
import { byHand } from './background-jobs/background-jobs.testing.ts';
import type { Job } from './background-jobs/background-jobs.ts';
import { readConfig } from './config.ts';
import { newId } from './database/ids.ts';
import { type Message, openMail } from './mail/mail.ts';
import { followMarks } from './marks.testing.ts';
import type { Passwords } from './security/auth.ts';

export type TestCall = {
  token?: string | undefined;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  body?: string;
};
// biome-ignore lint/suspicious/noExplicitAny: tests read answers of many shapes, and what they expect of them is the check.
export type TestAnswer = { status: number; body: any; headers: Headers };

/** Argon2 is slow on purpose, and hardly ever what is tested. */
const quickPasswords: Passwords = {
  hash: async (password) => `$argon2-stand-in$${password}`,
  verify: async (hashed, password) => hashed === `$argon2-stand-in$${password}`,
  pretend: async () => {},
};

export async function startTestServer({
  now,
  jobs = false,
  env = {},
  log,
}: {
  /** Null for the database's time, which the test does not move. */
  now?: Date | null;
  jobs?: boolean;
  env?: Record<string, string>;
  log?: Logger;
} = {}) {
  const template = inject('template');
  const database = `${template}_${newId().slice(-12)}`;
  const urlOf = (name: string) => inject('databaseUrl').replace('DATABASE', name);
  const admin = new pg.Client({ connectionString: urlOf('postgres') });
  await admin.connect();
  await admin.query(`create database ${database} template ${template}`);
  await admin.end();

  const dataDir = mkdtempSync(join(tmpdir(), 'steward-files-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    // Seconds, so that no answer depends on how fast the machine is.
    DATABASE_WAIT: '60',
    PORT: '0',
    ...env,
  });
  let offset = now == null ? 0 : now.getTime() - Date.now();
  const clock = {
    now: () => new Date(Date.now() + offset),
    advance: (milliseconds: number) => {
      offset += milliseconds;
    },
  };
  const server = await createServer({
    config,
    ownerUrl: urlOf(database),
    clock: now === null ? undefined : clock,
    passwords: quickPasswords,
    ...(log === undefined ? {} : { log }),
  });
  const owner = new pg.Client({ connectionString: urlOf(database) });
  await owner.connect();
  // A schedule goes by the time of the day, and would begin work in the middle of whatever test that finds.
  await owner.query('delete from pgboss.schedule');
  if (jobs) await server.work();
  const markFaults = followMarks(server.app.server);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;

  afterAll(async () => {
    const unmarked = markFaults();
    if (unmarked.length > 0) throw new Error(`The contract does not say it:\n${unmarked.join('\n')}`);
  });
  afterAll(async () => {
    await server.stop();
    await owner.end();
    rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    ...server,
    url,
    clock,
    ownerUrl: urlOf(database),
    call: async (
      method: string,
      path: string,
      { token, json, form, headers = {}, body }: TestCall = {},
    ): Promise<TestAnswer> => {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: json === undefined ? (body ?? form ?? null) : JSON.stringify(json),
      });
      const type = response.headers.get('content-type') ?? '';
      const bytes = new Uint8Array(await response.arrayBuffer());
      const text = new TextDecoder().decode(bytes);
      const route = routeAt(method, path);
      const fault =
        route === undefined ? null : answerFault(route, { status: response.status, headers: response.headers, text });
      if (fault !== null) throw new Error(fault);
      return {
        status: response.status,
        headers: response.headers,
        body: type.includes('json') ? JSON.parse(text) : type.startsWith('image/') ? bytes : text,
      };
    },
    /** A job, to be done by the test itself, as often as it likes and whatever its schedule says. */
    job: (name: string) => {
      const job = jobsOf(server.platform).find((one) => one.name === name) as Job<object> | undefined;
      if (job === undefined) throw new Error(`There is no job ${name}.`);
      return {
        work: (data: object = {}) => job.work(data, byHand),
        gaveUp: async (data: object) => job.gaveUp?.(data),
      };
    },
    /** As the owner of the database, whom row-level security binds as well unless they are a superuser. */
    sql: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
      (await owner.query<Row>(text, values)).rows,
    mails: async (): Promise<Message[]> =>
      (await owner.query("select id, encode(sealed, 'base64') as sealed from mailbox order by id")).rows.map((letter) =>
        openMail(server.platform.encryption, letter),
      ),
  };
}
