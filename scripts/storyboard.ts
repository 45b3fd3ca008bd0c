/**
 * `npm run storyboard [flow …]`: draws the strips of flows, which git keeps, from the pictures that a run in the browser left.
 * Without a name it draws those that are missing or older than their view or trace.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { explore } from '../src/flows/engine/graph.ts';
import { happyPath } from '../src/flows/engine/happy.ts';
import type { FlowReport } from '../src/flows/engine/report.ts';
import type { Flow } from '../src/machines/flow.ts';
import { flows } from '../src/machines/index.ts';
import { leftByRuns, readStrips, type Strip, stripList, strips } from './state-pictures.ts';
import { folderOf, traceFileOf } from './traces.ts';

/** Pixels of one state in a strip, as the camera of the run makes them. */
export const frame = { width: 640, height: 360 };

type Named = Pick<Flow, 'id'>;

/** The golden trace of a flow, and the views that import from the folder of its machine. */
export const sourcesOf = (flow: Named): string[] => {
  const machine = `${folderOf(flow).slice('src'.length)}/`;
  const views = globSync('src/views/**/*.{ts,tsx}').filter((file) => readFileSync(file, 'utf8').includes(machine));
  return [traceFileOf(flow), ...views.sort()];
};

/** Ten digits of a hash of the sources: a clone keeps no times of files, and may have no history. */
const madeOf = (flow: Named): string => {
  const hash = createHash('sha256');
  for (const file of sourcesOf(flow)) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
};

/** Where a run says what its pictures are made of, beside them. */
const madeOfFile = (flow: Named, folder = leftByRuns) => join(folder, flow.id, 'made-of');

/**
 * Leaves what a run photographed for the gallery and the strips, in place of what an earlier run left.
 * @param played flows with pictures as data URLs by state; states beside each other, as `a.x b.y`, share one
 */
export function keepPictures(played: readonly Pick<FlowReport, 'id' | 'pictures'>[], folder = leftByRuns): void {
  for (const flow of played) {
    if (Object.keys(flow.pictures).length === 0) continue;
    rmSync(join(folder, flow.id), { recursive: true, force: true });
    mkdirSync(join(folder, flow.id), { recursive: true });
    for (const [states, url] of Object.entries(flow.pictures))
      for (const state of states.split(' '))
        writeFileSync(join(folder, flow.id, `${state}.webp`), url.slice(url.indexOf(',') + 1), 'base64');
    writeFileSync(madeOfFile(flow, folder), madeOf(flow));
  }
}

/** The flows with a screen whose strip is missing, or whose trace or view has changed since it was drawn. */
export const outdatedStrips = (list = readStrips()): string[] =>
  flows.filter((flow) => flow.route !== null && list[flow.id]?.madeOf !== madeOf(flow)).map(({ id }) => id);

/** Null: no run has left pictures of the flow as it is now. */
async function drawStrip(flow: Flow): Promise<Strip | null> {
  const now = madeOf(flow);
  const file = madeOfFile(flow);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== now) return null;
  const pictureOf = (state: string) => join(leftByRuns, flow.id, `${state}.webp`);
  const happy = happyPath(flow, explore(flow))?.states ?? [];
  const states = happy.filter((state) => existsSync(pictureOf(state)));
  if (states.length === 0) return null;
  const { width, height } = frame;
  await sharp({ create: { width: states.length * width, height, channels: 3, background: 'white' } })
    .composite(states.map((state, index) => ({ input: pictureOf(state), left: index * width, top: 0 })))
    .webp({ quality: 50, effort: 6 })
    .toFile(join(strips, `${flow.id}.webp`));
  return { states, madeOf: now };
}

/** One line a flow, so that two branches which draw different strips do not conflict. */
function writeStrips(list: Record<string, Strip>): void {
  const lines = Object.entries(list)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([flow, strip]) => `  ${JSON.stringify(flow)}: ${JSON.stringify(strip)}`);
  writeFileSync(stripList, `{\n${lines.join(',\n')}\n}\n`);
}

if (import.meta.main) {
  const named = process.argv.slice(2);
  const wanted = named.length > 0 ? named : outdatedStrips();
  const list = readStrips();
  const undrawn: string[] = [];
  for (const id of wanted) {
    const flow = flows.find((each) => each.id === id);
    const strip = flow ? await drawStrip(flow) : null;
    if (strip) list[id] = strip;
    else undrawn.push(id);
  }
  writeStrips(list);
  console.log(`${wanted.length - undrawn.length} of ${wanted.length} strips drawn.`);
  if (undrawn.length > 0)
    console.log(`First photograph them: npm run build && npm run paths -- report ${undrawn.join(',')} --on browser`);
}
