import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { newId } from '../database/ids.ts';
import { prepareDatabase } from '../database/prepare-database.ts';
import { createLog } from '../observability.ts';
import { startTestServer } from '../testing.ts';
import { type Job, type Jobs, openJobs } from './background-jobs.ts';

const server = await startTestServer();
const { db } = server.platform;
const { appUrl } = await prepareDatabase(server.ownerUrl);
const log = createLog({ logLevel: 'silent' });
const open: Jobs[] = [];
afterAll(() => Promise.all(open.map((jobs) => jobs.stop())));

type Note = { text: string };
/** A queue of its own, and a worker on it. */
async function working(job: Omit<Job<Note>, 'name'>) {
  const jobs = await openJobs({ connectionString: appUrl, log });
  open.push(jobs);
  const named = { ...job, name: `test-${newId()}` };
  await jobs.declare([named]);
  await jobs.work([named]);
  return { ...jobs, post: (text: string) => db.system((tx) => jobs.send(tx, named.name, { text })), name: named.name };
}

describe('a job', () => {
  it('runs once its transaction is committed, and never when it is rolled back', async () => {
    const work = vi.fn(async () => undefined);
    const { post, send, name } = await working({ retries: 0, work });
    const undone = db.system(async (tx) => {
      await send(tx, name, { text: 'undone' });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await post('done');
    await soon(() => expect(work).toHaveBeenCalled());
    expect(work.mock.calls).toEqual([[{ text: 'done' }, expect.objectContaining({ attempt: 1, isLast: true })]]);
    expect(await server.sql('select data from pgboss.job where name = $1', [name])).toEqual([
      { data: { text: 'done' } },
    ]);
  });

  it('is tried again after a failure, and knows which attempt is its last', async () => {
    const attempts: [number, boolean][] = [];
    const gaveUp = vi.fn(async () => undefined);
    const { post } = await working({
      retries: 2,
      gaveUp,
      work: async (_note, { attempt, isLast }) => {
        attempts.push([attempt, isLast]);
        if (attempt < 3) throw new Error('not yet');
      },
    });
    await post('stubborn');
    await soon(() => expect(attempts).toHaveLength(3));
    expect(attempts).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(gaveUp).not.toHaveBeenCalled();
  });

  it('that ends in its own transaction is not done again when the news of its end is lost', async () => {
    const attempts: string[] = [];
    const { post, name } = await working({
      retries: 2,
      work: async ({ text }, { attempt, end }) => {
        attempts.push(text);
        if (text === 'undone' && attempt === 1)
          await db.system(async (tx) => {
            await end(tx);
            throw new Error('rolled back');
          });
        if (text === 'failed' && attempt === 1) throw new Error('not yet');
        await db.system(end);
        throw new Error('the connection was lost');
      },
    });
    /** The attempts after the first one of a job that has ended. */
    const retried = async (text: string) => {
      const of = "select retry_count from pgboss.job where name = $1 and data->>'text' = $2 and state = 'completed'";
      return (await server.sql<{ retry_count: number }>(of, [name, text]))[0]?.retry_count;
    };
    await post('undone');
    await soon(async () => expect(await retried('undone')).toBe(1));
    await post('done');
    await soon(async () => expect(await retried('done')).toBe(0));
    // It fails after the other one did, and is tried again: so would the other one have been.
    await post('failed');
    await soon(async () => expect(await retried('failed')).toBe(1));
    expect(await retried('done')).toBe(0);
    expect(attempts).toEqual(['undone', 'undone', 'done', 'failed', 'failed']);
  });

  it('whose last attempt fails calls gaveUp once with its data', async () => {
    const work = vi.fn(() => Promise.reject(new Error('never')));
    const gaveUp = vi.fn(async () => undefined);
    const { post } = await working({ retries: 1, work, gaveUp });
    await post('hopeless');
    await soon(() => expect(gaveUp).toHaveBeenCalledWith({ text: 'hopeless' }));
    expect(work).toHaveBeenCalledTimes(2);
    expect(gaveUp).toHaveBeenCalledTimes(1);
  });

  it('calls gaveUp again until it succeeds', async () => {
    let failures = 2;
    const gaveUp = vi.fn(async () => {
      if (failures-- > 0) throw new Error('not now');
    });
    const { post } = await working({ retries: 0, work: () => Promise.reject(new Error('never')), gaveUp });
    await post('hopeless');
    await soon(() => expect(gaveUp).toHaveBeenCalledTimes(3));
  });

  it('runs on one of several workers, many in parallel', async () => {
    const seen: string[] = [];
    let running = 0;
    const { promise: areParallel, resolve } = Promise.withResolvers<void>();
    const work = async ({ text }: Note) => {
      running++;
      if (running > 1) resolve();
      await areParallel;
      seen.push(text);
      running--;
    };
    const first = await working({ retries: 0, work });
    const second = await openJobs({ connectionString: appUrl, log });
    open.push(second);
    await second.work([{ name: first.name, retries: 0, work } as Job<never>]);
    const texts = Array.from({ length: 40 }, (_, index) => String(index));
    await Promise.all(texts.map(first.post));
    await soon(() => expect(seen).toHaveLength(40));
    expect([...seen].sort()).toEqual([...texts].sort());
  });

  it('is finished before its worker stops', async () => {
    let finish = () => {};
    const ended = vi.fn();
    const begun = new Promise<void>((hasBegun) => {
      void working({
        retries: 0,
        work: async () => {
          hasBegun();
          await new Promise<void>((done) => {
            finish = done;
          });
          ended();
        },
      }).then(({ post, stop }) => {
        stopping = stop;
        return post('long');
      });
    });
    let stopping: Jobs['stop'] = async () => undefined;
    await begun;
    const stopped = stopping().then(() => expect(ended).toHaveBeenCalled());
    finish();
    await stopped;
  });

  it('of several steps stops before the next one when its worker stops, and waits for another worker', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<AbortSignal>();
    const { post, stop, name } = await working({
      retries: 1,
      work: async (_note, { signal }) => {
        begin(signal);
        await once(signal, 'abort');
        signal.throwIfAborted();
      },
    });
    await post('long');
    const signal = await begun;
    const stopped = stop();
    // At once, and not when the worker has waited for it in vain.
    expect(signal.aborted).toBe(true);
    await stopped;
    expect(await server.sql('select state from pgboss.job where name = $1', [name])).toEqual([{ state: 'retry' }]);
  });
});

it('a server without work asks its database for it rarely', async () => {
  const idle = await startTestServer({ jobs: true });
  const look = async () => {
    const [row] = await idle.sql<{ transactions: number; second: number }>(
      `select (xact_commit + xact_rollback)::int as transactions, extract(epoch from clock_timestamp())::float8 as second
       from pg_stat_database where datname = current_database()`,
    );
    return row ?? { transactions: 0, second: 0 };
  };
  // The work of a start may still run in the first windows; a server that polls often has no quiet one.
  await soon(async () => {
    const before = await look();
    await sleep(3000);
    const after = await look();
    expect((after.transactions - before.transactions) / (after.second - before.second)).toBeLessThan(12);
  });
});
