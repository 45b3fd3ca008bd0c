/** What the hand-over knows and does; its order is in machine.ts. */
import { assign, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import { refusedAssets } from '../../../domain/assets/handover.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { askingParts } from '../../shared/ask.ts';
import { given } from '../../shared/given.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type HandoverReceipt = Schemas['AssetHandover'];
export type Signature = { name: string; drawing: string | null };

/** An asset to hand over. */
export type HandedAsset = {
  id: string;
  number: string;
  name: string;
  status: Schemas['Asset']['status'];
  is_vehicle: boolean;
  is_stopped: boolean;
  /** Who has it, which keeps it from being handed over; null for nobody. */
  holder: string | null;
};
export type Recipient = { id: string; name: string; note: string };
/** Days are YYYY-MM-DD; `due` is empty without an expected return. */
export type Days = { dateAssigned: string; due: string };
/** What a reload keeps. A signature is given again. */
export type HandoverDraft = Days & {
  assets: readonly HandedAsset[];
  recipient: Recipient | null;
  /** So that a hand-over that is sent again happens once. */
  idempotencyKey: string;
};

type OfBusiness = { businessId: string };
export type AssetsAsked = OfBusiness & { ids: readonly string[] };
export type HandoverOrder = OfBusiness & { idempotencyKey: string } & Schemas['NewAssetHandover'];
type Refused = { asset: HandedAsset; reason: string };

type Input = OfBusiness & { draft: HandoverDraft; ids: readonly string[] };
type Context = OfBusiness &
  HandoverDraft & {
    /** Assets that it was opened with. */
    ids: readonly string[];
    signature: Signature | null;
    /** What the server does not hand over, and why. */
    refused: readonly Refused[];
    receipt: HandoverReceipt | null;
    problem: Problem | null;
  };
type Event =
  | { type: 'assets.change'; assets: readonly HandedAsset[] }
  | { type: 'recipient.change'; recipient: Recipient }
  | ({ type: 'days.change' } & Days)
  | { type: 'step.continue' }
  | { type: 'step.back' }
  | { type: 'handover.sign'; signature: Signature }
  | { type: 'refused.leave' }
  | { type: 'assets.retry' };
export type HandoverOutput = { end: 'handedOver' | 'foundEarlier' };

type Failure = { error: unknown };
/** The names of the fields on the second screen. */
const recipientFields = ['assignee', 'date_assigned', 'expected_return_date'];

export const assetHandover = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: HandoverOutput;
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    listAssetsToHandOver: placeholder<HandedAsset[], AssetsAsked>('listAssetsToHandOver'),
    handOverAssets: placeholder<HandoverReceipt, HandoverOrder>('handOverAssets'),
  },
  guards: {
    hasIds: ({ context }) => context.ids.length > 0,
    hasFreeAssets: ({ context: { assets } }) => assets.length > 0 && assets.every(({ holder }) => holder === null),
    hasRecipient: ({ context: { recipient, dateAssigned } }) => recipient !== null && dateAssigned !== '',
    returnsTooEarly: ({ context: { dateAssigned, due } }) => due !== '' && due < dateAssigned,
    hasName: (_, { signature }: { signature: Signature }) => signature.name.trim() !== '',
    isAboutAssets: (_, { error }: Failure) => refusedAssets(problemOf(error)).length > 0,
    isAboutRecipient: (_, { error }: Failure) => recipientFields.some((field) => field in problemOf(error).fields),
    hasOthers: ({ context: { assets, refused } }) => refused.length < assets.length,
  },
  actions: {
    storeEarlyReturn: assign({
      problem: problem('invalid', {
        fields: { expected_return_date: ['The return cannot be before the date assigned.'] },
      }),
    }),
    storeAssets: assign({ assets: (_, { assets }: { assets: readonly HandedAsset[] }) => assets }),
    storeRecipient: assign({ recipient: (_, { recipient }: { recipient: Recipient }) => recipient }),
    storeDays: assign({
      dateAssigned: (_, { dateAssigned }: Days) => dateAssigned,
      due: (_, { due }: Days) => due,
    }),
    storeSignature: assign({ signature: (_, { signature }: { signature: Signature }) => signature }),
    storeRefused: assign({
      refused: ({ context: { assets } }, { error }: Failure) =>
        refusedAssets(problemOf(error)).flatMap(({ at, reason }) => {
          const asset = assets[at];
          return asset === undefined ? [] : [{ asset, reason }];
        }),
    }),
    leaveRefused: assign({
      assets: ({ context: { assets, refused } }) => {
        const left = new Set(refused.map(({ asset }) => asset.id));
        return assets.filter(({ id }) => !left.has(id));
      },
    }),
    /** What was signed for has changed. */
    clearSignature: assign({ signature: null, refused: [] }),
    storeReceipt: assign({ receipt: (_, { receipt }: { receipt: HandoverReceipt }) => receipt }),
  },
}).extend(askingParts);

export function orderOf(context: Context): HandoverOrder {
  const { businessId, idempotencyKey, assets, recipient, dateAssigned, due, signature } = context;
  const { name, drawing } = given(signature);
  return {
    businessId,
    idempotencyKey,
    assets: assets.map(({ id }) => id),
    assignee: given(recipient).id,
    date_assigned: dateAssigned,
    expected_return_date: due === '' ? null : due,
    signature: { name: name.trim(), drawing },
  };
}
