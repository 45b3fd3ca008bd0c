import { problem } from '../../../domain/shared/problem.ts';
import type { RequestDraft } from '../../../domain/timeoff/request-draft.ts';
import { isCountable } from '../../../domain/timeoff/request-draft.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { type Preview, type RequestAnswer, timeOffRequestMachine } from './machine.ts';

const policy = {
  id: '0198c7a0-0000-7000-8000-0000000000c1',
  kind: 'annual',
  name: 'Annual leave',
  unit: 'days',
} as const;
export const empty: RequestDraft = {
  policy: policy.id,
  first_day: null,
  last_day: null,
  from_noon: false,
  until_noon: false,
  note: '',
  files: [],
  idempotencyKey: 'first-key',
};
export const own = { businessId, employee: null, policies: [policy], draft: empty };
export const day = '2036-03-03';
export const chosen: RequestDraft = { ...empty, first_day: day, last_day: day };
export const certificate = { id: '0198c7a0-0000-7000-8000-0000000000f1', name: 'certificate.pdf', size: 20_480 };
export const preview: Preview = {
  policy,
  amount: 1,
  balance_before: 15,
  balance_after: 14,
  document_due: null,
  problems: [],
  warnings: [],
  overlapping: [],
  away: [],
};
export const request: RequestAnswer = {
  id: '0198c7a0-0000-7000-8000-0000000000d1',
  employee: {
    id: '0198c7a0-0000-7000-8000-0000000000e1',
    employee_id: 'EMP-1',
    first_name: 'Bola',
    last_name: 'Ade',
    department: null,
    region: null,
    job_title: null,
  },
  policy,
  status: 'pending',
  first_day: day,
  last_day: day,
  from_noon: false,
  until_noon: false,
  amount: 1,
  note: '',
  asked_by: 'Bola Ade',
  asked_at: '2036-01-10T09:00:00.000Z',
  answered_by: null,
  answered_at: null,
  decline_reason: null,
  questions: [],
  documents: [],
  document_due: null,
  waits_for: 'who manages time off',
  step: 1,
  steps: 1,
  may_answer: false,
  may_ask_back: false,
  may_reply: false,
  may_cancel: true,
  may_shorten: false,
  may_add_documents: true,
  may_remove_documents: false,
};
export const taken = refusal({ first_day: ['Some of these days are asked for already.'] });

export const timeOffRequestFlow = flow({
  title: 'Ask for time off',
  audience: 'staff',
  route: '/my-time-off?modal=ask-time-off',
  machine: timeOffRequestMachine,
  happyEnd: 'sent',
  labels: {
    'days.choose': 'Choose the days',
    'note.type': 'Write a note',
    'file.arrive': 'A document is uploaded',
    'file.remove': 'Remove a document',
    'count.retry': 'Count again',
    'request.send': 'Send the request',
    'request.retry': 'Try again',
    'request.leave': 'Cancel',
    'step.back': 'Change it',
    isCountable: 'the first and the last day are chosen',
    isConflict: 'an earlier attempt arrived, with other words',
    previewTimeoffRequest: 'the server counts the days',
    createTimeoffRequest: 'the server takes the request',
  },
  states: { refused: 'Not taken', uncounted: 'Could not be counted', unsent: 'Did not get through' },
  cases: {
    inputs: [
      { label: 'nothing is chosen yet', input: own },
      { label: 'a draft was kept', input: { ...own, draft: chosen } },
    ],
    events: {
      'days.choose': [
        { label: 'a day', event: { type: 'days.choose', changed: { first_day: day, last_day: day } } },
        { label: 'no first day', event: { type: 'days.choose', changed: { first_day: null } } },
        { label: 'no last day', event: { type: 'days.choose', changed: { last_day: null } } },
      ],
      'note.type': [{ label: '', event: { type: 'note.type', note: 'My sister marries' } }],
      'file.arrive': [
        { label: 'a certificate', event: { type: 'file.arrive', file: certificate } },
        {
          label: 'another paper',
          event: {
            type: 'file.arrive',
            file: { ...certificate, id: '0198c7a0-0000-7000-8000-0000000000f2', name: 'letter.pdf' },
          },
        },
      ],
      'file.remove': [{ label: '', event: { type: 'file.remove', id: certificate.id } }],
      'count.retry': [{ label: '', event: { type: 'count.retry' } }],
      'request.send': [{ label: '', event: { type: 'request.send' } }],
      'request.retry': [{ label: '', event: { type: 'request.retry' } }],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'request.leave': [{ label: '', event: { type: 'request.leave' } }],
    },
    answers: {
      previewTimeoffRequest: {
        done: [{ label: 'counted', output: preview }],
        error: [
          { label: 'no connection', error: noConnection },
          {
            label: 'the policy does not hold',
            error: refusal({ policy: ['This policy does not hold on all of these days.'] }),
          },
        ],
      },
      createTimeoffRequest: {
        done: [{ label: 'taken', output: request }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'the days are asked for already', error: taken },
          { label: 'an earlier attempt arrived', error: problem('conflict') },
        ],
      },
    },
    journeys: {
      'a note is written while the days are counted': {
        start: 'a draft was kept',
        steps: ['note.type', 'request.send'],
      },
      'only the day that is missing is asked for': {
        start: 'a draft was kept',
        steps: ['days.choose: no last day', 'request.send'],
      },
      'a note is written where the days could not be counted': {
        start: 'a draft was kept',
        steps: ['error(previewTimeoffRequest): no connection', 'note.type'],
      },
      'a document is uploaded while the days are counted, and removed': {
        start: 'a draft was kept',
        steps: ['file.arrive: a certificate', 'file.arrive: another paper', 'file.remove', 'request.send'],
      },
      'a note is written after a refusal': {
        start: 'a draft was kept',
        steps: ['error(previewTimeoffRequest): the policy does not hold', 'note.type'],
      },
    },
    holds: {
      'what is sent has its days': (snapshot) =>
        !(snapshot.matches('sending') || snapshot.matches('unsent')) || isCountable(snapshot.context.draft),
    },
    key: ({ context: { draft, problem: trouble } }) => ({
      isCountable: isCountable(draft),
      // No guard reads it; it is in the key so that paths try where it is cleared.
      hasProblem: trouble !== null,
    }),
  },
});
