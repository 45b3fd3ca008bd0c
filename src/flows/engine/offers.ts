/** The possible next steps of a situation: events of the cases, answers of running children, pending timers. */
import type { EventObject } from 'xstate';
import type { Flow } from '../../machines/flow.ts';
import type { Situation } from './model.ts';
import { spoken } from './statics.ts';

export type Offer =
  | { kind: 'event'; label: string; event: EventObject }
  | { kind: 'answer'; label: string; event: EventObject; child: string; outcome: 'done' | 'error' }
  | { kind: 'timer'; label: string; event: EventObject; timer: string };

/** The label of a step: the event and its case. */
export const labelOf = ({ label, event }: Offer, nodeIds: readonly string[] = []): string => {
  const name = spoken(event.type, nodeIds.find((id) => event.type.endsWith(`.${id}`)) ?? null);
  return label === '' ? name : `${name}: ${label}`;
};

const casesOf = (flow: Flow): Offer[] =>
  Object.entries(flow.cases.events)
    .filter(([type]) => flow.cases.leaveOut?.[type] === undefined)
    .flatMap(([, cases]) => (cases ?? []).map(({ label, event }) => ({ kind: 'event' as const, label, event })));

export const answersOf = (flow: Flow, child: string): Offer[] => {
  const { done = [], error = [] } = flow.cases.answers[child] ?? {};
  const answer = (outcome: 'done' | 'error', label: string, held: object): Offer => ({
    kind: 'answer',
    label,
    child,
    outcome,
    event: Object.assign({ type: `xstate.${outcome}.actor.${child}` }, held, { actorId: child }),
  });
  return [
    ...done.map(({ label, output }) => answer('done', label, { output })),
    ...error.map(({ label, error: thrown }) => answer('error', label, { error: thrown })),
  ];
};

export const offersIn = (flow: Flow, { snapshot, pending, settled }: Situation): Offer[] => {
  if (snapshot.status !== 'active') return [];
  const atWork = Object.keys(snapshot.children).filter((id) => snapshot.children[id] && !settled.includes(id));
  return [
    ...casesOf(flow),
    ...atWork.flatMap((child) => answersOf(flow, child)),
    ...[...pending].map(([timer, event]) => ({ kind: 'timer' as const, label: '', event, timer })),
  ];
};
