import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection } from '../../shared/samples.ts';
import { type Proposal, weekFillingMachine } from './machine.ts';

const shift = {
  id: '018f0000-0000-7000-8000-0000000000f1',
  date: '2036-12-08',
  start: '08:00',
  end: '16:00',
  location: 'Ikeja',
  role: null,
};
const bola = {
  id: '018f0000-0000-7000-8000-0000000000e1',
  employee_id: 'EMP-0001',
  first_name: 'Bola',
  last_name: 'Ade',
  department: null,
  job_title: null,
  region: 'Ikeja',
};
export const proposal: Proposal = {
  version: 'planned=1',
  is_most: true,
  filled: [{ shift, employee: bola }],
  left: [],
};
const reason = { employee: bola.id, name: 'Bola Ade', is_refused: true, text: 'Away on Mon 8 Dec' };
export const nothing: Proposal = {
  ...proposal,
  version: 'planned=2',
  filled: [],
  left: [{ shift, reasons: [reason] }],
};
export const overtaken = problem('conflict', {
  detail: 'The week has changed in the meantime. Look at the proposal again.',
  code: 'changed_meanwhile',
});
export const week = { businessId, year: 2036, week_number: 50, location: null };

export const weekFillingFlow = flow({
  title: 'Fill a week of the rota',
  audience: 'staff',
  route: '/shift-rota?year=2036&week=50&modal=fill',
  machine: weekFillingMachine,
  happyEnd: 'filled',
  labels: {
    'proposal.retry': 'Try again',
    'week.fill': 'Plan these shifts',
    'filling.retry': 'Try again',
    'filling.leave': 'Cancel',
    canFill: 'somebody can take one of them',
    proposeFilling: 'the server says who could take the open shifts',
    fillWeek: 'the server plans them',
  },
  states: { unfilled: 'Not known whether it is filled' },
  cases: {
    inputs: [{ label: 'a week of all locations', input: week }],
    events: {
      'proposal.retry': [{ label: '', event: { type: 'proposal.retry' } }],
      'week.fill': [{ label: '', event: { type: 'week.fill' } }],
      'filling.retry': [{ label: '', event: { type: 'filling.retry' } }],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'filling.leave': [{ label: '', event: { type: 'filling.leave' } }],
    },
    answers: {
      proposeFilling: {
        done: [
          { label: 'somebody can take the shift', output: proposal },
          { label: 'nobody can take it', output: nothing },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
      fillWeek: {
        done: [{ label: 'it is planned', output: { filled: 1 } }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'the week has changed meanwhile', error: overtaken },
        ],
      },
    },
    holds: {
      'what is filled was looked at': (snapshot) =>
        !snapshot.matches('filling') || (snapshot.context.proposal?.filled.length ?? 0) > 0,
    },
    key: ({ context: { proposal: seen, problem: kept } }) => ({
      canFill: (seen?.filled.length ?? 0) > 0,
      hasProblem: kept !== null,
    }),
  },
});
