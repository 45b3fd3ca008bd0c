/**
 * A machine as a pure function. It starts nothing: every call has its own scope, which registers no system ids; every
 * invoked actor is an inert stand-in; timers are only recorded. Each step reports which transitions ran and what each
 * evaluated guard returned. It wraps the machine's own definitions to observe both.
 */
import {
  type ActorLogic,
  type AnyActorLogic,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  and,
  createActor,
  type EventObject,
  fromTransition,
  initialTransition,
  transition,
} from 'xstate';
import { withoutConflicts } from './conflicts.ts';
import { readBy, watched } from './reads.ts';
import { type DeclaredEdge, declaredEdges, nodesOf, pathOf } from './statics.ts';

export type Situation = {
  snapshot: AnyMachineSnapshot;
  /** Pending timers by id, each with the event that it sends. */
  pending: ReadonlyMap<string, EventObject>;
  /** Children that have answered while the state that invoked them is still active. */
  settled: readonly string[];
};

type GuardAnswer = { edge: string; passed: boolean };

/** An effect as plain data: an event sent, or a child or timer started or stopped. */
export type Effect = { type: string; params?: unknown };

export type Outcome = {
  situation: Situation;
  effects: readonly Effect[];
  /** Ids of the transitions that ran, in order: those of the event first, then the eventless ones. */
  edges: string[];
  guards: GuardAnswer[];
  /** Paths of the leaf states that were active after any microstep. */
  visited: string[];
  /** A guard refused the event and nothing else took it. */
  refused: boolean;
  /** A guard or action that throws, an endless loop, or an unhandled error. */
  fault: string | null;
};

export type Model = {
  edges: readonly DeclaredEdge[];
  start: (input: unknown) => Outcome;
  /** `timer` is the id of the pending timer that sends this event; the step uses it up. */
  send: (situation: Situation, event: EventObject, timer?: string) => Outcome;
  /** A situation of the unchanged model in this one; a snapshot otherwise goes on in the machine that made it. */
  adopt: (situation: Situation) => Situation;
};

const endlessLoop = 1000;
const inert = fromTransition((context: null) => context, null);
const nobody = createActor(inert, { id: 'parent' });

/** A copy of the machine in which every actor, named or inline, is replaced by `standIn`. */
export const withStandIns = (machine: AnyStateMachine, standIn: AnyActorLogic): AnyStateMachine => {
  const named = Object.keys(machine.implementations.actors);
  const invoked = nodesOf(machine).flatMap((node) => node.invoke.map(({ src }) => String(src)));
  const names = [...new Set([...named, ...invoked])].map((name) => name.replace(/^xstate\.invoke\./, 'inline.'));
  const copy: AnyStateMachine = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, standIn])) });
  for (const node of nodesOf(copy)) {
    for (const invoked of node.invoke) {
      Reflect.set(invoked, 'src', String(invoked.src).replace(/^xstate\.invoke\./, 'inline.'));
    }
  }
  copy.options = { ...copy.options, maxIterations: Math.min(copy.options.maxIterations ?? Infinity, endlessLoop) };
  return copy;
};

const watchGuard = (
  definition: AnyTransitionDefinition,
  note: (passed: boolean) => void,
  read: ((path: string) => void) | null,
): void => {
  const { guard } = definition;
  if (guard === undefined) return;
  const original = and([guard as never]);
  const answer = (snapshot: AnyMachineSnapshot, args: object): boolean =>
    Reflect.apply(Reflect.get(original, 'check'), undefined, [snapshot, args, original]);
  const check = (snapshot: AnyMachineSnapshot, args: { context: object }): boolean => {
    const passed = answer(snapshot, args);
    note(passed);
    if (read) readBy(() => answer(snapshot, { ...args, context: watched(args.context, read) }));
    return passed;
  };
  definition.guard = Object.assign(() => false, { check });
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : JSON.stringify(error));

type Timer = { event: EventObject; id?: string; delay?: number; to?: unknown };
/** The timer that an effect sets for the machine itself, or null. */
const timerOf = (self: unknown, { type, params }: Effect): Timer | null => {
  const timer = params as Timer | undefined;
  const isForItself = type === 'xstate.raise' || (type === 'xstate.sendTo' && timer?.to === self);
  return isForItself && typeof timer?.delay === 'number' ? timer : null;
};

/**
 * `change` may alter the copied machine before it is observed; mutants are made this way. `read` hears which values of the
 * context guards read.
 */
export const openModel = (
  machine: AnyStateMachine,
  change: (edges: DeclaredEdge[]) => void = () => {},
  read: ((path: string) => void) | null = null,
): Model => {
  const copy = withStandIns(machine, inert);
  const edges = declaredEdges(copy);
  change(edges);
  const idOf = new Map(edges.map(({ edge, definition }) => [definition, edge.id]));

  let asked: { definition: AnyTransitionDefinition; passed: boolean }[] = [];
  for (const { definition } of edges) watchGuard(definition, (passed) => asked.push({ definition, passed }), read);

  const record = (
    before: Situation,
    run: (watch: (scope: AnyActorScope) => void) => readonly [AnyMachineSnapshot, readonly Effect[]],
  ): Outcome => {
    asked = [];
    let self: unknown = null;
    let current = before.snapshot;
    const ran: AnyTransitionDefinition[] = [];
    const visited: string[] = [];
    const visit = (snapshot: AnyMachineSnapshot): void => {
      current = snapshot;
      for (const node of snapshot._nodes)
        if (node.type === 'atomic' || node.type === 'final') visited.push(pathOf(node));
    };
    const watch = (scope: AnyActorScope): void => {
      self = scope.self;
      Reflect.set(scope.self, '_parent', nobody);
      Reflect.set(scope.self, 'id', machine.id);
      Reflect.set(scope.system, '_set', () => {});
      scope.system.inspect((event) => {
        if (event.type !== '@xstate.microstep') return;
        const took = current ? withoutConflicts(event._transitions, current) : event._transitions;
        for (const { source } of took) if (source.type === 'atomic') visited.push(pathOf(source));
        ran.push(...took);
        visit(event.snapshot as AnyMachineSnapshot);
      });
    };

    let snapshot = before.snapshot;
    let effects: readonly Effect[] = [];
    let fault: string | null = null;
    try {
      [snapshot, effects] = run(watch);
      if (snapshot.status === 'error') fault = messageOf(snapshot.error);
    } catch (error) {
      fault = messageOf(error);
    }

    const pending = new Map(before.pending);
    for (const effect of effects) {
      if (effect.type === 'xstate.cancel') pending.delete(String(Reflect.get(Object(effect.params), 'sendId')));
      const timer = timerOf(self, effect);
      if (timer) pending.set(timer.id ?? timer.event.type, timer.event);
    }
    const kept = (id: string) => {
      const child = snapshot?.children[id];
      return child !== undefined && child === before.snapshot?.children[id];
    };
    if (fault === null) visit(snapshot);
    return {
      situation: {
        snapshot,
        pending: snapshot?.status === 'active' ? pending : new Map(),
        settled: before.settled.filter(kept),
      },
      effects: effects.map(({ type, params }) => ({ type, params })),
      edges: ran.map((definition) => idOf.get(definition)).filter((id) => id !== undefined),
      guards: asked.map(({ definition, passed }) => ({ edge: idOf.get(definition) ?? '', passed })),
      visited: [...new Set(visited)],
      refused: ran.length === 0 && asked.some(({ definition }) => definition.eventType !== ''),
      fault,
    };
  };

  type Logic = ActorLogic<AnyMachineSnapshot, EventObject, unknown>;
  const persist: Logic['getPersistedSnapshot'] = (snapshot) => snapshot;

  const start = (input: unknown): Outcome => {
    const nothing = { snapshot: undefined as unknown as AnyMachineSnapshot, pending: new Map(), settled: [] };
    return record(nothing, (watch) => {
      let isEager = true;
      const logic: Logic = {
        transition: (snapshot) => snapshot,
        getPersistedSnapshot: persist,
        getInitialSnapshot: (scope, given) => {
          if (isEager) {
            // `initialTransition` first builds an actor, which reads an initial snapshot without the input.
            isEager = false;
            return { status: 'active' } as AnyMachineSnapshot;
          }
          watch(scope);
          return copy.getInitialSnapshot(scope, given);
        },
      };
      return initialTransition(logic, input);
    });
  };

  const send = (situation: Situation, event: EventObject, timer?: string): Outcome => {
    const pending = new Map(situation.pending);
    if (timer !== undefined) pending.delete(timer);
    const child = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1];
    const settled = child === undefined ? situation.settled : [...new Set([...situation.settled, child])].sort();
    return record({ ...situation, pending, settled }, (watch) => {
      const logic: Logic = {
        getInitialSnapshot: () => situation.snapshot,
        getPersistedSnapshot: persist,
        transition: (snapshot, sent, scope) => {
          watch(scope);
          return copy.transition(snapshot, sent, scope);
        },
      };
      return transition(logic, situation.snapshot, event);
    });
  };

  const adopt = (situation: Situation): Situation => {
    const { snapshot } = situation;
    const own = (nodes: readonly AnyStateNode[] = []) => nodes.map(({ id }) => copy.getStateNodeById(id));
    const historyValue = Object.fromEntries(
      Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, own(nodes)]),
    );
    return { ...situation, snapshot: { ...snapshot, machine: copy, _nodes: own(snapshot._nodes), historyValue } };
  };

  return { edges, start, send, adopt };
};
