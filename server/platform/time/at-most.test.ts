import { expect, it } from 'vitest';
import { atMost } from './at-most.ts';

it('waits for work until its end, or for so long', async () => {
  const never = new Promise<void>(() => undefined);
  await atMost(10, never);
  await expect(atMost(60_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});
