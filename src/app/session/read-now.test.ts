// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { problem } from '../../domain/shared/problem.ts';
import { createCore } from '../core.ts';
import { queryClientOf, readNow } from './query-client.ts';

it('fails at once, although a view tries to read the same again', async () => {
  const core = createCore();
  const lost = problem('network');
  const query = { queryKey: ['getVehicle', 'read-now'] as const, queryFn: () => Promise.reject<string>(lost) };
  const stop = new QueryObserver(queryClientOf(core), query).subscribe(() => undefined);
  await expect(readNow(core, query)).rejects.toBe(lost);
  expect(queryClientOf(core).getQueryState(query.queryKey)?.fetchFailureCount).toBe(1);
  stop();
});
