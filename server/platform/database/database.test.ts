import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '../observability.ts';
import { anySealing } from '../security/sealing.testing.ts';
import { startTestServer } from '../testing.ts';
import { type Database, isConnectionLoss, openDatabase, type Tx } from './database.ts';
import { newId } from './ids.ts';
import { prepareDatabase } from './prepare-database.ts';

const { ownerUrl, sql } = await startTestServer();
const { appUrl } = await prepareDatabase(ownerUrl);
const log = createLog({ logLevel: 'silent' });
const open = (connections: number): Database =>
  openDatabase({ connectionString: appUrl, connections, prepared: true, sealing: anySealing, log });
/** One connection, so that each transaction finds what the one before left on it. */
const db = open(1);
afterAll(() => db.close());

const settings = async (tx: Tx) =>
  (
    await tx.query(
      "select current_setting('app.user', true) as user, current_setting('app.business', true) as business",
    )
  )[0];
const keep = (tx: Tx, id: string) =>
  tx.query("insert into mailbox (id, sent_at, recipient, sealed) values ($1, now(), '', '')", [id]);
const isKept = async (id: string) => (await sql('select from mailbox where id = $1', [id])).length === 1;

describe('a transaction', () => {
  it('carries who asks, and takes it along when it ends', async () => {
    const [userId, businessId] = [newId(), newId()];
    expect(await db.as({ userId, businessId }, settings)).toEqual({ user: userId, business: businessId });
    expect(await db.as({ userId }, settings)).toEqual({ user: userId, business: '' });
    expect(await db.system(settings)).toEqual({ user: '', business: '' });
    await expect(db.as({ userId, businessId }, () => Promise.reject(new Error('changed my mind')))).rejects.toThrow(
      'changed my mind',
    );
    expect(await db.system(settings)).toEqual({ user: '', business: '' });
  });

  it('may change who asks', async () => {
    const [userId, businessId] = [newId(), newId()];
    const seen = await db.as({ userId }, async (tx) => {
      await db.enter(tx, { userId, businessId });
      return settings(tx);
    });
    expect(seen).toEqual({ user: userId, business: businessId });
  });

  it('never sees who asks beside it', async () => {
    const shared = open(3);
    const people = Array.from({ length: 60 }, () => ({ userId: newId(), businessId: newId() }));
    const seen = await Promise.all(
      people.map((who) => shared.as(who, async (tx) => [await settings(tx), await settings(tx)])),
    );
    const own = people.map(({ userId, businessId }) => ({ user: userId, business: businessId }));
    expect(seen).toEqual(own.map((one) => [one, one]));
    await shared.close();
  });

  it('stores all or nothing', async () => {
    const [stored, lost] = [newId(), newId()];
    expect(await db.system(async (tx) => (await keep(tx, stored)).length)).toBe(0);
    await expect(
      db.system(async (tx) => {
        await keep(tx, lost);
        await tx.query('select 1 / 0');
      }),
    ).rejects.toThrow('division by zero');
    expect([await isKept(stored), await isKept(lost)]).toEqual([true, false]);
  });

  it('does not say that it stored what a swallowed error undid', async () => {
    const lost = newId();
    await expect(
      db.system(async (tx) => {
        await keep(tx, lost);
        await tx.query('select 1 / 0').catch(() => undefined);
      }),
    ).rejects.toThrow('nothing was stored');
    expect(await isKept(lost)).toBe(false);
    await db.ping();
  });

  it('is refused with an invalid id, before its first statement takes effect', async () => {
    const lost = newId();
    await expect(db.as({ userId: 'not an id' }, (tx) => tx.query('select app_user()'))).rejects.toThrow('uuid');
    await expect(db.as({ businessId: 'x\u0000' }, (tx) => keep(tx, lost))).rejects.toThrow();
    expect(await isKept(lost)).toBe(false);
    await db.ping();
  });
});

describe('reading', () => {
  it('carries who asks in every burst of statements, and leaves nothing of it', async () => {
    const who = { userId: newId(), businessId: newId() };
    const own = { user: who.userId, business: who.businessId };
    const seen = await db.read(who, async (tx) => [
      ...(await Promise.all([settings(tx), settings(tx)])),
      await settings(tx),
    ]);
    expect(seen).toEqual([own, own, own]);
    expect(await db.read({}, settings)).toEqual({ user: '', business: '' });
    expect(await db.system(settings)).toEqual({ user: '', business: '' });
  });

  it('never sees the person of another transaction', async () => {
    const shared = open(3);
    const people = Array.from({ length: 60 }, () => ({ userId: newId(), businessId: newId() }));
    const seen = await Promise.all(
      people.map((who, index) => {
        const twice = async (tx: Tx) => [await settings(tx), await settings(tx)];
        if (index % 3 === 0) return shared.as(who, twice);
        if (index % 3 === 1) return shared.read(who, twice);
        return shared
          .read(who, (tx) => Promise.all([settings(tx), tx.query('select 1 / 0'), settings(tx)]))
          .catch(() => shared.read(who, twice));
      }),
    );
    const own = people.map(({ userId, businessId }) => ({ user: userId, business: businessId }));
    expect(seen).toEqual(own.map((one) => [one, one]));
    await shared.close();
  });

  it('leaves nothing to the next one, even when it waits for nothing', async () => {
    const [who, lost] = [{ userId: newId(), businessId: newId() }, newId()];
    const hasty = db.read({ userId: newId() }, async (tx) => void tx.query('select 1'));
    const next = db.as(who, async (tx) => {
      await keep(tx, lost);
      return [await settings(tx), await tx.query('select 1 / 0').catch((error: Error) => error.message)];
    });
    await hasty;
    await expect(next).rejects.toThrow('nothing was stored');
    expect(await isKept(lost)).toBe(false);
  });

  it('cannot write', async () => {
    const lost = newId();
    await expect(db.read({}, (tx) => keep(tx, lost))).rejects.toThrow('read-only transaction');
    expect(await isKept(lost)).toBe(false);
    await db.ping();
  });

  it('fails with what failed, and the connection is as good as before', async () => {
    const who = { userId: newId() };
    await expect(db.read(who, (tx) => tx.query('select 1 / 0'))).rejects.toThrow('division by zero');
    await expect(db.read(who, () => Promise.reject(new Error('changed my mind')))).rejects.toThrow('changed my mind');
    expect(await db.system(settings)).toEqual({ user: '', business: '' });
  });
});

describe('what is kept of a transaction', () => {
  it.each(['as', 'read'] as const)('says nothing after the end of %s', async (way) => {
    const { query } = await db[way]({ userId: newId() }, async (tx) => tx);
    await expect(query('select 1')).rejects.toThrow('after the end of its transaction');
  });
});

describe('a lost connection', () => {
  it('is recognised among other errors, and replaced', async () => {
    const lost = await db
      .system(async (tx) => {
        const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
        await sql('select pg_terminate_backend($1)', [row?.pid]);
        return tx.query('select 1');
      })
      .catch((error: unknown) => error);
    expect(isConnectionLoss(lost)).toBe(true);
    expect(await db.system(settings)).toEqual({ user: '', business: '' });
    const wrong = await db.system((tx) => tx.query('select nonsense')).catch((error: unknown) => error);
    expect(isConnectionLoss(wrong)).toBe(false);
  });

  it('is noticed in seconds where no database listens', async () => {
    const nowhere = openDatabase({
      connectionString: 'postgresql://a:b@127.0.0.1:1/c',
      connections: 1,
      prepared: true,
      sealing: anySealing,
      log,
    });
    expect(isConnectionLoss(await nowhere.ping().catch((error: unknown) => error))).toBe(true);
    await nowhere.close();
  });
});
