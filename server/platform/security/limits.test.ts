import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../database/ids.ts';
import { prepareDatabase } from '../database/prepare-database.ts';
import type { Refusal } from '../errors.ts';
import { startTestServer } from '../testing.ts';
import { createLimits, type Limits, readAllowance } from './limits.ts';

const server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } });
const { appUrl } = await prepareDatabase(server.ownerUrl);
const pools: pg.Pool[] = [];
function open(connectionString: string, factor = 1): Limits {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pools.push(pool);
  return createLimits(pool, factor);
}
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

const three = { calls: 3, seconds: 60 };
const take = async (limits: Limits, key: string, times: number, allowance = three) => {
  for (let time = 0; time < times; time++) await limits.take('test', key, allowance);
};

describe('an allowance', () => {
  it('is shared by every process, and by no other key', async () => {
    const [one, other, key] = [open(appUrl), open(appUrl), newId()];
    await take(one, key, 2);
    await take(other, key, 1);
    for (const limits of [one, other]) {
      const refusal = (await take(limits, key, 1).catch((error: unknown) => error)) as Refusal;
      expect(refusal).toMatchObject({ status: 429, body: { detail: expect.any(String) } });
      const seconds = Number(refusal.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    }
    await take(one, newId(), 3);
  });

  it('is shared by every process also under a key that is longer than the column', async () => {
    const [one, other] = [open(appUrl), open(appUrl)];
    const long = `${newId()}${'x'.repeat(300)}`;
    await take(one, long, 2);
    await take(other, long, 1);
    for (const limits of [one, other]) await expect(take(limits, long, 1)).rejects.toMatchObject({ status: 429 });
    await take(one, `${long}y`, 1);
    await one.clear('test', long, three);
    await take(open(appUrl), long, 3);
    const [counted] = await server.sql<{ keys: number }>(
      "select count(*)::int as keys from rate_limits where key like 'test:sha256 %'",
    );
    expect(counted?.keys).toBe(2);
  });

  it('is counted exactly when many take at once', async () => {
    const [one, other, key] = [open(appUrl), open(appUrl), newId()];
    const tries = Array.from({ length: 20 }, (_, index) => take(index % 2 === 0 ? one : other, key, 1));
    const taken = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(taken).toHaveLength(3);
  });

  it('goes by one clock in every process', async () => {
    const [one, other, key] = [open(appUrl), open(appUrl), newId()];
    await take(one, key, 3);
    const hours = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    try {
      await expect(take(other, key, 1)).rejects.toMatchObject({ status: 429 });
    } finally {
      hours.mockRestore();
    }
    await expect(take(open(appUrl), key, 1)).rejects.toMatchObject({ status: 429 });
  });

  it('is whole again after a clearance', async () => {
    const [limits, key] = [open(appUrl), newId()];
    await take(limits, key, 3);
    await limits.clear('test', key, three);
    await take(limits, key, 3);
  });

  it('is whole again when its time is over', async () => {
    const [limits, key] = [open(appUrl), newId()];
    await take(limits, key, 3);
    await expect(take(limits, key, 1)).rejects.toMatchObject({ status: 429 });
    await server.sql('update rate_limits set expire = expire - 60000 where key = $1', [`test:${key}`]);
    const minute = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    try {
      await take(limits, key, 3);
    } finally {
      minute.mockRestore();
    }
  });

  it('grows and shrinks with the factor, down to one', async () => {
    const [wide, narrow] = [open(appUrl, 2), open(appUrl, 0.1)];
    await take(wide, newId(), 6);
    const key = newId();
    await take(narrow, key, 1);
    await expect(take(narrow, key, 1)).rejects.toMatchObject({ status: 429 });
  });

  it('still holds, in each process, while the database does not answer', async () => {
    const [alone, key] = [open('postgresql://a:b@127.0.0.1:1/c'), newId()];
    await take(alone, key, 3);
    await expect(take(alone, key, 1)).rejects.toMatchObject({ status: 429 });
  });
});

describe('the contract', () => {
  it('reads calls/seconds and nothing else', () => {
    expect(readAllowance('20/3600')).toEqual({ calls: 20, seconds: 3600 });
    for (const text of ['', '20', '0/60', '20/0', '-1/60', 'a/b'])
      expect(() => readAllowance(text)).toThrow('does not read calls/seconds');
  });

  it('limits an operation by address, with the time to wait', async () => {
    const resend = () =>
      server.call('POST', '/accounts/auth/signup/confirm_email/', { json: { key: 'nobody has it' } });
    const answers = await Promise.all(Array.from({ length: 62 }, resend));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(60);
    expect(refused).toHaveLength(2);
    for (const { headers, body } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body).toEqual({ detail: 'Too many attempts. Try again later.' });
    }
  });

  it('believes no address that a caller makes up', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7', 'x-real-ip': '203.0.113.7' };
    const { status } = await server.call('POST', '/accounts/auth/signup/confirm_email/', {
      json: { key: 'nobody has it' },
      headers,
    });
    expect(status).toBe(429);
  });
});
