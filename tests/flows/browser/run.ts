/** Plays the paths of every flow with a screen in a real browser against the real server. */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Path } from '../../../src/flows/engine/paths.ts';
import type { Verdict } from '../../../src/flows/engine/runs.ts';
import { type Summary, sharesOf } from '../../../src/flows/engine/summary.ts';
import { flows } from '../../../src/machines/index.ts';
import { launchChromium } from './chromium.ts';
import { type BrowserPlan, browserPlan } from './plans.ts';
import { Stage } from './stage.ts';
import { walk } from './walk.ts';
import { startWorld, type World } from './world.ts';

export type BrowserRun = { passed: number; failed: number; summaries: Summary[] };
export type BrowserRunOptions = { only?: readonly string[]; log?: (line: string) => void };

/** Pages beside each other; more would only wait for the same processor. */
const lanes = 2;
const pictures = join(tmpdir(), 'steward-paths-pictures');

type Played = Verdict & { ms: number };

const takePicture = async (stage: Stage, name: string): Promise<string> => {
  mkdirSync(pictures, { recursive: true });
  const path = join(pictures, `${name}.png`);
  try {
    await stage.page.screenshot({ path });
    return `\n    picture: ${path}`;
  } catch {
    return '';
  }
};

const play = async (browser: Browser, world: World, { driver, plan }: BrowserPlan, path: Path): Promise<Played> => {
  const began = performance.now();
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  try {
    const stage = await Stage.open(context, world);
    const failure = await walk(driver, plan, path, stage);
    const picture = failure === null ? '' : await takePicture(stage, `${driver.flow}-${path.id}`);
    return { path, failure: failure && failure + picture, ms: performance.now() - began };
  } finally {
    await context.close();
  }
};

type Log = (line: string) => void;

type Job = { each: BrowserPlan; path: Path };
type PlayedPaths = Map<BrowserPlan, Played[]>;

const playIn = async (browser: Browser, world: World, jobs: Job[], log: Log): Promise<PlayedPaths> => {
  const played: PlayedPaths = new Map();
  const lane = async (): Promise<void> => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { each, path } = job;
      const verdict = await play(browser, world, each, path);
      played.set(each, [...(played.get(each) ?? []), verdict]);
      const about = `${each.flow.id} ${path.id}  ${path.arcs.length} steps, ${Math.round(verdict.ms)} ms`;
      log(verdict.failure === null ? `ok    ${about}` : `FAIL  ${about}\n    ${verdict.failure}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return played;
};

const playAll = async (plans: readonly BrowserPlan[], log: Log): Promise<PlayedPaths> => {
  const jobs = plans.flatMap((each) => each.plan.paths.map((path) => ({ each, path })));
  if (jobs.length === 0) return new Map();
  // The longest first, so that no lane is left alone with it.
  jobs.sort((one, other) => other.path.arcs.length - one.path.arcs.length);
  const { world, stop } = await startWorld();
  try {
    const browser = await launchChromium();
    try {
      return await playIn(browser, world, jobs, log);
    } finally {
      await browser.close();
    }
  } finally {
    await stop();
  }
};

const summaryOf = ({ flow, plan, gaps }: BrowserPlan, played: readonly Played[]): Summary => {
  const failures = played.flatMap(({ path, failure }) => (failure === null ? [] : [`path ${path.id}: ${failure}`]));
  return {
    flow: flow.id,
    ...sharesOf(plan),
    passed: played.length - failures.length,
    failed: failures.length,
    ms: Math.round(played.reduce((sum, { ms }) => sum + ms, 0)),
    failures: [...gaps, ...failures],
  };
};

/** A flow without a route has no screen of its own and is left to the other two executions. */
export const runBrowserPaths = async ({ only, log = console.log }: BrowserRunOptions = {}): Promise<BrowserRun> => {
  const plans: BrowserPlan[] = [];
  let owed = 0;
  for (const flow of flows.filter(({ id, route }) => (only ? only.includes(id) : route !== null))) {
    const each = browserPlan(flow);
    const gaps = each ? each.gaps : ['there is no driver'];
    owed += gaps.length;
    for (const gap of gaps) log(`FAIL  ${flow.id}: ${gap}`);
    for (const reason of each?.leftOut ?? []) log(`left out  ${flow.id}: ${reason}`);
    if (each) plans.push(each);
  }
  const played = await playAll(plans, log);
  const summaries = plans.map((each) => summaryOf(each, played.get(each) ?? []));
  return {
    passed: summaries.reduce((sum, { passed }) => sum + passed, 0),
    failed: owed + summaries.reduce((sum, { failed }) => sum + failed, 0),
    summaries,
  };
};
