import { fromPromise, type PromiseActorLogic } from 'xstate';
import { attempts } from '../../services/shared/attempts.ts';

type Options = { signal: AbortSignal; idempotencyKey: string };

/** A service as an actor; leaving its state aborts the request. A retry of the same comes with the same key. */
export function promiseActor<Input, Output>(
  service: (input: Input, options: Options) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  const { keyOf, forget, forgetUnlessOpen } = attempts();
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      const output = await service(input, { signal, idempotencyKey: keyOf(input) });
      forget();
      return output;
    } catch (error) {
      forgetUnlessOpen(error);
      throw error;
    }
  });
}
