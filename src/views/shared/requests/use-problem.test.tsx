// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { noAnswer, type Problem, problem } from '../../../domain/shared/problem.ts';
import { useProblem, useUntilReconnected } from './use-problem.ts';

afterEach(cleanup);

const reconnect = () => act(() => void dispatchEvent(new Event('online')));
const shown = (first: Problem | null) =>
  renderHook(({ given }) => useUntilReconnected(given), { initialProps: { given: first } });

it('hides what a lost connection caused once it is back, and shows the same problem when it comes again', () => {
  const { result, rerender } = shown(noAnswer);
  expect(result.current).toBe(noAnswer);
  reconnect();
  expect(result.current).toBeNull();
  rerender({ given: null });
  rerender({ given: noAnswer });
  expect(result.current).toBe(noAnswer);
});

it('keeps every other problem', () => {
  const refused = problem('invalid', { fields: { name: ['Required'] } });
  const { result, rerender } = shown(noAnswer);
  reconnect();
  rerender({ given: refused });
  expect(result.current).toBe(refused);
  reconnect();
  expect(result.current).toBe(refused);
});

it('reads the problem of a running flow', () => {
  const machine = createMachine({ context: { problem: noAnswer } });
  const { result } = renderHook(() => useProblem(createActor(machine).start()));
  expect(result.current).toBe(noAnswer);
});
