/**
 * Ask for time off.
 * 1. The person chooses the type and the days, of which the first and the last may be halves; a draft that was kept is there again.
 * 2. The server counts what the days take, what is left, and who else is away; each change counts anew.
 * 3. Documents, such as a certificate, travel while the form is filled in; the policy may let them come later.
 * 4. The person sends the request, also while it is counted; it arrives once, however often it is sent.
 * 5. What the server refuses is said at its fields, with everything chosen.
 * 6. Without a connection or an answer everything is kept; the person tries again, or goes back to the days.
 * 7. When an earlier attempt had arrived with other words, the person is led to the list.
 * Started by the person's own page, or by that of an employee for whom they ask; it ends sent, earlier or left.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import {
  type DraftFile,
  isCountable,
  type RequestDays,
  type RequestDraft,
  withDays,
} from '../../../domain/timeoff/request-draft.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type Preview = Schemas['TimeoffPreview'];
export type RequestAnswer = Schemas['TimeoffRequest'];
type AskedFor = { businessId: string; employee: { id: string; name: string } | null };
export type RequestOrder = AskedFor & { draft: RequestDraft };

/** Without an employee, the person asks for themselves. */
type Input = AskedFor & { policies: readonly Schemas['TimeoffPolicyName'][]; draft: RequestDraft };
type Context = Input & { preview: Preview | null; problem: Problem | null };
type Changed = { changed: Partial<RequestDays> };
type Event =
  | ({ type: 'days.choose' } & Changed)
  | { type: 'note.type'; note: string }
  | { type: 'file.arrive'; file: DraftFile }
  | { type: 'file.remove'; id: string }
  | { type: 'count.retry' }
  | { type: 'request.send' }
  | { type: 'request.retry' }
  | { type: 'step.back' }
  | { type: 'request.leave' };
const ends = ['sent', 'earlier', 'left'] as const;
export type TimeOffRequestOutput = { end: (typeof ends)[number]; draft: RequestDraft; employee: AskedFor['employee'] };

const required = ['Required'];
const mistakesIn = ({ first_day, last_day }: RequestDraft): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries({ first_day, last_day })
      .filter(([, day]) => day === null)
      .map(([field]) => [field, required]),
  );

const timeOffRequest = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: TimeOffRequestOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    previewTimeoffRequest: placeholder<Preview, RequestOrder>('previewTimeoffRequest'),
    createTimeoffRequest: placeholder<RequestAnswer, RequestOrder>('createTimeoffRequest'),
  },
  guards: {
    isCountable: (_, { draft }: { draft: RequestDraft }) => isCountable(draft),
    isRefused: (_, { error }: { error: unknown }) => problemOf(error).kind === 'invalid',
  },
  actions: {
    storeDays: assign({
      draft: ({ context: { draft } }, { changed }: Changed) => withDays(draft, changed),
      problem: null,
    }),
    storeNote: assign({ draft: ({ context: { draft } }, { note }: { note: string }) => ({ ...draft, note }) }),
    storeFile: assign({
      draft: ({ context: { draft } }, { file }: { file: DraftFile }) => ({ ...draft, files: [...draft.files, file] }),
    }),
    removeFile: assign({
      draft: ({ context: { draft } }, { id }: { id: string }) => ({
        ...draft,
        files: draft.files.filter((file) => file.id !== id),
      }),
    }),
    storePreview: assign({ preview: (_, { preview }: { preview: Preview }) => preview }),
    clearPreview: assign({ preview: null }),
    storeMistakes: assign({ problem: ({ context: { draft } }) => problem('invalid', { fields: mistakesIn(draft) }) }),
  },
}).extend(askingParts);

const ask = asking(timeOffRequest);
const orderOf = ({ context: { businessId, employee, draft } }: { context: Context }) => ({
  businessId,
  employee,
  draft,
});

type Choosing = { context: Context; event: Changed };
const store = { type: 'storeDays', params: ({ event: { changed } }: Choosing) => ({ changed }) } as const;
/** What the person may do as long as nothing is on its way. */
const editing = {
  'days.choose': [
    {
      guard: {
        type: 'isCountable',
        params: ({ context: { draft }, event: { changed } }: Choosing) => ({ draft: withDays(draft, changed) }),
      },
      target: 'counting',
      reenter: true,
      actions: store,
    },
    { target: 'choosing', actions: store },
  ],
  'note.type': {
    actions: { type: 'storeNote', params: ({ event: { note } }: { event: { note: string } }) => ({ note }) },
  },
  'file.arrive': {
    actions: { type: 'storeFile', params: ({ event: { file } }: { event: { file: DraftFile } }) => ({ file }) },
  },
  'file.remove': {
    actions: { type: 'removeFile', params: ({ event: { id } }: { event: { id: string } }) => ({ id }) },
  },
  'request.leave': 'left',
} as const;
const send = { target: 'sending', actions: 'clearProblem' } as const;

export const timeOffRequestMachine = timeOffRequest.createMachine({
  id: 'timeOffRequest',
  description: 'A person asks for time off, for themselves or for somebody whose time off they manage.',
  context: ({ input }) => ({ ...input, preview: null, problem: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The days of a draft are counted at once.',
      always: [
        { guard: { type: 'isCountable', params: ({ context: { draft } }) => ({ draft }) }, target: 'counting' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'The person chooses the type and the days.',
      tags: 'editable',
      entry: 'clearPreview',
      on: { ...editing, 'request.send': { actions: 'storeMistakes' } },
    },
    counting: {
      description: 'The server counts what the days take; the person goes on meanwhile.',
      tags: 'editable',
      ...ask({
        src: 'previewTimeoffRequest',
        input: orderOf,
        onDone: {
          target: 'counted',
          actions: { type: 'storePreview', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: [failureWhen('isRefused', 'refused')],
        failTo: 'uncounted',
      }),
      on: { ...editing, 'request.send': send },
    },
    counted: {
      description: 'The person sees what the days take, what is left, and who else is away.',
      tags: 'editable',
      on: { ...editing, 'request.send': send },
    },
    sending: {
      description: 'The server takes the request, once however often it is sent, and tells who answers it.',
      tags: 'busy',
      ...ask({
        src: 'createTimeoffRequest',
        input: orderOf,
        onDone: { target: 'sent' },
        onError: [failureWhen('isRefused', 'refused'), failureWhen('isConflict', 'earlier')],
        failTo: 'unsent',
      }),
    },
    refused: {
      description: 'The server says at the fields why it does not take the request; the person chooses other days.',
      tags: ['failed', 'editable'],
      on: { ...editing, 'request.send': send },
    },
    uncounted: {
      description: 'The days could not be counted; the request can be sent all the same.',
      tags: ['failed', 'editable'],
      entry: 'clearPreview',
      on: {
        ...editing,
        'count.retry': { target: 'counting', actions: 'clearProblem' },
        'request.send': send,
      },
    },
    unsent: {
      description: 'It is not known whether the request arrived; trying again never makes two.',
      tags: 'failed',
      exit: 'clearProblem',
      on: { 'request.retry': 'sending', 'step.back': 'counting', 'request.leave': 'left' },
    },
    sent: { description: 'Those who answer have the request.', type: 'final', output: 'sent' },
    earlier: {
      description: 'An earlier attempt did arrive, with other days or words; the person looks at it in the list.',
      type: 'final',
      output: 'earlier',
    },
    left: { description: 'The person leaves; what they chose is kept.', type: 'final', output: 'left' },
  },
  output: ({ event, context: { draft, employee } }) => ({ end: endOf(ends, event.output), draft, employee }),
  options: { maxIterations: 1_000 },
});

export type TimeOffRequestRef = ActorRefFrom<typeof timeOffRequestMachine>;
