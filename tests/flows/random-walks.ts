/** Searches for a walk that breaks a flow, and shrinks it. */
import fc from 'fast-check';
import { explore } from '../../src/flows/engine/graph.ts';
import { commandOf, walkBy } from '../../src/flows/engine/walk.ts';
import type { Flow } from '../../src/machines/flow.ts';

const longest = 40;

/** The failure of a walk and the command that prints it, or null when none of the walks fails. */
export const findFailure = (flow: Flow, walks: number): string | null => {
  const graph = explore(flow);
  const walking = fc.property(
    fc.nat(graph.starts.length - 1),
    fc.array(fc.nat(9_999), { maxLength: longest, size: 'max' }),
    (start, choices) => walkBy(flow, graph, start, choices).failure === null,
  );
  const { counterexample, seed } = fc.check(walking, { numRuns: walks });
  if (counterexample === null) return null;
  const walk = walkBy(flow, graph, ...counterexample);
  return `${walk.failure}\n  after ${walk.steps.length} steps, with SEED=${seed}: ${commandOf(flow, walk)}`;
};
