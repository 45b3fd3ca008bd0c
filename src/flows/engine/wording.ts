/** Names of states, events, guards, actors and delays: in words for people who do not code, or as the code has them. */
import type { Flow } from '../../machines/flow.ts';
import { sharedStates } from '../../machines/shared/labels.ts';
import type { Offer } from './offers.ts';
import type { Edge } from './statics.ts';

/** `checkingCode` and `business.name_given` as words: 'checking code', 'business name given'. */
export const wordsOf = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[._]+/g, ' ')
    .toLowerCase();

const sentenceOf = (name: string): string => {
  const words = wordsOf(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A guard's name without its parameters, and the parameters: `isKeptAt{"step":"namingBusiness"}`. */
export const guardParts = (guard: string): { name: string; params: Record<string, unknown> } => {
  const [, name = guard, params = '{}'] = /^([^{]+)(\{.*\})$/.exec(guard) ?? [];
  return { name, params: JSON.parse(params) as Record<string, unknown> };
};

const units = [
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1_000, 's'],
] as const;
/** 30 000 ms as '30 s', 300 000 ms as '5 min'; null for a length that depends on the situation. */
export const lengthOf = (delay: unknown): string | null => {
  if (typeof delay !== 'number') return null;
  const [size, unit] = units.find(([each]) => delay >= each && delay % each === 0) ?? [1, 'ms'];
  return `${delay / size} ${unit}`;
};

const inside = (event: string): string => /\((.+)\)$/.exec(event)?.[1] ?? event;

export type Names = 'words' | 'code';
type Cause = Pick<Edge, 'event' | 'type'>;

export type Wording = {
  names: Names;
  /** A state by the last part of its path. */
  state: (path: string) => string;
  /** A state with its parents: 'Paying › Waiting'. */
  fullState: (path: string) => string;
  /** The states of a situation, as its text has them: 'auth.signedIn connection.online'. */
  states: (text: string) => string;
  /** An actor, or a delay. */
  label: (name: string) => string;
  /** The cause of a transition: 'Continue', 'Failed: the server checks the code', 'After 30 s: no answer came'. */
  cause: (edge: Cause) => string;
  /** The condition of a transition, or null without one: 'if a code is entered'. */
  condition: (edge: Pick<Edge, 'guard'>) => string | null;
};

const inCode: Wording = {
  names: 'code',
  state: (path) => path.split('.').at(-1) ?? path,
  fullState: (path) => path,
  states: (text) => text,
  label: (name) => name,
  cause: ({ event }) => event,
  condition: ({ guard }) => (guard === null ? null : `if ${guard}`),
};

type Worded = Pick<Flow, 'labels' | 'states' | 'machine'>;

const causeIn = ({ labels, machine }: Worded, { event, type }: Cause): string => {
  const name = inside(event);
  const label = labels[name];
  if (type === '') return 'At once';
  if (type.startsWith('xstate.done.state.')) return 'When it is through';
  if (type.startsWith('xstate.done.actor.')) return `Done: ${label ?? wordsOf(name)}`;
  if (type.startsWith('xstate.error.actor.')) return `Failed: ${label ?? wordsOf(name)}`;
  if (!type.startsWith('xstate.after.')) return label ?? event;
  return `After ${lengthOf(machine.implementations.delays[name]) ?? 'a while'}: ${label ?? wordsOf(name)}`;
};

const conditionIn = (labels: Worded['labels'], guard: string): string => {
  const { name, params } = guardParts(guard);
  const values = Object.values(params).map((value) => wordsOf(String(value)));
  return `if ${labels[name] ?? wordsOf(name)}${values.length === 0 ? '' : ` (${values.join(', ')})`}`;
};

const stateIn = ({ states }: Worded, path: string): string => {
  const name = path.split('.').at(-1) ?? path;
  return states?.[path] ?? sharedStates[name] ?? sentenceOf(name);
};
const fullStateIn = (flow: Worded, path: string): string => {
  const levels = path.split('.');
  return levels.map((_, at) => stateIn(flow, levels.slice(0, at + 1).join('.'))).join(' › ');
};

export const wordingOf = (flow: Worded, names: Names = 'words'): Wording =>
  names === 'code'
    ? inCode
    : {
        names,
        state: (path) => stateIn(flow, path),
        fullState: (path) => fullStateIn(flow, path),
        states: (text) =>
          text
            .split(' ')
            .map((path) => fullStateIn(flow, path))
            .join(' and '),
        label: (name) => flow.labels[name] ?? wordsOf(name),
        cause: (edge) => causeIn(flow, edge),
        condition: ({ guard }) => (guard === null ? null : conditionIn(flow.labels, guard)),
      };

/** A step: what causes it, and the case in which it does. */
export const stepIn = (wording: Wording, cause: Cause, label: string): string => {
  const said = wording.cause(cause);
  if (label === '') return said;
  return wording.names === 'code' ? `${said}: ${label}` : `${said} (${label})`;
};

/** A step by the label that paths use, `login.submit: no password`, of which `offer.label` is the case. */
export const arcIn = (wording: Wording, { label, offer }: { label: string; offer: Pick<Offer, 'label' | 'event'> }) => {
  const event = offer.label === '' ? label : label.slice(0, -`: ${offer.label}`.length);
  return stepIn(wording, { event, type: offer.event.type }, offer.label);
};
