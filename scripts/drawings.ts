/** Prints the drawings (both layouts, with both kinds of names) and the paths of every flow as JSON for the gallery. */
import { createRequire } from 'node:module';
import type { ELK } from 'elkjs/lib/elk-api.js';
import { happyPath } from '../src/flows/engine/happy.ts';
import { planFlow } from '../src/flows/engine/plan.ts';
import { type Names, wordingOf } from '../src/flows/engine/wording.ts';
import { type Drawings, drawingOf, unplaced } from '../src/flows/gallery/drawing/drawing.ts';
import type { Drawn } from '../src/flows/gallery/drawn.ts';
import { configOf, machineText } from '../src/flows/gallery/export/machine-text.ts';
import { listPaths } from '../src/flows/gallery/paths/path-list.ts';
import type { Flow } from '../src/machines/flow.ts';
import { flows } from '../src/machines/index.ts';

const Elk = createRequire(import.meta.url)('elkjs') as new () => ELK;

export async function drawFlow(flow: Flow, names: Names = 'words'): Promise<Drawings> {
  const elk = new Elk();
  const draw = async (direction: 'RIGHT' | 'DOWN') => {
    const parts = unplaced(flow.machine, direction, wordingOf(flow, names));
    return drawingOf(await elk.layout(parts.graph), parts);
  };
  return { down: await draw('DOWN'), across: await draw('RIGHT') };
}

if (import.meta.main) {
  const drawn: Record<string, Omit<Drawn, 'pictures'>> = {};
  for (const flow of flows) {
    const plan = planFlow(flow);
    const happy = happyPath(flow, plan.graph);
    drawn[flow.id] = {
      words: await drawFlow(flow),
      code: await drawFlow(flow, 'code'),
      pathList: listPaths(plan),
      happy: { states: happy?.states ?? [], edges: happy?.arcs.flatMap(({ edges }) => edges) ?? [] },
      exported: {
        code: machineText(flow.machine, plan.graph),
        config: `${JSON.stringify(configOf(flow.machine, plan.graph), null, 2)}\n`,
      },
    };
  }
  process.stdout.write(JSON.stringify(drawn));
}
