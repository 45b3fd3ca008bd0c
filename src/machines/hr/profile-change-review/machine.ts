/**
 * Review a profile change.
 * 1. HR reads what an employee asks to have changed, field by field: old, new, and what the record says now.
 * 2. They approve or refuse each field, or approve all; whoever refuses says why.
 * 3. They send the decision. What they left open stays open.
 * 4. When the record or the request changed meanwhile, it is read again; verdicts about other fields are kept.
 * Started by the list or a notification; it ends when nothing is left that this person can decide.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import {
  decidableFields,
  decisionOf,
  mistakesInVerdicts,
  type ProfileField,
  type Verdict,
  type Verdicts,
  verdictsStillTrue,
} from '../../../domain/hr/profile-review.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { given } from '../../shared/given.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type ProfileChange = Schemas['ProfileChange'];
type OfOne = { businessId: string; id: string };
export type Decision = OfOne & Schemas['ProfileDecision'];

type Context = OfOne & { change: ProfileChange | null; verdicts: Verdicts; problem: Problem | null };
type Event =
  | { type: 'verdict.give'; field: ProfileField; is: Verdict['is'] }
  | { type: 'note.type'; field: ProfileField; note: string }
  | { type: 'fields.approve' }
  | { type: 'decision.send' }
  | { type: 'request.retry' };

/** The words of a refusal stay when it is approved after all. */
const verdictOf = (known: Verdict | undefined, is: Verdict['is']): Verdict => ({ is, note: known?.note ?? '' });
const hasMistakes = (verdicts: Verdicts) => Object.keys(mistakesInVerdicts(verdicts)).length > 0;
type Read = { change: ProfileChange };

const profileChangeReview = setup({
  types: {} as { input: OfOne; context: Context; events: Event; tags: 'busy' | 'editable' | 'failed' },
  actors: {
    getProfileChange: placeholder<ProfileChange, OfOne>('getProfileChange'),
    approveProfileUpdateRequest: placeholder<ProfileChange, Decision>('approveProfileUpdateRequest'),
  },
  guards: {
    isDecidable: (_, { change }: Read) => decidableFields(change).length > 0,
    hasVerdicts: ({ context: { verdicts } }) => Object.keys(verdicts).length > 0,
    isSendable: ({ context: { verdicts } }) => Object.keys(verdicts).length > 0 && !hasMistakes(verdicts),
    isChanged: (_, { error }: { error: unknown }) => problemOf(error).code === 'changed',
  },
  actions: {
    storeChange: assign({
      change: (_, { change }: Read) => change,
      verdicts: ({ context }, { change }) => verdictsStillTrue(context.verdicts, context.change, change),
    }),
    storeVerdict: assign({
      verdicts: ({ context: { verdicts } }, { field, is }: { field: ProfileField; is: Verdict['is'] }) => ({
        ...verdicts,
        [field]: verdictOf(verdicts[field], is),
      }),
      problem: null,
    }),
    storeNote: assign({
      verdicts: ({ context: { verdicts } }, { field, note }: { field: ProfileField; note: string }) => ({
        ...verdicts,
        [field]: { is: 'refuse' as const, note },
      }),
      problem: null,
    }),
    storeApprovals: assign({
      verdicts: ({ context: { change, verdicts } }) =>
        Object.fromEntries(
          decidableFields(given(change)).map((field) => [field, verdictOf(verdicts[field], 'approve')]),
        ),
      problem: null,
    }),
    storeMistakes: assign({
      problem: ({ context: { verdicts } }) => problem('invalid', { fields: mistakesInVerdicts(verdicts) }),
    }),
  },
}).extend(askingParts);

const ask = asking(profileChangeReview);
const readIn = ({ event }: { event: { output: ProfileChange } }): Read => ({ change: event.output });
const storeChange = { type: 'storeChange', params: readIn } as const;
const whatIsLeft = [
  { guard: { type: 'isDecidable', params: readIn }, target: 'reviewing', actions: storeChange },
  { target: 'settled', actions: storeChange },
] as const;

export const profileChangeReviewMachine = profileChangeReview.createMachine({
  id: 'profileChangeReview',
  description: 'HR decides what an employee asks to have changed, field by field.',
  context: ({ input }) => ({ ...input, change: null, verdicts: {}, problem: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The server sends the request beside the record as it is now.',
      tags: 'busy',
      ...ask({
        src: 'getProfileChange',
        input: ({ context: { businessId, id } }) => ({ businessId, id }),
        onDone: whatIsLeft,
        failTo: 'unread',
      }),
    },
    unread: {
      description: 'The request could not be loaded.',
      tags: 'failed',
      on: { 'request.retry': { target: 'loading', actions: 'clearProblem' } },
    },
    reviewing: {
      description: 'The person approves or refuses fields, and says why they refuse.',
      tags: 'editable',
      on: {
        'verdict.give': { actions: { type: 'storeVerdict', params: ({ event }) => event } },
        'note.type': { actions: { type: 'storeNote', params: ({ event }) => event } },
        'fields.approve': { actions: 'storeApprovals' },
        'decision.send': [
          { guard: 'isSendable', target: 'sending', actions: 'clearProblem' },
          { guard: 'hasVerdicts', actions: 'storeMistakes' },
        ],
      },
    },
    sending: {
      description: 'The server writes what is approved to the record, and tells the employee.',
      tags: 'busy',
      ...ask({
        src: 'approveProfileUpdateRequest',
        input: ({ context: { businessId, change, verdicts } }) => ({
          businessId,
          id: given(change).employee.id,
          ...decisionOf(given(change), verdicts),
        }),
        onDone: whatIsLeft,
        failTo: 'reviewing',
        onError: [failureWhen('isChanged', 'loading')],
      }),
    },
    settled: {
      description: 'Nothing is left that this person can decide; the request is only looked at.',
      type: 'final',
    },
  },
});

export type ProfileChangeReviewRef = ActorRefFrom<typeof profileChangeReviewMachine>;
