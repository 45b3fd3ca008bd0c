/** How a flow ended, as its final state's `output` says. XState types that output as unknown. */
export const endOf = <const End extends string>(ends: readonly [End, ...End[]], said: unknown): End =>
  ends.find((end) => end === said) ?? ends[0];
