import { navigate } from 'wouter/use-browser-location';
import { selectBusinessId } from '../../machines/accounts/session/selectors.ts';
import type { AssetFormOutput, assetFormMachine } from '../../machines/assets/asset-form/machine.ts';
import type { assetOnboardingMachine } from '../../machines/assets/asset-onboarding/machine.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { assetQuery, createAsset, updateAsset, uploadAssetImage } from '../../services/assets/register.ts';
import type { Options } from '../../services/shared/client.ts';
import { createAppOnboarding, getAppOnboarding } from '../../services/shell.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Core } from '../core.ts';
import type { Flow } from '../page.tsx';
import { queryClientOf } from '../session/query-client.ts';
import { promiseActor } from './promise-actor.ts';

type Stored = { id: string };

/** Everything that shows assets is read again. */
const rereading =
  <Input extends { businessId: string }, Output extends Stored>(
    core: Core,
    service: (input: Input, options: Options) => Promise<Output>,
  ) =>
  async (input: Input, options: Options): Promise<Output> => {
    const asset = await service(input, options);
    const client = queryClientOf(core);
    for (const query of ['getAsset', 'listAssets', 'listAssetTypes', 'listAssetAssignees'])
      void client.invalidateQueries({ queryKey: [query, input.businessId] });
    return asset;
  };

const provide = (machine: typeof assetFormMachine, core: Core) =>
  machine.provide({
    actors: {
      createAsset: promiseActor(rereading(core, createAsset)),
      updateAsset: promiseActor(rereading(core, updateAsset)),
      uploadAssetImage: promiseActor(rereading(core, uploadAssetImage)),
      getAsset: promiseActor(({ businessId, id }: { businessId: string; id: string }) =>
        queryClientOf(core).fetchQuery({ ...assetQuery(businessId, id), staleTime: 0, retry: false }),
      ),
    },
  });

const ofBusiness = ({ session }: Core) => selectBusinessId(session.getSnapshot()) ?? '';

function leave({ end, id }: AssetFormOutput) {
  if (end === 'saved') notify('good', 'Asset updated');
  navigate(end === 'listed' || id === null ? assetsPaths.assetList() : assetsPaths.asset(id));
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
        getAppOnboarding: promiseActor((input: OfBusiness, options: Options) => getAppOnboarding(input, options)),
        createAppOnboarding: promiseActor((input: OfBusiness, options: Options) => createAppOnboarding(input, options)),
      },
    }),
  input: (_, { session }) => ({ businessId: selectBusinessId(session.getSnapshot()) ?? '' }),
};
