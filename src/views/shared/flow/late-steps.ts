import { useEffect, useState } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { Steps } from '../../../machines/flow.ts';

/**
 * What the end of a flow calls: it returns to the entry where the flow began, so that Back does not lead into what has
 * ended. The binding sets it; without one there is nothing to leave.
 */
export const lateSteps: { leave?: () => Promise<unknown> } = {};

/**
 * `useStepHistory` for a flow that shows most people its first step only: the code of the binding comes when a later step
 * is shown or addressed. Without it, Back leaves the flow.
 * @param search the query of the address; without one, the flow is part of another
 */
export function useLateSteps<M extends AnyStateMachine>(
  flow: ActorRefFrom<M>,
  steps: Steps<M>,
  search: URLSearchParams | undefined,
  isLater: boolean,
): void {
  const [isBound, setBound] = useState(false);
  if (!isBound && search && (isLater || search.has(steps.parameter))) setBound(true);
  useEffect(() => {
    if (!isBound) return;
    const shown = new AbortController();
    import('./step-history.ts').then(
      (binding) => binding.bindLateSteps(flow, steps, lateSteps, shown.signal),
      () => {},
    );
    return () => shown.abort();
  }, [flow, steps, isBound]);
}
