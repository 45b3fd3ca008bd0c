import { fromPromise, type PromiseActorLogic } from 'xstate';

/** Stands where an actor is provided later, and rejects with its name if it was not. */
export const placeholder = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)));
