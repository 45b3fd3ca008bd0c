import { expect, it } from 'vitest';
import { forEach } from './each.ts';

const { signal } = new AbortController();

it('does one after the other', async () => {
  const steps: string[] = [];
  await forEach(
    [1, 2],
    async (one) => {
      steps.push(`${one} begins`);
      await Promise.resolve();
      steps.push(`${one} ends`);
    },
    signal,
  );
  expect(steps).toEqual(['1 begins', '1 ends', '2 begins', '2 ends']);
});

it('gives everybody a turn when one fails, and fails at the end', async () => {
  const done: number[] = [];
  const work = async (one: number) => {
    if (one === 2) throw new Error('no');
    done.push(one);
  };
  await expect(forEach([1, 2, 3], work, signal)).rejects.toThrow('1 of 3 failed');
  expect(done).toEqual([1, 3]);
});

it('finishes what is under way when the job is to stop, and begins no other', async () => {
  const [done, stopping]: [number[], AbortController] = [[], new AbortController()];
  const work = async (one: number) => {
    if (one === 2) stopping.abort();
    await Promise.resolve();
    done.push(one);
  };
  await expect(forEach([1, 2, 3], work, stopping.signal)).rejects.toThrow('aborted');
  expect(done).toEqual([1, 2]);
});
