import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Problem } from '../../../domain/shared/problem.ts';

/** The problem of a running flow as its screen shows it; null once the connection that it complains of is back. */
export const useProblem = (flow: AnyActorRef): Problem | null =>
  useUntilReconnected(useSelector(flow, ({ context }) => context.problem as Problem | null));

/** A problem, and null once the connection that it complains of is back. */
export function useUntilReconnected(problem: Problem | null): Problem | null {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (problem?.kind !== 'network') return;
    const end = () => setOver(true);
    addEventListener('online', end);
    return () => {
      removeEventListener('online', end);
      setOver(false);
    };
  }, [problem]);
  return isOver ? null : problem;
}
