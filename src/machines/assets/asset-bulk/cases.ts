import { mostAtOnce } from '../../../domain/assets/bulk.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { type AssetOutcome, assetBulkMachine, type BulkDetails } from './machine.ts';

const uuid = (last: string) => `0198c7a0-0000-7000-8000-0000000000${last}`;
export const ladder = uuid('d1');
export const drill = uuid('d2');
const gone = uuid('d3');
export const ada = { id: uuid('d4'), name: 'Ada Obi' };
export const yard = { id: uuid('d5'), name: 'Yard' };

export const assigning: BulkDetails = {
  act: 'assign',
  assignee: ada,
  date_assigned: '2026-11-20',
  expected_return_date: null,
};
export const done: AssetOutcome = { id: ladder, title: 'Ladder (LAD-0001)', outcome: 'done', detail: null };
export const refused: AssetOutcome = {
  id: drill,
  title: 'Drill (DRI-0001)',
  outcome: 'refused',
  detail: 'Bola Okafor has it already.',
};
const missing: AssetOutcome = { id: gone, title: null, outcome: 'missing', detail: null };

const input = { businessId, chosen: { ids: [ladder, drill] } };
const all = { filter: { status: 'unassigned' as const }, except: [gone] };

export const assetBulkFlow = flow({
  title: 'Do the same with several assets',
  audience: 'staff',
  route: '/assets?tab=asset-list&view=list',
  machine: assetBulkMachine,
  happyEnd: 'closed',
  states: {
    collecting: 'Finding the assets',
    counting: 'Counting the assets',
    detailing: 'Filling in the details',
    reporting: 'Showing the result',
    uncollected: 'The assets could not be found',
    outOfRange: 'None or too many',
  },
  labels: {
    'bulk.review': 'The details are given',
    'bulk.confirm': 'Confirm',
    'bulk.retry': 'Try again',
    'bulk.close': 'Close',
    isAllMatching: 'all that match are selected',
    isTakenAtOnce: 'there are some, and no more than a thousand',
    isAssigning: 'they are to be assigned',
    isUnassigning: 'they are to be taken back',
    isDeleting: 'they are to be deleted',
    hasRefused: 'some were refused',
    listAssetIds: 'the server says which assets match',
    assignAssets: 'the server assigns the assets',
    unassignAssets: 'the server takes the assets back',
    changeAssets: 'the server moves the assets or changes their status',
    deleteAssets: 'the server deletes the assets',
  },
  cases: {
    inputs: [
      { label: 'two to assign', input: { ...input, act: 'assign' } },
      { label: 'two to take back', input: { ...input, act: 'unassign' } },
      { label: 'two to move', input: { ...input, act: 'move' } },
      { label: 'two to mark', input: { ...input, act: 'changeStatus' } },
      { label: 'two to delete', input: { ...input, act: 'delete' } },
      { label: 'all that match to assign', input: { businessId, act: 'assign', chosen: all } },
    ],
    events: {
      'bulk.review': [
        { label: 'to Ada', event: { type: 'bulk.review', details: assigning } },
        {
          label: 'to nobody',
          event: { type: 'bulk.review', details: { ...assigning, assignee: { id: '', name: '' } } },
        },
        { label: 'without a day', event: { type: 'bulk.review', details: { ...assigning, date_assigned: '' } } },
        {
          label: 'back on a day',
          event: { type: 'bulk.review', details: { act: 'unassign', end_date: '2099-11-20' } },
        },
        { label: 'back on no day', event: { type: 'bulk.review', details: { act: 'unassign', end_date: '' } } },
        { label: 'to the yard', event: { type: 'bulk.review', details: { act: 'move', location: yard } } },
        {
          label: 'to nowhere',
          event: { type: 'bulk.review', details: { act: 'move', location: { id: '', name: '' } } },
        },
        { label: 'missing', event: { type: 'bulk.review', details: { act: 'changeStatus', status: 'missing' } } },
        { label: 'to the bin', event: { type: 'bulk.review', details: { act: 'delete', permanently: false } } },
        { label: 'for ever', event: { type: 'bulk.review', details: { act: 'delete', permanently: true } } },
      ],
      'bulk.confirm': [{ label: '', event: { type: 'bulk.confirm' } }],
      'bulk.retry': [{ label: '', event: { type: 'bulk.retry' } }],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'bulk.close': [{ label: '', event: { type: 'bulk.close' } }],
    },
    answers: {
      listAssetIds: {
        done: [
          { label: 'three match', output: { count: 3, ids: [ladder, drill, gone] } },
          { label: 'one besides that which was left out', output: { count: 2, ids: [ladder, gone] } },
          { label: 'only those that were left out', output: { count: 1, ids: [gone] } },
          { label: 'more than are listed', output: { count: 2_001, ids: [] } },
          {
            label: 'a thousand besides those left out',
            output: {
              count: mostAtOnce + 1,
              ids: [gone, ...Array.from({ length: mostAtOnce }, (_, at) => `asset-${at}`)],
            },
          },
          {
            label: 'one too many',
            output: { count: mostAtOnce + 1, ids: Array.from({ length: mostAtOnce + 1 }, (_, at) => `asset-${at}`) },
          },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
      assignAssets: {
        done: [
          { label: 'one is refused', output: { results: [done, refused] } },
          { label: 'all are assigned', output: { results: [done, { ...refused, outcome: 'done', detail: null }] } },
        ],
        error: [
          { label: 'no connection', error: noConnection },
          { label: 'Ada has left', error: refusal({ assignee: ['This employee does not work here.'] }) },
        ],
      },
      unassignAssets: {
        done: [{ label: 'nobody has one', output: { results: [done, { ...refused, detail: 'Nobody has it.' }] } }],
        error: [{ label: 'no connection', error: noConnection }],
      },
      changeAssets: {
        done: [{ label: 'one is not there any more', output: { results: [done, missing] } }],
        error: [{ label: 'no connection', error: noConnection }],
      },
      deleteAssets: {
        done: [{ label: 'deleted', output: { results: [done] } }],
        error: [{ label: 'no connection', error: noConnection }],
      },
    },
    journeys: {
      'nothing is taken back on no day': { start: 'two to take back', steps: ['bulk.review: back on no day'] },
      'nothing is moved nowhere': { start: 'two to move', steps: ['bulk.review: to nowhere'] },
      'a status is given': { start: 'two to mark', steps: ['bulk.review: missing', 'bulk.confirm'] },
      'confirming again forgets that it failed': {
        start: 'two to assign',
        steps: ['bulk.review: to Ada', 'bulk.confirm', 'error(assignAssets): no connection', 'bulk.confirm'],
      },
      'taking back again forgets that it failed': {
        start: 'two to take back',
        steps: ['bulk.review: back on a day', 'bulk.confirm', 'error(unassignAssets): no connection', 'bulk.confirm'],
      },
      'moving again forgets that it failed': {
        start: 'two to move',
        steps: ['bulk.review: to the yard', 'bulk.confirm', 'error(changeAssets): no connection', 'bulk.confirm'],
      },
      'deleting again forgets that it failed': {
        start: 'two to delete',
        steps: ['bulk.review: for ever', 'bulk.confirm', 'error(deleteAssets): no connection', 'bulk.confirm'],
      },
      'other details after a failure': {
        start: 'two to assign',
        steps: [
          'bulk.review: to Ada',
          'bulk.confirm',
          'error(assignAssets): Ada has left',
          'step.back',
          'bulk.review: to Ada',
        ],
      },
      'those that were refused are tried again, alone': {
        start: 'two to assign',
        isSeen: true,
        steps: [
          'bulk.review: to Ada',
          'bulk.confirm',
          'done(assignAssets): one is refused',
          'bulk.retry',
          'bulk.review: to Ada',
          'bulk.confirm',
          'done(assignAssets): all are assigned',
        ],
      },
      'given up after some were done': {
        start: 'two to assign',
        steps: [
          'bulk.review: to Ada',
          'bulk.confirm',
          'done(assignAssets): one is refused',
          'bulk.retry',
          'bulk.close',
        ],
      },
    },
    equivalentMutants: {
      'machine.ts : if false instead of details === null || !acts.some((act) => act === details.act)':
        'what is confirmed has its details',
      'machine.ts : && instead of details === null || !acts.some((act) => act === details.act)':
        'what is confirmed has its details',
    },
    holds: {
      'what is confirmed has its details': ({ value, context: { act, details } }) =>
        !['confirming', 'assigning', 'unassigning', 'changing', 'deleting', 'reporting'].some(
          (state) => value === state,
        ) || details?.act === act,
    },
    key: ({ context }) => ({
      act: context.act,
      isAllMatching: context.filter !== null,
      isTakenAtOnce: context.count > 0 && context.count <= mostAtOnce,
      hasRefused: context.outcomes?.some(({ outcome }) => outcome === 'refused') ?? false,
      hasProblem: context.problem !== null,
    }),
  },
});
