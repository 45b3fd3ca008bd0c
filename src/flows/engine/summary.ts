/** What a run of one flow comes to, and whether it may pass. */
import type { Flow } from '../../machines/flow.ts';
import { recommended } from './goals.ts';
import { invariantFaults } from './invariants.ts';
import type { Path } from './paths.ts';
import { type Plan, type PlanOptions, planFlow } from './plan.ts';
import { runOnActor, runOnModel, type Verdict } from './runs.ts';

type Share = { met: number; all: number };

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
  /** Why the run does not pass, one sentence each. Empty: it passes. */
  failures: string[];
};

const share = (plan: Plan, kind: 'state' | 'transition' | 'guard'): Share => {
  const missed = new Set(plan.missed.map(({ goal }) => goal));
  const goals = plan.goals.filter((goal) => goal.kind === kind);
  return { met: goals.filter(({ id }) => !missed.has(id)).length, all: goals.length };
};

/** Coverage and every complaint that does not need an execution. */
const complaintsOf = (plan: Plan): string[] => [
  ...(plan.graph.cut === null ? [] : [plan.graph.cut]),
  ...plan.missed.filter(({ isAllowed }) => !isAllowed).map(({ goal, reason }) => `missed: ${goal} (${reason})`),
  ...plan.wronglyAllowed,
  ...plan.unusedCases.map((unused) => `no state reacts to the case ${unused}`),
  ...invariantFaults(plan.flow, plan.graph),
];

type Shares = Pick<Summary, 'states' | 'transitions' | 'guards' | 'paths' | 'steps'>;

export const sharesOf = (plan: Plan): Shares => ({
  states: share(plan, 'state'),
  transitions: share(plan, 'transition'),
  guards: share(plan, 'guard'),
  paths: plan.paths.length,
  steps: plan.paths.reduce((sum, { arcs }) => sum + arcs.length, 0),
});

const summarise = (plan: Plan, verdicts: readonly Verdict[], ms: number): Summary => {
  const failed = verdicts.filter(({ failure }) => failure !== null);
  return {
    flow: plan.flow.id,
    ...sharesOf(plan),
    passed: verdicts.length - failed.length,
    failed: failed.length,
    ms: Math.round(ms),
    failures: [...complaintsOf(plan), ...failed.map(({ path, failure }) => `path ${path.id}: ${failure}`)],
  };
};

const executions = { model: runOnModel, actor: runOnActor };

/** States are counted too, so that the table can show them; the recommended paths visit every one that is reachable. */
export const runFlow = (flow: Flow, on: keyof typeof executions, options: PlanOptions = {}): Summary => {
  const began = performance.now();
  const plan = planFlow(flow, { ...options, cover: [...recommended, 'states'] });
  const verdicts = plan.paths.map((path: Path) => executions[on](flow, plan.graph, path));
  return summarise(plan, verdicts, performance.now() - began);
};
