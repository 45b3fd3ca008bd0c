import { navigate } from 'wouter/use-browser-location';
import { assetImportContext } from '../../../rules/assets/import-row.ts';
import { isDoubtful } from '../../../rules/shared/day.ts';
import { folded } from '../../../rules/shared/import.ts';
import { checkTable, keysOf, tableOf } from '../../domain/assets/import-file.ts';
import { problem } from '../../domain/shared/problem.ts';
import { selectBusinessId, selectUser } from '../../machines/accounts/session/selectors.ts';
import type { assetBulkMachine } from '../../machines/assets/asset-bulk/machine.ts';
import type { AssetFormOutput, assetFormMachine } from '../../machines/assets/asset-form/machine.ts';
import type { assetHandoverMachine } from '../../machines/assets/asset-handover/machine.ts';
import type { assetOnboardingMachine } from '../../machines/assets/asset-onboarding/machine.ts';
import type { Checked, csvImportMachine, Reading, Sending } from '../../machines/assets/csv-import/machine.ts';
import type { Counted, Counting, stockTakeMachine } from '../../machines/assets/stock-take/machine.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { assetTypesQuery } from '../../services/assets/asset-types.ts';
import { handOverAssets, listAssetsToHandOver } from '../../services/assets/handovers.ts';
import { cancelAssetImport, getAssetImport, matchAssets, sendImport } from '../../services/assets/imports.ts';
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
import { allRegionsQuery } from '../../services/hr.ts';
import type { Options } from '../../services/shared/client.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import { readInWorker } from '../../services/shared/table-in-worker.ts';
import { createAppOnboarding, getAppOnboarding } from '../../services/shell.ts';
import type { AssetBulkProps } from '../../views/assets/bulk/asset-bulk.tsx';
import { readHandoverDraft } from '../../views/assets/handover/handover-draft.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Core } from '../core.ts';
import type { Flow } from '../page.tsx';
import { queryClientOf } from '../session/query-client.ts';
import { promiseActor } from './promise-actor.ts';

/** These are read again afterwards. */
export const rereading =
  <Input extends { businessId: string }, Output>(
    core: Core,
    service: (input: Input, options: Options) => Promise<Output>,
    keysOf: (businessId: string) => string[][],
  ) =>
  async (input: Input, options: Options): Promise<Output> => {
    const output = await service(input, options);
    for (const queryKey of keysOf(input.businessId)) void queryClientOf(core).invalidateQueries({ queryKey });
    return output;
  };

const stockTakeKeys = (businessId: string) => [['listStockTakes', businessId]];

const provide = (machine: typeof assetFormMachine, core: Core) =>
  machine.provide({
    actors: {
      createAsset: promiseActor(rereading(core, createAsset, registerKeys)),
      updateAsset: promiseActor(rereading(core, updateAsset, registerKeys)),
      uploadAssetImage: promiseActor(rereading(core, uploadAssetImage, registerKeys)),
      getAsset: promiseActor(({ businessId, id }: { businessId: string; id: string }) =>
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
        getAppOnboarding: promiseActor((input: OfBusiness, options: Options) => getAppOnboarding(input, options)),
        createAppOnboarding: promiseActor((input: OfBusiness, options: Options) => createAppOnboarding(input, options)),
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
        startStockTake: promiseActor(rereading(core, startStockTake, stockTakeKeys)),
        getStockTake: promiseActor(getStockTake),
        countItem: promiseActor(rereading(core, count, stockTakeKeys)),
        closeStockTake: promiseActor(
          rereading(core, closeStockTake, (id) => [...stockTakeKeys(id), ...registerKeys(id)]),
        ),
        discardStockTake: promiseActor(rereading(core, discardStockTake, stockTakeKeys)),
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
        listAssetIds: promiseActor(listAssetIds),
        assignAssets: promiseActor(rereading(core, assignAssets, registerKeys)),
        unassignAssets: promiseActor(rereading(core, unassignAssets, registerKeys)),
        changeAssets: promiseActor(rereading(core, changeAssets, registerKeys)),
        deleteAssets: promiseActor(rereading(core, deleteAssets, registerKeys)),
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
        listAssetsToHandOver: promiseActor(listAssetsToHandOver),
        handOverAssets: promiseActor(
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

const noTitles = problem('invalid', {
  detail: 'No row has the titles of the columns. Download the sample and copy its first row.',
});

/** Reads a file beside the page, and checks it against what the business has. */
async function readFile({ businessId, file, dayOrder }: Reading, { signal }: Options, core: Core): Promise<Checked> {
  const queries = queryClientOf(core);
  const [types, locations, rows] = await Promise.all([
    queries.fetchQuery(assetTypesQuery(businessId, {})),
    queries.fetchQuery(allRegionsQuery(businessId)),
    readInWorker(file, signal),
  ]);
  const table = tableOf(rows);
  if (table === null || table.rows.length === 0) throw noTitles;
  const keys = [...new Set(table.rows.flatMap(({ cells }) => keysOf(cells)))];
  const known = await matchAssets({ businessId, keys }, { signal });
  const register = new Map(
    known.flatMap((one) =>
      [one.number, one.serial_no, one.plate_no].filter((key) => key !== '').map((key) => [folded(key), one] as const),
    ),
  );
  const checked = checkTable(table, assetImportContext({ types, locations, dayOrder, location: null }), register);
  return {
    columns: table.columns,
    mapping: table.mapping,
    rows: checked,
    wrong: checked.filter(({ problems }) => problems.length > 0).length,
    hasDoubtfulDays: checked.some(({ cells }) => isDoubtful(cells.purchase_date ?? '')),
  };
}

/** Rows with problems go along, so that the server gives them back with the reasons. */
const send = ({ businessId, idempotencyKey, fileName, dayOrder, checked, mode, ofKnown }: Sending, options: Options) =>
  sendImport(
    {
      ...{ businessId, idempotencyKey, mode, mapping: checked.mapping },
      file_name: fileName.slice(0, 200),
      ...(dayOrder === null ? {} : { day_order: dayOrder }),
      rows: checked.rows.map(({ row, cells, known }) => {
        const act = known === null ? ('create' as const) : ofKnown;
        return { row, cells, act, ...(known !== null && act === 'update' ? { asset: known.id } : {}) };
      }),
    },
    options,
  );

const importKeys = (businessId: string) => [['listAssetImports', businessId], ...registerKeys(businessId)];

export const csvImportFlow: Flow<typeof csvImportMachine> = {
  load: async () => (await import('../../machines/assets/csv-import/machine.ts')).csvImportMachine,
  provide: (machine, core) =>
    machine.provide({
      actors: {
        readFile: promiseActor((input: Reading, options: Options) => readFile(input, options, core)),
        sendImport: promiseActor(rereading(core, send, importKeys)),
        getAssetImport: promiseActor(rereading(core, getAssetImport, importKeys)),
        cancelAssetImport: promiseActor(rereading(core, cancelAssetImport, importKeys)),
      },
    }),
  input: (_, core) => ({ businessId: ofBusiness(core), idempotencyKey: randomKey() }),
};
