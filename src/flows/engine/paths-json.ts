/**
 * A plan as JSON for other tools, which need neither the machine nor this program: each step says what causes it, in code names
 * and in words, and everything that is then true. `paths.schema.json` describes it. The output is deterministic.
 */
import type { Flow } from '../../machines/flow.ts';
import { type Graph, stateText } from './graph.ts';
import type { Effect, Outcome } from './model.ts';
import { idsIn, plain, type Renaming, renameIds } from './normal.ts';
import { answersOf } from './offers.ts';
import { metByPaths, type Path } from './paths.ts';
import { payloadOf } from './payload.ts';
import type { Plan } from './plan.ts';
import { nodesOf, spoken } from './statics.ts';
import { titlesOf } from './titles.ts';
import { arcIn, type Wording, wordingOf } from './wording.ts';

/** A change that a reader of the old form would misread makes a new version. */
export const format = { name: 'steward-paths', version: 2 } as const;

/** The requests that an actor makes, as `POST /accounts/auth/login/`; null where that is not known. */
export type RequestsOf = (flow: Flow, actor: string) => readonly string[] | null;

/** Ids of the cases stay; those that a machine makes up are numbered. */
const renamingOf = ({ cases }: Flow): Renaming => {
  const own = new Set(idsIn(JSON.stringify(plain([cases.inputs, cases.events, cases.answers]))));
  const number = renameIds();
  return (text) => (idsIn(text).every((id) => own.has(id)) ? text : number(text));
};

type Started = { actor: string; input: unknown };
type Waited = { event: string; ms: number };

const startedBy = (effects: readonly Effect[], rename: Renaming): Started[] =>
  effects
    .filter(({ type }) => type === 'xstate.spawnChild')
    .map(({ params }) => {
      const { id, input } = Object(params) as { id: string; input?: unknown };
      return { actor: id, input: plain(input ?? null, rename) };
    });

const waitsIn = (flow: Flow, effects: readonly Effect[]): Waited[] => {
  const nodeIds = nodesOf(flow.machine).map(({ id }) => id);
  return effects
    .filter(({ type }) => type === 'xstate.raise')
    .flatMap(({ params }) => {
      const { event, delay } = Object(params) as { event?: { type: string }; delay?: number };
      if (!event || typeof delay !== 'number') return [];
      return [{ event: spoken(event.type, nodeIds.find((id) => event.type.endsWith(`.${id}`)) ?? null), ms: delay }];
    });
};

/** Everything that is true once a step is done. */
const resultOf = (flow: Flow, { situation: { snapshot }, effects }: Outcome, rename: Renaming) => ({
  state: stateText(snapshot.value),
  tags: [...snapshot.tags].sort(),
  context: plain(snapshot.context, rename),
  starts: startedBy(effects, rename),
  waits: waitsIn(flow, effects),
  isEnd: snapshot.status !== 'active',
  output: plain(snapshot.output ?? null, rename),
});

const pathOf = ({ flow, graph, goals }: Plan, path: Path, title: string, wording: Wording) => {
  const { model, nodes } = graph;
  const rename = renamingOf(flow);
  const wanted = new Set(goals.map(({ id }) => id));
  const metBy = ({ meets }: { meets: readonly string[] }) => meets.filter((goal) => wanted.has(goal));
  const met = metByPaths(graph, goals, [path]);
  const begun = model.start(path.start.input);
  let { situation } = begun;
  const steps = path.arcs.map((arc) => {
    const { offer } = arc;
    const outcome = model.send(situation, offer.event, offer.kind === 'timer' ? offer.timer : undefined);
    situation = outcome.situation;
    return {
      label: arc.label,
      words: arcIn(wording, arc),
      kind: offer.kind,
      event: offer.event.type,
      payload: payloadOf(arc),
      from: nodes[arc.from]?.state ?? '',
      edges: arc.edges,
      refused: arc.refused,
      meets: metBy(arc),
      ...resultOf(flow, outcome, rename),
    };
  });
  return {
    id: path.id,
    title,
    meets: goals.filter(({ id }) => met.has(id)).map(({ id }) => id),
    start: {
      label: path.start.label,
      input: plain(path.start.input ?? null),
      meets: metBy(path.start),
      ...resultOf(flow, begun, rename),
    },
    steps,
  };
};

const delaysOf = ({ machine, labels }: Flow) =>
  Object.fromEntries(
    Object.entries(machine.implementations.delays).map(([name, ms]) => [
      name,
      { label: labels[name] ?? name, ms: typeof ms === 'number' ? ms : null },
    ]),
  );

const actorsOf = (flow: Flow, requestsOf: RequestsOf) =>
  Object.fromEntries(
    [...new Set(nodesOf(flow.machine).flatMap(({ invoke }) => invoke.map(({ id }) => id)))].map((id) => [
      id,
      {
        label: flow.labels[id] ?? id,
        requests: requestsOf(flow, id),
        answers: answersOf(flow, id).map(({ event, label }) => ({ event: event.type, label })),
      },
    ]),
  );

const namesIn = ({ statics }: Graph, { labels }: Flow) => {
  const names = statics.edges.flatMap(({ type, guard }) => [type, guard?.replace(/\{.*\}$/, '') ?? '']);
  const known = [...new Set(names)].filter((name) => labels[name] !== undefined).sort();
  return Object.fromEntries(known.map((name) => [name, labels[name]]));
};

export const toJson = (plan: Plan, requestsOf: RequestsOf = () => null): string => {
  const { flow, graph, criteria, goals, paths, missed } = plan;
  const { machine, hash, states, edges } = graph.statics;
  const wording = wordingOf(flow, 'words');
  const titles = titlesOf(plan, wording);
  const report = {
    format,
    flow: { id: flow.id, title: flow.title, audience: flow.audience, route: flow.route },
    machine: { id: machine, hash },
    labels: namesIn(graph, flow),
    actors: actorsOf(flow, requestsOf),
    delays: delaysOf(flow),
    criterion: criteria,
    statics: { states: states.map((state) => ({ ...state, label: wording.fullState(state.path) })), edges },
    situations: graph.nodes.length,
    cut: graph.cut,
    goals: { all: goals.length, met: goals.length - missed.length },
    missed,
    paths: paths.map((path) => pathOf(plan, path, titles.get(path.id) ?? path.id, wording)),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
};
