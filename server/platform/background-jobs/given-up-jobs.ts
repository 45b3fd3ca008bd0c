/**
 * Jobs whose last attempt has failed. Jobs without a `gaveUp` handler stay in the dead letter queue, where the operator
 * finds them (`npm run jobs`, `/readyz`, `/metrics`) and retries them.
 */
import { PgBoss } from 'pg-boss';
import type { Tx } from '../database/database.ts';
import { StartupProblem } from '../errors.ts';

export const deadLetterOf = (name: string) => `${name}.gave-up`;
/** How long a job waits for a worker, or for the operator, before it is deleted. Seconds: 30 days. */
export const keptFor = 30 * 86_400;

export type JobCount = { job: string; state: 'waiting' | 'active' | 'retrying' | 'given up'; count: number };

/** Those that are not over; none for a queue without any. */
export const countJobs = (tx: Tx) =>
  tx.query<JobCount>(
    `select regexp_replace(name, '\\.gave-up$', '') as job, state, count(*)::int from (
       select name, case when name like '%.gave-up' then 'given up' when state = 'retry' then 'retrying'
         when state = 'active' then 'active' else 'waiting' end as state
       from pgboss.job where state < 'completed' and name not like '\\_\\_%') as unfinished
     group by 1, 2 order by 1, 2`,
  );

type GivenUp = { id: string; job: string; since: Date; tries: number; reason: string | null };

/** The oldest first. */
export const listGivenUp = (ownerUrl: string) =>
  withBoss(ownerUrl, async (boss) => {
    const { rows } = await boss.getDb().executeSql(
      `select id, regexp_replace(name, '\\.gave-up$', '') as job, created_on as since, coalesce(source_retry_count, 0) + 1 as tries,
         source_output->>'message' as reason
       from pgboss.job where name like '%.gave-up' and state < 'completed' order by created_on, id`,
    );
    return rows as GivenUp[];
  });

/**
 * Retries jobs whose last attempt has failed: those with these ids, or all. Without ids, it also runs jobs immediately that wait
 * for their next attempt.
 * @returns the number of retried jobs whose last attempt had failed
 */
export const retryGivenUp = (ownerUrl: string, ids?: readonly string[]): Promise<number> =>
  withBoss(ownerUrl, async (boss) => {
    let retried = 0;
    for (const { name } of await boss.getQueues())
      if (name.endsWith('.gave-up')) retried += await boss.redrive(name, ids === undefined ? {} : { ids: [...ids] });
    if (ids === undefined)
      await boss.getDb().executeSql("update pgboss.job set start_after = now() where state = 'retry'");
    return retried;
  });

/** Opens pg-boss only for reading queues and moving jobs. */
async function withBoss<Result>(ownerUrl: string, work: (boss: PgBoss) => Promise<Result>): Promise<Result> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 2, migrate: false, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  try {
    await boss.start();
    return await work(boss);
  } catch (error) {
    throw new StartupProblem(`The jobs could not be read: ${(error as Error).message}.`);
  } finally {
    await boss.stop({ graceful: false });
  }
}
