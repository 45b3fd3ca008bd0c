import { useEffect, useEffectEvent } from 'react';
import type { AnyActorRef } from 'xstate';

type OutputOf<Ref extends AnyActorRef> = NonNullable<ReturnType<Ref['getSnapshot']>['output']>;

/** Calls back once, when a flow has reached its end. */
export function useOutput<Ref extends AnyActorRef>(ref: Ref, onDone: (output: OutputOf<Ref>) => void): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const { unsubscribe } = ref.subscribe((snapshot) => {
      if (snapshot.status === 'done') done(snapshot.output);
    });
    return unsubscribe;
  }, [ref]);
}
