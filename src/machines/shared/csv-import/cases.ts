import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection } from '../samples.ts';
import type { SheetCheckingOutput } from '../sheet-checking/machine.ts';
import type { SheetReadingOutput } from '../sheet-reading/machine.ts';
import type { SheetSendingOutput } from '../sheet-sending/machine.ts';
import { csvImportMachine } from './machine.ts';
import {
  allGood,
  allSkipped,
  allWrong,
  file,
  finished,
  noTitles,
  oneWrong,
  receiving,
  storing,
  unasked,
} from './samples.ts';
import { csvImportSteps } from './steps.ts';

const input = { businessId, sheetId: 'sheet-0001', idempotencyKey: 'import-0001', importId: null };
const read = (output: SheetReadingOutput) => ({ output });
const checked = (output: SheetCheckingOutput) => ({ output });
const sent = (output: SheetSendingOutput) => ({ output });
const picture = problem('invalid', { detail: 'This file is a picture.' });
const unexpected = { label: 'failed unexpectedly', error: problem('unknown') };

const another = new File(['Type,Name\nLaptop,HP'], 'others.csv');
const fix = { change: 'fix', row: 3, column: 'name', text: 'HP EliteBook' } as const;

/** By the titles that were chosen, or under the columns that were. */
const found = { ...unasked, version: 11 };
const leftUncompared = { ...unasked, version: 12 };

const reviewed = (verdict: string) => [
  ...['done(loadDraft): nothing', 'file.choose: a CSV file', 'done(sheetReading): it is read'],
  `done(sheetChecking): ${verdict}`,
];

export const csvImportFlow = flow({
  title: 'Import a file',
  audience: 'staff',
  route: '/assets?tab=asset-list&view=import',
  machine: csvImportMachine,
  steps: csvImportSteps,
  happyEnd: 'ended',
  states: {
    finding: 'Taking the titles',
    placing: 'Checking the columns',
    recalling: 'Looking for an earlier file',
  },
  labels: {
    'file.choose': 'A file is chosen',
    'file.another': 'Click to here to Re-Import',
    'reading.cancel': 'Cancel',
    'file.remove': 'Remove the file',
    'titles.choose': 'The row with the titles is chosen',
    'columns.choose': 'Use these columns',
    'step.back': 'Back, or to the columns',
    'step.continue': 'Go on with the file that was read',
    'rows.change': 'A cell is fixed, or a choice is made',
    'word.add': 'A word of the file shall be added to the lists of the business',
    'import.start': 'Import',
    'import.cancel': 'Stop the import',
    isBegun: 'the import was begun before',
    hasDraft: 'a file was not stored yet',
    isRead: 'a file was read',
    hasTitles: 'a row has titles that are known',
    hasColumn: 'at least one column is chosen',
    isPlaced: 'it is known which column is which',
    isCompared: 'it is known, and the rows are compared with the register',
    isUnreadable: 'the file could not be read',
    isLeft: 'the person left',
    isChecked: 'no number is new to the server',
    canStore: 'there is something to store',
    hasEnded: 'the server has ended',
    sheetKeeper: 'the app keeps the rows beside the page',
    draftKeeper: 'the app keeps the file and what was fixed on the device',
    loadDraft: 'the app looks for a file on the device',
    sheetReading: 'the app reads the file',
    sheetChecking: 'the app compares the rows with the register',
    sheetSending: 'the app sends the rows',
    changeSheet: 'the app checks the rows again',
    addWord: 'the app takes the word as known',
    getImport: 'the server says how far it is',
    cancelImport: 'the server stops the import',
    progressInterval: 'a moment passes',
  },
  cases: {
    inputs: [
      { label: 'a new one', input },
      { label: 'one that was begun before', input: { ...input, importId: storing.id } },
    ],
    endless: ['sheetKeeper', 'draftKeeper'],
    events: {
      'file.choose': [
        { label: 'a CSV file', event: { type: 'file.choose', file } },
        { label: 'another file', event: { type: 'file.choose', file: another } },
      ],
      'file.another': [{ label: '', event: { type: 'file.another' } }],
      'file.remove': [{ label: '', event: { type: 'file.remove' } }],
      'reading.cancel': [{ label: '', event: { type: 'reading.cancel' } }],
      'titles.choose': [{ label: 'row 1', event: { type: 'titles.choose', row: 1 } }],
      'columns.choose': [
        { label: 'a type and a name', event: { type: 'columns.choose', columns: ['asset_or_vehicle_type', 'name'] } },
        { label: 'a type alone', event: { type: 'columns.choose', columns: ['asset_or_vehicle_type', null] } },
        { label: 'none', event: { type: 'columns.choose', columns: [null, null] } },
      ],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'step.continue': [{ label: '', event: { type: 'step.continue' } }],
      'rows.change': [
        {
          label: 'a fix',
          event: { type: 'rows.change', change: fix },
        },
      ],
      'word.add': [
        { label: 'a type', event: { type: 'word.add', word: { column: 'asset_or_vehicle_type', text: 'Drone' } } },
      ],
      'import.start': [
        { label: 'the good rows', event: { type: 'import.start', mode: 'good_rows' } },
        { label: 'all or nothing', event: { type: 'import.start', mode: 'all_or_nothing' } },
      ],
      'import.cancel': [{ label: '', event: { type: 'import.cancel' } }],
    },
    answers: {
      sheetKeeper: {
        error: [{ label: 'the device is full', error: problem('unknown', { detail: 'The device is full.' }) }],
      },
      draftKeeper: {
        error: [{ label: 'it cannot be kept', error: problem('unknown', { detail: 'This cannot be kept here.' }) }],
      },
      loadDraft: {
        done: [
          { label: 'nothing', output: null },
          { label: 'a file', output: { file, changes: [fix], key: 'earlier-0001-7', announcedId: null } },
          {
            label: 'a file whose sending was cut off',
            output: { file, changes: [fix], key: 'earlier-0001-7', announcedId: storing.id },
          },
        ],
        error: [unexpected],
      },
      sheetReading: {
        done: [
          { label: 'it is read', ...read({ end: 'read', summary: unasked, problem: null }) },
          { label: 'it is a picture', ...read({ end: 'unreadable', summary: null, problem: picture }) },
          { label: 'its titles are not known', ...read({ end: 'read', summary: noTitles, problem: null }) },
        ],
        error: [unexpected],
      },
      sheetChecking: {
        done: [
          { label: 'every row is good', ...checked({ end: 'checked', summary: allGood }) },
          { label: 'one row is wrong', ...checked({ end: 'checked', summary: oneWrong }) },
          { label: 'every row is wrong', ...checked({ end: 'checked', summary: allWrong }) },
          { label: 'every other row is skipped', ...checked({ end: 'checked', summary: allSkipped }) },
          { label: 'the person left', ...checked({ end: 'left', summary: leftUncompared }) },
        ],
        error: [unexpected],
      },
      changeSheet: {
        done: [
          { label: 'every row is good', output: { ...allGood, version: 7 } },
          { label: 'there is a new number', output: { ...unasked, version: 8 } },
          { label: 'there are rows to compare', output: found },
        ],
        error: [{ label: 'the worker was stopped', error: problem('unknown') }],
      },
      addWord: {
        done: [{ label: 'every row is good', output: { ...allGood, version: 9 } }],
        error: [{ label: 'the worker was stopped', error: problem('unknown') }],
      },
      sheetSending: {
        done: [
          { label: 'they are there', ...sent({ end: 'sent', stored: storing, problem: null }) },
          { label: 'the person left', ...sent({ end: 'left', stored: null, problem: noConnection }) },
          { label: 'the person left on the way', ...sent({ end: 'left', stored: receiving, problem: noConnection }) },
        ],
        error: [unexpected],
      },
      getImport: {
        done: [
          { label: 'it goes on', output: { ...storing, done: 1 } },
          { label: 'it has ended', output: finished },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
      cancelImport: {
        done: [{ label: 'stopped', output: { ...storing, state: 'cancelled', skipped: 2, done: 2 } }],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    journeys: {
      'what is sent after a fix is another import': {
        steps: [
          'done(loadDraft): nothing',
          'file.choose: a CSV file',
          'done(sheetReading): it is read',
          'done(sheetChecking): every row is good',
          'import.start: the good rows',
          'done(sheetSending): the person left',
          'rows.change: a fix',
          'done(changeSheet): every row is good',
          'import.start: the good rows',
        ],
      },
      'all or nothing is sent as it was chosen': {
        steps: [
          'done(loadDraft): nothing',
          'file.choose: a CSV file',
          'done(sheetReading): it is read',
          'done(sheetChecking): every row is good',
          'import.start: all or nothing',
        ],
      },
      'the good rows are sent where others are wrong': {
        steps: [...reviewed('one row is wrong'), 'import.start: all or nothing', 'import.start: the good rows'],
      },
      'nothing is sent where every row is wrong': {
        steps: [...reviewed('every row is wrong'), 'import.start: the good rows'],
      },
      'nothing is sent where every row is wrong or skipped': {
        steps: [...reviewed('every other row is skipped'), 'import.start: the good rows'],
      },
      'the columns are chosen again after a failure': {
        steps: [
          ...reviewed('every row is good'),
          ...['word.add: a type', 'error(addWord): the worker was stopped', 'step.back'],
        ],
      },
      'going on after an unexpected failure forgets it': {
        steps: [
          ...['done(loadDraft): nothing', 'file.choose: a CSV file', 'done(sheetReading): it is read'],
          ...['error(sheetChecking): failed unexpectedly', 'step.continue'],
          ...['columns.choose: a type and a name', 'error(changeSheet): the worker was stopped', 'step.continue'],
        ],
      },
      'going back, or to the rows, forgets that the columns failed': {
        steps: [
          ...[...reviewed('every row is good'), 'step.back'],
          ...['columns.choose: a type and a name', 'error(changeSheet): the worker was stopped', 'step.back'],
          ...['step.continue', 'titles.choose: row 1', 'error(changeSheet): the worker was stopped', 'step.continue'],
        ],
      },
      'how far the server is becomes known': {
        steps: [
          ...reviewed('every row is good'),
          ...['import.start: the good rows', 'done(sheetSending): they are there', 'after(progressInterval)'],
          'done(getImport): it goes on',
        ],
      },
      'what was fixed before a reload is done again, and more of it noted': {
        steps: [
          'done(loadDraft): a file',
          'done(sheetReading): it is read',
          'done(sheetChecking): every row is good',
          'rows.change: a fix',
          'done(changeSheet): every row is good',
        ],
      },
      'a sending that a reload cut off is asked about': {
        steps: [
          ...['done(loadDraft): a file whose sending was cut off', 'done(sheetReading): it is read'],
          ...['done(sheetChecking): every row is good', 'import.start: the good rows'],
          ...['done(sheetSending): the person left', 'import.start: the good rows'],
        ],
      },
      'what a reload did not change keeps its key, and what is fixed since has another': {
        steps: [
          ...['done(loadDraft): a file', 'done(sheetReading): it is read', 'done(sheetChecking): every row is good'],
          ...['import.start: the good rows', 'done(sheetSending): the person left', 'rows.change: a fix'],
          ...['done(changeSheet): every row is good', 'import.start: the good rows'],
        ],
      },
      'a word that is added makes another import': {
        steps: [
          ...['done(loadDraft): a file', 'done(sheetReading): it is read', 'done(sheetChecking): every row is good'],
          ...['word.add: a type', 'done(addWord): every row is good', 'import.start: the good rows'],
        ],
      },
      'what is sent after a sending that was cut off knows of it': {
        steps: [
          ...[...reviewed('every row is good'), 'import.start: the good rows'],
          ...['done(sheetSending): the person left on the way', 'rows.change: a fix'],
          ...['done(changeSheet): every row is good', 'import.start: all or nothing'],
        ],
      },
      'the same file after a sending that was cut off is asked about': {
        steps: [
          ...[...reviewed('every row is good'), 'import.start: the good rows'],
          ...['done(sheetSending): the person left on the way', 'file.another', 'file.choose: a CSV file'],
        ],
      },
      'another file after a sending that was cut off is another import': {
        steps: [
          ...[...reviewed('every row is good'), 'import.start: the good rows'],
          ...['done(sheetSending): the person left on the way', 'file.another', 'file.choose: another file'],
        ],
      },
      'choosing the titles forgets that the columns failed': {
        steps: [
          ...[...reviewed('every row is good'), 'step.back', 'columns.choose: a type and a name'],
          ...['error(changeSheet): the worker was stopped', 'titles.choose: row 1'],
        ],
      },
      'removing a file forgets what failed with it': {
        steps: [
          ...['done(loadDraft): nothing', 'file.choose: a CSV file', 'done(sheetReading): it is read'],
          ...['error(sheetChecking): failed unexpectedly', 'file.remove'],
        ],
      },
      'storing forgets that a word could not be added': {
        steps: [
          ...reviewed('every row is good'),
          ...['word.add: a type', 'error(addWord): the worker was stopped', 'import.start: the good rows'],
        ],
      },
      'a file that is removed leaves nothing behind': {
        steps: [...reviewed('every row is good'), 'file.another', 'file.remove', 'step.continue'],
      },
      'an import that was begun before is stopped': {
        start: 'one that was begun before',
        steps: ['done(getImport): it goes on', 'import.cancel', 'done(cancelImport): stopped'],
      },
    },
    holds: {
      'nothing is sent without a key': ({ value, context: { key } }) => value !== 'sending' || key !== null,
      'what is stored was read, or begun before': ({ value, context: { summary, importId } }) =>
        !['sending', 'storing', 'asking', 'cancelling', 'ended'].some((state) => value === state) ||
        summary !== null ||
        importId !== null,
    },
    key: ({ context: { summary, problem: trouble, importId, stored, announcedId } }) => ({
      good: summary === null ? 0 : summary.rows - summary.wrong - summary.skipped,
      wrong: summary?.wrong ?? 0,
      isRead: summary !== null,
      isPlaced: summary?.columns.some((column) => column !== null) ?? false,
      isWaiting: (summary?.waitingKeys ?? 0) > 0,
      // A number that came by a fix: a browser reaches other answers with it than with those of the file.
      isFixedNumber: summary?.version === 8,
      // Rows that a browser can bring to the register only from here: their titles were chosen, or somebody left.
      isFound: summary?.version === 11,
      isLeft: summary?.version === 12,
      isBegun: importId !== null,
      isStored: stored !== null,
      hasProblem: trouble !== null,
      isAnnounced: announcedId !== null,
    }),
  },
});
