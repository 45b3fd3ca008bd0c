/**
 * How a flow ended, as its final state says it in its `output`. What is none of `ends` cannot be said by a final state
 * of the machine; the type of XState does not know that.
 */
export const endOf = <const End extends string>(ends: readonly [End, ...End[]], said: unknown): End =>
  ends.find((end) => end === said) ?? ends[0];
