/** Where the states of a flow are photographed: each once, as it looks when as much as possible goes well. */
import { happyPath } from '../../../src/flows/engine/happy.ts';
import type { Path } from '../../../src/flows/engine/paths.ts';
import type { BrowserPlan } from './plans.ts';
import { isLeftByItself } from './walk.ts';

type Scene = { path: Path; index: number; detours: number };
/** For each path, after how many of its steps a picture is taken. */
export type Scenes = ReadonlyMap<Path, ReadonlySet<number>>;

/** A detour is a start or a step that is not on the happy path. */
export const scenesOf = ({ flow, driver, plan: { graph, paths } }: BrowserPlan): Scenes => {
  const happy = happyPath(flow, graph);
  const best = new Map<string, Scene>();
  for (const path of paths) {
    let detours = path.start.label === happy?.start.label ? 0 : 1;
    for (const [index, node] of [path.start.node, ...path.arcs.map(({ to }) => to)].entries()) {
      const step = path.arcs[index - 1];
      if (step && !happy?.arcs.some(({ label }) => label === step.label)) detours += 1;
      const state = graph.nodes[node]?.state ?? '';
      if (isLeftByItself(driver, path.arcs[index]) || driver.states[state]?.isPassing) continue;
      if (detours < (best.get(state)?.detours ?? Number.POSITIVE_INFINITY)) best.set(state, { path, index, detours });
    }
  }
  const scenes = [...best.values()];
  return new Map(
    paths.map((path) => [path, new Set(scenes.filter((scene) => scene.path === path).map(({ index }) => index))]),
  );
};
