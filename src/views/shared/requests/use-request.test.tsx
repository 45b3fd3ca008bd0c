// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { noAnswer, type Problem, problem } from '../../../domain/shared/problem.ts';
import { changed, rereadBy } from '../../../services/shared/changes.ts';
import { useRequest } from './use-request.ts';

afterEach(cleanup);

const queries = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);
const refused = problem('invalid', { fields: { name: ['Required'] } });

it('sends once, waits until what has changed is read again, and reports completion', async () => {
  const read = vi.fn(async () => 'list');
  const order: string[] = [];
  rereadBy(() => queries.invalidateQueries({ queryKey: ['list'] }));
  const { result } = renderHook(
    () => {
      useQuery({ queryKey: ['list'], queryFn: read });
      return useRequest({
        send: async (_, name: string) => {
          changed(['names']);
          return name.length;
        },
        onSend: (name) => void order.push(`sends ${name}`),
        onDone: (length, name) => void order.push(`${name} has ${length}`),
        onEnd: () => void order.push(`read ${read.mock.calls.length} times`),
      });
    },
    { wrapper },
  );
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  act(() => result.current.send('Ada'));
  await waitFor(() => expect(order).toEqual(['sends Ada', 'Ada has 3', 'read 2 times']));
  expect(result.current).toMatchObject({ isPending: false, input: 'Ada', problem: null });
});

it('keeps the problem and its field messages until they are cleared', async () => {
  const onFailed = vi.fn<(why: Problem) => void>();
  const { result } = renderHook(() => useRequest({ send: () => Promise.reject(refused), onFailed }), { wrapper });
  act(() => result.current.send());
  await waitFor(() => expect(result.current.problem).toEqual(refused));
  expect(result.current.errors).toEqual({ name: ['Required'] });
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(refused, undefined);
  act(() => result.current.clear());
  await waitFor(() => expect(result.current).toMatchObject({ problem: null, errors: {} }));
});

it('gives each request a deadline', async () => {
  const signals: AbortSignal[] = [];
  const send = ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise<void>((_, reject) => {
      signal.addEventListener('abort', () => reject(noAnswer));
    });
  };
  const { result } = renderHook(() => useRequest({ send, deadline: 20 }), { wrapper });
  act(() => result.current.send());
  await waitFor(() => expect(result.current.problem).toEqual(noAnswer));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('reuses the idempotency key only while the outcome of the same request is unknown', async () => {
  const keys: string[] = [];
  const answers = [() => Promise.reject(noAnswer), () => Promise.reject(refused), async () => {}, async () => {}];
  const send = ({ idempotencyKey }: { idempotencyKey: string }, _name: string) => {
    keys.push(idempotencyKey);
    return (answers.shift() ?? (async () => {}))();
  };
  const { result } = renderHook(() => useRequest({ send }), { wrapper });
  for (const name of ['Ada', 'Ada', 'Ada', 'Ada', 'Bola']) {
    act(() => result.current.send(name));
    await waitFor(() => expect(result.current.isPending).toBe(false));
  }
  const [first, second, third, fourth, fifth] = keys;
  expect(second).toBe(first);
  expect(new Set([second, third, fourth, fifth]).size).toBe(4);
});
