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

const shownAround = 60;

/** Two lines without what is alike at their begin and end, but for some of it, so that a long body shows what differs in it. */
const apart = (before: string, now: string): [string, string] => {
  const shorter = Math.min(before.length, now.length);
  let begin = 0;
  while (begin < shorter && before[begin] === now[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  const cut = (text: string): string => {
    const [from, to] = [Math.max(0, begin - shownAround), Math.min(text.length, text.length - end + shownAround)];
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  };
  return [cut(before), cut(now)];
};

/** The first line in which two traces differ, and what differs there, or null. */
export const differenceOf = (recorded: string, now: string): { line: number; was: string; is: string } | null => {
  const [before, after] = [recorded.split('\n'), now.split('\n')];
  const line = [...before, ''].findIndex((text, index) => text !== after[index]);
  if (line === before.length && before.length === after.length) return null;
  const [was, is] = apart(before[line]?.trim() ?? '', after[line]?.trim() ?? '');
  return { line: line + 1, was, is };
};

/** What a flow does otherwise than recorded, or null. */
export const driftOf = (flow: Flow, on: 'model' | 'actor' = 'model', plan = planFlow(flow)): string | null => {
  const file = traceFileOf(flow);
  const recorded = recordedTrace(flow);
  if (recorded === null) return `${file} is missing; \`npm run flows\` writes it`;
  const found = differenceOf(recorded, traceOf(plan, on));
  if (found === null) return null;
  const say = (text: string) => (text === '' ? 'nothing' : `'${text}'`);
  return `${file}:${found.line}: recorded is ${say(found.was)}, the ${on} does ${say(found.is)}; if that is right, run \`npm run flows\``;
};
