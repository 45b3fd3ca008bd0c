/** A state's transitions, sorted by what they mean to a person. */
import type { Edge } from '../../engine/statics.ts';

export type Outcomes = {
  /** What the person, or the world, can do here. */
  acts: Edge[];
  /** What happens by itself. */
  goesOn: Edge[];
  /** A service fails, a wait is over, or a failure follows. */
  goesWrong: Edge[];
};

/** `failed` are the states that show a failure. */
export const outcomesOf = (edges: readonly Edge[], state: string, failed: readonly string[]): Outcomes => {
  const own = edges.filter(({ source }) => source === '*' || source === state || state.startsWith(`${source}.`));
  const isWrong = ({ type, targets }: Edge) =>
    /^xstate\.(error|after)\./.test(type) || (targets?.some((path) => failed.includes(path)) ?? false);
  const isAct = ({ type }: Edge) => type !== '' && !type.startsWith('xstate.');
  return {
    acts: own.filter(isAct),
    goesOn: own.filter((edge) => !isAct(edge) && !isWrong(edge)),
    goesWrong: own.filter((edge) => !isAct(edge) && isWrong(edge)),
  };
};
