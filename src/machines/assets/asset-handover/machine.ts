/**
 * Hand several assets over to one person, who signs for them.
 * 1. Somebody chooses the assets, or has chosen them in the list before; one that a person has already cannot be taken.
 * 2. They choose who gets them, from when, and until when.
 * 3. The person signs on the screen, by drawing or by typing their name.
 * 4. The server hands all of them over, or none: it says which it refuses, and the others can be signed for again.
 * 5. The receipt is there, and is on its way by mail. Sending again never hands over twice.
 * Started by the list, by one asset or from anywhere; it ends with the receipt.
 */
import type { ActorRefFrom } from 'xstate';
import { asking, failureWhen } from '../../shared/ask.ts';
import { assetHandover, orderOf } from './setup.ts';

export type {
  AssetsAsked,
  HandedAsset,
  HandoverDraft,
  HandoverOrder,
  HandoverReceipt,
  Recipient,
  Signature,
} from './setup.ts';

const ask = asking(assetHandover);

export const assetHandoverMachine = assetHandover.createMachine({
  id: 'assetHandover',
  options: { maxIterations: 1_000 },
  description: 'Several assets are handed over to one person, who signs for them.',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    ...draft,
    signature: null,
    refused: [],
    receipt: null,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The flow begins with the assets that it was opened with, or with those of the draft.',
      always: [{ guard: 'hasIds', target: 'loadingAssets' }, { target: 'choosingAssets' }],
    },
    loadingAssets: {
      description: 'The server sends the assets that were chosen in the list.',
      tags: 'busy',
      ...ask({
        src: 'listAssetsToHandOver',
        input: ({ context: { businessId, ids } }) => ({ businessId, ids }),
        onDone: {
          target: 'choosingAssets',
          actions: { type: 'storeAssets', params: ({ event }) => ({ assets: event.output }) },
        },
        failTo: 'assetsUnread',
      }),
    },
    assetsUnread: {
      description: 'The chosen assets could not be loaded.',
      tags: 'failed',
      on: { 'assets.retry': { target: 'loadingAssets', actions: 'clearProblem' } },
    },
    choosingAssets: {
      description: 'The assets are chosen.',
      tags: 'editable',
      on: {
        'assets.change': { actions: { type: 'storeAssets', params: ({ event }) => event } },
        'step.continue': { guard: 'hasFreeAssets', target: 'choosingRecipient' },
      },
    },
    choosingRecipient: {
      description: 'Who gets the assets, from when and until when.',
      tags: 'editable',
      on: {
        'recipient.change': {
          actions: [{ type: 'storeRecipient', params: ({ event }) => event }, 'clearProblem'],
        },
        'days.change': { actions: [{ type: 'storeDays', params: ({ event }) => event }, 'clearProblem'] },
        'step.continue': [
          { guard: 'returnsTooEarly', actions: 'storeEarlyReturn' },
          { guard: 'hasRecipient', target: 'signing', actions: 'clearProblem' },
        ],
        'step.back': { target: 'choosingAssets', actions: 'clearProblem' },
      },
    },
    signing: {
      description: 'The person reads what they get, and signs.',
      tags: 'editable',
      on: {
        'handover.sign': {
          guard: { type: 'hasName', params: ({ event }) => event },
          target: 'sending',
          actions: [{ type: 'storeSignature', params: ({ event }) => event }, 'clearProblem'],
        },
        'step.back': { target: 'choosingRecipient', actions: ['clearProblem', 'clearSignature'] },
      },
    },
    sending: {
      description: 'The server hands the assets over and makes the receipt.',
      tags: 'busy',
      ...ask({
        src: 'handOverAssets',
        input: ({ context }) => orderOf(context),
        onDone: {
          target: 'handedOver',
          actions: { type: 'storeReceipt', params: ({ event }) => ({ receipt: event.output }) },
        },
        onError: [
          failureWhen('isAboutAssets', 'refused', 'storeRefused'),
          failureWhen('isAboutRecipient', 'choosingRecipient'),
          failureWhen('isConflict', 'foundEarlier'),
        ],
        failTo: 'signing',
      }),
    },
    refused: {
      description: 'The server refuses some of the assets and has handed over none.',
      tags: 'failed',
      on: {
        'refused.leave': { guard: 'hasOthers', target: 'signing', actions: ['leaveRefused', 'clearSignature'] },
        'step.back': { target: 'choosingAssets', actions: 'clearSignature' },
      },
    },
    handedOver: { description: 'The person has the assets; the receipt is there.', type: 'final' },
    foundEarlier: {
      description: 'An earlier attempt had arrived after all, with another signature or other assets.',
      type: 'final',
    },
  },
  output: ({ context: { receipt } }) => ({ end: receipt === null ? 'foundEarlier' : 'handedOver' }),
});

export type AssetHandoverRef = ActorRefFrom<typeof assetHandoverMachine>;
