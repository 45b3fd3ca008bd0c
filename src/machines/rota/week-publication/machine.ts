/**
 * Publish a week of the rota, or withdraw what was published by mistake.
 * 1. The person sees what would be told whom, how many shifts are open, and what breaks a rule.
 * 2. The server keeps the week as it is planned, and tells those alone whose shifts are other ones; each once.
 * 3. When the plan has changed meanwhile, the person looks at it again before they publish it.
 * 4. What was published last is withdrawn by the same dialog; what was published before holds again.
 * 5. Without a connection or an answer the person sends it again: nobody is told twice.
 * Started by the week; it ends with the published or withdrawn week, or without.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import type { Problem } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type PublicationPreview = Schemas['PublicationPreview'];
type Publication = Schemas['Publication'];
/** Without a location, all of them. */
export type PublishedWeek = { businessId: string; year: number; week_number: number; location: string | null };

type Input = PublishedWeek;
type Context = { week: PublishedWeek; preview: PublicationPreview | null; told: number; problem: Problem | null };
type Event =
  | { type: 'preview.retry' }
  | { type: 'week.publish' }
  | { type: 'week.withdraw' }
  | { type: 'publication.retry' }
  | { type: 'withdrawal.retry' }
  | { type: 'step.back' }
  | { type: 'publication.leave' };
const ends = ['published', 'withdrawn', 'left'] as const;
export type WeekPublicationOutput = { end: (typeof ends)[number]; told: number };

const weekPublication = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: WeekPublicationOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    previewPublication: placeholder<PublicationPreview, PublishedWeek>('previewPublication'),
    publishWeek: placeholder<Publication, PublishedWeek & { version: string }>('publishWeek'),
    withdrawWeek: placeholder<Publication, PublishedWeek>('withdrawWeek'),
  },
  guards: { isPublished: ({ context: { preview } }) => preview?.published === true },
  actions: {
    storePreview: assign({ preview: (_, { preview }: { preview: PublicationPreview }) => preview }),
    storeTold: assign({ told: (_, { told }: { told: number }) => told }),
  },
}).extend(askingParts);

const ask = asking(weekPublication);

export const weekPublicationMachine = weekPublication.createMachine({
  id: 'weekPublication',
  description: 'A person publishes a week of the rota, or withdraws what was published.',
  context: ({ input }) => ({ week: input, preview: null, told: 0, problem: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'The server compares what is planned with what is published.',
      tags: 'busy',
      on: { 'publication.leave': 'left' },
      ...ask({
        src: 'previewPublication',
        input: ({ context }) => context.week,
        onDone: {
          target: 'shown',
          actions: { type: 'storePreview', params: ({ event }) => ({ preview: event.output }) },
        },
        failTo: 'unread',
      }),
    },
    unread: {
      description: 'What would be told could not be loaded.',
      tags: 'failed',
      exit: 'clearProblem',
      on: { 'preview.retry': 'looking', 'publication.leave': 'left' },
    },
    shown: {
      description: 'The person sees whom it would tell what.',
      tags: 'editable',
      exit: 'clearProblem',
      on: {
        'week.publish': 'publishing',
        'week.withdraw': { guard: 'isPublished', target: 'withdrawing' },
        'publication.leave': 'left',
      },
    },
    publishing: {
      description: 'The server keeps the week, and tells those whose shifts are other ones.',
      tags: 'busy',
      ...ask({
        src: 'publishWeek',
        input: ({ context: { week, preview } }) => ({ ...week, version: preview?.version ?? '' }),
        onDone: { target: 'published', actions: { type: 'storeTold', params: ({ event }) => event.output } },
        onError: [failureWhen('isConflict', 'looking')],
        failTo: 'unpublished',
      }),
    },
    unpublished: {
      description: 'It is not known whether the week was published; sending it again tells nobody twice.',
      tags: 'failed',
      exit: 'clearProblem',
      on: { 'publication.retry': 'publishing', 'step.back': 'looking' },
    },
    withdrawing: {
      description: 'The server takes back what was published last, and tells whom that concerns.',
      tags: 'busy',
      ...ask({
        src: 'withdrawWeek',
        input: ({ context }) => context.week,
        onDone: { target: 'withdrawn', actions: { type: 'storeTold', params: ({ event }) => event.output } },
        onError: [failureWhen('isConflict', 'looking')],
        failTo: 'unwithdrawn',
      }),
    },
    unwithdrawn: {
      description: 'It is not known whether it was withdrawn; sending it again withdraws no other one.',
      tags: 'failed',
      exit: 'clearProblem',
      on: { 'withdrawal.retry': 'withdrawing', 'step.back': 'looking' },
    },
    published: { description: 'The week is published.', type: 'final', output: 'published' },
    withdrawn: { description: 'What was published last is withdrawn.', type: 'final', output: 'withdrawn' },
    left: { description: 'The person leaves the week as it is.', type: 'final', output: 'left' },
  },
  output: ({ event, context: { told } }) => ({ end: endOf(ends, event.output), told }),
});

export type WeekPublicationRef = ActorRefFrom<typeof weekPublicationMachine>;
