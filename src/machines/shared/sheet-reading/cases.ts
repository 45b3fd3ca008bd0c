import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { allGood, file, noTitles, oneWrong } from '../csv-import/samples.ts';
import { businessId } from '../samples.ts';
import { sheetReadingMachine } from './machine.ts';

const input = { businessId, sheetId: 'sheet-0001', file, summary: null };

export const sheetReadingFlow = flow({
  title: 'Read a spreadsheet',
  audience: 'staff',
  route: null,
  machine: sheetReadingMachine,
  happyEnd: 'read',
  labels: {
    'titles.choose': 'The row with the titles is chosen',
    'columns.choose': 'Use these columns',
    'columns.leave': 'Cancel',
    isRead: 'the file was read before',
    hasTitles: 'a row has titles that are known',
    hasColumn: 'at least one column is chosen',
    readSheet: 'the app reads the file',
    changeSheet: 'the app checks the rows again',
    readDeadline: 'it took too long',
  },
  cases: {
    inputs: [
      { label: 'a file', input },
      { label: 'other columns for a file that was read', input: { ...input, summary: allGood } },
    ],
    events: {
      'titles.choose': [{ label: 'row 3', event: { type: 'titles.choose', row: 3 } }],
      'columns.choose': [
        { label: 'a type and a name', event: { type: 'columns.choose', columns: ['asset_or_vehicle_type', 'name'] } },
        { label: 'a type alone', event: { type: 'columns.choose', columns: ['asset_or_vehicle_type', null] } },
        { label: 'none', event: { type: 'columns.choose', columns: [null, null] } },
      ],
      'columns.leave': [{ label: '', event: { type: 'columns.leave' } }],
    },
    answers: {
      readSheet: {
        done: [
          { label: 'its titles are known', output: allGood },
          { label: 'its titles are not known', output: noTitles },
        ],
        error: [{ label: 'a picture', error: problem('invalid', { detail: 'This file is a picture.' }) }],
      },
      changeSheet: {
        done: [{ label: 'the rows are checked', output: oneWrong }],
        error: [{ label: 'the worker was stopped', error: problem('unknown') }],
      },
    },
    journeys: {
      'choosing again forgets that it failed': {
        start: 'other columns for a file that was read',
        steps: [
          'columns.choose: a type and a name',
          'error(changeSheet): the worker was stopped',
          'titles.choose: row 3',
          'done(changeSheet): the rows are checked',
          'columns.choose: a type and a name',
          'error(changeSheet): the worker was stopped',
          'columns.choose: a type and a name',
        ],
      },
    },
    key: ({ context: { summary, problem: trouble } }) => ({
      isRead: summary !== null,
      hasTitles: summary !== null && summary.titleRow !== null,
      hasProblem: trouble !== null,
    }),
  },
});
