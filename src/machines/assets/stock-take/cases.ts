import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { type Counted, type StockTake, type StockTakeItem, stockTakeMachine } from './machine.ts';
import { stockTakeSteps } from './steps.ts';

const id = '0198c7a0-0000-7000-8000-0000000000c1';
export const yard = '0198c7a0-0000-7000-8000-0000000000c2';
export const ladder = '0198c7a0-0000-7000-8000-0000000000c3';

export const open: StockTake = {
  id,
  location: { id: yard, name: 'Yard' },
  notes: '',
  started_at: '2026-11-20T09:00:00.000Z',
  started_by: 'Ada Obi',
  closed_at: null,
  expected: 3,
  found: 0,
  missing: 3,
  unexpected: 0,
};
export const closed: StockTake = { ...open, closed_at: '2026-11-20T10:00:00.000Z' };
const item: StockTakeItem = {
  asset: ladder,
  number: 'LAD-0001',
  name: 'Ladder',
  state: 'found',
  found_at: '2026-11-20T09:10:00.000Z',
};
export const counted: Counted = { item, stockTake: { ...open, found: 1, missing: 2 } };

export const stockTakeFlow = flow({
  title: 'Count what is at a location',
  audience: 'staff',
  route: '/assets?tab=asset-list&view=stock-take',
  machine: stockTakeMachine,
  happyEnd: 'closed',
  steps: stockTakeSteps,
  labels: {
    'stock.start': 'Start counting',
    'stock.count': 'An asset is scanned, typed or ticked',
    'stock.review': 'Review and close',
    'stock.close': 'Close the stock-take',
    'stock.discard': 'Discard',
    'stock.retry': 'Try again',
    isGiven: 'it was opened with a stock-take',
    hasLocation: 'a location is chosen',
    hasLabel: 'a number is given',
    isClosed: 'it is closed already',
    startStockTake: 'the server notes what is expected',
    getStockTake: 'the server sends the stock-take',
    countItem: 'the server ticks the asset',
    closeStockTake: 'the server closes the stock-take',
    discardStockTake: 'the server removes the stock-take',
  },
  cases: {
    inputs: [
      { label: 'a new one', input: { businessId, id: null, idempotencyKey: 'start-0001' } },
      { label: 'one that stands open', input: { businessId, id, idempotencyKey: 'start-0002' } },
    ],
    events: {
      'stock.start': [
        { label: 'the yard', event: { type: 'stock.start', location: yard, notes: '' } },
        { label: 'no location', event: { type: 'stock.start', location: '', notes: '' } },
      ],
      'stock.count': [
        { label: 'an Asset ID', event: { type: 'stock.count', count: { label: 'LAD-0001', found: true } } },
        { label: 'ticked in the list', event: { type: 'stock.count', count: { asset: ladder, found: true } } },
        { label: 'nothing typed', event: { type: 'stock.count', count: { label: ' ', found: true } } },
      ],
      'stock.review': [{ label: '', event: { type: 'stock.review' } }],
      'stock.close': [
        { label: 'missing ones marked', event: { type: 'stock.close', markMissing: true, moveUnexpected: false } },
        { label: 'others moved here', event: { type: 'stock.close', markMissing: false, moveUnexpected: true } },
      ],
      'stock.discard': [{ label: '', event: { type: 'stock.discard' } }],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'stock.retry': [{ label: '', event: { type: 'stock.retry' } }],
    },
    answers: {
      startStockTake: {
        done: [{ label: 'three are expected', output: open }],
        error: [
          { label: 'somebody counts there', error: problem('conflict', { code: 'open' }) },
          { label: 'no connection', error: noConnection },
        ],
      },
      getStockTake: {
        done: [
          { label: 'it stands open', output: open },
          { label: 'it is closed', output: closed },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
      countItem: {
        done: [{ label: 'found', output: counted }],
        error: [
          { label: 'no asset has this number', error: refusal({ label: ['No asset has this number.'] }) },
          { label: 'no connection', error: noConnection },
        ],
      },
      closeStockTake: {
        done: [{ label: 'closed', output: closed }],
        error: [{ label: 'no connection', error: noConnection }],
      },
      discardStockTake: {
        done: [{ label: 'removed', output: undefined }],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    journeys: {
      'closing again forgets that it failed': {
        start: 'one that stands open',
        steps: [
          'done(getStockTake): it stands open',
          'stock.review',
          'stock.close: missing ones marked',
          'error(closeStockTake): no connection',
          'stock.close: missing ones marked',
        ],
      },
      'counting on forgets what was counted last': {
        start: 'one that stands open',
        steps: [
          'done(getStockTake): it stands open',
          'stock.count: an Asset ID',
          'done(countItem): found',
          'stock.count: ticked in the list',
        ],
      },
      'discarding forgets what was counted last': {
        start: 'one that stands open',
        steps: [
          'done(getStockTake): it stands open',
          'stock.count: an Asset ID',
          'done(countItem): found',
          'stock.discard',
        ],
      },
      'discarding forgets that counting failed': {
        start: 'one that stands open',
        steps: [
          'done(getStockTake): it stands open',
          'stock.count: an Asset ID',
          'error(countItem): no connection',
          'stock.discard',
        ],
      },
    },
    equivalentMutants: {
      'machine.ts : if false instead of id === null': 'what is counted has a stock-take',
      'machine.ts : if false instead of context.count === null': 'what is recorded was counted',
    },
    holds: {
      'what is counted has a stock-take': (snapshot) =>
        !['counting', 'recording', 'reviewing', 'closing', 'closed'].some((state) => snapshot.value === state) ||
        snapshot.context.stockTake !== null,
    },
    // No guard reads the problem; it is in the key so that paths try where it is cleared.
    key: ({ context: { id: given, problem: trouble, last } }) => ({
      isGiven: given !== null,
      hasProblem: trouble !== null,
      hasLast: last !== null,
    }),
  },
});
