/** Invariants of one snapshot: those of every flow, and those that the flow's own cases declare in `holds`. */
import type { AnyMachineSnapshot } from 'xstate';
import { problemKinds } from '../../domain/shared/problem.ts';
import type { Flow } from '../../machines/flow.ts';

/** The paths of context values that are not data: they are lost when the snapshot is stored, or can change from outside. */
const notData = (value: unknown, path = 'context'): string | null => {
  if (typeof value === 'function' || value instanceof Error || value instanceof Promise) return path;
  if (typeof value === 'number' && Number.isNaN(value)) return path;
  if (typeof value !== 'object' || value === null || 'sessionId' in value || value instanceof Blob) return null;
  for (const [name, held] of Object.entries(value)) {
    const found = notData(held, `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
};

const isProblem = (problem: unknown): boolean =>
  problem === null || problem === undefined || problemKinds.includes(Reflect.get(Object(problem), 'kind'));

/** The first invariant that a snapshot breaks, or null. */
export const brokenIn = (flow: Flow, snapshot: AnyMachineSnapshot): string | null => {
  const found = notData(snapshot.context);
  if (found !== null) return `${found} is not data`;
  if (!isProblem(Reflect.get(Object(snapshot.context), 'problem'))) return 'context.problem is not a problem';
  const broken = Object.entries(flow.cases.holds ?? {}).find(([, holds]) => !holds(snapshot));
  return broken ? `the invariant "${broken[0]}" does not hold` : null;
};
