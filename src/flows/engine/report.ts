/** The results of every execution as plain data for a page: what is covered, what is not, and why. */
import type { Flow } from '../../machines/flow.ts';
import { goalOfGuard, goalOfStart, stateText } from './graph.ts';
import type { MutationResult } from './mutants.ts';
import type { Path } from './paths.ts';
import type { Plan } from './plan.ts';
import { type Execution, executions, metIn, type Played, type Playing, type Share } from './summary.ts';

/** `partly`: one execution of this flow covered it and another one did not. */
export type Cover = 'covered' | 'partly' | 'uncovered' | 'failed';
type By<T> = Partial<Record<Execution, T>>;

export type ReportEdge = {
  id: string;
  guard: string | null;
  cover: Cover;
  by: By<Exclude<Cover, 'partly'>>;
  /** The guard results that passed steps covered. */
  allowed: boolean;
  refused: boolean;
};
/** `after` is the path that failed before it reached this goal; only that path needs fixing. */
type ReportMiss = { goal: string; on: Execution; reason: string; isAllowed: boolean; after: string | null };
export type ReportResult = { on: Execution; failure: string | null; failedAt: number | null; ms: number };
/** `picture` is what a browser showed where the path failed, as a data URL. */
type ReportStep = { label: string; state: string; isRefused: boolean; picture: string | null };
/** The first step is the start. */
export type ReportPath = { id: string; steps: ReportStep[]; results: ReportResult[] };
export type ReportRun = {
  on: Execution;
  states: Share;
  transitions: Share;
  guards: Share;
  paths: number;
  steps: number;
  failed: number;
  ms: number;
};
export type FlowReport = {
  id: string;
  title: string;
  audience: Flow['audience'];
  route: string | null;
  hash: string;
  runs: ReportRun[];
  edges: ReportEdge[];
  missed: ReportMiss[];
  /** Problems that do not come from a failed path. */
  complaints: string[];
  paths: ReportPath[];
  /** The screen of each state that a browser showed, as a data URL. */
  pictures: Record<string, string>;
  mutants: MutationResult & { ms: number };
};
export type Report = {
  /** The version of the project that was tested, and the time. */
  version: string;
  made: string;
  flows: FlowReport[];
  runs: ReportRun[];
  mutants: { all: number; killed: number; equivalent: number; ms: number };
};

/** The step that failed, without the start, which is not an arc. */
const failedIn = ({ path, failedAt }: Played) => (failedAt === null ? undefined : path.arcs[failedAt - 1]);

const plannedFor = (played: readonly Played[], goal: string): Path | undefined =>
  played.find(({ path }) => [path.start, ...path.arcs].some(({ meets }) => meets.includes(goal)))?.path;

const missedIn = ({ on, plan, played }: Playing, met: ReadonlySet<string>): ReportMiss[] =>
  plan.goals
    .filter(({ id }) => !met.has(id))
    .map(({ id }) => {
      const planned = plan.missed.find(({ goal }) => goal === id);
      const stopped = plannedFor(played, id);
      const reason = planned?.reason ?? (stopped ? `path ${stopped.id} failed before it` : 'no path was played');
      const after = planned ? null : (stopped?.id ?? null);
      return { goal: id, on, reason, isAllowed: planned?.isAllowed ?? false, after };
    });

const runOf = ({ on, plan, played, ms }: Playing, met: ReadonlySet<string>): ReportRun => {
  const share = (kind: 'state' | 'transition' | 'guard'): Share => {
    const goals = plan.goals.filter((goal) => goal.kind === kind);
    return { met: goals.filter(({ id }) => met.has(id)).length, all: goals.length };
  };
  return {
    on,
    states: share('state'),
    transitions: share('transition'),
    guards: share('guard'),
    paths: played.length,
    steps: played.reduce((sum, { path }) => sum + path.arcs.length, 0),
    failed: played.filter(({ failure }) => failure !== null).length,
    ms,
  };
};

const edgesOf = (plan: Plan, playings: readonly Playing[]): ReportEdge[] => {
  const seen = playings.map(({ on, played }) => ({
    on,
    met: metIn(played),
    failed: new Set(played.flatMap((each) => failedIn(each)?.edges ?? [])),
  }));
  return plan.graph.statics.edges.map(({ id, guard }) => {
    const by = Object.fromEntries(
      seen.map(({ on, met, failed }) => [on, failed.has(id) ? 'failed' : met.has(id) ? 'covered' : 'uncovered']),
    ) as ReportEdge['by'];
    const all = Object.values(by);
    const cover = all.includes('failed')
      ? 'failed'
      : all.every((each) => each === 'covered')
        ? 'covered'
        : all.includes('covered')
          ? 'partly'
          : 'uncovered';
    const answered = (passed: boolean) => seen.some(({ met }) => met.has(goalOfGuard(id, passed)));
    return { id, guard, cover, by, allowed: answered(true), refused: answered(false) };
  });
};

const stepsOf = ({ graph }: Plan, { path: { start, arcs }, failedAt, pictures }: Played): ReportStep[] => {
  const stateAt = (node: number) => stateText(graph.nodes[node]?.situation.snapshot.value ?? '');
  const first = { label: goalOfStart(start.label), state: stateAt(start.node), isRefused: false };
  const steps = arcs.map(({ label, to, refused }) => ({ label, state: stateAt(to), isRefused: refused }));
  return [first, ...steps].map((step, index) => ({
    ...step,
    picture: (index === failedAt ? pictures[index] : null) ?? null,
  }));
};

/** Lists each path once, with the result of each execution; failed paths come first. */
const pathsOf = (playings: readonly Playing[]): ReportPath[] => {
  const listed = new Map<string, ReportPath>();
  for (const { on, plan, played } of playings) {
    for (const each of played) {
      const { path, failure, failedAt, ms } = each;
      const steps = stepsOf(plan, each);
      const known = listed.get(path.id);
      const results = [...(known?.results ?? []), { on, failure, failedAt, ms }];
      const withPicture = steps.some(({ picture }) => picture !== null);
      listed.set(path.id, { id: path.id, steps: known && !withPicture ? known.steps : steps, results });
    }
  }
  const failures = ({ results }: ReportPath) => results.filter(({ failure }) => failure !== null).length;
  return [...listed.values()].sort((one, other) => failures(other) - failures(one));
};

const picturesOf = (playings: readonly Playing[]): Record<string, string> =>
  Object.fromEntries(
    playings.flatMap(({ plan, played }) =>
      played.flatMap((each) =>
        stepsOf(plan, each).flatMap(({ state }, index) => {
          const picture = each.pictures[index] ?? null;
          return picture === null || index === each.failedAt ? [] : [[state, picture] as const];
        }),
      ),
    ),
  );

export type FlowOutcome = { flow: Flow; playings: readonly Playing[]; mutants: MutationResult & { ms: number } };

const tellFlow = ({ flow, playings, mutants }: FlowOutcome): FlowReport | null => {
  const [first] = playings;
  if (!first) return null;
  const seen = playings.map((playing) => ({ playing, met: metIn(playing.played) }));
  const misses = seen.flatMap(({ playing, met }) => missedIn(playing, met));
  return {
    id: flow.id,
    title: flow.title,
    audience: flow.audience,
    route: flow.route,
    hash: first.plan.graph.statics.hash,
    runs: seen.map(({ playing, met }) => runOf(playing, met)),
    edges: edgesOf(first.plan, playings),
    missed: misses,
    complaints: [
      ...new Set(playings.flatMap(({ complaints }) => complaints).filter((each) => !each.startsWith('missed: '))),
    ],
    paths: pathsOf(playings),
    pictures: picturesOf(playings),
    mutants,
  };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const totalOf = (on: Execution, runs: readonly ReportRun[]): ReportRun => {
  const share = (kind: 'states' | 'transitions' | 'guards'): Share => ({
    met: sum(runs.map((run) => run[kind].met)),
    all: sum(runs.map((run) => run[kind].all)),
  });
  return {
    on,
    states: share('states'),
    transitions: share('transitions'),
    guards: share('guards'),
    paths: sum(runs.map(({ paths }) => paths)),
    steps: sum(runs.map(({ steps }) => steps)),
    failed: sum(runs.map(({ failed }) => failed)),
    ms: sum(runs.map(({ ms }) => ms)),
  };
};

export const buildReport = (outcomes: readonly FlowOutcome[], about: Pick<Report, 'version' | 'made'>): Report => {
  const flows = outcomes.flatMap((outcome) => tellFlow(outcome) ?? []);
  const runs = flows.flatMap((flow) => flow.runs);
  const mutants = flows.map((flow) => flow.mutants);
  return {
    ...about,
    flows,
    runs: executions
      .map((on) =>
        totalOf(
          on,
          runs.filter((run) => run.on === on),
        ),
      )
      .filter(({ paths, transitions }) => paths > 0 || transitions.all > 0),
    mutants: {
      all: sum(mutants.map(({ killed, survived }) => killed.length + survived.length)),
      killed: sum(mutants.map(({ killed }) => killed.length)),
      equivalent: sum(mutants.map(({ equivalent }) => equivalent.length)),
      ms: sum(mutants.map(({ ms }) => ms)),
    },
  };
};

/** Whether a goal is missed without an allowed reason and without a failed path. */
export const isGap = ({ isAllowed, after }: ReportMiss): boolean => !isAllowed && after === null;

/** The reasons why a report fails, one sentence each. */
export const failuresIn = ({ flows }: Report): string[] =>
  flows.flatMap(({ id, missed, complaints, paths, mutants }) => [
    ...complaints.map((complaint) => `${id}: ${complaint}`),
    ...missed.filter(isGap).map(({ goal, on, reason }) => `${id}: missed on ${on}: ${goal} (${reason})`),
    ...paths.flatMap(({ id: path, results }) =>
      results.flatMap(({ on, failure }) => (failure === null ? [] : [`${id}: path ${path} on ${on}: ${failure}`])),
    ),
    ...mutants.survived.map((mutant) => `${id}: mutant survived: ${mutant}`),
  ]);
