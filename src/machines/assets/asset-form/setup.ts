/** What the asset form knows and does; its order is in machine.ts. */
import { assign, emit, setup } from 'xstate';
import type { components } from '../../../../openapi/generated/contract.ts';
import {
  type AssetFields,
  type Change,
  changesBetween,
  fieldsOf,
  mistakesOf,
  toChangedAsset,
  toNewAsset,
  typedOver,
} from '../../../domain/assets/asset-form.ts';
import { uploadDeadline } from '../../../domain/shared/deadlines.ts';
import { type Problem, problem, problemOf } from '../../../domain/shared/problem.ts';
import { askingParts } from '../../shared/ask.ts';
import { placeholder } from '../../shared/placeholder.ts';

type Schemas = components['schemas'];
export type Asset = Schemas['Asset'];
/** The asset as it was when the form was opened, or when somebody else's changes were last shown. */
export type Known = { version: number; fields: AssetFields };

type OfBusiness = { businessId: string };
export type AssetCreation = OfBusiness & { idempotencyKey: string } & Schemas['NewAsset'];
export type AssetUpdate = OfBusiness & { id: string } & Schemas['ChangedAsset'];
export type AssetImage = OfBusiness & { id: string; image: File };

/**
 * What the person saves. The key is that of a new asset, and `known` that of one that is changed; `attachments` are uploaded
 * files of a new one.
 */
type Save = {
  fields: AssetFields;
  image: File | null;
  attachments: readonly string[];
  idempotencyKey: string;
  known: Known | null;
};
type Input = OfBusiness & { id: string | null };
type Context = OfBusiness & {
  /** Null until a new asset is created. */
  id: string | null;
  isNew: boolean;
  save: Save | null;
  /** The created asset, for the dialog. */
  created: { name: string; number: string } | null;
  /** What somebody else changed, once that was found out. */
  changes: Change[] | null;
  problem: Problem | null;
};
type Event =
  | ({ type: 'asset.save' } & Save)
  /** The person uses the value that somebody else gave this field. */
  | { type: 'theirs.take'; field: Change['field'] }
  | { type: 'image.send'; image: File }
  | { type: 'image.skip' }
  | { type: 'asset.open' }
  | { type: 'documents.add' }
  | { type: 'asset.another' }
  | { type: 'list.open' };
export const ends = ['documents', 'listed', 'opened', 'saved'] as const;
export type AssetFormOutput = { end: (typeof ends)[number]; id: string | null };

export const assetForm = setup({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    output: AssetFormOutput;
    /** `asset.stored`: nothing typed has to be kept any more. `asset.reread`: what somebody else saved is known now. */
    emitted: { type: 'asset.stored' } | { type: 'asset.reread'; known: Known } | { type: 'key.spent' };
    tags: 'busy' | 'editable' | 'failed';
  },
  actors: {
    createAsset: placeholder<Asset, AssetCreation>('createAsset'),
    updateAsset: placeholder<Asset, AssetUpdate>('updateAsset'),
    uploadAssetImage: placeholder<Asset, AssetImage>('uploadAssetImage'),
    getAsset: placeholder<Asset, OfBusiness & { id: string }>('getAsset'),
  },
  delays: { uploadDeadline },
  guards: {
    hasMistakes: (_, { fields, known }: Save) => Object.keys(mistakesOf(fields, known?.fields ?? null)).length > 0,
    isNew: ({ context }) => context.isNew,
    hasChanges: (_, { fields, known }: Save) =>
      known !== null && Object.keys(typedOver(known.fields, fields)).length > 0,
    hasImage: ({ context }) => context.save?.image != null,
    isChangedMeanwhile: (_, { error }: { error: unknown }) => problemOf(error).code === 'changed_meanwhile',
  },
  actions: {
    storeMistakes: assign({
      problem: (_, { fields, known }: Save) =>
        problem('invalid', { fields: mistakesOf(fields, known?.fields ?? null) as Record<string, string[]> }),
    }),
    storeSave: assign({
      save: (_, { fields, image, attachments, idempotencyKey, known }: Save) => ({
        fields,
        image,
        attachments,
        idempotencyKey,
        known,
      }),
      problem: null,
    }),
    storeImage: assign({
      save: ({ context: { save } }, { image }: { image: File }) => save && { ...save, image },
    }),
    storeCreated: assign({
      id: (_, { id }: Asset) => id,
      created: (_, { name, number }: Asset) => ({ name, number }),
    }),
    storeChanges: assign({
      changes: ({ context: { save } }, asset: Asset) =>
        save?.known ? changesBetween(save.known.fields, fieldsOf(asset), save.fields) : null,
    }),
    forgetChange: assign({
      changes: ({ context: { changes } }, { field }: Pick<Change, 'field'>) =>
        changes?.map((change) => (change.field === field ? { ...change, mine: null } : change)) ?? null,
    }),
    beginAnother: assign({ id: null, save: null, created: null }),
    notifyStored: emit({ type: 'asset.stored' }),
    notifyReread: emit((_, asset: Asset) => ({
      type: 'asset.reread',
      known: { version: asset.version, fields: fieldsOf(asset) },
    })),
    /** The key belongs to other details that have arrived; saving again is another asset. */
    notifyKeySpent: emit({ type: 'key.spent' }),
  },
}).extend(askingParts);

function savedIn({ save }: Context): Save {
  if (save === null) throw new Error('nothing was saved');
  return save;
}

export function creationOf(context: Context): AssetCreation {
  const { fields, attachments, idempotencyKey } = savedIn(context);
  return { businessId: context.businessId, idempotencyKey, ...toNewAsset(fields), attachments: [...attachments] };
}

export function updateOf(context: Context): AssetUpdate {
  const { fields, known } = savedIn(context);
  const { businessId, id } = context;
  return { businessId, id: id ?? '', version: known?.version ?? 0, ...toChangedAsset(fields) };
}

export function imageOf(context: Context): AssetImage {
  const { image } = savedIn(context);
  if (image === null) throw new Error('no image was chosen');
  return { businessId: context.businessId, id: context.id ?? '', image };
}
