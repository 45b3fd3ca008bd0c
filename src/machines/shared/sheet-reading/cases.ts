import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { allGood, file, noTitles } from '../csv-import/samples.ts';
import { businessId } from '../samples.ts';
import { sheetReadingMachine } from './machine.ts';

export const sheetReadingFlow = flow({
  title: 'Read a spreadsheet',
  audience: 'staff',
  route: null,
  machine: sheetReadingMachine,
  happyEnd: 'read',
  labels: {
    readSheet: 'the app reads the file',
    readDeadline: 'it took too long',
  },
  cases: {
    inputs: [{ label: 'a file', input: { businessId, sheetId: 'sheet-0001', file, changes: [] } }],
    events: {},
    answers: {
      readSheet: {
        done: [
          { label: 'its titles are known', output: allGood },
          { label: 'its titles are not known', output: noTitles },
        ],
        error: [{ label: 'a picture', error: problem('invalid', { detail: 'This file is a picture.' }) }],
      },
    },
    key: () => ({}),
  },
});
