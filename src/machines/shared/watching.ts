/**
 * What running machines report to a gallery in another tab. It is masked: of what people typed, of tokens and of answers
 * only the shape leaves the page.
 */
import type { AnyActorRef, AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';

/** The BroadcastChannel between the product and the gallery of flows. */
export const watchingChannel = 'steward.flows';

type WatchedTransition = { source: string; type: string; index: number };
/** One event, and the transitions it caused. */
export type WatchedStep = {
  kind: 'step';
  flow: string;
  /** Which running machine, of which page. */
  actor: string;
  /** When, in milliseconds since 1970. */
  at: number;
  event: string;
  held: unknown;
  /** The current states, those around others first. */
  states: string[];
  transitions: WatchedTransition[];
  isOver: boolean;
  context: unknown;
};
/** A gallery has opened, and asks which machines run. */
export type WatchersCall = { kind: 'who' };

const hidden = '•••';
/** Words of closed lists. */
const openWords = new Set(['type', 'kind', 'status']);
/** Counts that nobody typed. */
const openNumbers = new Set(['attempts', 'percent', 'progress', 'step']);

/** The shape of a value, with personal texts and numbers masked. */
export const masked = (value: unknown, name = '', depth = 0): unknown => {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
  if (typeof value === 'string') return openWords.has(name) && /^[a-z][\w.]{0,40}$/i.test(value) ? value : hidden;
  if (typeof value === 'number') return openNumbers.has(name) ? value : hidden;
  if (typeof value !== 'object' || depth > 6) return hidden;
  if (Array.isArray(value)) return value.map((each) => masked(each, '', depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return hidden;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [
      // A key may be an address, too.
      /^[a-z_]\w{0,40}$/i.test(key) ? key : hidden,
      masked(held, key, depth + 1),
    ]),
  );
};

const pathOf = ({ path }: { path: string[] }): string => path.join('.') || '*';

/** The names of a transition, by which `src/flows/engine/statics.ts` knows it too. */
export const watchedTransition = (transition: AnyTransitionDefinition): WatchedTransition => {
  const { source, eventType } = transition;
  const siblings: readonly unknown[] =
    eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return { source: pathOf(source), type: String(eventType), index: siblings.indexOf(transition) };
};

/** @param page names the page in which the machine runs */
export const watchedStep = (
  page: string,
  { sessionId }: AnyActorRef,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  took: readonly AnyTransitionDefinition[],
): WatchedStep => {
  const { type, ...held } = event;
  return {
    kind: 'step',
    flow: snapshot.machine.id,
    actor: `${page} ${sessionId}`,
    at: performance.timeOrigin + performance.now(),
    event: type,
    held: masked(held),
    states: snapshot._nodes.map(pathOf).filter((path) => path !== '*'),
    transitions: took.map(watchedTransition),
    isOver: snapshot.status !== 'active',
    context: masked(snapshot.context),
  };
};
