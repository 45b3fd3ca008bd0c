import { navigate } from 'wouter/use-browser-location';
import { selectBusinessId, selectUser } from '../../machines/accounts/session/selectors.ts';
import type { assetBulkMachine, Listing } from '../../machines/assets/asset-bulk/machine.ts';
import type { AssetFormOutput, assetFormMachine } from '../../machines/assets/asset-form/machine.ts';
import type { AssetsAsked, assetHandoverMachine } from '../../machines/assets/asset-handover/machine.ts';
import type { Close, Counted, Counting, stockTakeMachine } from '../../machines/assets/stock-take/machine.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { handOverAssets, listAssetsToHandOver } from '../../services/operations/assets.handover.ts';
import {
  assignAssets,
  changeAssets,
  createAsset,
  deleteAssets,
  getAsset,
  listAssetIds,
  unassignAssets,
  updateAsset,
  uploadAssetImage,
} from '../../services/operations/assets.register.ts';
import {
  closeStockTake,
  countStockTakeItem,
  discardStockTake,
  getStockTake,
  startStockTake,
} from '../../services/operations/assets.stock.ts';
import type { Options } from '../../services/shared/client.ts';
import { queryOf } from '../../services/shared/query.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import type { AssetBulkProps } from '../../views/assets/bulk/asset-bulk.tsx';
import { readHandoverDraft } from '../../views/assets/handover/handover-draft.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Core } from '../core.ts';
import type { Flow } from '../page.tsx';
import { readNow } from '../session/query-client.ts';
import { keyedActor } from './keyed-actor.ts';

const provide = (machine: typeof assetFormMachine, core: Core) =>
  machine.provide({
    actors: {
      createAsset: keyedActor(createAsset),
      updateAsset: keyedActor(updateAsset),
      uploadAssetImage: keyedActor(uploadAssetImage),
      getAsset: keyedActor(({ businessId, id }: { businessId: string; id: string }) =>
        readNow(core, queryOf(getAsset, { businessId, id })),
      ),
    },
  });

export const ofBusiness = ({ session }: Core) => selectBusinessId(session.getSnapshot()) ?? '';

function leave({ end, id }: AssetFormOutput) {
  if (end === 'saved') notify('good', 'Asset updated');
  if (end === 'listed' || id === null) navigate(assetsPaths.assetList());
  else navigate(end === 'documents' ? assetsPaths.addStatutory(id) : assetsPaths.asset(id));
}

const load = async () => (await import('../../machines/assets/asset-form/machine.ts')).assetFormMachine;

export const assetCreationFlow: Flow<typeof assetFormMachine> = {
  load,
  provide,
  input: (_, core) => ({ businessId: ofBusiness(core), id: null }),
  onDone: leave,
};

export const assetEditFlow: Flow<typeof assetFormMachine> = {
  load,
  provide,
  input: ({ search }, core) => ({ businessId: ofBusiness(core), id: search.get('id') }),
  onDone: leave,
};

const count = async (input: Counting, options: Options): Promise<Counted> => {
  const { item, stock_take } = await countStockTakeItem(input, options);
  return { item, stockTake: stock_take };
};

const close = ({ markMissing, moveUnexpected, ...stockTake }: Close, options: Options) =>
  closeStockTake({ ...stockTake, mark_missing: markMissing, move_unexpected: moveUnexpected }, options);

export const stockTakeFlow: Flow<typeof stockTakeMachine> = {
  load: async () => (await import('../../machines/assets/stock-take/machine.ts')).stockTakeMachine,
  provide: (machine, _core) =>
    machine.provide({
      actors: {
        startStockTake: keyedActor(startStockTake),
        getStockTake: keyedActor(getStockTake),
        countItem: keyedActor(count),
        closeStockTake: keyedActor(close),
        discardStockTake: keyedActor(discardStockTake),
      },
    }),
  input: ({ search }, core) => ({
    businessId: ofBusiness(core),
    id: search.get('id'),
    idempotencyKey: randomKey(),
  }),
  onDone: ({ end }) => {
    if (end === 'discarded') navigate(assetsPaths.stockTakes());
  },
};

export const assetBulkFlow: Flow<typeof assetBulkMachine, AssetBulkProps> = {
  load: async () => (await import('../../machines/assets/asset-bulk/machine.ts')).assetBulkMachine,
  provide: (machine, _core) =>
    machine.provide({
      actors: {
        listAssetIds: keyedActor(({ businessId, filter }: Listing, options: Options) =>
          listAssetIds({ businessId, ...filter }, options),
        ),
        assignAssets: keyedActor(assignAssets),
        unassignAssets: keyedActor(unassignAssets),
        changeAssets: keyedActor(changeAssets),
        deleteAssets: keyedActor(deleteAssets),
      },
    }),
  input: ({ act, chosen }, core) => ({ businessId: ofBusiness(core), act, chosen }),
  onDone: ({ end }, _, { onEnd }) => onEnd(end === 'acted'),
};

/** The ids in the address count before a draft. */
const chosenIn = (search: URLSearchParams): string[] => (search.get('ids') ?? '').split(',').filter((id) => id !== '');

export const assetHandoverFlow: Flow<typeof assetHandoverMachine> = {
  load: async () => (await import('../../machines/assets/asset-handover/machine.ts')).assetHandoverMachine,
  provide: (machine, _core) =>
    machine.provide({
      actors: {
        listAssetsToHandOver: keyedActor(({ businessId, ids }: AssetsAsked, options: Options) =>
          listAssetsToHandOver({ businessId, ids: ids.join() }, options),
        ),
        handOverAssets: keyedActor(handOverAssets),
      },
    }),
  input: ({ search }, core) => {
    const businessId = ofBusiness(core);
    const userId = selectUser(core.session.getSnapshot())?.id ?? '';
    const none = { assets: [], recipient: null, dateAssigned: '', due: '', idempotencyKey: randomKey() };
    return { businessId, ids: chosenIn(search), draft: { ...none, ...readHandoverDraft(userId, businessId) } };
  },
};
