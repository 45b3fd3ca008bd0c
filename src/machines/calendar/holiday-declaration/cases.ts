import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { type Holiday, holidayDeclarationMachine } from './machine.ts';

const day = (of: string) => ({ day: of, is_half: false });
export const expected: Holiday = {
  id: 'id_el_kabir-2027',
  name: 'Id-el-Kabir',
  scope: 'nation',
  state: null,
  status: 'expected',
  days: [day('2027-05-17'), day('2027-05-18')],
  is_own: false,
  is_changed: false,
  asks: false,
};
export const announced = [day('2027-05-18'), day('2027-05-19')];
export const declared: Holiday = { ...expected, status: 'declared', days: announced, is_changed: true };
export const overtaken = problem('conflict', {
  detail: 'Somebody else has changed this in the meantime: days.',
  code: 'changed_meanwhile',
});
export const refused = refusal({ days: ['Each day of a holiday is named once.'] });

export const holidayDeclarationFlow = flow({
  title: 'Declare a holiday',
  audience: 'staff',
  route: '/holidays?year=2027&modal=holiday-days&of=id_el_kabir-2027',
  machine: holidayDeclarationMachine,
  happyEnd: 'declared',
  labels: {
    'days.submit': 'Declare',
    'days.retry': 'Try again',
    'declaration.leave': 'Cancel',
    hasDay: 'a day is chosen',
    isRefused: 'the server refuses the days, or somebody else decided meanwhile',
    declareHoliday: 'the server declares the holiday',
  },
  cases: {
    inputs: [{ label: 'a holiday that is expected', input: { businessId, holiday: expected } }],
    events: {
      'days.submit': [
        { label: 'the days that were announced', event: { type: 'days.submit', days: announced } },
        { label: 'no day', event: { type: 'days.submit', days: [] } },
      ],
      'days.retry': [{ label: '', event: { type: 'days.retry' } }],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'declaration.leave': [{ label: '', event: { type: 'declaration.leave' } }],
    },
    answers: {
      declareHoliday: {
        done: [{ label: 'declared', output: declared }],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'a day stands twice', error: refused },
          { label: 'somebody else decided meanwhile', error: overtaken },
        ],
      },
    },
    holds: {
      'what is sent has a day': (snapshot) => !snapshot.hasTag('busy') || snapshot.context.days.length > 0,
    },
    // No guard reads it; it is in the key so that paths try where it is cleared.
    key: ({ context: { problem } }) => ({ hasProblem: problem !== null }),
  },
});
