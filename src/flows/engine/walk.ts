/**
 * A random walk beyond the planned paths. Numbers choose the steps; a live actor and the pure model take them side by side.
 * After each step both must agree, the graph must know the situation, and the invariants must hold.
 */
import type { Flow } from '../../machines/flow.ts';
import { brokenIn } from './always.ts';
import { type Arc, type Graph, keyOf } from './graph.ts';
import type { Outcome, Situation } from './model.ts';
import { stepSeparator } from './named-path.ts';
import { renameIds } from './normal.ts';
import { labelOf, type Offer, offersIn } from './offers.ts';
import { begin, bringAbout } from './runs.ts';
import { type Edge, nodeIdsOf } from './statics.ts';
import { visible } from './visible.ts';

export type Walk = { start: string; steps: string[]; failure: string | null };

/** One number in this many chooses among all steps, including events that the state does not handle. */
const strangeOnce = 8;

const hasWork = ({ targets, actions }: Edge): boolean => targets !== null || actions.length > 0;

/** How `can`, which disables buttons, disagrees with the effect of the event. @param acting ids of the edges that do something */
const disagreement = (offer: Offer, could: boolean, { edges }: Outcome, acting: ReadonlySet<string>): string | null => {
  if (offer.kind !== 'event') return null;
  const did = edges.some((id) => acting.has(id));
  return did === could ? null : `can() returned ${could}, but the event ${did ? 'had' : 'had no'} effect`;
};

export const walkBy = (flow: Flow, graph: Graph, startIndex: number, choices: readonly number[]): Walk => {
  const start = graph.starts[startIndex % graph.starts.length];
  if (!start) throw new Error(`${flow.id} has no start`);
  const nodeIds = nodeIdsOf(flow.machine);
  const indexOf = new Map(graph.nodes.map(({ key, index }) => [key, index]));
  const acting = new Set(graph.statics.edges.filter(hasWork).map(({ id }) => id));
  const names = { model: renameIds(), actor: renameIds() };
  const { actor, clock, effects, stop } = begin(flow, start.input);
  const walk: Walk = { start: start.label, steps: [], failure: null };

  /** Compares actor and model; `wanted` is the key of the node that the graph expects. */
  const failureAfter = ({ situation, effects: told, fault }: Outcome, wanted: string | undefined): string | null => {
    if (fault !== null) return fault;
    const live = actor.getSnapshot();
    if (live.status === 'error') return 'the actor stopped with an error';
    const [expected, got] = [
      visible(situation.snapshot, told, names.model),
      visible(live, effects.splice(0), names.actor),
    ];
    if (expected !== got) return `expected ${expected}, got ${got}`;
    const key = keyOf(flow, situation);
    if (!indexOf.has(key)) return `no planned step leads to ${key}`;
    if (wanted !== undefined && key !== wanted)
      return `expected ${wanted}, got ${key}; cases.key misses a fact that a guard reads`;
    return brokenIn(flow, situation.snapshot);
  };

  /** The step that a number chooses: a planned one, or any that the situation offers. */
  const choose = (situation: Situation, choice: number): { arc?: Arc; offer: Offer | undefined } => {
    const arcs = graph.nodes[indexOf.get(keyOf(flow, situation)) ?? -1]?.arcs ?? [];
    const at = Math.floor(choice / strangeOnce);
    const isStrange = choice % strangeOnce === 0;
    const arc = isStrange ? undefined : arcs[at % arcs.length];
    if (arc) return { arc, offer: arc.offer };
    const all = offersIn(flow, situation);
    return { offer: all[at % all.length] };
  };

  try {
    let outcome = graph.model.start(start.input);
    walk.failure = failureAfter(outcome, graph.nodes[start.node]?.key);
    for (const choice of choices) {
      const { situation }: Outcome = outcome;
      if (walk.failure !== null || situation.snapshot.status !== 'active') break;
      const { arc, offer } = choose(situation, choice);
      if (!offer) break;
      const could = actor.getSnapshot().can(offer.event);
      outcome = graph.model.send(situation, offer.event, offer.kind === 'timer' ? offer.timer : undefined);
      const rang = bringAbout({ actor, clock }, offer);
      // An unhandled event is no step, unless it had an effect.
      const isStep = outcome.edges.length > 0 || outcome.refused || outcome.fault !== null;
      if (isStep) walk.steps.push(labelOf(offer, nodeIds));
      walk.failure = rang
        ? (failureAfter(outcome, arc && graph.nodes[arc.to]?.key) ?? disagreement(offer, could, outcome, acting))
        : 'no such timer runs';
      if (walk.failure !== null && !isStep) walk.failure = `${labelOf(offer, nodeIds)}: ${walk.failure}`;
    }
    return walk;
  } finally {
    stop();
  }
};

/** The command that prints this walk. */
export const commandOf = (flow: Flow, { start, steps }: Walk): string =>
  `npm run paths -- paths ${flow.id} --start ${JSON.stringify(start)} --steps ${JSON.stringify(steps.join(stepSeparator))}`;
