/**
 * Declare a holiday on days that differ from those that were expected.
 * 1. The person sees its days, and changes, adds and removes some.
 * 2. The server declares it; those who have it off are told once, however often it is sent.
 * 3. Days that the server refuses are said at their fields, with everything chosen.
 * 4. When somebody else decided meanwhile, the person reads so; to send again puts their days in the place of the others'.
 * 5. Without a connection or an answer the person sends it again, or goes back to the days.
 * Started by the list of holidays; it ends with the declared holiday, or without.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type Holiday = Schemas['Holiday'];
export type HolidayDay = Schemas['HolidayDay'];
export type Declaration = { businessId: string; id: string; seen: Pick<Holiday, 'days'>; days: HolidayDay[] };

type Input = { businessId: string; holiday: Holiday };
type Context = Input & { days: HolidayDay[]; problem: Problem | null };
type Event =
  | { type: 'days.submit'; days: HolidayDay[] }
  | { type: 'days.retry' }
  | { type: 'step.back' }
  | { type: 'declaration.leave' };
const ends = ['declared', 'left'] as const;
export type HolidayDeclarationOutput = { end: (typeof ends)[number]; name: string };

const noDay = problem('invalid', { fields: { days: ['Choose a day.'] } });

const holidayDeclaration = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: HolidayDeclarationOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: { declareHoliday: placeholder<Holiday, Declaration>('declareHoliday') },
  guards: {
    hasDay: (_, { days }: { days: HolidayDay[] }) => days.length > 0,
    isRefused: (_, { error }: { error: unknown }) => ['invalid', 'conflict'].includes(problemOf(error).kind),
  },
  actions: {
    storeDays: assign({ days: (_, { days }: { days: HolidayDay[] }) => days, problem: null }),
    storeNoDay: assign({ problem: noDay }),
  },
}).extend(askingParts);

const ask = asking(holidayDeclaration);

export const holidayDeclarationMachine = holidayDeclaration.createMachine({
  id: 'holidayDeclaration',
  description: 'A person declares a holiday on the days that were announced.',
  context: ({ input }) => ({ ...input, days: input.holiday.days, problem: null }),
  initial: 'choosingDays',
  states: {
    choosingDays: {
      description: 'The person chooses the days.',
      tags: 'editable',
      on: {
        'days.submit': [
          {
            guard: { type: 'hasDay', params: ({ event }) => event },
            target: 'declaring',
            actions: { type: 'storeDays', params: ({ event }) => event },
          },
          { actions: 'storeNoDay' },
        ],
        'declaration.leave': 'left',
      },
    },
    declaring: {
      description: 'The server declares the holiday, and tells those who have it off.',
      tags: 'busy',
      ...ask({
        src: 'declareHoliday',
        input: ({ context: { businessId, holiday, days } }) => ({
          businessId,
          id: holiday.id,
          seen: { days: holiday.days },
          days,
        }),
        onDone: { target: 'declared' },
        onError: [failureWhen('isRefused', 'choosingDays')],
        failTo: 'unsent',
      }),
    },
    unsent: {
      description: 'It is not known whether the holiday was declared; sending again tells nobody twice.',
      tags: 'failed',
      exit: 'clearProblem',
      on: { 'days.retry': 'declaring', 'step.back': 'choosingDays' },
    },
    declared: { description: 'The days are off.', type: 'final', output: 'declared' },
    left: { description: 'The person leaves the holiday as it is.', type: 'final', output: 'left' },
  },
  output: ({ event, context: { holiday } }) => ({ end: endOf(ends, event.output), name: holiday.name }),
});

export type HolidayDeclarationRef = ActorRefFrom<typeof holidayDeclarationMachine>;
