/**
 * Give what a business grants to employees, such as benefits or time-off policies.
 * 1. Somebody chooses the employees; for one thing, those who have it are left out.
 * 2. They say from which day. Back keeps who was chosen.
 * 3. The server gives all of it, or nothing: it says who cannot be given one, and the others can go on without them.
 * 4. Sending again gives nothing twice: who has one keeps it.
 * Started with one thing or several from their screens; it ends with how many were given, or with nothing.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../ask.ts';
import { endOf } from '../ending.ts';
import { placeholder } from '../placeholder.ts';

type Schemas = components['schemas'];
export type Person = Schemas['EmployeeChoice'];
export type NamedThing = { id: string; name: string };
export type AssignmentOrder = {
  businessId: string;
  things: readonly string[];
  employees: readonly string[];
  start_date: string;
};

type Input = { businessId: string; things: readonly NamedThing[]; today: string };
type Refused = { person: Person; reason: string };
type Context = {
  businessId: string;
  things: readonly NamedThing[];
  people: readonly Person[];
  /** YYYY-MM-DD; empty where it was taken out. */
  startDate: string;
  refused: readonly Refused[];
  /** How many were given. */
  count: number;
  problem: Problem | null;
};
type Event =
  | { type: 'people.choose'; people: readonly Person[] }
  | { type: 'assignment.submit'; startDate: string }
  | { type: 'step.back' }
  | { type: 'refused.leave' }
  | { type: 'assignment.leave' };
const ends = ['assigned', 'left'] as const;
export type AssignmentOutput = { end: (typeof ends)[number]; count: number };

/** A refusal names them as its operation does: `benefits.0`, `policies.0`. */
const isOfThing = /^(?!employees)[a-z_]+\.\d+$/;

const noDay = problem('invalid', { fields: { start_date: ['field is required'] } });

/** Whom a refusal names by their place, and why. */
const refusedAmong = (people: readonly Person[], error: unknown): Refused[] => {
  const { fields } = problemOf(error);
  return people.flatMap((person, at) => (fields[`employees.${at}`] ?? []).map((reason) => ({ person, reason })));
};

const assignment = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: AssignmentOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    bulkAssign: placeholder<{ count: number }, AssignmentOrder>('bulkAssign'),
  },
  guards: {
    hasPeople: (_, { people }: { people: readonly Person[] }) => people.length > 0,
    hasDay: (_, { startDate }: { startDate: string }) => startDate !== '',
    hasOthers: ({ context: { people, refused } }) => people.length > refused.length,
    isAboutPeople: ({ context: { people } }, { error }: { error: unknown }) => refusedAmong(people, error).length > 0,
    isGone: (_, { error }: { error: unknown }) =>
      Object.keys(problemOf(error).fields).some((name) => isOfThing.test(name)),
  },
  actions: {
    storePeople: assign({ people: (_, { people }: { people: readonly Person[] }) => people }),
    storeDay: assign({ startDate: (_, { startDate }: { startDate: string }) => startDate, problem: null }),
    storeNoDay: assign({ startDate: '', problem: noDay }),
    storeRefused: assign({
      refused: ({ context: { people } }, { error }: { error: unknown }) => refusedAmong(people, error),
    }),
    leaveRefused: assign({
      people: ({ context: { people, refused } }) => {
        const left = new Set(refused.map(({ person }) => person.id));
        return people.filter(({ id }) => !left.has(id));
      },
      refused: [],
    }),
    clearRefused: assign({ refused: [] }),
    storeCount: assign({ count: (_, { count }: { count: number }) => count }),
  },
}).extend(askingParts);

const ask = asking(assignment);

export const assignmentMachine = assignment.createMachine({
  id: 'assignment',
  description: 'One thing or several are given to employees from a day.',
  context: ({ input: { businessId, things, today } }) => ({
    businessId,
    things,
    people: [],
    startDate: today,
    refused: [],
    count: 0,
    problem: null,
  }),
  initial: 'choosingPeople',
  states: {
    choosingPeople: {
      description: 'The employees are chosen.',
      tags: 'editable',
      on: {
        'people.choose': {
          guard: { type: 'hasPeople', params: ({ event }) => event },
          target: 'choosingDay',
          actions: { type: 'storePeople', params: ({ event }) => event },
        },
        'assignment.leave': 'left',
      },
    },
    choosingDay: {
      description: 'The first day with it is chosen.',
      tags: 'editable',
      on: {
        'assignment.submit': [
          {
            guard: { type: 'hasDay', params: ({ event }) => event },
            target: 'assigning',
            actions: { type: 'storeDay', params: ({ event }) => event },
          },
          { actions: 'storeNoDay' },
        ],
        'step.back': { target: 'choosingPeople', actions: 'clearProblem' },
      },
    },
    assigning: {
      description: 'The server gives them to everybody who was chosen, or to nobody.',
      tags: 'busy',
      ...ask({
        src: 'bulkAssign',
        input: ({ context: { businessId, things, people, startDate } }) => ({
          businessId,
          things: things.map(({ id }) => id),
          employees: people.map(({ id }) => id),
          start_date: startDate,
        }),
        onDone: { target: 'assigned', actions: { type: 'storeCount', params: ({ event }) => event.output } },
        failTo: 'choosingDay',
        onError: [failureWhen('isAboutPeople', 'refused', 'storeRefused'), failureWhen('isGone', 'gone')],
      }),
    },
    refused: {
      description: 'The server cannot give it to some of them and has given none.',
      tags: 'failed',
      on: {
        'refused.leave': { guard: 'hasOthers', target: 'choosingDay', actions: 'leaveRefused' },
        'step.back': { target: 'choosingPeople', actions: 'clearRefused' },
      },
    },
    gone: {
      description: 'Somebody has deleted one of the things meanwhile.',
      tags: 'failed',
      on: { 'assignment.leave': 'left' },
    },
    assigned: { description: 'The employees have what was given.', type: 'final', output: 'assigned' },
    left: { description: 'Nothing was given.', type: 'final', output: 'left' },
  },
  output: ({ event, context: { count } }) => ({ end: endOf(ends, event.output), count }),
});

export type AssignmentRef = ActorRefFrom<typeof assignmentMachine>;
