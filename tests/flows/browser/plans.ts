/** The browser paths of each flow, and what its driver lacks. */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Criterion } from '../../../src/flows/engine/goals.ts';
import { goalOfGuard } from '../../../src/flows/engine/graph.ts';
import type { Situation } from '../../../src/flows/engine/model.ts';
import type { Offer } from '../../../src/flows/engine/offers.ts';
import { type Plan, type PlanOptions, planFlow } from '../../../src/flows/engine/plan.ts';
import { leavesOf } from '../../../src/flows/engine/statics.ts';
import type { Flow } from '../../../src/machines/flow.ts';
import { elsewhere, type FlowDriver } from './driver.ts';

const driverFiles = globSync(`${import.meta.dirname}/../drivers/*/*.driver.ts`).sort();

/** A driver is found by its file name: `drivers/<domain>/<flow>.driver.ts` exports `driver`. */
const drivers = await Promise.all(
  driverFiles.map(async (file) => ((await import(pathToFileURL(file).href)) as { driver: FlowDriver }).driver),
);

export const driverOf = (id: string): FlowDriver | undefined => drivers.find(({ flow }) => flow === id);

/** A flow with a screen is played, and one without that has a driver all the same: the session, in two tabs. */
export const isPlayed = ({ id, route }: Flow): boolean => route !== null || driverOf(id) !== undefined;

export type BrowserPlan = {
  flow: Flow;
  driver: FlowDriver;
  plan: Plan;
  /** Transitions and sides of guards that no browser can bring about, each with the reason. */
  leftOut: ReadonlyMap<string, string>;
  /** Errors: an event without a driver, a state without a visible assertion, a goal missed without an allowed reason. */
  gaps: string[];
};

const owedBy = (driver: FlowDriver, plan: Plan): string[] => {
  const offers = plan.graph.nodes.flatMap(({ arcs }) => arcs.map(({ offer }) => offer));
  const children = new Set(offers.flatMap((offer) => (offer.kind === 'answer' ? [offer.child] : [])));
  const leaves = leavesOf(plan.graph.statics).map(({ path }) => path);
  const views = Object.keys(driver.states);
  return [
    ...[...children].filter((id) => !(id in driver.actors)).map((id) => `the actor ${id} has no driver`),
    ...leaves.filter((path) => !views.includes(path)).map((path) => `the state ${path} has no visible assertion`),
    ...views.filter((path) => !leaves.includes(path)).map((path) => `there is no state ${path}`),
  ];
};

type Beyond = { offer: Offer; situation: Situation; reason: string };

/** Reasons by goal: a transition, or one side of a guard, that a step beyond the browser would have met. */
const reasonsIn = ({ graph: { model } }: Plan, beyond: readonly Beyond[]): ReadonlyMap<string, string> =>
  new Map(
    beyond.flatMap(({ offer, situation, reason }) => {
      const { edges, guards } = model.send(situation, offer.event, offer.kind === 'timer' ? offer.timer : undefined);
      const met = [...edges, ...guards.map(({ edge, passed }) => goalOfGuard(edge, passed))];
      return met.map((goal) => [goal, reason] as const);
    }),
  );

const covered: readonly Criterion[] = ['transitions', 'guards', 'states'];

/** Null when there is no driver. */
export const browserPlan = (flow: Flow, cover = covered): BrowserPlan | null => {
  const driver = driverOf(flow.id);
  if (!driver) return null;
  const beyond: Beyond[] = [];
  const allow: PlanOptions['allow'] = (offer, situation) => {
    const reason = driver.beyond?.(offer, situation.snapshot) ?? null;
    if (reason !== null && reason !== elsewhere) beyond.push({ offer, situation, reason });
    return reason === null;
  };
  const variant = { ...flow, cases: { ...flow.cases, ...driver.cases } };
  const plan = planFlow(variant, { allow, cover, journeys: 'seen' });
  const missed = plan.missed.filter(({ isAllowed }) => !isAllowed);
  const reasons = reasonsIn(plan, beyond);
  const leftOut = new Map(
    missed.flatMap(({ goal }) => [[goal, reasons.get(goal) ?? ''] as const]).filter(([, reason]) => reason !== ''),
  );
  const unexplained = missed.filter(({ goal }) => !leftOut.has(goal));
  return {
    flow,
    driver,
    plan,
    leftOut,
    gaps: [...owedBy(driver, plan), ...unexplained.map(({ goal, reason }) => `missed: ${goal} (${reason})`)],
  };
};
