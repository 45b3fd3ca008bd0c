/** How a flow ended, as its final state's `output` says. XState types that output as unknown. */
export const endOf = <const End extends string>(ends: readonly End[], said: unknown): End => {
  const found = ends.find((end) => end === said);
  if (found === undefined)
    throw new Error(`The flow ended in a state without one of these outputs: ${ends.join(', ')}`);
  return found;
};
