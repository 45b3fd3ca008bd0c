import { afterAll, describe, expect, it } from 'vitest';
import { soon } from '../../../tests/soon.ts';
import { createLog } from '../observability.ts';
import { anySealing } from '../security/sealing.testing.ts';
import { startTestServer } from '../testing.ts';
import { apartFromTransaction, type Database, openDatabase, runAsJob, type Tx } from './database.ts';
import { newId } from './ids.ts';
import { prepareDatabase } from './prepare-database.ts';

const { ownerUrl, sql } = await startTestServer();
const { appUrl } = await prepareDatabase(ownerUrl);
const log = createLog({ logLevel: 'silent' });
const opened: Database[] = [];
function open(options: { connections: number; longestWait?: number; isStrict?: boolean }) {
  const db = openDatabase({ connectionString: appUrl, prepared: true, sealing: anySealing, log, ...options });
  opened.push(db);
  return db;
}
afterAll(() => Promise.all(opened.map((db) => db.close())));

/** A transaction that stays until it is told to end. */
function longTransaction(db: Database, businessId: string, work: (tx: Tx) => Promise<unknown> = async () => undefined) {
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = db.as({ businessId }, async (tx) => {
    await work(tx);
    begun.resolve();
    await over.promise;
  });
  ended.catch(begun.reject);
  const end = () => {
    over.resolve();
    return ended;
  };
  return { begun: begun.promise, end };
}
const nothing = async () => 'done';
const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);
const busy = { status: 503, body: { code: 'busy' }, headers: { 'retry-after': '2' } };

describe('a transaction inside another one', () => {
  it('fails in tests, whichever way it is begun', async () => {
    const db = open({ connections: 2, isStrict: true });
    for (const outer of ['as', 'read'] as const)
      for (const inner of ['as', 'read'] as const)
        await expect(db[outer]({}, () => db[inner]({}, nothing))).rejects.toThrow('inside another one');
    await expect(db.as({}, nothing)).resolves.toBe('done');
  });

  it('goes on in production, also when its business has no turn left', async () => {
    const db = open({ connections: 2 });
    const who = { businessId: newId() };
    expect(await db.as(who, () => db.as(who, nothing))).toBe('done');
  });

  it('is none when the outer one is over, or does not wait for it', async () => {
    const db = open({ connections: 2, isStrict: true });
    let later: Promise<string> = Promise.resolve('');
    await db.as({}, async () => {
      later = apartFromTransaction(() => db.as({}, nothing));
    });
    expect(await later).toBe('done');
    const over = Promise.withResolvers<void>();
    await db.as({}, async () => {
      later = over.promise.then(() => db.as({}, nothing));
    });
    over.resolve();
    expect(await later).toBe('done');
  });
});

describe('a row that another transaction has changed', () => {
  const id = newId();
  const insert = (tx: Tx) =>
    tx.query("insert into mailbox (id, sent_at, recipient, sealed) values ($1, now(), '', '')", [id]);

  it('is waited for by a request for a bounded time, and by a job as long as it takes', async () => {
    const db = open({ connections: 4, longestWait: 50 });
    const first = longTransaction(db, newId(), insert);
    await first.begun;
    expect(await failureOf(db.as({}, insert))).toMatchObject({ code: '55P03' });
    const job = runAsJob('test', () => failureOf(db.as({}, insert)));
    await soon(async () =>
      expect(
        await sql("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"),
      ).toHaveLength(1),
    );
    await first.end();
    // It was there when the wait was over.
    expect(await job).toMatchObject({ code: '23505' });
  });
});

describe('a business', () => {
  it('has half of the connections, and others are served meanwhile', async () => {
    const db = open({ connections: 4, longestWait: 50 });
    const [one, other] = [newId(), newId()];
    const holding = [longTransaction(db, one), longTransaction(db, one)];
    await Promise.all(holding.map(({ begun }) => begun));
    expect(await failureOf(db.as({ businessId: one }, nothing))).toMatchObject(busy);
    expect(await failureOf(db.read({ businessId: one }, nothing))).toMatchObject(busy);
    expect(await db.as({ businessId: other }, nothing)).toBe('done');
    expect(await db.system(nothing)).toBe('done');
    await Promise.all(holding.map(({ end }) => end()));
    expect(await db.as({ businessId: one }, nothing)).toBe('done');
  });

  it('is served in the order in which its requests came', async () => {
    const db = open({ connections: 2, longestWait: 60_000 });
    const businessId = newId();
    const first = longTransaction(db, businessId);
    await first.begun;
    const served: number[] = [];
    const waiting = [1, 2, 3].map((at) => db.as({ businessId }, async () => served.push(at)));
    await first.end();
    await Promise.all(waiting);
    expect(served).toEqual([1, 2, 3]);
  });

  it('gives its turn back when its work fails', async () => {
    const db = open({ connections: 2, longestWait: 50 });
    const businessId = newId();
    for (let at = 0; at < 3; at++)
      await expect(db.as({ businessId }, () => Promise.reject(new Error('changed my mind')))).rejects.toThrow(
        'my mind',
      );
    expect(await db.as({ businessId }, nothing)).toBe('done');
  });
});

describe('background jobs', () => {
  it('leave a quarter of the connections to requests, and one kind of them half to others', async () => {
    const db = open({ connections: 4 });
    const begun: string[] = [];
    const over = Promise.withResolvers<void>();
    const jobs = ['imports', 'imports', 'imports', 'mail', 'creation'].map((kind) =>
      runAsJob(kind, () =>
        db.as({ businessId: newId() }, async () => {
          begun.push(kind);
          await over.promise;
        }),
      ),
    );
    await soon(() => expect(begun).toHaveLength(3));
    expect(await db.as({ businessId: newId() }, nothing)).toBe('done');
    expect(begun.toSorted()).toEqual(['imports', 'imports', 'mail']);
    over.resolve();
    await Promise.all(jobs);
    expect(begun).toHaveLength(5);
  });
});

describe('who watches over the server', () => {
  it('is answered while requests have all connections', async () => {
    const db = open({ connections: 2 });
    const holding = [longTransaction(db, newId()), longTransaction(db, newId())];
    await Promise.all(holding.map(({ begun }) => begun));
    expect(await db.apart((tx) => tx.query('select 1 as one'))).toEqual([{ one: 1 }]);
    await Promise.all(holding.map(({ end }) => end()));
  });
});
