import { navigate } from 'wouter/use-browser-location';
import { selectBusinessId } from '../../machines/accounts/session/selectors.ts';
import type { Counted, Counting, stockTakeMachine } from '../../machines/assets/stock-take/machine.ts';
import { assetsPaths } from '../../paths/assets.ts';
import {
  closeStockTake,
  countStockTakeItem,
  discardStockTake,
  getStockTake,
  startStockTake,
} from '../../services/assets/stock-takes.ts';
import type { Options } from '../../services/shared/client.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import type { Core } from '../core.ts';
import type { Flow } from '../page.tsx';
import { queryClientOf } from '../session/query-client.ts';
import { promiseActor } from './promise-actor.ts';

/** What shows stock-takes is read again, and with `others` what shows assets. */
const rereading =
  <Input extends { businessId: string }, Output>(
    core: Core,
    service: (input: Input, options: Options) => Promise<Output>,
    ...others: string[]
  ) =>
  async (input: Input, options: Options): Promise<Output> => {
    const output = await service(input, options);
    for (const query of ['listStockTakes', ...others])
      void queryClientOf(core).invalidateQueries({ queryKey: [query, input.businessId] });
    return output;
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
        startStockTake: promiseActor(rereading(core, startStockTake)),
        getStockTake: promiseActor(getStockTake),
        countItem: promiseActor(count),
        closeStockTake: promiseActor(rereading(core, closeStockTake, 'listAssets', 'getAsset')),
        discardStockTake: promiseActor(rereading(core, discardStockTake)),
      },
    }),
  input: ({ search }, { session }) => ({
    businessId: selectBusinessId(session.getSnapshot()) ?? '',
    id: search.get('id'),
    idempotencyKey: randomKey(),
  }),
  onDone: ({ end }) => {
    if (end === 'discarded') navigate(assetsPaths.stockTakes());
  },
};
