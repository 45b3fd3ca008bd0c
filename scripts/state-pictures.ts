/**
 * Pictures of the states of flows, for the gallery. A run in the browser leaves one of each state in an ignored folder; git
 * keeps one strip a flow, with the states of its happy path side by side. `storyboard.ts` writes both.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A folder a flow and a file a state. */
export const leftByRuns = 'test-results/storyboards';
export const strips = 'src/flows/gallery/strips';
export const stripList = `${strips}/strips.json`;

/** `states` are those in the strip, from left to right; `madeOf` is a hash of the flow's sources when it was drawn. */
export type Strip = { states: string[]; madeOf: string };

/** By the id of the flow. */
export const readStrips = (): Record<string, Strip> =>
  existsSync(stripList) ? (JSON.parse(readFileSync(stripList, 'utf8')) as Record<string, Strip>) : {};

/** `frame` is the place, from 0, in a file that has so many `frames` side by side. */
type Framed = { file: string; frame: number; frames: number };

/** The picture of each state of a flow: what a run left, or else the state's place in the strip. */
export function picturesOf(flow: string, from = leftByRuns): Record<string, Framed> {
  const { states = [] } = readStrips()[flow] ?? {};
  const strip = join(strips, `${flow}.webp`);
  const inStrip = states.map((state, frame) => [state, { file: strip, frame, frames: states.length }]);
  const ofRun = globSync(join(from, flow, '*.webp'))
    .sort()
    .map((file) => [basename(file, '.webp'), { file, frame: 0, frames: 1 }]);
  return Object.fromEntries([...inStrip, ...ofRun]);
}
