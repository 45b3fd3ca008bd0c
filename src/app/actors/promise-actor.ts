import { fromPromise, type PromiseActorLogic } from 'xstate';

/** A service as an actor; leaving its state aborts the request. */
export function promiseActor<Input, Output>(
  service: (input: Input, options: { signal: AbortSignal }) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) => service(input, { signal }));
}
