/**
 * Give benefits to employees.
 * 1. Somebody chooses the employees; for one benefit, those who have it are left out.
 * 2. They say from which day. Back keeps who was chosen.
 * 3. The server gives all of it, or nothing: it says who cannot be given a benefit, and the others can go on without them.
 * 4. Sending again gives nothing twice: who has a benefit keeps it.
 * Started with one benefit or several from their screens; it ends with how many were given, or with nothing.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type Person = Schemas['EmployeeChoice'];
export type NamedBenefit = Pick<Schemas['Benefit'], 'id' | 'name'>;
export type BenefitOrder = { businessId: string } & Schemas['BulkBenefitAssignment'];

type Input = { businessId: string; benefits: readonly NamedBenefit[]; today: string };
type Refused = { person: Person; reason: string };
type Context = {
  businessId: string;
  benefits: readonly NamedBenefit[];
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
export type BenefitAssignmentOutput = { end: (typeof ends)[number]; count: number };

const noDay = problem('invalid', { fields: { start_date: ['field is required'] } });

/** Whom a refusal names by their place, and why. */
const refusedAmong = (people: readonly Person[], error: unknown): Refused[] => {
  const { fields } = problemOf(error);
  return people.flatMap((person, at) => (fields[`employees.${at}`] ?? []).map((reason) => ({ person, reason })));
};

const benefitAssignment = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: BenefitAssignmentOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    bulkAssignBenefits: placeholder<Schemas['AssignedBenefits'], BenefitOrder>('bulkAssignBenefits'),
  },
  guards: {
    hasPeople: (_, { people }: { people: readonly Person[] }) => people.length > 0,
    hasDay: (_, { startDate }: { startDate: string }) => startDate !== '',
    hasOthers: ({ context: { people, refused } }) => people.length > refused.length,
    isAboutPeople: ({ context: { people } }, { error }: { error: unknown }) => refusedAmong(people, error).length > 0,
    isGone: (_, { error }: { error: unknown }) =>
      Object.keys(problemOf(error).fields).some((name) => name.startsWith('benefits.')),
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

const ask = asking(benefitAssignment);

export const benefitAssignmentMachine = benefitAssignment.createMachine({
  id: 'benefitAssignment',
  description: 'One benefit or several are given to employees from a day.',
  context: ({ input: { businessId, benefits, today } }) => ({
    businessId,
    benefits,
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
      description: 'The first day with the benefit is chosen.',
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
      description: 'The server gives the benefits to everybody who was chosen, or to nobody.',
      tags: 'busy',
      ...ask({
        src: 'bulkAssignBenefits',
        input: ({ context: { businessId, benefits, people, startDate } }) => ({
          businessId,
          benefits: benefits.map(({ id }) => id),
          employees: people.map(({ id }) => id),
          start_date: startDate,
        }),
        onDone: { target: 'assigned', actions: { type: 'storeCount', params: ({ event }) => event.output } },
        failTo: 'choosingDay',
        onError: [failureWhen('isAboutPeople', 'refused', 'storeRefused'), failureWhen('isGone', 'gone')],
      }),
    },
    refused: {
      description: 'The server cannot give a benefit to some of them and has given none.',
      tags: 'failed',
      on: {
        'refused.leave': { guard: 'hasOthers', target: 'choosingDay', actions: 'leaveRefused' },
        'step.back': { target: 'choosingPeople', actions: 'clearRefused' },
      },
    },
    gone: {
      description: 'Somebody has deleted a benefit meanwhile.',
      tags: 'failed',
      on: { 'assignment.leave': 'left' },
    },
    assigned: { description: 'The employees have the benefits.', type: 'final', output: 'assigned' },
    left: { description: 'Nothing was given.', type: 'final', output: 'left' },
  },
  output: ({ event, context: { count } }) => ({ end: endOf(ends, event.output), count }),
});

export type BenefitAssignmentRef = ActorRefFrom<typeof benefitAssignmentMachine>;
