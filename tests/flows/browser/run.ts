/** Plays the paths of every flow that has a screen, in a real browser against the real server. */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Criterion } from '../../../src/flows/engine/goals.ts';
import type { Path } from '../../../src/flows/engine/paths.ts';
import { type Plan, planFlow } from '../../../src/flows/engine/plan.ts';
import type { Played, Playing } from '../../../src/flows/engine/summary.ts';
import { flows } from '../../../src/machines/index.ts';
import { startWorld } from '../../worlds/server.ts';
import type { World } from '../../worlds/world.ts';
import { openCamera } from './camera.ts';
import { emptyContext, launchChromium, leaveContext } from './chromium.ts';
import { type BrowserPlan, browserPlan, isPlayed } from './plans.ts';
import { scenesOf } from './scenes.ts';
import { Stage } from './stage.ts';
import { walk } from './walk.ts';

type Log = (line: string) => void;
export type BrowserRunOptions = {
  /** Flow ids; by default every flow that a browser plays. */
  only?: readonly string[];
  /** What the paths cover; by default every transition, every guard both ways and every state. */
  cover?: readonly Criterion[];
  /** Takes a screenshot of each state. */
  withPictures?: boolean;
  log?: Log;
};

/** Parallel browsers; more would only compete for the processor. */
const lanes = 2;
const pictures = join(tmpdir(), 'steward-paths-pictures');
/** Milliseconds after which a picture is taken with what has loaded. */
const restPatience = 3_000;
const noDriver = 'there is no driver';

const keepPicture = async (stage: Stage, name: string): Promise<string> => {
  mkdirSync(pictures, { recursive: true });
  const path = join(pictures, `${name}.png`);
  try {
    await stage.page.screenshot({ path });
    return `\n    picture: ${path}`;
  } catch {
    return '';
  }
};

/** `scenes` are the steps after which a picture is taken. */
type Job = { each: BrowserPlan; path: Path; scenes: ReadonlySet<number> };
type Theatre = { world: World; log: Log; withPictures: boolean };

/** Waits for what the screen loads, unless the path holds a request that may be just that. */
const comeToRest = async ({ page, holds }: Stage): Promise<void> => {
  if (holds > 0) return;
  const skeleton = page.locator('[data-skeleton]:visible').first();
  await skeleton.waitFor({ state: 'hidden', timeout: restPatience }).catch(() => {});
};

const play = async (
  { world, withPictures }: Theatre,
  browser: Browser,
  { each, path, scenes }: Job,
): Promise<Played> => {
  const { driver, plan } = each;
  const began = performance.now();
  const context = await emptyContext(browser);
  const taken: (string | null)[] = [];
  const stage = await Stage.open(context, world);
  try {
    const camera = withPictures ? await openCamera(stage.page) : null;
    const take = async (index: number) => {
      taken[index] = (await camera?.()) ?? null;
    };
    const verdict = await walk(driver, plan, path, stage, async (index) => {
      if (!withPictures || !scenes.has(index)) return;
      await comeToRest(stage);
      await driver.looksAt?.(stage).evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await take(index);
    });
    if (verdict.failedAt !== null) await take(verdict.failedAt).catch(() => {});
    const kept = verdict.failure === null ? '' : await keepPicture(stage, `${driver.flow}-${path.id}`);
    const failure = verdict.failure && verdict.failure + kept;
    return { ...verdict, failure, ms: performance.now() - began, pictures: taken };
  } finally {
    await stage.close();
    await leaveContext(browser, context);
  }
};

type PlayedPaths = Map<BrowserPlan, Played[]>;

const playIn = async (theatre: Theatre, jobs: Job[]): Promise<PlayedPaths> => {
  const played: PlayedPaths = new Map();
  const lane = async (): Promise<void> => {
    const browser = await launchChromium();
    try {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const { each, path } = job;
        const verdict = await play(theatre, browser, job);
        played.set(each, [...(played.get(each) ?? []), verdict]);
        const about = `${each.flow.id} ${path.id}  ${path.arcs.length} steps, ${Math.round(verdict.ms)} ms`;
        theatre.log(verdict.failure === null ? `ok    ${about}` : `FAIL  ${about}\n    ${verdict.failure}`);
      }
    } finally {
      await browser.close();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return played;
};

const playAll = async (plans: readonly BrowserPlan[], log: Log, withPictures: boolean): Promise<PlayedPaths> => {
  const jobs = plans.flatMap((each) => [...scenesOf(each)].map(([path, scenes]) => ({ each, path, scenes })));
  if (jobs.length === 0) return new Map();
  // The longest paths run first, so that no lane finishes long after the others.
  jobs.sort((one, other) => other.path.arcs.length - one.path.arcs.length);
  const { world, stop } = await startWorld();
  try {
    return await playIn({ world, log, withPictures }, jobs);
  } finally {
    await stop();
  }
};

/** The reason why a browser cannot reach a goal, by goal. */
const allowedIn = ({ plan, leftOut }: BrowserPlan): Plan => {
  const missed = plan.missed.map((each) => {
    const reason = leftOut.get(each.goal);
    return reason === undefined ? each : { ...each, reason, isAllowed: true };
  });
  return { ...plan, missed };
};

export const playInBrowser = async ({
  only,
  cover,
  withPictures = false,
  log = console.log,
}: BrowserRunOptions = {}): Promise<Playing[]> => {
  const plans = flows
    .filter((flow) => (only ? only.includes(flow.id) : isPlayed(flow)))
    .map((flow) => ({ flow, each: browserPlan(flow, cover) }));
  for (const { flow, each } of plans) {
    for (const gap of each?.gaps ?? [noDriver]) log(`FAIL  ${flow.id}: ${gap}`);
    for (const [goal, reason] of each?.leftOut ?? []) log(`left out  ${flow.id}: ${goal}: ${reason}`);
  }
  const played = await playAll(
    plans.flatMap(({ each }) => each ?? []),
    log,
    withPictures,
  );
  return plans.map(({ flow, each }) => {
    if (!each)
      return { on: 'browser', plan: { ...planFlow(flow), paths: [] }, played: [], complaints: [noDriver], ms: 0 };
    const verdicts = played.get(each) ?? [];
    const ms = verdicts.reduce((sum, verdict) => sum + verdict.ms, 0);
    return { on: 'browser', plan: allowedIn(each), played: verdicts, complaints: each.gaps, ms };
  });
};
