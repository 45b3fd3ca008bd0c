/**
 * Background jobs, with pg-boss on the same database. A job is sent in the transaction that needs it. A worker that dies is
 * noticed within twelve seconds (its heartbeat stops), and another one has its job within fourteen. What has failed for good
 * and was not reported to anybody is kept for the operator; see given-up-jobs.ts.
 */
import { type Db as BossDb, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { runAsJob, type Tx } from '../database/database.ts';
import { deadLetterOf, keptFor } from './given-up-jobs.ts';

/** `signal`: the process is to end, or the attempt took too long; what takes several steps begins no other. */
type About = {
  attempt: number;
  isLast: boolean;
  signal: AbortSignal;
  /** Ends the job within the transaction that is all of its work: it is not done again when only the news of its end is lost. */
  end: (tx: Tx) => Promise<void>;
};
export type Job<Data> = {
  name: string;
  /**
   * How many more times to try after a failure, a second apart; or for how long, with pauses that grow: for hours where the
   * work comes again the next day, for days where somebody waits for what only an outage elsewhere holds up.
   */
  retries: number | 'for hours' | 'for days';
  /** How long one attempt may take, in seconds; five minutes by default. A worker that dies is noticed long before. */
  limit?: number;
  work(data: Data, about: About): Promise<void>;
  /** After the last attempt has failed or its worker has died. A job without this is kept for the operator. */
  gaveUp?(data: Data): Promise<void>;
  /** A cron expression, for work that begins by itself; once as well when it was missed because nothing ran. */
  schedule?: string;
};
export type Jobs = {
  send(tx: Tx, name: string, data: object): Promise<void>;
  /** Makes the jobs' queues known, so that they can be sent. */
  declare(jobs: readonly Job<never>[]): Promise<void>;
  /** Begins to work on these jobs in this process. */
  work(jobs: readonly Job<never>[]): Promise<void>;
  /** Tells running jobs to stop at their next step, and waits up to 10 seconds for them. */
  stop(): Promise<void>;
};

/** Thrown by a job that no further attempt can bring about. */
export class Hopeless extends Error {}

/** How many jobs of one kind a process works on at once. */
const concurrency = 8;

/** Seconds between the first two attempts of a job that is tried for long, and the most between two. */
const [firstPause, longestPause] = [1, 900];
const longTries = { 'for hours': 12 * 3600, 'for days': 75 * 3600 };

/** pg-boss's options. A pause of its backoff is at least the last one doubled, and up to twice as much by chance. */
export function retriesOf(retries: Job<never>['retries']) {
  if (typeof retries === 'number') return { retryLimit: retries, retryDelay: 1, retryBackoff: false };
  let limit = 0;
  for (let waited = 0; waited < longTries[retries]; limit++) waited += Math.min(longestPause, firstPause * 2 ** limit);
  return { retryLimit: limit, retryDelay: firstPause, retryDelayMax: longestPause, retryBackoff: true };
}

/** Installs pg-boss's tables, as the database's owner. */
export async function installJobs(ownerUrl: string) {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

/**
 * Workers of pg-boss each ask for work; all of them every second would keep a core busy. They wait for a notification of the
 * database instead, and one question finds what begins without one: retries, and everything behind a pooler that
 * does not pass notifications on.
 */
const polling = { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 60 } as const;
/** Milliseconds. */
const lookEvery = 500;
const due = `select distinct name from pgboss.job where name = any($1) and state < 'active' and start_after <= now()`;

/** What pg-boss does in this transaction. */
const bossIn = (tx: Tx): BossDb => ({ executeSql: async (text, values) => ({ rows: await tx.query(text, values) }) });

export async function openJobs({ connectionString, log }: { connectionString: string; log: Logger }): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString,
    max: 4,
    application_name: 'steward jobs',
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    // How often somebody looks for workers that died: at least every other time, if the one who looked last died too.
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: 60,
    flowIntervalSeconds: 3600,
    // The tables belong to the owner, who may rebuild their indexes.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue met an error'));
  await boss.start();
  const workers = new Map<string, string[]>();
  const stopping = new AbortController();
  let scout: NodeJS.Timeout | undefined;

  const wake = (name: string) => {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  };
  const lookForDue = async () => {
    try {
      const { rows } = await boss.getDb().executeSql(due, [[...workers.keys()]]);
      for (const { name } of rows as { name: string }[]) wake(name);
    } catch (error) {
      log.warn({ err: error }, 'the job queue could not be asked for due jobs');
    }
    scout?.refresh();
  };

  const workOn = async (job: Job<never>) => {
    const lanes: string[] = [];
    workers.set(job.name, lanes);
    const options = { ...polling, includeMetadata: true, perJobResults: true } as const;
    for (let lane = 0; lane < concurrency; lane++) {
      let worker = '';
      worker = await boss.work(job.name, options, async ([taken]: JobWithMetadata<never>[]): Promise<JobResult[]> => {
        if (taken === undefined) return [];
        const { id, data, retryCount, retryLimit } = taken;
        const signal = AbortSignal.any([taken.signal, stopping.signal]);
        const attempt = retryCount + 1;
        try {
          const end = async (tx: Tx) => void (await boss.complete(job.name, id, null, { db: bossIn(tx) }));
          await runAsJob(job.name, () => job.work(data, { attempt, isLast: retryCount >= retryLimit, signal, end }));
          return [{ id, status: 'completed' }];
        } catch (error) {
          if (stopping.signal.aborted) log.info({ job: job.name, id, attempt }, 'a job is left to another worker');
          else log.error({ err: error, job: job.name, id, attempt }, 'a job failed');
          return [{ id, status: error instanceof Hopeless ? 'deadletter' : 'failed', output: error }];
        } finally {
          // Where one job was, more may wait: without this, a worker looks for the next one after a whole interval.
          boss.notifyWorker(worker);
        }
      });
      lanes.push(worker);
    }
  };

  /** A scheduled job runs again anyway, so its failure needs no operator. */
  const workOnGivenUp = async ({ name, gaveUp, schedule }: Job<never>) => {
    if (gaveUp === undefined && schedule === undefined) return;
    const worker = await boss.work(deadLetterOf(name), polling, async ([taken]: { data: never }[]) => {
      if (taken !== undefined) await runAsJob(name, async () => gaveUp?.(taken.data));
    });
    workers.set(deadLetterOf(name), [worker]);
  };

  return {
    send: async (tx, name, data) => {
      await boss.send(name, data, { db: bossIn(tx) });
    },
    declare: async (jobs) => {
      for (const { name, retries, limit = 300, schedule } of jobs) {
        const common = { notify: true, deleteAfterSeconds: 86_400, retentionSeconds: keptFor };
        const givenUp = { ...common, retryDelay: 1, retryLimit: 10, retryBackoff: true };
        const options = {
          ...common,
          ...retriesOf(retries),
          deadLetter: deadLetterOf(name),
          heartbeatSeconds: 10,
          expireInSeconds: limit,
        };
        await boss.createQueue(deadLetterOf(name), givenUp);
        await boss.updateQueue(deadLetterOf(name), givenUp);
        await boss.createQueue(name, options);
        await boss.updateQueue(name, options);
        if (schedule !== undefined) await boss.schedule(name, schedule, {}, { missed: 'once' });
      }
    },
    work: async (jobs) => {
      for (const job of jobs) {
        await workOn(job);
        await workOnGivenUp(job);
      }
      scout ??= setTimeout(lookForDue, lookEvery);
    },
    stop: async () => {
      clearTimeout(scout);
      scout = undefined;
      stopping.abort();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
