import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { receiving, storing } from '../csv-import/samples.ts';
import { businessId, noConnection } from '../samples.ts';
import { sheetSendingMachine } from './machine.ts';

const begun = (code: string) => problem('conflict', { detail: 'The import has gone on meanwhile.', code });

const cutOff = {
  businessId,
  sheetId: 'sheet-0001',
  idempotencyKey: 'import-0001',
  fileName: 'assets.csv',
  mode: 'good_rows' as const,
  rows: 2,
  announcedId: storing.id,
};

export const sheetSendingFlow = flow({
  title: 'Send rows to the server',
  audience: 'staff',
  route: null,
  machine: sheetSendingMachine,
  happyEnd: 'sent',
  states: {
    tracing: 'Looking whether it was sent',
    announcing: 'Saying how many rows come',
    committing: 'Asking to store the rows',
  },
  labels: {
    'sending.retry': 'Go on',
    'sending.leave': 'Leave',
    wasCutOff: 'an earlier sending was cut off',
    hasGoneOn: 'the server has its rows',
    isGone: 'the server has no such import',
    getImport: 'the server says what became of the earlier sending',
    isLast: 'all rows have arrived',
    hasBegun: 'the server stores them already',
    createImport: 'the server learns how many rows come',
    sendRows: 'the server keeps the next rows',
    commitImport: 'the server begins to store them',
  },
  cases: {
    inputs: [
      {
        label: 'two rows',
        input: {
          businessId,
          sheetId: 'sheet-0001',
          idempotencyKey: 'import-0001',
          fileName: 'assets.csv',
          mode: 'good_rows',
          rows: 2,
          announcedId: null,
        },
      },
      { label: 'two rows whose sending was cut off', input: cutOff },
    ],
    events: {
      'sending.retry': [{ label: '', event: { type: 'sending.retry' } }],
      'sending.leave': [{ label: '', event: { type: 'sending.leave' } }],
    },
    answers: {
      createImport: {
        done: [{ label: 'announced', output: receiving }],
        error: [{ label: 'no connection', error: noConnection }],
      },
      sendRows: {
        done: [
          { label: 'one has arrived', output: 1 },
          { label: 'all have arrived', output: 2 },
        ],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'it stores them already', error: begun('storing') },
          { label: 'it has stored them', error: begun('finished') },
          { label: 'it was cancelled', error: begun('cancelled') },
        ],
      },
      getImport: {
        done: [
          { label: 'it goes on', output: storing },
          { label: 'its rows have not come', output: receiving },
        ],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'there is none', error: problem('missing') },
        ],
      },
      commitImport: {
        done: [{ label: 'begun', output: storing }],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    journeys: {
      'an earlier sending is asked about until the server answers, and not after it was announced anew': {
        start: 'two rows whose sending was cut off',
        steps: [
          ...['error(getImport): no connection', 'sending.retry', 'done(getImport): its rows have not come'],
          ...['done(createImport): announced', 'error(sendRows): no connection', 'sending.retry'],
        ],
      },
      'an answer that was lost is forgotten when the server has begun': {
        steps: [
          'done(createImport): announced',
          'error(sendRows): it stores them already',
          'done(commitImport): begun',
        ],
      },
    },
    equivalentMutants: {
      'machine.ts sheetSendingMachine.states.announcing.onDone.actions: drop actions: announced':
        'where all rows had been sent before, the import had been announced before',
    },
    holds: {
      'no more rows are sent than there are': ({ context: { sent, rows } }) => sent <= rows,
    },
    key: ({ context: { sent, problem: trouble, announced, announcedId } }) => ({
      wasCutOff: announcedId !== null,
      sent,
      isAnnounced: announced !== null,
      hasProblem: trouble !== null,
    }),
  },
});
