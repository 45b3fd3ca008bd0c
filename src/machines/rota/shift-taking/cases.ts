import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection } from '../../shared/samples.ts';
import { shiftTakingMachine, type TakenShift } from './machine.ts';

export const openShift: TakenShift = { businessId, kind: 'open', id: '018f0000-0000-7000-8000-0000000000d1' };
export const tooLate = problem('conflict', {
  detail: 'Somebody else was faster: the shift is not open any more.',
  code: 'taken',
});

export const shiftTakingFlow = flow({
  title: 'Take a shift',
  audience: 'staff',
  route: '/shift-rota?year=2036&week=50&modal=take&of=018f0000-0000-7000-8000-0000000000d1',
  machine: shiftTakingMachine,
  happyEnd: 'taken',
  labels: {
    'shift.take': 'Take the shift',
    'taking.retry': 'Try again',
    'taking.leave': 'Leave it',
    takeShift: 'the server gives the shift, or lets it wait for who plans',
  },
  states: { unsent: 'Not known whether it is theirs' },
  cases: {
    inputs: [{ label: 'an open shift', input: openShift }],
    events: {
      'shift.take': [{ label: '', event: { type: 'shift.take' } }],
      'taking.retry': [{ label: '', event: { type: 'taking.retry' } }],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'taking.leave': [{ label: '', event: { type: 'taking.leave' } }],
    },
    answers: {
      takeShift: {
        done: [
          { label: 'it is theirs', output: { status: 'done' } },
          { label: 'it waits for who plans', output: { status: 'accepted' } },
        ],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'somebody else was faster', error: tooLate },
        ],
      },
    },
    holds: {
      'a refusal has its reason': (snapshot) => !snapshot.matches('refused') || snapshot.context.problem !== null,
    },
    key: ({ context: { isWaiting, problem: kept } }) => ({ isWaiting, hasProblem: kept !== null }),
  },
});
