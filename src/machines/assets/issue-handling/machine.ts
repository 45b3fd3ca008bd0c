/**
 * See a reported issue through.
 * 1. The server says how the issue stands; the person reads the report, or begins with an act of its menu.
 * 2. To mark it as sent for repair or inspection, they are told that a maintenance comes first, and record it.
 * 3. To end it, they say whether it is resolved or the asset stays damaged, and what was done.
 * 4. What has ended is taken up again; a report is deleted after a question.
 * 5. When somebody else was faster, the person is shown how the issue stands now.
 * Started by the screens that list issues; it ends when something was done, or with nothing.
 */
import { type ActorRefFrom, assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { asking, askingParts, failureWhen } from '../../shared/ask.ts';
import { endOf } from '../../shared/ending.ts';
import { given } from '../../shared/given.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type Issue = Schemas['Issue'];
export type IssueDetails = Schemas['IssueDetails'];
type OfOne = { businessId: string; id: string };
export type IssueEnd = Schemas['IssueEnd'];
export type IssueClosing = OfOne & IssueEnd;
/** What it is sent for. */
export type Sending = 'repair' | 'inspection';
export type IssueAct = 'view' | Sending | 'end' | 'delete';

type Context = OfOne & {
  act: IssueAct;
  /** As the server knows it; null until it has said. */
  details: IssueDetails | null;
  sending: Sending | null;
  end: IssueEnd | null;
  problem: Problem | null;
};
type Event =
  | { type: 'issue.send'; sending: Sending }
  | { type: 'issue.end' }
  | { type: 'issue.reopen' }
  | { type: 'issue.delete' }
  | { type: 'sending.confirm' }
  | { type: 'maintenance.recorded' }
  | ({ type: 'end.submit' } & IssueEnd)
  | { type: 'deletion.confirm' }
  | { type: 'act.cancel' }
  | { type: 'report.look' }
  | { type: 'report.retry' }
  | { type: 'report.leave' };
const ends = ['sent', 'closed', 'deleted', 'left'] as const;
export type IssueHandlingOutput = { end: (typeof ends)[number] };

/** The words are those of the server. */
const noNote = problem('invalid', { fields: { note: ['Say what was done.'] } });

const issueHandling = setup({
  types: {} as {
    input: OfOne & { act: IssueAct };
    context: Context;
    events: Event;
    output: IssueHandlingOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    getIssue: placeholder<IssueDetails, OfOne>('getIssue'),
    closeIssue: placeholder<Issue, IssueClosing>('closeIssue'),
    reopenIssue: placeholder<Issue, OfOne>('reopenIssue'),
    deleteIssue: placeholder<void, OfOne>('deleteIssue'),
  },
  guards: {
    isToSend: ({ context }, details: IssueDetails) => context.sending !== null && !hasEnded(details),
    isToEnd: ({ context }, details: IssueDetails) => context.act === 'end' && !hasEnded(details),
    isToDelete: ({ context }) => context.act === 'delete',
    isReading: ({ context }) => context.act === 'view',
    isOpen: ({ context }) => context.details !== null && !hasEnded(context.details),
    isEnded: ({ context }) => context.details !== null && hasEnded(context.details),
    hasNote: (_, { note }: IssueEnd) => note.trim() !== '',
    isGone: (_, { error }: { error: unknown }) => problemOf(error).kind === 'missing',
  },
  actions: {
    storeDetails: assign({ details: (_, details: IssueDetails) => details }),
    storeIssue: assign({
      details: ({ context }, issue: Issue) => ({ maintenance: given(context.details).maintenance, issue }),
    }),
    /** What was chosen before is not what the person wants when the issue has changed. */
    forgetAct: assign({ act: 'view', sending: null, problem: null }),
    storeSending: assign({ sending: (_, { sending }: { sending: Sending }) => sending }),
    storeEnd: assign({ end: (_, { status, note }: IssueEnd) => ({ status, note }), problem: null }),
    storeNoNote: assign({ problem: noNote }),
  },
}).extend(askingParts);

const hasEnded = ({ issue: { status } }: IssueDetails): boolean => status === 'resolved' || status === 'damaged';

const ask = asking(issueHandling);
const one = ({ context: { businessId, id } }: { context: Context }): OfOne => ({ businessId, id });
const storeDetails = {
  type: 'storeDetails',
  params: ({ event }: { event: { output: IssueDetails } }) => event.output,
} as const;
/** Back to the report, or to the list where the act was chosen. */
const cancel = [{ guard: 'isReading', target: 'reading', actions: 'clearProblem' }, { target: 'left' }] as const;

export const issueHandlingMachine = issueHandling.createMachine({
  id: 'issueHandling',
  description: 'A person reads a reported issue, sends it for repair or inspection, ends it, or deletes it.',
  context: ({ input }) => ({
    ...input,
    sending: input.act === 'repair' || input.act === 'inspection' ? input.act : null,
    details: null,
    end: null,
    problem: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The server says how the issue stands.',
      tags: 'busy',
      on: { 'report.leave': 'left' },
      ...ask({
        src: 'getIssue',
        input: one,
        onDone: [
          {
            guard: { type: 'isToSend', params: ({ event }) => event.output },
            target: 'announcing',
            actions: storeDetails,
          },
          { guard: { type: 'isToEnd', params: ({ event }) => event.output }, target: 'ending', actions: storeDetails },
          { guard: 'isToDelete', target: 'confirmingDeletion', actions: storeDetails },
          { target: 'reading', actions: storeDetails },
        ],
        failTo: 'unread',
      }),
    },
    unread: {
      description: 'The report could not be read.',
      tags: 'failed',
      on: { 'report.retry': { target: 'loading', actions: 'clearProblem' }, 'report.leave': 'left' },
    },
    reading: {
      description: 'The person reads the report.',
      tags: 'editable',
      on: {
        'issue.send': {
          guard: 'isOpen',
          target: 'announcing',
          actions: { type: 'storeSending', params: ({ event }) => event },
        },
        'issue.end': { guard: 'isOpen', target: 'ending' },
        'issue.reopen': { guard: 'isEnded', target: 'reopening', actions: 'clearProblem' },
        'issue.delete': { target: 'confirmingDeletion', actions: 'clearProblem' },
        'report.leave': 'left',
      },
    },
    announcing: {
      description: 'The person is told that a maintenance is recorded first.',
      tags: 'editable',
      on: { 'sending.confirm': 'recording', 'act.cancel': cancel },
    },
    recording: {
      description: 'The person records the maintenance for the issue.',
      tags: 'editable',
      on: { 'maintenance.recorded': 'sent', 'act.cancel': cancel },
    },
    ending: {
      description: 'The person says how the issue has ended, and what was done.',
      tags: 'editable',
      on: {
        'end.submit': [
          {
            guard: { type: 'hasNote', params: ({ event }) => event },
            target: 'closing',
            actions: { type: 'storeEnd', params: ({ event }) => event },
          },
          { actions: 'storeNoNote' },
        ],
        'act.cancel': cancel,
      },
    },
    closing: {
      description: 'The server notes how the issue has ended.',
      tags: 'busy',
      ...ask({
        src: 'closeIssue',
        input: ({ context }) => ({ ...one({ context }), ...given(context.end) }),
        onDone: { target: 'closed' },
        failTo: 'ending',
        onError: [failureWhen('isConflict', 'overtaken')],
      }),
    },
    reopening: {
      description: 'The server takes the issue up again.',
      tags: 'busy',
      ...ask({
        src: 'reopenIssue',
        input: one,
        onDone: { target: 'reading', actions: { type: 'storeIssue', params: ({ event }) => event.output } },
        failTo: 'reading',
        onError: [failureWhen('isConflict', 'overtaken')],
      }),
    },
    confirmingDeletion: {
      description: 'The person is asked once before the report goes.',
      tags: 'editable',
      on: { 'deletion.confirm': { target: 'deleting', actions: 'clearProblem' }, 'act.cancel': cancel },
    },
    deleting: {
      description: 'The server deletes the report with its pictures.',
      tags: 'busy',
      ...ask({
        src: 'deleteIssue',
        input: one,
        onDone: { target: 'deleted' },
        failTo: 'confirmingDeletion',
        onError: [failureWhen('isGone', 'deleted')],
      }),
    },
    overtaken: {
      description: 'Somebody else was faster; the person is told before they see how the issue stands now.',
      tags: 'failed',
      on: { 'report.look': { target: 'loading', actions: 'forgetAct' }, 'report.leave': 'left' },
    },
    sent: { description: 'The issue is sent, and its maintenance is recorded.', type: 'final', output: 'sent' },
    closed: { description: 'The issue has ended.', type: 'final', output: 'closed' },
    deleted: { description: 'The report is gone.', type: 'final', output: 'deleted' },
    left: { description: 'The person goes on without.', type: 'final', output: 'left' },
  },
  output: ({ event }) => ({ end: endOf(ends, event.output) }),
});

export type IssueHandlingRef = ActorRefFrom<typeof issueHandlingMachine>;
