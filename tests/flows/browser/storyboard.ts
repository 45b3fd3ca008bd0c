/** Takes the storyboard's pictures: the real screen of every state of every flow that has one, in each look. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { happyPath, leavesIn } from '../../../src/flows/engine/happy.ts';
import { type Path, pathId } from '../../../src/flows/engine/paths.ts';
import { expected } from '../../../src/flows/engine/runs.ts';
import { leavesOf } from '../../../src/flows/engine/statics.ts';
import { type Look, looks, windows } from '../../../src/flows/gallery/storyboard/looks.ts';
import type { Flow } from '../../../src/machines/flow.ts';
import { flows } from '../../../src/machines/index.ts';
import { startWorld } from '../../worlds/server.ts';
import type { World } from '../../worlds/world.ts';
import { emptyContext, launchChromium, leaveContext } from './chromium.ts';
import type { FlowDriver } from './driver.ts';
import { type BrowserPlan, browserPlan } from './plans.ts';
import { Stage } from './stage.ts';
import { walk } from './walk.ts';

const folder = 'src/flows/gallery/pictures';
const fileOf = (flow: string, state: string, look: Look) => join(folder, flow, `${state}.${look}.webp`);

/** Runs take other addresses and times each time; one changed sentence is more than this part of the pixels. */
const noticeable = 0.0015;
const clearly = 40;

const isSame = async (file: string, taken: Buffer): Promise<boolean> => {
  if (!existsSync(file)) return false;
  const raw = (picture: Buffer) => sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const [old, fresh] = [await raw(readFileSync(file)), await raw(taken)];
  if (old.info.width !== fresh.info.width || old.info.height !== fresh.info.height) return false;
  const different = fresh.data.filter((value, index) => Math.abs(value - (old.data[index] ?? 0)) > clearly).length;
  return different / fresh.data.length < noticeable;
};

/** What a page asks for, until it has it. */
const followRequests = (page: Page): ReadonlySet<Request> => {
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return asked;
};

/** Waits until the page has what it asked for, apart from what the path holds: a screen at rest has no skeletons. */
const comeToRest = async (stage: Stage, asked: ReadonlySet<Request>): Promise<void> => {
  const skeletons = stage.page.locator('[data-skeleton]:visible');
  for (let calm = 0, tries = 0; calm < 3 && tries < 300; tries += 1) {
    await pause(100);
    const isLoading = asked.size > stage.holds || (stage.holds === 0 && (await skeletons.count()) > 0);
    calm = isLoading ? 0 : calm + 1;
  }
};

/** The screen in each look, as WebP; then the page is as it was. */
const photograph = async (stage: Stage, { looksAt }: FlowDriver): Promise<Map<Look, Buffer>> => {
  const { page } = stage;
  const taken = new Map<Look, Buffer>();
  const before = page.viewportSize();
  for (const { look, size, scheme } of looks) {
    const { width, height, scaled } = windows[size];
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height });
    await looksAt?.(stage).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // Lets the page lay itself out; the test's clock may stand still.
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    taken.set(look, await sharp(png).resize(scaled).webp({ quality: 62, effort: 6 }).toBuffer());
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
  return taken;
};

const keep = async (flow: string, state: string, taken: ReadonlyMap<Look, Buffer>): Promise<number> => {
  let replaced = 0;
  for (const [look, picture] of taken) {
    const file = fileOf(flow, state, look);
    if (await isSame(file, picture)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, picture);
    replaced += 1;
  }
  return replaced;
};

/** The happy path first, so that a state is shown as it is when all goes well; then the shortest paths to the others. */
const pathsOf = ({ flow, plan }: BrowserPlan): Path[] => {
  const happy = happyPath(flow, plan.graph);
  if (!happy) return plan.paths;
  const { start, arcs } = happy;
  return [{ id: pathId(flow.id, start, arcs), start, arcs: [...arcs] }, ...plan.paths];
};

type Wanted = { flow: Flow; each: BrowserPlan };
type Studio = { browser: Browser; world: World; log: (line: string) => void };

/** Returns the states of which no picture could be taken. */
const shoot = async ({ browser, world, log }: Studio, { flow, each }: Wanted): Promise<string[]> => {
  const { plan, driver } = each;
  const states = leavesOf(plan.graph.statics).map(({ path }) => path);
  const missing = new Set(states);
  for (const path of pathsOf(each)) {
    const snapshots = expected(plan.graph.model, path).map(({ situation }) => situation.snapshot);
    const shown = snapshots.map(leavesIn);
    if (!shown.flat().some((state) => missing.has(state))) continue;
    const { width, height } = windows.wide;
    const context = await emptyContext(browser, { width, height });
    const stage = await Stage.open(context, world);
    try {
      const asked = followRequests(stage.page);
      const look = async (index: number) => {
        const fresh = (shown[index] ?? []).filter((state) => missing.has(state));
        if (fresh.length === 0) return;
        if (!snapshots[index]?.hasTag('busy')) await comeToRest(stage, asked);
        const taken = await photograph(stage, driver);
        for (const state of fresh) {
          missing.delete(state);
          const replaced = await keep(flow.id, state, taken);
          log(`${flow.id} ${state}: ${replaced === 0 ? 'as before' : `${replaced} pictures`}`);
        }
      };
      const { failure } = await walk(driver, plan, path, stage, look);
      if (failure !== null) log(`FAIL ${flow.id} ${path.id}: ${failure}`);
    } finally {
      await stage.close();
      await leaveContext(browser, context);
    }
  }
  return [...missing];
};

/** Pictures of states that are no longer there. */
const removeOld = (flow: Flow, { plan }: BrowserPlan): void => {
  const states = leavesOf(plan.graph.statics).map(({ path }) => path);
  for (const file of globSync(join(folder, flow.id, '*.webp')))
    if (!states.some((state) => looks.some(({ look }) => basename(file) === `${state}.${look}.webp`))) rmSync(file);
};

/** @param only flow ids; by default every flow that has a screen */
export const takeStoryboard = async (only: readonly string[] = [], log = console.log): Promise<void> => {
  const queue = flows
    .filter(({ id, route }) => (only.length > 0 ? only.includes(id) : route !== null))
    .flatMap((flow): Wanted[] => {
      const each = browserPlan(flow, ['states']);
      return each ? [{ flow, each }] : [];
    });
  const { world, stop } = await startWorld();
  const lane = async (): Promise<void> => {
    const browser = await launchChromium();
    try {
      for (let next = queue.shift(); next; next = queue.shift()) {
        removeOld(next.flow, next.each);
        const missing = await shoot({ browser, world, log }, next);
        if (missing.length > 0) log(`${next.flow.id}: no screen of its own: ${missing.join(', ')}`);
      }
    } finally {
      await browser.close();
    }
  };
  try {
    await Promise.all([lane(), lane()]);
  } finally {
    await stop();
  }
};
