import { problem } from '../../../domain/shared/problem.ts';
import { flow } from '../../flow.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { assetHandoverMachine, type HandedAsset, type HandoverDraft, type HandoverReceipt } from './machine.ts';
import { assetHandoverSteps } from './steps.ts';

export const ladder: HandedAsset = {
  id: '0198c7a0-0000-7000-8000-0000000000d1',
  number: 'LAD-0001',
  name: 'Ladder',
  status: 'unassigned',
  is_vehicle: false,
  is_stopped: false,
  holder: null,
};
export const drill: HandedAsset = {
  id: '0198c7a0-0000-7000-8000-0000000000d2',
  number: 'DRI-0001',
  name: 'Drill',
  status: 'unassigned',
  is_vehicle: false,
  is_stopped: false,
  holder: null,
};
const taken: HandedAsset = { ...drill, holder: 'Chidi Eze' };
export const bola = { id: '0198c7a0-0000-7000-8000-0000000000d3', name: 'Bola Ade', note: 'Driver · EMP-0002' };
export const emptyDraft: HandoverDraft = {
  assets: [],
  recipient: null,
  dateAssigned: '',
  due: '',
  idempotencyKey: 'hand-over-0001',
};
const readyDraft: HandoverDraft = {
  ...emptyDraft,
  assets: [ladder, drill],
  recipient: bola,
  dateAssigned: '2026-11-20',
};
export const receipt: HandoverReceipt = {
  id: '0198c7a0-0000-7000-8000-0000000000d4',
  assignee: {
    id: bola.id,
    first_name: 'Bola',
    last_name: 'Ade',
    employee_id: 'EMP-0002',
    department: null,
    job_title: 'Driver',
    region: null,
  },
  asset_count: 2,
  date_assigned: '2026-11-20',
  expected_return_date: null,
  is_mailed_to_holder: true,
};
export const has = 'Chidi Eze has it already.';

export const assetHandoverFlow = flow({
  title: 'Hand assets over to a person who signs',
  audience: 'staff',
  route: '/assets?tab=asset-list&view=hand-over',
  machine: assetHandoverMachine,
  happyEnd: 'handedOver',
  steps: assetHandoverSteps,
  states: {
    refused: 'Some cannot be handed over',
    assetsUnread: 'The assets could not be loaded',
  },
  labels: {
    'assets.change': 'An asset is added or taken off the list',
    'assets.retry': 'Try again',
    'recipient.change': 'Choose who gets them',
    'days.change': 'The days are filled in',
    'handover.sign': 'Sign and hand over',
    'refused.leave': 'Hand over the others',
    hasIds: 'it was opened with assets',
    hasFreeAssets: 'there are assets, and nobody has one of them',
    hasRecipient: 'a person and a day are chosen',
    returnsTooEarly: 'the return comes before the first day',
    hasName: 'a name is typed',
    isAboutAssets: 'the server refuses some of the assets',
    isAboutRecipient: 'the server refuses the person or the days',
    hasOthers: 'some are not refused',
    listAssetsToHandOver: 'the server sends the chosen assets',
    handOverAssets: 'the server hands the assets over',
  },
  cases: {
    inputs: [
      { label: 'nothing chosen yet', input: { businessId, draft: emptyDraft, ids: [] } },
      { label: 'chosen in the list', input: { businessId, draft: emptyDraft, ids: [ladder.id, drill.id] } },
      { label: 'one chosen in the list', input: { businessId, draft: emptyDraft, ids: [ladder.id] } },
      { label: 'a draft', input: { businessId, draft: readyDraft, ids: [] } },
    ],
    events: {
      'assets.change': [
        { label: 'two assets', event: { type: 'assets.change', assets: [ladder, drill] } },
        { label: 'one asset', event: { type: 'assets.change', assets: [ladder] } },
        { label: 'one that somebody has', event: { type: 'assets.change', assets: [ladder, taken] } },
        { label: 'none', event: { type: 'assets.change', assets: [] } },
      ],
      'assets.retry': [{ label: '', event: { type: 'assets.retry' } }],
      'recipient.change': [{ label: 'Bola', event: { type: 'recipient.change', recipient: bola } }],
      'days.change': [
        { label: 'from a day', event: { type: 'days.change', dateAssigned: '2026-11-20', due: '' } },
        {
          label: 'back on the same day',
          event: { type: 'days.change', dateAssigned: '2026-11-20', due: '2026-11-20' },
        },
        { label: 'back too early', event: { type: 'days.change', dateAssigned: '2026-11-20', due: '2026-11-01' } },
      ],
      'step.continue': [{ label: '', event: { type: 'step.continue' } }],
      'step.back': [{ label: '', event: { type: 'step.back' } }],
      'handover.sign': [
        {
          label: 'drawn',
          event: { type: 'handover.sign', signature: { name: 'Bola Ade', drawing: 'M10 100L300 40L590 160' } },
        },
        { label: 'typed only', event: { type: 'handover.sign', signature: { name: ' Bola Ade ', drawing: null } } },
        { label: 'without a name', event: { type: 'handover.sign', signature: { name: ' ', drawing: null } } },
      ],
      'refused.leave': [{ label: '', event: { type: 'refused.leave' } }],
    },
    answers: {
      listAssetsToHandOver: {
        done: [
          { label: 'both are free', output: [ladder, drill] },
          { label: 'somebody has one', output: [ladder, taken] },
        ],
        error: [{ label: 'no connection', error: noConnection }],
      },
      handOverAssets: {
        done: [{ label: 'handed over', output: receipt }],
        error: [
          { label: 'somebody has one', error: refusal({ 'assets.1': [has] }) },
          { label: 'somebody has them all', error: refusal({ 'assets.0': [has], 'assets.1': [has] }) },
          { label: 'the person has left', error: refusal({ assignee: ['This employee does not work here.'] }) },
          { label: 'the day is taken back', error: refusal({ date_assigned: ['This day is not possible.'] }) },
          {
            label: 'the return is too early for the server',
            error: refusal({ expected_return_date: ['The return cannot be before the date assigned.'] }),
          },
          { label: 'an earlier attempt had arrived', error: problem('conflict') },
          { label: 'no connection', error: noConnection },
        ],
      },
    },
    journeys: {
      'one asset that somebody has keeps all of them here': {
        start: 'nothing chosen yet',
        steps: ['assets.change: one that somebody has', 'step.continue'],
      },
      'one asset is enough': {
        start: 'nothing chosen yet',
        steps: ['assets.change: one asset', 'step.continue'],
      },
      'a person is chosen before anybody signs': {
        start: 'nothing chosen yet',
        steps: ['assets.change: two assets', 'step.continue', 'days.change: from a day', 'step.continue'],
      },
      'a day is chosen before anybody signs': {
        start: 'nothing chosen yet',
        steps: ['assets.change: two assets', 'step.continue', 'recipient.change: Bola', 'step.continue'],
      },
      'what comes back on the same day is handed over until then': {
        start: 'a draft',
        steps: ['step.continue', 'days.change: back on the same day', 'step.continue', 'handover.sign: typed only'],
      },
      'what stays in a draft is signed for at once': {
        start: 'a draft',
        steps: ['step.continue', 'step.continue', 'handover.sign: typed only', 'done(handOverAssets): handed over'],
      },
      'signing again forgets that sending failed': {
        start: 'a draft',
        steps: [
          'step.continue',
          'step.continue',
          'handover.sign: drawn',
          'error(handOverAssets): no connection',
          'handover.sign: drawn',
        ],
      },
      'going back forgets that sending failed, and the signature': {
        start: 'a draft',
        steps: [
          'step.continue',
          'step.continue',
          'handover.sign: drawn',
          'error(handOverAssets): no connection',
          'step.back',
          'step.back',
        ],
      },
      'choosing again forgets that the person has left': {
        start: 'a draft',
        isSeen: true,
        steps: [
          'step.continue',
          'step.continue',
          'handover.sign: typed only',
          'error(handOverAssets): the person has left',
          'recipient.change: Bola',
        ],
      },
      'going on with a right day forgets the early return': {
        start: 'a draft',
        steps: [
          'step.continue',
          'days.change: back too early',
          'step.continue',
          'days.change: from a day',
          'step.continue',
        ],
      },
      'choosing again forgets what was refused': {
        start: 'a draft',
        steps: [
          'step.continue',
          'step.continue',
          'handover.sign: drawn',
          'error(handOverAssets): somebody has one',
          'step.back',
        ],
      },
      'the others are handed over': {
        start: 'a draft',
        steps: [
          'step.continue',
          'step.continue',
          'handover.sign: drawn',
          'error(handOverAssets): somebody has one',
          'refused.leave',
          'handover.sign: drawn',
          'done(handOverAssets): handed over',
        ],
      },
      'a refusal of what is not on the list any more names nothing': {
        start: 'a draft',
        steps: [
          'step.continue',
          'step.continue',
          'handover.sign: drawn',
          'error(handOverAssets): somebody has one',
          'refused.leave',
          'handover.sign: drawn',
          'error(handOverAssets): somebody has them all',
        ],
      },
      'loading again forgets that it failed': {
        start: 'chosen in the list',
        steps: ['error(listAssetsToHandOver): no connection', 'assets.retry'],
      },
    },
    holds: {
      'nothing is sent that nobody signed for': ({ value, context }) =>
        value !== 'sending' || context.signature !== null,
      'a receipt belongs to a hand-over': ({ value, context }) =>
        (context.receipt !== null) === (value === 'handedOver'),
    },
    key: ({ context: { assets, recipient, dateAssigned, due, ids, refused } }) => ({
      ids: ids.length > 0,
      assets: assets.length,
      areFree: assets.every(({ holder }) => holder === null),
      hasRecipient: recipient !== null,
      hasDay: dateAssigned !== '',
      isEarly: due !== '' && due < dateAssigned,
      refused: refused.length,
    }),
  },
});
