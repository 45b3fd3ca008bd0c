/** For tests: promise actors whose calls the test answers one by one. */
import { fromPromise, type PromiseActorLogic, type SimulatedClock } from 'xstate';

type Call<Output, Input> = {
  input: Input;
  signal: AbortSignal;
  answer: (output: Output) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
};

export type Controlled<Output, Input> = {
  logic: PromiseActorLogic<Output, Input>;
  calls: Call<Output, Input>[];
  /** The latest call; throws when there is none. */
  latest: () => Call<Output, Input>;
};

/** Waits until every settled answer has reached its actor. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

export const controlled = <Output, Input>(): Controlled<Output, Input> => {
  const calls: Call<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        const answer = (output: Output) => {
          resolve(output);
          return settled();
        };
        const fail = (error: unknown) => {
          reject(error);
          return settled();
        };
        calls.push({ input, signal, answer, fail });
      }),
  );
  const latest = () => {
    const call = calls.at(-1);
    if (call === undefined) throw new Error('Nothing was asked.');
    return call;
  };
  return { logic, calls, latest };
};

/** Advances the clock second by second, so that a timer that another one sets fires in order. */
export const passTime = (clock: SimulatedClock, ms: number): void => {
  for (let passed = 0; passed < ms; passed += 1_000) clock.increment(Math.min(1_000, ms - passed));
};
