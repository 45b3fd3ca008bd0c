/** Plays the paths of every flow with a screen in a real browser against the real server. */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { labelOf } from '../../../src/flows/engine/offers.ts';
import type { Path } from '../../../src/flows/engine/paths.ts';
import { type Plan, type PlanOptions, planFlow } from '../../../src/flows/engine/plan.ts';
import { leavesOf } from '../../../src/flows/engine/statics.ts';
import type { Flow } from '../../../src/machines/flow.ts';
import { flows } from '../../../src/machines/index.ts';
import { businessCreationDriver } from '../drivers/business-creation.driver.ts';
import { emailConfirmationDriver } from '../drivers/email-confirmation.driver.ts';
import { loginDriver } from '../drivers/login.driver.ts';
import { resendConfirmationDriver } from '../drivers/resend-confirmation.driver.ts';
import { signUpDriver } from '../drivers/sign-up.driver.ts';
import { launchChromium } from './chromium.ts';
import type { FlowDriver } from './driver.ts';
import { Stage } from './stage.ts';
import { walk } from './walk.ts';
import { startWorld, type World } from './world.ts';

const drivers: FlowDriver[] = [
  loginDriver,
  signUpDriver,
  emailConfirmationDriver,
  resendConfirmationDriver,
  businessCreationDriver,
];

export type Totals = { passed: number; failed: number };
export type RunOptions = { only?: readonly string[]; log?: (line: string) => void };

/** Pages beside each other; more would only wait for the same processor. */
const lanes = 2;
const pictures = join(tmpdir(), 'steward-paths-pictures');

/** Everything of a flow that its driver has no answer for. */
const gapsOf = (driver: FlowDriver | undefined, plan: Plan): string[] => {
  if (!driver) return ['no driver'];
  const offers = plan.graph.nodes.flatMap(({ arcs }) => arcs.map(({ offer }) => offer));
  const events = new Set(offers.filter(({ kind }) => kind === 'event').map(({ event }) => event.type));
  const children = new Set(offers.flatMap((offer) => (offer.kind === 'answer' ? [offer.child] : [])));
  const leaves = leavesOf(plan.graph.statics).map(({ path }) => path);
  return [
    ...[...events].filter((type) => !(type in driver.events)).map((type) => `the event ${type} has no driver`),
    ...[...children].filter((id) => !(id in driver.actors)).map((id) => `the actor ${id} has no driver`),
    ...leaves.filter((path) => !(path in driver.states)).map((path) => `the state ${path} has no visible assertion`),
    ...Object.keys(driver.states)
      .filter((path) => !leaves.includes(path))
      .map((path) => `there is no state ${path}`),
  ];
};

/** What the driver can bring about of the flow, and the reasons for what it cannot. */
const planFor = (flow: Flow, driver: FlowDriver | undefined): { plan: Plan; beyond: string[] } => {
  const reasons = new Set<string>();
  const allow: PlanOptions['allow'] = (offer, { snapshot }) => {
    const reason = driver?.beyond?.(offer, snapshot) ?? null;
    if (reason !== null && reason !== '') reasons.add(`${labelOf(offer)}: ${reason}`);
    return reason === null;
  };
  const variant = { ...flow, cases: { ...flow.cases, ...driver?.cases } };
  return { plan: planFlow(variant, { allow }), beyond: [...reasons] };
};

const play = async (
  browser: Browser,
  world: World,
  driver: FlowDriver,
  plan: Plan,
  path: Path,
): Promise<string | null> => {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  try {
    const stage = await Stage.open(context, world);
    const failure = await walk(driver, plan, path, stage);
    if (failure === null) return null;
    mkdirSync(pictures, { recursive: true });
    const picture = join(pictures, `${driver.flow}-${path.id}.png`);
    const isTaken = await stage.page.screenshot({ path: picture }).then(
      () => true,
      () => false,
    );
    return isTaken ? `${failure}\n    picture: ${picture}` : failure;
  } finally {
    await context.close();
  }
};

type Job = { driver: FlowDriver; plan: Plan; path: Path };

const playAll = async (jobs: Job[], world: World, log: (line: string) => void): Promise<Totals> => {
  const browser = await launchChromium();
  const totals = { passed: 0, failed: 0 };
  const lane = async (): Promise<void> => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { driver, plan, path } = job;
      const began = performance.now();
      const failure = await play(browser, world, driver, plan, path);
      totals[failure === null ? 'passed' : 'failed'] += 1;
      const about = `${driver.flow} ${path.id}  ${path.arcs.length} steps, ${Math.round(performance.now() - began)} ms`;
      log(failure === null ? `ok    ${about}` : `FAIL  ${about}\n    ${failure}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    await browser.close();
  }
  return totals;
};

/** A flow without a route has no screen of its own and is left to the other two executions. */
export const runBrowserPaths = async ({ only, log = console.log }: RunOptions = {}): Promise<Totals> => {
  const chosen = flows.filter(({ id, route }) => (only ? only.includes(id) : route !== null));
  const began = performance.now();
  const totals = { passed: 0, failed: 0 };
  const jobs: Job[] = [];
  for (const flow of chosen) {
    const driver = drivers.find((each) => each.flow === flow.id);
    const { plan, beyond } = planFor(flow, driver);
    const gaps = gapsOf(driver, plan);
    for (const gap of gaps) log(`FAIL  ${flow.id}: ${gap}`);
    totals.failed += gaps.length;
    if (!driver || gaps.length > 0) continue;
    for (const reason of beyond) log(`left out  ${flow.id} ${reason}`);
    for (const { goal, reason } of plan.missed) log(`not met   ${flow.id} ${goal} (${reason})`);
    jobs.push(...plan.paths.map((path) => ({ driver, plan, path })));
  }
  if (jobs.length > 0) {
    const { world, stop } = await startWorld();
    try {
      const played = await playAll(jobs, world, log);
      totals.passed += played.passed;
      totals.failed += played.failed;
    } finally {
      await stop();
    }
  }
  log(`${totals.passed} passed, ${totals.failed} failed, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return totals;
};
