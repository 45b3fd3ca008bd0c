import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection } from '../../shared/samples.ts';
import { type Issue, type IssueDetails, issueHandlingMachine } from './machine.ts';

export const issueId = '01a00000-0000-7000-8000-0000000000e1';
const input = { businessId, id: issueId };

export const resolved: Issue = {
  id: issueId,
  asset: '01a00000-0000-7000-8000-0000000000a1',
  asset_name: 'Mikano 60 kVA',
  asset_number: 'GEN-0001',
  asset_status: 'unassigned',
  issue_type: null,
  message: 'The belt squeals',
  date: '2026-11-20',
  priority_level: 'high',
  status: 'resolved',
  attachments: [],
  employee: null,
  reported_by: 'Ada Obi',
  contact: '',
  reference: null,
  resolution: 'The belt was changed',
  resolved_at: '2026-11-21T09:00:00.000Z',
  created_at: '2026-11-20T09:00:00.000Z',
};
const reopened: Issue = { ...resolved, status: 'in_repair', resolution: '', resolved_at: null };
export const open: IssueDetails = { issue: reopened, maintenance: [] };
const ended: IssueDetails = { issue: resolved, maintenance: [] };
const damaged: IssueDetails = { issue: { ...resolved, status: 'damaged' }, maintenance: [] };
const overtaken = {
  label: 'somebody else was faster',
  error: problem('conflict', { detail: 'It has ended already.' }),
};
const cut = { label: 'no connection', error: noConnection };

export const issueHandlingFlow = flow({
  title: 'See a reported issue through',
  audience: 'staff',
  route: '/assets?tab=maintenance&view=report-issue',
  machine: issueHandlingMachine,
  happyEnd: 'closed',
  states: {
    announcing: 'Maintenance comes first',
    reading: 'Reading the report',
  },
  labels: {
    'issue.send': 'Mark as sent',
    'issue.end': 'Resolve',
    'issue.reopen': 'Reopen',
    'issue.delete': 'Delete Report',
    'sending.confirm': 'Add Maintenance',
    'maintenance.recorded': 'The maintenance is recorded',
    'end.submit': 'Save how it ended',
    'deletion.confirm': 'Delete',
    'act.cancel': 'Cancel',
    'report.look': 'Look at the report',
    'report.retry': 'Retry',
    'report.leave': 'Close',
    isToSend: 'it is to be sent for repair or inspection, and open',
    isToEnd: 'it is to be ended, and open',
    isToDelete: 'it is to be deleted',
    isOpen: 'it is open',
    isEnded: 'it has ended',
    isReading: 'the report was opened first',
    hasNote: 'what was done is said',
    isGone: 'it is gone already',
    getIssue: 'the server says how the issue stands',
    closeIssue: 'the server ends the issue',
    reopenIssue: 'the server takes the issue up again',
    deleteIssue: 'the server deletes the report',
  },
  cases: {
    inputs: [
      { label: 'the report', input: { ...input, act: 'view' } },
      { label: 'for repair', input: { ...input, act: 'repair' } },
      { label: 'for inspection', input: { ...input, act: 'inspection' } },
      { label: 'to end it', input: { ...input, act: 'end' } },
      { label: 'to delete it', input: { ...input, act: 'delete' } },
    ],
    events: {
      'issue.send': [
        { label: 'for repair', event: { type: 'issue.send', sending: 'repair' } },
        { label: 'for inspection', event: { type: 'issue.send', sending: 'inspection' } },
      ],
      'issue.end': [{ label: '', event: { type: 'issue.end' } }],
      'issue.reopen': [{ label: '', event: { type: 'issue.reopen' } }],
      'issue.delete': [{ label: '', event: { type: 'issue.delete' } }],
      'sending.confirm': [{ label: '', event: { type: 'sending.confirm' } }],
      'maintenance.recorded': [{ label: '', event: { type: 'maintenance.recorded' } }],
      'end.submit': [
        { label: 'resolved', event: { type: 'end.submit', status: 'resolved', note: 'The belt was changed' } },
        { label: 'damaged', event: { type: 'end.submit', status: 'damaged', note: 'The engine is gone' } },
        { label: 'without a note', event: { type: 'end.submit', status: 'resolved', note: ' ' } },
      ],
      'deletion.confirm': [{ label: '', event: { type: 'deletion.confirm' } }],
      'act.cancel': [{ label: '', event: { type: 'act.cancel' } }],
      'report.look': [{ label: '', event: { type: 'report.look' } }],
      'report.retry': [{ label: '', event: { type: 'report.retry' } }],
      'report.leave': [{ label: '', event: { type: 'report.leave' } }],
    },
    answers: {
      getIssue: {
        done: [
          { label: 'it is open', output: open },
          { label: 'it has ended', output: ended },
          { label: 'it was given up', output: damaged },
        ],
        error: [cut],
      },
      closeIssue: { done: [{ label: 'ended', output: resolved }], error: [overtaken, cut] },
      reopenIssue: { done: [{ label: 'open again', output: reopened }], error: [overtaken, cut] },
      deleteIssue: {
        done: [{ label: 'deleted', output: undefined }],
        error: [{ label: 'it is gone already', error: problem('missing') }, cut],
      },
    },
    journeys: {
      'what was given up is not ended again': { start: 'to end it', steps: ['done(getIssue): it was given up'] },
      'a deletion forgets what failed before': {
        start: 'the report',
        steps: [
          ...['done(getIssue): it has ended', 'issue.reopen', 'error(reopenIssue): no connection', 'issue.delete'],
          ...['deletion.confirm', 'error(deleteIssue): no connection', 'deletion.confirm'],
        ],
      },
    },
    holds: {
      'what is handled is known': ({ value, context: { details } }) =>
        ['loading', 'unread', 'left'].some((state) => value === state) || details !== null,
      'what is recorded or announced says what for': ({ value, context: { sending } }) =>
        !['announcing', 'recording'].some((state) => value === state) || sending !== null,
    },
    key: ({ context: { act, details, sending, end, problem: trouble } }) => ({
      act,
      sending,
      end: end?.status ?? null,
      status: details?.issue.status ?? null,
      // No guard reads it; it is in the key so that paths try where it is cleared.
      hasProblem: trouble !== null,
    }),
  },
});
