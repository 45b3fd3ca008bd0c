import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { forEach } from './each.ts';

it.each([1, 2])('does as many at once as there are lanes: %s', async (lanes) => {
  const [busy, most]: [Set<number>, number[]] = [new Set(), []];
  const work = async (one: number) => {
    most.push(busy.add(one).size);
    await setTimeout(1);
    busy.delete(one);
  };
  await forEach([1, 2, 3, 4, 5], work, { lanes });
  expect([most.length, Math.max(...most)]).toEqual([5, lanes]);
});

it('gives everybody a turn when one fails, and fails at the end', async () => {
  const done: number[] = [];
  const work = async (one: number) => {
    if (one === 2) throw new Error('no');
    done.push(one);
  };
  await expect(forEach([1, 2, 3], work)).rejects.toThrow('1 of 3 failed');
  expect(done).toEqual([1, 3]);
});
