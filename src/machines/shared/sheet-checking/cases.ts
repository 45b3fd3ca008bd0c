import { flow } from '../../flow.ts';
import { allGood, unasked } from '../csv-import/samples.ts';
import { businessId, noConnection } from '../samples.ts';
import { sheetCheckingMachine } from './machine.ts';

const input = { businessId, sheetId: 'sheet-0001', summary: unasked };

export const sheetCheckingFlow = flow({
  title: 'Compare rows with the register',
  audience: 'staff',
  route: null,
  machine: sheetCheckingMachine,
  happyEnd: 'checked',
  labels: {
    'checking.retry': 'Go on',
    'checking.leave': 'Leave',
    isChecked: 'the server was asked about every number',
    matchRows: 'the server says which numbers it has',
  },
  cases: {
    inputs: [
      { label: 'numbers to ask about', input },
      { label: 'no numbers', input: { ...input, summary: allGood } },
    ],
    events: {
      'checking.retry': [{ label: '', event: { type: 'checking.retry' } }],
      'checking.leave': [{ label: '', event: { type: 'checking.leave' } }],
    },
    answers: {
      matchRows: {
        done: [
          { label: 'more are left', output: { ...unasked, version: 6, waitingKeys: 1 } },
          { label: 'that was all', output: allGood },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    key: ({ context: { summary, problem } }) => ({ waits: summary.waitingKeys > 0, hasProblem: problem !== null }),
  },
});
