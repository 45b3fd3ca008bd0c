/**
 * Fill the open shifts of a week of the rota.
 * 1. The server looks for who could take them, at most ten seconds; meanwhile the person may leave.
 * 2. The person sees who would get what, what stays open, and why for each colleague.
 * 3. They fill the week as proposed: all of it is planned, or nothing.
 * 4. When the week has changed meanwhile, the server looks again, and the person looks at the new proposal.
 * 5. Without a connection or an answer the person sends it again: nothing is planned twice.
 * Started by the week; it ends with the filled week, or without.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type Proposal = Schemas['ShiftFilling'];
/** Without a location, all of them. */
export type FilledWeek = { businessId: string; year: number; week_number: number; location: string | null };
export type Filling = FilledWeek & Pick<Schemas['NewShiftFilling'], 'version' | 'shifts'>;

type Context = { week: FilledWeek; proposal: Proposal | null; filled: number; problem: Problem | null };
type Event =
  | { type: 'proposal.retry' }
  | { type: 'week.fill' }
  | { type: 'filling.retry' }
  | { type: 'step.back' }
  | { type: 'filling.leave' };
const ends = ['filled', 'left'] as const;
export type WeekFillingOutput = { end: (typeof ends)[number]; filled: number };

const orderOf = ({ week, proposal }: Context): Filling => ({
  ...week,
  version: proposal?.version ?? '',
  shifts: (proposal?.filled ?? []).map(({ shift, employee }) => ({ shift: shift.id, employee: employee.id })),
});

const weekFilling = setup({
  types: {} as {
    input: FilledWeek;
    context: Context;
    events: Event;
    output: WeekFillingOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    proposeFilling: placeholder<Proposal, FilledWeek>('proposeFilling'),
    fillWeek: placeholder<Schemas['FilledShifts'], Filling>('fillWeek'),
  },
  guards: { canFill: ({ context: { proposal } }) => (proposal?.filled.length ?? 0) > 0 },
  actions: {
    storeProposal: assign({ proposal: (_, { proposal }: { proposal: Proposal }) => proposal }),
    storeFilled: assign({ filled: (_, { filled }: { filled: number }) => filled }),
  },
}).extend(askingParts);

const ask = asking(weekFilling);

export const weekFillingMachine = weekFilling.createMachine({
  id: 'weekFilling',
  description: 'A person fills the open shifts of a week of the rota.',
  context: ({ input }) => ({ week: input, proposal: null, filled: 0, problem: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'The server looks for who could take the open shifts.',
      tags: 'busy',
      on: { 'filling.leave': 'left' },
      ...ask({
        src: 'proposeFilling',
        input: ({ context }) => context.week,
        onDone: {
          target: 'shown',
          actions: { type: 'storeProposal', params: ({ event }) => ({ proposal: event.output }) },
        },
        failTo: 'unread',
      }),
    },
    unread: {
      description: 'No proposal could be loaded.',
      tags: 'failed',
      exit: 'clearProblem',
      on: { 'proposal.retry': 'looking', 'filling.leave': 'left' },
    },
    shown: {
      description: 'The person sees who would get which shift, and why others stay open.',
      tags: 'editable',
      exit: 'clearProblem',
      on: { 'week.fill': { guard: 'canFill', target: 'filling' }, 'filling.leave': 'left' },
    },
    filling: {
      description: 'The server plans all that was proposed, by the rules as they are now.',
      tags: 'busy',
      ...ask({
        src: 'fillWeek',
        input: ({ context }) => orderOf(context),
        onDone: { target: 'filled', actions: { type: 'storeFilled', params: ({ event }) => event.output } },
        onError: [failureWhen('isConflict', 'looking')],
        failTo: 'unfilled',
      }),
    },
    unfilled: {
      description: 'It is not known whether the week was filled; sending it again plans nothing twice.',
      tags: 'failed',
      exit: 'clearProblem',
      on: { 'filling.retry': 'filling', 'step.back': 'looking' },
    },
    filled: { description: 'The open shifts are planned as proposed.', type: 'final', output: 'filled' },
    left: { description: 'The person leaves the week as it is.', type: 'final', output: 'left' },
  },
  output: ({ event, context: { filled } }) => ({ end: endOf(ends, event.output), filled }),
});

export type WeekFillingRef = ActorRefFrom<typeof weekFillingMachine>;
