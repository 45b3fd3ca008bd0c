import { navigate } from 'wouter/use-browser-location';
import { selectBusinessId, selectUser } from '../../machines/accounts/session/selectors.ts';
import type { assetBulkMachine } from '../../machines/assets/asset-bulk/machine.ts';
import type { AssetFormOutput, assetFormMachine } from '../../machines/assets/asset-form/machine.ts';
import type { assetHandoverMachine } from '../../machines/assets/asset-handover/machine.ts';
import type { assetOnboardingMachine } from '../../machines/assets/asset-onboarding/machine.ts';
import type { Counted, Counting, stockTakeMachine } from '../../machines/assets/stock-take/machine.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { handOverAssets, listAssetsToHandOver } from '../../services/assets/handovers.ts';
import {
  assetQuery,
  assignAssets,
  changeAssets,
  createAsset,
  deleteAssets,
  listAssetIds,
  registerKeys,
  unassignAssets,
  updateAsset,
  uploadAssetImage,
} from '../../services/assets/register.ts';
import {
  closeStockTake,
  countStockTakeItem,
  discardStockTake,
  getStockTake,
  startStockTake,
} from '../../services/assets/stock-takes.ts';
import type { KeyedOptions, Options } from '../../services/shared/client.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { createAppOnboarding, getAppOnboarding } from '../../services/shell.ts';
import type { AssetBulkProps } from '../../views/assets/bulk/asset-bulk.tsx';
import { readHandoverDraft } from '../../views/assets/handover/handover-draft.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Core } from '../core.ts';
import type { Flow } from '../page.tsx';
import { queryClientOf } from '../session/query-client.ts';
import { keyedActor } from './keyed-actor.ts';

/** These are read again afterwards. */
export const rereading =
  <Input extends { businessId: string }, Output>(
    core: Core,
    service: (input: Input, options: KeyedOptions) => Promise<Output>,
    keysOf: (businessId: string) => string[][],
  ) =>
  async (input: Input, options: KeyedOptions): Promise<Output> => {
    const output = await service(input, options);
    for (const queryKey of keysOf(input.businessId)) void queryClientOf(core).invalidateQueries({ queryKey });
    return output;
  };

const stockTakeKeys = (businessId: string) => [['listStockTakes', businessId]];

const provide = (machine: typeof assetFormMachine, core: Core) =>
  machine.provide({
    actors: {
      createAsset: keyedActor(rereading(core, createAsset, registerKeys)),
      updateAsset: keyedActor(rereading(core, updateAsset, registerKeys)),
      uploadAssetImage: keyedActor(rereading(core, uploadAssetImage, registerKeys)),
      getAsset: keyedActor(({ businessId, id }: { businessId: string; id: string }) =>
        queryClientOf(core).fetchQuery({ ...assetQuery(businessId, id), staleTime: 0, retry: false }),
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

type OfBusiness = { businessId: string };

export const assetOnboardingFlow: Flow<typeof assetOnboardingMachine> = {
  load: async () => (await import('../../machines/assets/asset-onboarding/machine.ts')).assetOnboardingMachine,
  provide: (machine) =>
    machine.provide({
      actors: {
        getAppOnboarding: keyedActor((input: OfBusiness, options: Options) => getAppOnboarding(input, options)),
        createAppOnboarding: keyedActor((input: OfBusiness, options: Options) => createAppOnboarding(input, options)),
      },
    }),
  input: (_, { session }) => ({ businessId: selectBusinessId(session.getSnapshot()) ?? '' }),
};

const count = async (input: Counting, options: Options): Promise<Counted> => {
  const { item, stock_take } = await countStockTakeItem(input, options);
  return { item, stockTake: stock_take };
};

export const stockTakeFlow: Flow<typeof stockTakeMachine> = {
  load: async () => (await import('../../machines/assets/stock-take/machine.ts')).stockTakeMachine,
  provide: (machine, core) =>
    machine.provide({
      actors: {
        startStockTake: keyedActor(rereading(core, startStockTake, stockTakeKeys)),
        getStockTake: keyedActor(getStockTake),
        countItem: keyedActor(rereading(core, count, stockTakeKeys)),
        closeStockTake: keyedActor(
          rereading(core, closeStockTake, (id) => [...stockTakeKeys(id), ...registerKeys(id)]),
        ),
        discardStockTake: keyedActor(rereading(core, discardStockTake, stockTakeKeys)),
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
  provide: (machine, core) =>
    machine.provide({
      actors: {
        listAssetIds: keyedActor(listAssetIds),
        assignAssets: keyedActor(rereading(core, assignAssets, registerKeys)),
        unassignAssets: keyedActor(rereading(core, unassignAssets, registerKeys)),
        changeAssets: keyedActor(rereading(core, changeAssets, registerKeys)),
        deleteAssets: keyedActor(rereading(core, deleteAssets, registerKeys)),
      },
    }),
  input: ({ act, chosen }, core) => ({ businessId: ofBusiness(core), act, chosen }),
  onDone: ({ end }, _, { onEnd }) => onEnd(end === 'acted'),
};

/** The ids in the address count before a draft. */
const chosenIn = (search: URLSearchParams): string[] => (search.get('ids') ?? '').split(',').filter((id) => id !== '');

export const assetHandoverFlow: Flow<typeof assetHandoverMachine> = {
  load: async () => (await import('../../machines/assets/asset-handover/machine.ts')).assetHandoverMachine,
  provide: (machine, core) =>
    machine.provide({
      actors: {
        listAssetsToHandOver: keyedActor(listAssetsToHandOver),
        handOverAssets: keyedActor(
          rereading(core, handOverAssets, (id) => [...registerKeys(id), ['listHandovers', id]]),
        ),
      },
    }),
  input: ({ search }, core) => {
    const businessId = ofBusiness(core);
    const userId = selectUser(core.session.getSnapshot())?.id ?? '';
    const none = { assets: [], recipient: null, dateAssigned: '', due: '', idempotencyKey: randomKey() };
    return { businessId, ids: chosenIn(search), draft: { ...none, ...readHandoverDraft(userId, businessId) } };
  },
};
