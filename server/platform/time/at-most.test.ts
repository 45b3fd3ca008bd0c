import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

it('waits for work until its end, or for so long', async () => {
  const never = new Promise<void>(() => undefined);
  const began = performance.now();
  await atMost(10, never);
  expect(performance.now() - began).toBeLessThan(5000);
  await expect(atMost(5000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});
