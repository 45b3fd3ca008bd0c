import { expect, it } from 'vitest';
import { run } from './run-program.ts';

it('gives all that a program printed, also what comes after its exit', async () => {
  expect(await run('sh', null, ['-c', '(sleep 0.2; echo late) & echo early'])).toBe('early\nlate\n');
});

it('rejects with the last words of a program that fails', async () => {
  await expect(run('sh', null, ['-c', 'echo first; (sleep 0.2; echo last >&2) & exit 3'])).rejects.toThrow(/^last$/);
});
