/** The browser paths of each flow, and what its driver lacks. */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Criterion, recommended } from '../../../src/flows/engine/goals.ts';
import { type Plan, type PlanOptions, planFlow } from '../../../src/flows/engine/plan.ts';
import { leavesOf, nodeIdsOf, spoken } from '../../../src/flows/engine/statics.ts';
import type { Flow } from '../../../src/machines/flow.ts';
import { elsewhere, type FlowDriver } from './driver.ts';

const driverFiles = globSync(`${import.meta.dirname}/../drivers/*/*.driver.ts`).sort();

/** A driver is found by its file name: `drivers/<domain>/<flow>.driver.ts` exports `driver`. */
const drivers = await Promise.all(
  driverFiles.map(async (file) => ((await import(pathToFileURL(file).href)) as { driver: FlowDriver }).driver),
);

export type BrowserPlan = {
  flow: Flow;
  driver: FlowDriver;
  plan: Plan;
  /** Events that no browser can perform, such as `error(draftKeeper)`, with the reason. */
  leftOut: ReadonlyMap<string, string>;
  /** Errors: an event without a driver, a state without a visible assertion, a goal missed without an allowed reason. */
  gaps: string[];
};

const owedBy = (driver: FlowDriver, plan: Plan): string[] => {
  const offers = plan.graph.nodes.flatMap(({ arcs }) => arcs.map(({ offer }) => offer));
  const events = new Set(offers.filter(({ kind }) => kind === 'event').map(({ event }) => event.type));
  const children = new Set(offers.flatMap((offer) => (offer.kind === 'answer' ? [offer.child] : [])));
  const leaves = leavesOf(plan.graph.statics).map(({ path }) => path);
  const views = Object.keys(driver.states);
  return [
    ...[...events].filter((type) => !(type in driver.events)).map((type) => `the event ${type} has no driver`),
    ...[...children].filter((id) => !(id in driver.actors)).map((id) => `the actor ${id} has no driver`),
    ...leaves.filter((path) => !views.includes(path)).map((path) => `the state ${path} has no visible assertion`),
    ...views.filter((path) => !leaves.includes(path)).map((path) => `there is no state ${path}`),
  ];
};

const missedFor = (plan: Plan, leftOut: ReadonlySet<string>): string[] => {
  const events = new Map(plan.goals.map(({ id, edge }) => [id, edge?.event ?? '']));
  return plan.missed
    .filter(({ goal, isAllowed }) => !isAllowed && !leftOut.has(events.get(goal) ?? ''))
    .map(({ goal, reason }) => `missed: ${goal} (${reason})`);
};

const covered: readonly Criterion[] = [...recommended, 'states'];

/** Null when there is no driver. */
export const browserPlan = (flow: Flow, cover = covered): BrowserPlan | null => {
  const driver = drivers.find((each) => each.flow === flow.id);
  if (!driver) return null;
  const reasons = new Map<string, string>();
  const nodeIds = nodeIdsOf(flow.machine);
  const nameOf = (type: string) => spoken(type, nodeIds.find((id) => type.endsWith(`.${id}`)) ?? null);
  const allow: PlanOptions['allow'] = (offer, { snapshot }) => {
    const reason = driver.beyond?.(offer, snapshot) ?? null;
    if (reason !== null && reason !== elsewhere) reasons.set(nameOf(offer.event.type), reason);
    return reason === null;
  };
  const variant = { ...flow, cases: { ...flow.cases, ...driver.cases } };
  const plan = planFlow(variant, { allow, cover });
  return {
    flow,
    driver,
    plan,
    leftOut: reasons,
    gaps: [...owedBy(driver, plan), ...missedFor(plan, new Set(reasons.keys()))],
  };
};
