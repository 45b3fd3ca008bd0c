/** The result of running one flow, and whether it passes. */
import type { Flow } from '../../machines/flow.ts';
import { causesFirst } from './causes.ts';
import { recommended } from './goals.ts';
import { invariantFaults } from './invariants.ts';
import type { Path } from './paths.ts';
import { type Plan, type PlanOptions, planFlow } from './plan.ts';
import { runOnActor, runOnModel, type Verdict } from './runs.ts';

export type Share = { met: number; all: number };

export type Summary = {
  flow: string;
  states: Share;
  transitions: Share;
  guards: Share;
  paths: number;
  steps: number;
  passed: number;
  failed: number;
  ms: number;
  /** The reasons why the run fails, one sentence each. Empty: it passes. */
  failures: string[];
};

/** The steps that passed meet goals; what a failed path did not come to is not covered. */
export const metIn = (played: readonly Played[]): Set<string> =>
  new Set(
    played.flatMap(({ path, failedAt }) => [
      ...(failedAt === 0 ? [] : path.start.meets),
      ...path.arcs.slice(0, failedAt === null ? undefined : Math.max(0, failedAt - 1)).flatMap(({ meets }) => meets),
    ]),
  );

const share = (plan: Plan, met: ReadonlySet<string>, kind: 'state' | 'transition' | 'guard'): Share => {
  const goals = plan.goals.filter((goal) => goal.kind === kind);
  return { met: goals.filter(({ id }) => met.has(id)).length, all: goals.length };
};

/** Coverage, and every complaint that the plan alone shows. */
const complaintsOf = (plan: Plan): string[] => [
  ...(plan.graph.cut === null ? [] : [plan.graph.cut]),
  ...plan.missed.filter(({ isAllowed }) => !isAllowed).map(({ goal, reason }) => `missed: ${goal} (${reason})`),
  ...plan.wronglyAllowed,
  ...plan.unusedCases.map((unused) => `no state reacts to the case ${unused}`),
  ...invariantFaults(plan.flow, plan.graph),
];

type Shares = Pick<Summary, 'states' | 'transitions' | 'guards' | 'paths' | 'steps'>;

const sharesOf = (plan: Plan, met: ReadonlySet<string>): Shares => ({
  states: share(plan, met, 'state'),
  transitions: share(plan, met, 'transition'),
  guards: share(plan, met, 'guard'),
  paths: plan.paths.length,
  steps: plan.paths.reduce((sum, { arcs }) => sum + arcs.length, 0),
});

export type Execution = 'model' | 'actor' | 'browser';
export const executions: readonly Execution[] = ['model', 'actor', 'browser'];

/** `ms` is the duration; `pictures` are screenshots of the start and the steps as data URLs, where any were taken. */
export type Played = Verdict & { ms: number; pictures: readonly (string | null)[] };

/** The paths of one flow, played by one execution; `complaints` come from the plan alone. */
export type Playing = {
  on: Execution;
  plan: Plan;
  played: readonly Played[];
  complaints: readonly string[];
  ms: number;
};

export const summaryOf = ({ plan, played, complaints, ms }: Playing): Summary => {
  const failed = played.filter(({ failure }) => failure !== null);
  return {
    flow: plan.flow.id,
    ...sharesOf(plan, metIn(played)),
    passed: played.length - failed.length,
    failed: failed.length,
    ms: Math.round(ms),
    failures: [...causesFirst(failed), ...complaints],
  };
};

const runners = { model: runOnModel, actor: runOnActor };

/** Counts states too, for the table; the recommended paths visit every reachable state. */
export const planToPlay = (flow: Flow, options: PlanOptions = {}): Plan =>
  planFlow(flow, { ...options, cover: [...recommended, 'states'] });

/** `began` is when its planning did, which takes most of the time. */
export const playPlan = (plan: Plan, on: keyof typeof runners, began = performance.now()): Playing => {
  const played = plan.paths.map((path: Path): Played => {
    const start = performance.now();
    return { ...runners[on](plan.flow, plan.graph, path), ms: performance.now() - start, pictures: [] };
  });
  return { on, plan, played, complaints: complaintsOf(plan), ms: performance.now() - began };
};

export const playFlow = (flow: Flow, on: keyof typeof runners, options: PlanOptions = {}): Playing => {
  const began = performance.now();
  return playPlan(planToPlay(flow, options), on, began);
};

export const runFlow = (flow: Flow, on: keyof typeof runners, options: PlanOptions = {}): Summary =>
  summaryOf(playFlow(flow, on, options));
