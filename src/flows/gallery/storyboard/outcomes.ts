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

/**
 * The states that a person meets first when not everything goes well: one step away from the way on which it does, and no end.
 * A step into a state with states inside leads to the first of them.
 */
export const obstaclesOf = (edges: readonly Edge[], leaves: readonly string[], way: readonly string[]): string[] => {
  const isOn = (source: string) => way.some((path) => path === source || path.startsWith(`${source}.`));
  const reached = new Set(edges.filter(({ source }) => isOn(source)).flatMap(({ targets }) => targets ?? []));
  const first = [...reached].flatMap(
    (path) => leaves.find((leaf) => leaf === path || leaf.startsWith(`${path}.`)) ?? [],
  );
  return leaves.filter((leaf) => first.includes(leaf) && !way.includes(leaf));
};
