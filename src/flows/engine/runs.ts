/** Runs paths on the pure model and on a live actor, and compares the two. */
import {
  type ActorLogic,
  type AnyActorRef,
  createActor,
  type EventObject,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import type { Flow } from '../../machines/flow.ts';
import type { Graph } from './graph.ts';
import { type Effect, type Model, type Outcome, type Situation, withStandIns } from './model.ts';
import { renameIds, stableText } from './normal.ts';
import type { Offer } from './offers.ts';
import type { Path } from './paths.ts';
import { visible } from './visible.ts';

/** `failedAt` is the index of the failed step; 0 is the start, null means that no step failed. */
export type Verdict = { path: Path; failure: string | null; failedAt: number | null };

const passed = (path: Path): Verdict => ({ path, failure: null, failedAt: null });

export type Shown = { situation: Situation; text: string; fault: string | null };

/** The visible result of the pure model after the start and after each step, computed lazily. */
export function* replay(model: Model, path: Path): Generator<Shown> {
  const rename = renameIds();
  const show = ({ situation, effects, fault }: Outcome): Shown => ({
    situation,
    text: visible(situation.snapshot, effects, rename),
    fault,
  });
  const first = model.start(path.start.input);
  yield show(first);
  let { situation } = first;
  for (const { offer } of path.arcs) {
    if (situation.snapshot.status !== 'active') return;
    const outcome = model.send(situation, offer.event, offer.kind === 'timer' ? offer.timer : undefined);
    situation = outcome.situation;
    yield show(outcome);
  }
}

export const expected = (model: Model, path: Path): Shown[] => [...replay(model, path)];

const stepName = (path: Path, index: number): string =>
  index === 0 ? `start ${path.start.label}` : `step ${index} (${path.arcs[index - 1]?.label})`;

/** Replays a path on the pure model and checks that every step reaches the node of the graph. */
export const runOnModel = (flow: Flow, graph: Graph, path: Path): Verdict => {
  const shown = expected(graph.model, path);
  const nodes = [path.start.node, ...path.arcs.map(({ to }) => to)];
  for (const [index, node] of nodes.entries()) {
    const wanted = graph.nodes[node];
    const got = shown[index];
    const failed = (why: string): Verdict => ({ path, failure: `${stepName(path, index)}: ${why}`, failedAt: index });
    if (!wanted || !got) return failed('the machine had already ended');
    if (got.fault !== null) return failed(got.fault);
    const { snapshot } = got.situation;
    const facts = stableText([snapshot.value, flow.cases.key(snapshot)]);
    const wantedFacts = stableText([wanted.situation.snapshot.value, flow.cases.key(wanted.situation.snapshot)]);
    if (facts !== wantedFacts) {
      return failed(`expected ${wantedFacts}, got ${facts}; cases.key misses a fact that a guard reads`);
    }
  }
  return passed(path);
};

type Settlement = { type: 'settle'; outcome: 'done' | 'error'; held: unknown };
type PuppetSnapshot = Snapshot<unknown> & { context: Record<string, never> };

/** Replaces a promise, a callback or a machine: it waits until the path settles it. */
const puppet: ActorLogic<PuppetSnapshot, EventObject, unknown> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined, context: {} }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
    if (event.type !== 'settle') return snapshot;
    const { outcome, held } = event as Settlement;
    return outcome === 'done'
      ? { ...snapshot, status: 'done', output: held, error: undefined }
      : { ...snapshot, status: 'error', output: undefined, error: held };
  },
};

type Callback = Parameters<SimulatedClock['setTimeout']>[0];
type Timer = { name: string; due: number; run: Callback; handle: number };

/** Advances the clock to fire the timer that a path names; timers that would fire earlier are postponed. */
class PathClock extends SimulatedClock {
  readonly #timers = new Map<number, Timer>();
  nextName = '';

  override setTimeout(run: Callback, delay: number): number {
    const handle = super.setTimeout(run, delay);
    this.#timers.set(handle, { name: this.nextName, due: this.now() + delay, run, handle });
    return handle;
  }

  override clearTimeout(handle: number): void {
    super.clearTimeout(this.#timers.get(handle)?.handle ?? handle);
    this.#timers.delete(handle);
  }

  ring(name: string): boolean {
    const [handle, chosen] = [...this.#timers].find(([, timer]) => timer.name === name) ?? [];
    if (handle === undefined || !chosen) return false;
    this.#timers.delete(handle);
    for (const timer of this.#timers.values()) {
      if (timer.due > chosen.due) continue;
      super.clearTimeout(timer.handle);
      timer.due = chosen.due + 1;
      timer.handle = super.setTimeout(timer.run, timer.due - this.now());
    }
    this.increment(Math.max(0, chosen.due - this.now()));
    return true;
  }
}

const host: ActorLogic<Snapshot<unknown>, EventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot) => snapshot,
};

type Live = { actor: AnyActorRef; clock: PathClock; effects: Effect[]; stop: () => void };

/** A live actor of the flow with puppet children and a clock that does not run by itself. */
export const begin = (flow: Flow, input: unknown): Live => {
  const clock = new PathClock();
  const parent = createActor(host, { id: 'parent', clock, logger: () => {} }).start();
  const { scheduler } = parent.system;
  const schedule = scheduler.schedule.bind(scheduler);
  scheduler.schedule = (source, target, event, delay, id) => {
    clock.nextName = id ?? event.type;
    schedule(source, target, event, delay, id);
  };
  const actor = createActor(withStandIns(flow.machine, puppet), { parent, input, id: flow.machine.id });
  const effects: Effect[] = [];
  parent.system.inspect((event) => {
    if (event.type === '@xstate.action' && event.actorRef === actor) effects.push(event.action);
  });
  actor.subscribe({ error: () => {} });
  actor.start();
  return { actor, clock, effects, stop: () => parent.stop() };
};

/** Performs a step on a live actor; false when its timer does not run. */
export const bringAbout = ({ actor, clock }: Pick<Live, 'actor' | 'clock'>, offer: Offer): boolean => {
  if (offer.kind === 'timer') return clock.ring(offer.timer);
  if (offer.kind === 'event') actor.send(offer.event);
  else {
    const held: unknown = Reflect.get(offer.event, offer.outcome === 'done' ? 'output' : 'error');
    actor.getSnapshot().children[offer.child]?.send({ type: 'settle', outcome: offer.outcome, held });
  }
  return true;
};

/** Runs a path on a live actor with a simulated clock and compares it with the pure model after every step. */
export const runOnActor = (flow: Flow, graph: Graph, path: Path): Verdict => {
  const rename = renameIds();
  const shown = expected(graph.model, path);
  const { actor, clock, effects, stop } = begin(flow, path.start.input);
  const failed = (index: number, why: string): Verdict => ({
    path,
    failure: `${stepName(path, index)}: ${why}`,
    failedAt: index,
  });
  const differs = (index: number): Verdict | null => {
    const got = visible(actor.getSnapshot(), effects.splice(0), rename);
    return got === shown[index]?.text ? null : failed(index, `expected ${shown[index]?.text}, got ${got}`);
  };
  try {
    let verdict = differs(0);
    for (const [index, { offer }] of path.arcs.entries()) {
      if (verdict !== null) return verdict;
      if (!bringAbout({ actor, clock }, offer)) return failed(index + 1, 'no such timer runs');
      verdict = differs(index + 1);
    }
    return verdict ?? passed(path);
  } finally {
    stop();
  }
};
