import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { passTime } from '../controlled.ts';
import { artificialProgressMachine } from './machine.ts';

const begin = () => {
  const clock = new SimulatedClock();
  return { clock, bar: createActor(artificialProgressMachine, { clock }).start() };
};

test('the bar starts at 5 and rises by 5 every five seconds', () => {
  const { clock, bar } = begin();
  expect(bar.getSnapshot().context.percent).toBe(5);
  clock.increment(4_999);
  expect(bar.getSnapshot().context.percent).toBe(5);
  clock.increment(1);
  expect(bar.getSnapshot().context.percent).toBe(10);
  clock.increment(5_000);
  expect(bar.getSnapshot().context.percent).toBe(15);
});

test('it stays at 95, however long the work takes', () => {
  const { clock, bar } = begin();
  passTime(clock, 17 * 5_000);
  expect(bar.getSnapshot().value).toBe('rising');
  clock.increment(5_000);
  expect(bar.getSnapshot()).toMatchObject({ status: 'done', value: 'held', output: { percent: 95 } });
  passTime(clock, 3_600_000);
  expect(bar.getSnapshot().context.percent).toBe(95);
});
