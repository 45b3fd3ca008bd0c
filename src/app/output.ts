import { useEffect, useEffectEvent } from 'react';
import type { AnyActorRef } from 'xstate';

type DoneSnapshot<Ref extends AnyActorRef> = ReturnType<Ref['getSnapshot']>;
type OutputOf<Ref extends AnyActorRef> = NonNullable<DoneSnapshot<Ref>['output']>;

/** Calls back once, when a flow has reached its end. */
export function useOutput<Ref extends AnyActorRef>(
  ref: Ref,
  onDone: (output: OutputOf<Ref>, snapshot: DoneSnapshot<Ref>) => void,
): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const { unsubscribe } = ref.subscribe((snapshot) => {
      if (snapshot.status === 'done') done(snapshot.output, snapshot);
    });
    return unsubscribe;
  }, [ref]);
}
