/**
 * Background jobs, with pg-boss on the same database. A job is sent in the transaction that needs it. A worker that dies is
 * noticed within ten seconds (its heartbeat stops), and another worker takes its job.
 */
import { type Db as BossDb, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Tx } from './database.ts';

type About = { attempt: number; isLast: boolean; signal: AbortSignal };
export type Job<Data> = {
  name: string;
  /** How many more times to try after a failure. */
  retries: number;
  /** How long one attempt may take, in seconds; five minutes by default. A worker that dies is noticed long before. */
  limit?: number;
  /** Waits longer after each failure, for work that depends on an external server; otherwise one second. */
  backoff?: boolean;
  work(data: Data, about: About): Promise<void>;
  /** After the last attempt has failed or its worker has died. */
  gaveUp?(data: Data): Promise<void>;
  /** A cron expression, for work that begins by itself. */
  schedule?: string;
};
export type Jobs = {
  send(tx: Tx, name: string, data: object): Promise<void>;
  /** Makes the jobs' queues known, so that they can be sent. */
  declare(jobs: readonly Job<never>[]): Promise<void>;
  /** Begins to work on these jobs in this process. */
  work(jobs: readonly Job<never>[]): Promise<void>;
  /** Waits up to 10 seconds for what is under way. */
  stop(): Promise<void>;
};

const deadLetterOf = (name: string) => `${name}.gave-up`;
/** How many jobs of one kind a process works on at once. */
const concurrency = 8;

/** Installs pg-boss's tables, as the database's owner. */
export async function installJobs(ownerUrl: string) {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

export async function openJobs({ connectionString, log }: { connectionString: string; log: Logger }): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    application_name: 'steward jobs',
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: 1,
    // The tables belong to the owner, who may rebuild their indexes.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue met an error'));
  await boss.start();

  return {
    send: async (tx, name, data) => {
      const db: BossDb = { executeSql: async (text, values) => ({ rows: await tx.query(text, values) }) };
      await boss.send(name, data, { db });
    },
    declare: async (jobs) => {
      for (const { name, retries, limit = 300, backoff = false, schedule } of jobs) {
        const common = { notify: true, retryDelay: 1, deleteAfterSeconds: 86_400 };
        await boss.createQueue(deadLetterOf(name), { ...common, retryLimit: 10, retryBackoff: true });
        const options = {
          ...common,
          deadLetter: deadLetterOf(name),
          retryLimit: retries,
          retryBackoff: backoff,
          heartbeatSeconds: 10,
          expireInSeconds: limit,
        };
        await boss.createQueue(name, options);
        await boss.updateQueue(name, options);
        if (schedule !== undefined) await boss.schedule(name, schedule, {});
      }
    },
    work: async (jobs) => {
      for (const job of jobs) {
        const options = {
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: 1,
          includeMetadata: true,
        } as const;
        for (let lane = 0; lane < concurrency; lane++) {
          let worker = '';
          worker = await boss.work(job.name, options, async ([taken]: JobWithMetadata<never>[]) => {
            if (taken === undefined) return;
            const about = {
              attempt: taken.retryCount + 1,
              isLast: taken.retryCount >= taken.retryLimit,
              signal: taken.signal,
            };
            try {
              await job.work(taken.data, about);
            } catch (error) {
              log.error({ err: error, job: job.name, id: taken.id, attempt: about.attempt }, 'a job failed');
              throw error;
            } finally {
              // Where one job was, more may wait: without this, a worker looks for the next one after a whole interval.
              boss.notifyWorker(worker);
            }
          });
        }
        await boss.work(
          deadLetterOf(job.name),
          { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
          async ([taken]: { data: never }[]) => {
            if (taken !== undefined) await job.gaveUp?.(taken.data);
          },
        );
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
