import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { startTestServer } from '../testing.ts';
import { fingerprintOf, type Intent, once } from './idempotency.ts';
import { newId } from './ids.ts';

const { db } = (await startTestServer()).platform;
const now = new Date('2026-03-01T09:00:00Z');
const later = (hours: number, seconds = 0) => new Date(now.getTime() + (hours * 3600 + seconds) * 1000);
const intentOf = (changed: Partial<Intent> = {}): Intent => ({
  userId: newId(),
  key: newId(),
  operation: 'createThing',
  businessId: newId(),
  body: { name: 'a' },
  ...changed,
});
const ask = <T>(intent: Intent, act: () => Promise<T>, at = now) => db.system((tx) => once(tx, intent, at, act));
const answers = () => vi.fn(async () => ({ id: newId() }));

describe('the same creation', () => {
  it('happens once, and answers the same again', async () => {
    const [intent, act] = [intentOf(), answers()];
    const first = await ask(intent, act);
    expect(await ask(intent, act, later(23, 3599))).toEqual(first);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('runs once for ten concurrent requests', async () => {
    const [intent, act] = [intentOf(), answers()];
    const all = await Promise.all(Array.from({ length: 10 }, () => ask(intent, act)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('may be tried again when it failed', async () => {
    const [intent, act] = [intentOf(), answers()];
    await expect(ask(intent, () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
    await ask(intent, act);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('runs again after 24 hours', async () => {
    const [intent, act] = [intentOf(), answers()];
    const first = await ask(intent, act);
    const second = await ask({ ...intent, body: { name: 'b' } }, act, later(24));
    expect(second).not.toEqual(first);
    expect(await ask({ ...intent, body: { name: 'b' } }, act, later(25))).toEqual(second);
  });

  it('is refused with another request under its key, even at the same time', async () => {
    const [intent, act] = [intentOf(), answers()];
    await ask(intent, act);
    await expect(ask({ ...intent, body: { name: 'b' } }, act)).rejects.toMatchObject({ status: 409 });
    const key = newId();
    const both = await Promise.allSettled(['a', 'b'].map((body) => ask({ ...intent, key, body }, act)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('is refused in another business', async () => {
    const [intent, act] = [intentOf(), answers()];
    await ask(intent, act);
    for (const businessId of [newId(), null])
      await expect(ask({ ...intent, businessId }, act)).rejects.toMatchObject({ status: 409 });
  });
});

describe('the fingerprint', () => {
  type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
  const reversed = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, one]): [string, Json] => [name, reversed(one)]);
    return Object.fromEntries(entries.reverse());
  };

  it('does not depend on the order of fields, at any depth', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.option(fc.uuid()), (body, businessId) => {
        expect(fingerprintOf({ businessId, body: reversed(body as Json) })).toBe(fingerprintOf({ businessId, body }));
      }),
    );
  });

  it('depends on everything else', () => {
    const bodies = [
      {},
      [],
      { a: 1 },
      { a: '1' },
      { a: 1, b: null },
      { b: 1 },
      { a: [1, 2] },
      { a: [2, 1] },
      { a: [{}] },
    ];
    const all = bodies.flatMap((body) => [null, 'a', 'b'].map((businessId) => fingerprintOf({ businessId, body })));
    expect(new Set(all).size).toBe(bodies.length * 3);
  });
});

describe('another creation', () => {
  it.each<[string, () => Partial<Intent>]>([
    ['has another key', () => ({ key: newId() })],
    ['is of another person', () => ({ userId: newId() })],
    ['is of another kind', () => ({ operation: 'createOtherThing' })],
    ['has no key at all', () => ({ key: null })],
  ])('%s', async (_what, changed) => {
    const [intent, act] = [intentOf(), answers()];
    await ask(intent, act);
    const other = { ...intent, ...changed() };
    await ask(other, act);
    expect(act).toHaveBeenCalledTimes(2);
  });
});
