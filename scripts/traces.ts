/** The golden traces beside the machines, as files. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { planFlow } from '../src/flows/engine/plan.ts';
import { traceOf } from '../src/flows/engine/trace.ts';
import type { Flow } from '../src/machines/flow.ts';

const kebab = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Where a flow's machine lives, found by its id. */
export const folderOf = ({ id }: Pick<Flow, 'id'>): string => {
  const [machine] = globSync(`src/machines/*/${kebab(id)}/machine.ts`);
  if (machine === undefined) throw new Error(`no folder src/machines/*/${kebab(id)} has the machine of ${id}`);
  return machine.slice(0, -'/machine.ts'.length);
};

export const traceFileOf = (flow: Pick<Flow, 'id'>): string => `${folderOf(flow)}/trace.txt`;

/** Null: none was recorded yet. */
export const recordedTrace = (flow: Flow): string | null => {
  const file = traceFileOf(flow);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** The first line in which a flow does something else than recorded, or null. */
export const driftOf = (flow: Flow, on: 'model' | 'actor' = 'model'): string | null => {
  const file = traceFileOf(flow);
  const recorded = recordedTrace(flow);
  if (recorded === null) return `${file} is missing; \`npm run flows\` writes it`;
  const now = traceOf(planFlow(flow), on).split('\n');
  const before = recorded.split('\n');
  const line = now.findIndex((text, index) => text !== before[index]);
  const at = line >= 0 ? line : now.length;
  if (line < 0 && before.length === now.length) return null;
  const say = (text: string | undefined) => (text === undefined ? 'nothing' : `'${text.trim()}'`);
  return `${file}:${at + 1}: recorded is ${say(before[at])}, the ${on} does ${say(now[at])}; if that is right, run \`npm run flows\``;
};
