import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
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
const soon = { timeout: 15_000, interval: 50 };

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
    await vi.waitFor(() => expect(work).toHaveBeenCalled(), soon);
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
    await vi.waitFor(() => expect(attempts).toHaveLength(3), soon);
    expect(attempts).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(gaveUp).not.toHaveBeenCalled();
  }, 20_000);

  it('that ends in its own transaction is not done again when the news of its end is lost', async () => {
    const attempts: string[] = [];
    const { post, name } = await working({
      retries: 2,
      work: async ({ text }, { end }) => {
        attempts.push(text);
        if (text === 'undone' && attempts.length === 1)
          await db.system(async (tx) => {
            await end(tx);
            throw new Error('rolled back');
          });
        await db.system(end);
        throw new Error('the connection was lost');
      },
    });
    await post('undone');
    const states = () => server.sql('select state::text, retry_count from pgboss.job where name = $1', [name]);
    await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'completed', retry_count: 1 }]), soon);
    expect(attempts).toEqual(['undone', 'undone']);
    await post('done');
    await vi.waitFor(() => expect(attempts).toHaveLength(3), soon);
    await sleep(2_500);
    expect(attempts).toEqual(['undone', 'undone', 'done']);
    expect((await states()).map(({ state }) => state)).toEqual(['completed', 'completed']);
  }, 20_000);

  it('whose last attempt fails calls gaveUp once with its data', async () => {
    const work = vi.fn(() => Promise.reject(new Error('never')));
    const gaveUp = vi.fn(async () => undefined);
    const { post } = await working({ retries: 1, work, gaveUp });
    await post('hopeless');
    await vi.waitFor(() => expect(gaveUp).toHaveBeenCalledWith({ text: 'hopeless' }), soon);
    expect(work).toHaveBeenCalledTimes(2);
    expect(gaveUp).toHaveBeenCalledTimes(1);
  }, 20_000);

  it('calls gaveUp again until it succeeds', async () => {
    let failures = 2;
    const gaveUp = vi.fn(async () => {
      if (failures-- > 0) throw new Error('not now');
    });
    const { post } = await working({ retries: 0, work: () => Promise.reject(new Error('never')), gaveUp });
    await post('hopeless');
    await vi.waitFor(() => expect(gaveUp).toHaveBeenCalledTimes(3), soon);
  }, 20_000);

  it('runs on one of several workers, many in parallel', async () => {
    const seen: string[] = [];
    let running = 0;
    let most = 0;
    const work = async ({ text }: Note) => {
      most = Math.max(most, ++running);
      await new Promise((done) => setImmediate(() => setImmediate(done)));
      seen.push(text);
      running--;
    };
    const first = await working({ retries: 0, work });
    const second = await openJobs({ connectionString: appUrl, log });
    open.push(second);
    await second.work([{ name: first.name, retries: 0, work } as Job<never>]);
    const texts = Array.from({ length: 40 }, (_, index) => String(index));
    await Promise.all(texts.map(first.post));
    await vi.waitFor(() => expect(seen).toHaveLength(40), soon);
    expect([...seen].sort()).toEqual([...texts].sort());
    expect(most).toBeGreaterThan(1);
  }, 20_000);

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
  }, 20_000);

  it('of several steps stops before the next one when its worker stops, and waits for another worker', async () => {
    let begin = () => {};
    const begun = new Promise<void>((done) => {
      begin = done;
    });
    const { post, stop, name } = await working({
      retries: 1,
      work: async (_note, { signal }) => {
        begin();
        while (!signal.aborted) await sleep(5);
        signal.throwIfAborted();
      },
    });
    await post('long');
    await begun;
    const began = performance.now();
    await stop();
    expect(performance.now() - began).toBeLessThan(8000);
    expect(await server.sql('select state from pgboss.job where name = $1', [name])).toEqual([{ state: 'retry' }]);
  }, 20_000);
});

it('a server without work asks its database for it rarely', async () => {
  const idle = await startTestServer({ jobs: true });
  const transactions = async () => {
    const [row] = await idle.sql<{ count: number }>(
      'select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = current_database()',
    );
    return row?.count ?? 0;
  };
  // The work of a start may still run in the first windows; a server that polls often has no quiet one.
  await vi.waitFor(
    async () => {
      const before = await transactions();
      await sleep(3000);
      expect((await transactions()) - before).toBeLessThan(3 * 12);
    },
    { timeout: 25_000, interval: 0 },
  );
}, 30_000);
