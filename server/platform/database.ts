/**
 * Transactions as the server's own role, which row-level security binds. A transaction carries who asks (`app.user`)
 * and for which business (`app.business`); both end with it, so any pooler may stand in between.
 */
import pg from 'pg';
import type { Logger } from 'pino';

type Who = { userId?: string; businessId?: string };
export type Tx = { query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> };
export type Database = {
  /** Without a person or a business: sign-in, tokens, tasks. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** As a person, in a business. */
  as<T>(who: Who, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Changes who asks, inside a transaction. */
  enter(tx: Tx, who: Who): Promise<void>;
  /** Whether the server answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

const enterText = "select set_config('app.user', $1, true), set_config('app.business', $2, true)";

export function openDatabase({
  connectionString,
  connections,
  log,
}: {
  connectionString: string;
  connections: number;
  log: Logger;
}): Database {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    application_name: 'steward',
    // Statements of one transaction travel without waiting for each other's answers.
    pipeline: true,
  } as pg.PoolConfig);
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // The pool listens to idle connections only. One that is lost in use fails its statements; unheard, it would also end
  // the process.
  pool.on('connect', (client) => client.on('error', () => undefined));

  const enter = async (tx: Tx, { userId = '', businessId = '' }: Who) => {
    await tx.query(enterText, [userId, businessId]);
  };

  const as = async <T>(who: Who, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    const tx: Tx = {
      query: async (text, values) => (await client.query(text, values as unknown[] | undefined)).rows,
    };
    let broken: Error | undefined;
    try {
      const opened = Promise.all([client.query('begin'), enter(tx, who)]);
      // Awaited below; a failure of the work itself must not leave this one unheard.
      opened.catch(() => undefined);
      const result = await work(tx);
      await opened;
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('A statement failed and its error was swallowed; nothing was stored.');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };

  return {
    as,
    system: (work) => as({}, work),
    enter,
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
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
