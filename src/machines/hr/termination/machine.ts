/**
 * End an employment.
 * 1. The server says what the person still holds. It is returned or written off first: taken back here, or where it is kept. Who
 *    leaves on a day to come keeps it until then.
 * 2. Somebody says the last day and the reason, and perhaps a note.
 * 3. They read what will happen, and confirm: access to the business ends at once, or on the day to come.
 * 4. When the person was given something meanwhile, the flow begins again with that; nothing typed is lost.
 * 5. When the law protects the person from a notice of dismissal, they read how, and end it all the same or not.
 * 6. When somebody else has ended it already, the person is told.
 * Started from a profile; it ends with the employment, or with nothing. The end can be reversed from the profile.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { tooFarAhead } from '../../../../rules/hr/notice.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
type OfOne = { businessId: string; id: string };
export type HeldThing = Schemas['HeldThing'];
export type TakingBack = { businessId: string } & Schemas['BulkAssignmentEnd'];
export type Ending = OfOne & Schemas['Termination'];
/** As typed: nothing is chosen where it is empty. */
export type TerminationFields = { date: string; reason: Schemas['TerminationReason'] | ''; note: string };

type Input = OfOne & { today: string; mayTakeBack: boolean };
type Context = Input & {
  held: readonly HeldThing[];
  fields: TerminationFields;
  /** Whether it ends although the law protects the person. */
  isInsisting: boolean;
  problem: Problem | null;
};
type Event =
  | { type: 'things.takeBack' }
  | { type: 'things.check' }
  | { type: 'notice.plan' }
  | ({ type: 'reason.submit' } & TerminationFields)
  | { type: 'termination.confirm' }
  | { type: 'termination.insist' }
  | { type: 'step.back' }
  | { type: 'termination.retry' }
  | { type: 'termination.leave' };
const ends = ['terminated', 'left'] as const;
export type TerminationOutput = { end: (typeof ends)[number] };

const aYearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

type Typed = { fields: TerminationFields };
/** The words of the day are those of the server. */
function mistakesIn({ date, reason }: TerminationFields, today: string): Record<string, string[]> {
  const isLate = date > aYearAfter(today);
  return {
    ...(date === '' ? { date: ['field is required'] } : {}),
    ...(isLate ? { date: [tooFarAhead] } : {}),
    ...(reason === '' ? { reason: ['field is required'] } : {}),
  };
}

const termination = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: TerminationOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    listEmployeeAssetVehicles: placeholder<HeldThing[], OfOne>('listEmployeeAssetVehicles'),
    unassignAssets: placeholder<Schemas['BulkOutcome'], TakingBack>('unassignAssets'),
    terminateEmployee: placeholder<Schemas['EmployeeRecord'], Ending>('terminateEmployee'),
  },
  guards: {
    isHolding: (_, { held }: { held: readonly HeldThing[] }) => held.length > 0,
    mayTakeBack: ({ context: { mayTakeBack, held } }) => mayTakeBack && held.some(({ is_deleted }) => !is_deleted),
    hasMistakes: ({ context: { today } }, { fields }: Typed) => Object.keys(mistakesIn(fields, today)).length > 0,
    /** At once, nothing ends while something is held. */
    isHeldBack: ({ context: { held, today } }, { fields }: Typed) => held.length > 0 && fields.date <= today,
    holdsSomething: (_, { error }: { error: unknown }) => problemOf(error).code === 'holds_assets',
    isProtected: (_, { error }: { error: unknown }) => problemOf(error).code === 'protected',
    isRefused: (_, { error }: { error: unknown }) => problemOf(error).kind === 'invalid',
  },
  actions: {
    storeHeld: assign({ held: (_, { held }: { held: readonly HeldThing[] }) => held, problem: null }),
    storeFields: assign({ fields: (_, { fields }: Typed) => fields, isInsisting: false, problem: null }),
    insist: assign({ isInsisting: true, problem: null }),
    storeMistakes: assign({
      fields: (_, { fields }: Typed) => fields,
      problem: ({ context: { today } }, { fields }) => problem('invalid', { fields: mistakesIn(fields, today) }),
    }),
  },
}).extend(askingParts);

const ask = asking(termination);
const typed = ({ event: { date, reason, note } }: { event: TerminationFields }): Typed => ({
  fields: { date, reason, note },
});
const heldIn = ({ event }: { event: { output: HeldThing[] } }) => ({ held: event.output });
const orderOf = ({ context: { businessId, id, fields, isInsisting } }: { context: Context }): Ending => ({
  businessId,
  id,
  date: fields.date,
  note: fields.note.trim() || null,
  // The step before does not let go on without one.
  reason: fields.reason as Schemas['TerminationReason'],
  despite_protection: isInsisting,
});

export const terminationMachine = termination.createMachine({
  id: 'termination',
  description: 'An employment ends, after everything that the person holds is back.',
  context: ({ input }) => ({
    ...input,
    held: [],
    fields: { date: input.today, reason: '', note: '' },
    isInsisting: false,
    problem: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The server says what the person still holds.',
      tags: 'busy',
      on: { 'termination.leave': 'left' },
      ...ask({
        src: 'listEmployeeAssetVehicles',
        input: ({ context: { businessId, id } }) => ({ businessId, id }),
        onDone: [
          {
            guard: { type: 'isHolding', params: heldIn },
            target: 'holding',
            actions: { type: 'storeHeld', params: heldIn },
          },
          { target: 'describing', actions: { type: 'storeHeld', params: heldIn } },
        ],
        failTo: 'unread',
      }),
    },
    unread: {
      description: 'What the person holds could not be loaded.',
      tags: 'failed',
      on: { 'termination.retry': { target: 'loading', actions: 'clearProblem' }, 'termination.leave': 'left' },
    },
    holding: {
      description: 'The person holds things, which come back or are written off before the employment ends.',
      tags: 'editable',
      on: {
        'things.takeBack': { guard: 'mayTakeBack', target: 'takingBack', actions: 'clearProblem' },
        'things.check': { target: 'loading', actions: 'clearProblem' },
        'notice.plan': { target: 'describing', actions: 'clearProblem' },
        'termination.leave': 'left',
      },
    },
    takingBack: {
      description: 'The server takes everything back as of today.',
      tags: 'busy',
      ...ask({
        src: 'unassignAssets',
        input: ({ context: { businessId, held, today } }) => ({
          businessId,
          assets: held.filter(({ is_deleted }) => !is_deleted).map(({ id }) => id),
          end_date: today,
        }),
        onDone: { target: 'loading' },
        failTo: 'holding',
      }),
    },
    describing: {
      description: 'The last day and the reason are said.',
      tags: 'editable',
      on: {
        'reason.submit': [
          {
            guard: { type: 'hasMistakes', params: typed },
            actions: { type: 'storeMistakes', params: typed },
          },
          {
            guard: { type: 'isHeldBack', params: typed },
            target: 'holding',
            actions: { type: 'storeFields', params: typed },
          },
          { target: 'confirming', actions: { type: 'storeFields', params: typed } },
        ],
        'termination.leave': 'left',
      },
    },
    confirming: {
      description: 'The person reads what will happen, before it does.',
      tags: 'editable',
      on: {
        'termination.confirm': { target: 'terminating', actions: 'clearProblem' },
        'step.back': { target: 'describing', actions: 'clearProblem' },
      },
    },
    terminating: {
      description: 'The server ends the employment and access with it, or plans that for the day to come.',
      tags: 'busy',
      ...ask({
        src: 'terminateEmployee',
        input: orderOf,
        onDone: { target: 'terminated' },
        failTo: 'confirming',
        onError: [
          failureWhen('holdsSomething', 'loading'),
          failureWhen('isProtected', 'warned'),
          failureWhen('isConflict', 'overtaken'),
          failureWhen('isRefused', 'describing'),
        ],
      }),
    },
    warned: {
      description:
        'The law protects the person: whoever ends the employment reads how, before they do so all the same.',
      tags: 'editable',
      on: {
        'termination.insist': { target: 'terminating', actions: 'insist' },
        'step.back': { target: 'describing', actions: 'clearProblem' },
      },
    },
    overtaken: {
      description: 'The server refuses: it has ended already, or cannot be ended by this person.',
      tags: 'failed',
      on: { 'termination.leave': 'left' },
    },
    terminated: {
      description: 'The employment has ended, or its end is planned.',
      type: 'final',
      output: 'terminated',
    },
    left: { description: 'Nothing was ended.', type: 'final', output: 'left' },
  },
  output: ({ event }) => ({ end: endOf(ends, event.output) }),
});

export type TerminationRef = ActorRefFrom<typeof terminationMachine>;
