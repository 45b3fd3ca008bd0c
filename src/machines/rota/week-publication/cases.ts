import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection } from '../../shared/samples.ts';
import { type PublicationPreview, weekPublicationMachine } from './machine.ts';

const times = { start: '08:00', end: '16:00', location: 'Ikeja', role: 'Cashier' };
export const firstPreview: PublicationPreview = {
  version: 'planned=1',
  published: false,
  shifts: 1,
  open: 0,
  warned: 0,
  refused: 0,
  changes: [
    {
      employee: {
        id: '018f0000-0000-7000-8000-0000000000e1',
        employee_id: 'EMP-0001',
        first_name: 'Bola',
        last_name: 'Ade',
        department: null,
        job_title: null,
        region: 'Ikeja',
      },
      is_told: true,
      before: [],
      after: [{ date: '2036-12-08', ...times }],
    },
  ],
};
export const laterPreview: PublicationPreview = { ...firstPreview, version: 'planned=2', published: true, changes: [] };
export const overtaken = problem('conflict', {
  detail: 'The week has changed in the meantime. Look at it again before you publish it.',
  code: 'changed_meanwhile',
});
export const nothingPublished = problem('conflict', { detail: 'Nothing of this week is published.' });
export const week = { businessId, year: 2036, week_number: 50, location: null };

export const weekPublicationFlow = flow({
  title: 'Publish a week of the rota',
  audience: 'staff',
  route: '/shift-rota?year=2036&week=50&modal=publish',
  machine: weekPublicationMachine,
  happyEnd: 'published',
  labels: {
    'preview.retry': 'Try again',
    'week.publish': 'Publish',
    'week.withdraw': 'Withdraw the last one',
    'publication.retry': 'Try again',
    'withdrawal.retry': 'Try again',
    'publication.leave': 'Cancel',
    isPublished: 'something of the week is published',
    previewPublication: 'the server says what would be told whom',
    publishWeek: 'the server publishes the week',
    withdrawWeek: 'the server withdraws the last publication',
  },
  states: { unpublished: 'Not known whether it is published', unwithdrawn: 'Not known whether it is withdrawn' },
  cases: {
    inputs: [{ label: 'a week of all locations', input: week }],
    events: {
      'preview.retry': [{ label: '', event: { type: 'preview.retry' } }],
      'week.publish': [{ label: '', event: { type: 'week.publish' } }],
      'week.withdraw': [{ label: '', event: { type: 'week.withdraw' } }],
      'publication.retry': [{ label: '', event: { type: 'publication.retry' } }],
      'withdrawal.retry': [{ label: '', event: { type: 'withdrawal.retry' } }],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'publication.leave': [{ label: '', event: { type: 'publication.leave' } }],
    },
    answers: {
      previewPublication: {
        done: [
          { label: 'nothing is published yet', output: firstPreview },
          { label: 'it is published already', output: laterPreview },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
      publishWeek: {
        done: [{ label: 'one person is told', output: { shifts: 1, told: 1 } }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'the plan has changed meanwhile', error: overtaken },
        ],
      },
      withdrawWeek: {
        done: [{ label: 'one person is told', output: { shifts: 0, told: 1 } }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'somebody else withdrew it', error: nothingPublished },
        ],
      },
    },
    holds: {
      'what is published was looked at': (snapshot) =>
        !snapshot.matches('publishing') || snapshot.context.preview !== null,
    },
    key: ({ context: { preview, problem: kept } }) => ({
      isPublished: preview?.published === true,
      hasProblem: kept !== null,
    }),
  },
});
