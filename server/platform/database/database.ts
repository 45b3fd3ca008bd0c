/**
 * Transactions as the server's own role, which row-level security binds. A transaction carries who asks (`app.user`)
 * and for which business (`app.business`); both end with it, so any pooler may stand in between. Who waits for a connection or
 * a row, and how long: docs/decisions/waiting-for-each-other.md.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Sealing } from '../security/sealing.ts';
import type { Clock } from '../time/clock.ts';
import { idFormat } from './ids.ts';
import { createTurns, type EndTurn } from './turns.ts';

type Who = { userId?: string; businessId?: string };
export type Tx = {
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Seals what is stored so that the database alone does not tell it. */
  sealing: Sealing;
};
export type Database = {
  /** Without a person or a business: sign-in, tokens, tasks. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** As a person, in a business. */
  as<T>(who: Who, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for work that only reads, and that needs no common view: each burst of statements is a transaction. */
  read<T>(who: Who, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Changes who asks, inside a transaction. */
  enter(tx: Tx, who: Who): Promise<void>;
  /** As nobody, on a connection of its own, so that health checks wait for no request. */
  apart<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Whether the server answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** The kind of background job that work is part of. */
const jobs = new AsyncLocalStorage<string>();
/** The transaction that work is part of. */
const held = new AsyncLocalStorage<{ isOver: boolean } | null>();
/** Runs what a transaction begins and does not wait for, such as a file that is streamed once it is over. */
export const apartFromTransaction = <T>(work: () => T): T => held.run(null, work);
/** Runs a background job, which waits for its turn and for rows as long as it takes: no screen waits for it. */
export const runAsJob = <T>(kind: string, work: () => Promise<T>): Promise<T> => jobs.run(kind, work);

const enterText = "select set_config('app.user', $1, true), set_config('app.business', $2, true)";
/** Both at once and without parameters: one message to the database and one answer, where each statement costs two. */
function openingOf(
  begin: 'begin' | 'begin read only',
  { userId = '', businessId = '' }: Who,
  { clock, longestWait }: { clock: Clock | undefined; longestWait: number },
): string {
  for (const id of [userId, businessId]) {
    if (id !== '' && !idFormat.test(id)) throw new Error('People and businesses are known by an uuid.');
  }
  const time = clock === undefined ? '' : `, set_config('app.now', '${clock.now().toISOString()}', true)`;
  const wait = jobs.getStore() !== undefined ? '' : `, set_config('lock_timeout', '${longestWait}', true)`;
  return `${begin}; select set_config('app.user', '${userId}', true), set_config('app.business', '${businessId}', true)${time}${wait}`;
}

/**
 * Names for statements, so that each connection parses and plans a text once: planning a statement under row-level
 * security costs several times its execution. Texts are constants of the code; should some of them not be, those that
 * come after the first thousand stay without a name, so that no connection collects statements without end.
 */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= 1000) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    names.set(text, name);
    return name;
  };
}

/** What is sent to a connection in one turn of the event loop leaves in one write: a write costs more than a statement. */
function gather(client: pg.PoolClient) {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

export function openDatabase({
  connectionString,
  connections,
  prepared,
  clock,
  sealing,
  log,
  longestWait = 3000,
  isStrict = false,
}: {
  connectionString: string;
  connections: number;
  /** Off behind a pooler that hands out connections by transaction and does not follow prepared statements. */
  prepared: boolean;
  /** Where triggers read the time (`app_now`); without one it is the database's own. */
  clock?: Clock | undefined;
  sealing: Sealing;
  log: Logger;
  /** Milliseconds that a request waits for its turn, and for each row that another transaction has changed. */
  longestWait?: number;
  /** Whether a transaction inside of a transaction fails, as in tests, or is logged. */
  isStrict?: boolean;
}): Database {
  const nameOf = prepared ? statementNames() : () => undefined;
  const openPool = (max: number, name: string) => {
    const opened = new pg.Pool({
      connectionString,
      max,
      connectionTimeoutMillis: 5000,
      idleTimeoutMillis: 30_000,
      application_name: name,
      // Statements of one transaction travel without waiting for each other's answers.
      pipeline: true,
    } as pg.PoolConfig);
    opened.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
    // The pool handles errors of idle connections only. A connection lost in use fails its statements; without a listener
    // its error event would also end the process.
    opened.on('connect', (client) => client.on('error', () => undefined));
    return opened;
  };
  const pool = openPool(connections, 'steward');
  const watching = openPool(1, 'steward watching');
  const half = Math.max(1, Math.floor(connections / 2));
  const turns = {
    ofBusinesses: createTurns(half),
    ofKinds: createTurns(half),
    ofJobs: createTurns(Math.max(1, Math.floor(connections * 0.75))),
  };

  /** The turns that a transaction needs. That of its business is the last, so that no business waits for the jobs of others. */
  const takeTurns = async ({ businessId }: Who): Promise<EndTurn> => {
    const kind = jobs.getStore();
    const taken: EndTurn[] = [];
    if (kind !== undefined) taken.push(await turns.ofKinds.take(kind), await turns.ofJobs.take('all'));
    if (businessId !== undefined)
      taken.push(await turns.ofBusinesses.take(businessId, kind === undefined ? longestWait : undefined));
    return () => {
      for (const end of taken) end();
    };
  };

  /**
   * A transaction that waits for a second connection may wait for requests that wait for its own locks.
   * In production such work goes on as far as it can, and takes no turn, which it might wait for as well.
   */
  const noteSecond = () => {
    const second = new Error('A transaction was begun inside another one, which keeps its connection meanwhile.');
    if (isStrict) throw second;
    log.warn({ err: second }, 'a transaction was begun inside another one');
  };
  const isInside = () => held.getStore()?.isOver === false;

  const ask = async <Row>(client: pg.PoolClient, text: string, values: readonly unknown[] = []) =>
    (await client.query({ name: nameOf(text), text, values: [...values] })).rows as Row[];

  /** Runs a transaction's statements, and refuses any after its end: another transaction has the connection then. */
  const borrow = async <T>(
    from: pg.Pool,
    work: (client: pg.PoolClient, guard: (tx: Tx) => Tx) => Promise<T>,
  ): Promise<T> => {
    const client = await from.connect();
    const state = { isOver: false };
    let broken: Error | undefined;
    const guard = ({ query }: Tx): Tx => ({
      sealing,
      query: async (text, values) => {
        if (state.isOver) throw new Error('A statement came after the end of its transaction.');
        return query(text, values);
      },
    });
    try {
      return await held.run(state, () => work(client, guard));
    } catch (error) {
      state.isOver = true;
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      state.isOver = true;
      client.release(broken);
    }
  };

  /** The same when it is this work's turn. */
  const inTurn = async <T>(
    who: Who,
    work: (client: pg.PoolClient, guard: (tx: Tx) => Tx) => Promise<T>,
  ): Promise<T> => {
    if (isInside()) {
      noteSecond();
      return borrow(pool, work);
    }
    const endTurn = await takeTurns(who);
    return borrow(pool, work).finally(endTurn);
  };

  /** A transaction on a connection. */
  const transact =
    <T>(who: Who, work: (tx: Tx) => Promise<T>) =>
    async (client: pg.PoolClient, guard: (tx: Tx) => Tx): Promise<T> => {
      const opening = openingOf('begin', who, { clock, longestWait });
      gather(client);
      const opened = client.query(opening);
      // Awaited below. Without this handler, a failure of the work itself would leave an unhandled rejection.
      opened.catch(() => undefined);
      const query: Tx['query'] = (text, values) => {
        gather(client);
        return ask(client, text, values);
      };
      const result = await work(guard({ query, sealing }));
      await opened;
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('A statement failed and its error was swallowed; nothing was stored.');
      return result;
    };
  const as = <T>(who: Who, work: (tx: Tx) => Promise<T>): Promise<T> => inTurn(who, transact(who, work));

  const read = async <T>(who: Who, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const opening = openingOf('begin read only', who, { clock, longestWait });
    return inTurn(who, async (client, guard) => {
      let isOpen = false;
      // Nothing waits for these two: when they fail, so does the statement between them.
      const send = (text: string) => void client.query(text).catch(() => undefined);
      const query: Tx['query'] = (text, values) => {
        if (!isOpen) {
          isOpen = true;
          process.nextTick(() => {
            isOpen = false;
            send('commit');
          });
          gather(client);
          send(opening);
        }
        return ask(client, text, values);
      };
      const result = await work(guard({ query, sealing }));
      // Work that does not wait for its statements must not leave an open transaction on the connection.
      if (isOpen) await new Promise<void>((closed) => process.nextTick(closed));
      return result;
    });
  };

  return {
    as,
    read,
    system: (work) => as({}, work),
    enter: async (tx, { userId = '', businessId = '' }) => {
      await tx.query(enterText, [userId, businessId]);
    },
    apart: (work) => borrow(watching, transact({}, work)),
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await Promise.all([pool.end(), watching.end()]);
    },
  };
}

/** Errors after which the same work may succeed on another connection or a moment later. */
export const isConnectionLoss = (error: unknown): boolean =>
  error instanceof pg.DatabaseError
    ? /^(08|57P0|53)/.test(error.code ?? '')
    : error instanceof Error &&
      /ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|Connection terminated|timeout exceeded|not queryable/.test(
        `${(error as NodeJS.ErrnoException).code} ${error.message}`,
      );
