import { afterEach, expect, it, vi } from 'vitest';
import { startTestServer } from '../testing.ts';
import { followDatabase } from './clock.ts';

const day = 86_400_000;
afterEach(() => {
  vi.useRealTimers();
});

it("is the database's, whatever the clock of the process says and however it is set", async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date', 'performance', 'setInterval'] });
  let database = new Date('2026-11-25T08:00:00Z').getTime();
  const ask = vi.fn(async () => new Date(database));
  const clock = await followDatabase(ask);
  const said = () => clock.now().toISOString();
  expect(said()).toBe('2026-11-25T08:00:00.000Z');
  for (const moved of [-day, day]) {
    vi.setSystemTime(Date.now() + moved);
    expect(said()).toBe('2026-11-25T08:00:00.000Z');
  }
  database += 20_000;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(said()).toBe('2026-11-25T08:00:20.000Z');

  // Away for a while, and meanwhile set to another time.
  ask.mockRejectedValueOnce(new Error('away'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said()).toBe('2026-11-25T08:00:30.000Z');
  database = new Date('2026-11-20T00:00:00Z').getTime();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(said()).toBe('2026-11-20T00:00:00.000Z');
  clock.stop?.();
});

it('tells two servers the same time', async () => {
  const [one, other] = await Promise.all([startTestServer({ now: null }), startTestServer({ now: null })]);
  const told = async () => (await one.sql<{ now: Date }>('select clock_timestamp() as now'))[0]?.now.getTime() ?? 0;
  const before = await told();
  const times = [one, other].map(({ platform }) => platform.clock.now().getTime());
  const after = await told();
  for (const time of times) {
    expect(time).toBeGreaterThan(before - 1000);
    expect(time).toBeLessThan(after + 1000);
  }
});
