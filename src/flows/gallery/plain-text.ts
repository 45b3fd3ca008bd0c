/** Readable names of states, events, guards and delays. */
import type { Edge } from '../engine/statics.ts';

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

/** A state by the last part of its path. */
export const stateName = (path: string): string => sentenceOf(path.split('.').at(-1) ?? path);
/** A state with its parents: 'Paying › Waiting'. */
export const fullStateName = (path: string): string => path.split('.').map(sentenceOf).join(' › ');

type EventKind = 'event' | 'done' | 'error' | 'timer' | 'always' | 'end';

const kindOf = (type: string): EventKind => {
  if (type === '') return 'always';
  if (type.startsWith('xstate.done.actor.')) return 'done';
  if (type.startsWith('xstate.error.actor.')) return 'error';
  if (type.startsWith('xstate.after.')) return 'timer';
  return type.startsWith('xstate.done.state.') ? 'end' : 'event';
};

const inside = (event: string): string => /\((.+)\)$/.exec(event)?.[1] ?? event;

/** The cause of a transition: `login.submit`, 'log in answers', 'log in fails', 'after answer deadline'. */
export const causeOf = ({ event, type }: Pick<Edge, 'event' | 'type'>): string => {
  switch (kindOf(type)) {
    case 'always':
      return 'at once';
    case 'done':
      return `${wordsOf(inside(event))} answers`;
    case 'error':
      return `${wordsOf(inside(event))} fails`;
    case 'timer':
      return `after ${wordsOf(inside(event))}`;
    case 'end':
      return 'when it is through';
    case 'event':
      return event;
  }
};

/** The condition in words, or null without one: 'if it has credentials', 'if admitted', 'if kept at (naming business)'. */
export const conditionOf = ({ guard }: Pick<Edge, 'guard'>): string | null => {
  if (guard === null) return null;
  const [, name = guard, params] = /^([^{]+)(\{.*\})$/.exec(guard) ?? [];
  const words = wordsOf(name);
  const said = words.startsWith('is ') ? words.slice(3) : `it ${words}`;
  const held = params === undefined ? [] : Object.values(JSON.parse(params) as Record<string, unknown>);
  return `if ${said}${held.length === 0 ? '' : ` (${held.map((each) => wordsOf(String(each))).join(', ')})`}`;
};
