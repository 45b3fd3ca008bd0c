import { fromPromise, type PromiseActorLogic } from 'xstate';
import { attempts } from '../../services/shared/attempts.ts';

type Options = { signal: AbortSignal; idempotencyKey: string };

/** As promiseActor, for what a retry must do once: a retry of the same comes with the same key. */
export function keyedActor<Input, Output>(
  service: (input: NoInfer<Input>, options: Options) => Promise<Output>,
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
