/** Stock-takes: what is expected at a location is ticked as found, and the rest is missing. */
import pg from 'pg';
import { stockTakeStateLabels } from '../../../openapi/generated/lists/assets.stock.ts';
import { findMember, nameOf } from '../../directory/directory.ts';
import { askingOf } from '../../platform/asking.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { once } from '../../platform/database/idempotency.ts';
import { pageOf } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import { csvFile } from '../../platform/exports/csv.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimAssets, isRegion } from '../assets/store.ts';
import { lockToday, releaseAssets } from '../assignments/acts.ts';
import { note } from '../history/acts.ts';
import * as store from './store.ts';

type StockTakeOperation =
  | 'listStockTakes'
  | 'startStockTake'
  | 'getStockTake'
  | 'discardStockTake'
  | 'listStockTakeItems'
  | 'countStockTakeItem'
  | 'closeStockTake'
  | 'exportStockTake';

const exportPage = 1000;

const present = ({ started_at, closed_at, ...rest }: store.StockTake) => ({
  ...rest,
  started_at: started_at.toISOString(),
  closed_at: closed_at?.toISOString() ?? null,
});
const presentItem = ({ found_at, ...rest }: store.Item) => ({ ...rest, found_at: found_at?.toISOString() ?? null });

type Caller = Pick<BusinessCall<'getStockTake'>, 'tx' | 'businessId' | 'params'>;

async function stockTakeOf({ tx, businessId, params: { id } }: Caller) {
  const found = await store.findStockTake(tx, businessId, id);
  if (found === undefined) throw refuse.missing();
  return found;
}

/** @throws 404 when there is none, 409 when it is closed */
async function claimOpen({ tx, businessId, params: { id } }: Caller) {
  const found = await store.claimStockTake(tx, businessId, id);
  if (found === undefined) throw refuse.missing();
  if (found.isClosed) throw refuse.conflict('This stock-take is closed.', 'closed');
  return found;
}

async function nameOfCaller({
  tx,
  businessId,
  userId,
}: Pick<BusinessCall<'startStockTake'>, 'tx' | 'businessId' | 'userId'>) {
  const member = await findMember(tx, businessId, userId);
  return member === undefined ? '' : nameOf(member);
}

export const stockTakesHandlers = ({ clock, db }: Platform): Pick<Handlers, StockTakeOperation> => ({
  listStockTakes: async (call) =>
    pageOf(call, await store.listStockTakes(call.tx, call.businessId, call.query), present),

  startStockTake: (call) => {
    const { tx, userId, businessId, body, idempotencyKey } = call;
    const now = clock.now();
    const intent = { userId, key: idempotencyKey, operation: 'startStockTake', businessId, body };
    return once(tx, intent, now, async () => {
      if (!(await isRegion(tx, businessId, body.location)))
        throw refuse.fields({ location: ['Choose one of your locations.'] });
      const by = await nameOfCaller(call);
      try {
        const id = await store.addStockTake(tx, businessId, {
          locationId: body.location,
          notes: (body.notes ?? '').trim(),
          by,
          now,
        });
        return present(await stockTakeOf({ tx, businessId, params: { domain: businessId, id } }));
      } catch (error) {
        const isOpen = error instanceof pg.DatabaseError && error.constraint === 'stock_takes_open';
        throw isOpen ? refuse.conflict('This location is being counted already.', 'open') : error;
      }
    });
  },

  getStockTake: async (call) => present(await stockTakeOf(call)),

  discardStockTake: async (call) => {
    await claimOpen(call);
    await store.deleteStockTake(call.tx, call.businessId, call.params.id);
    return undefined;
  },

  listStockTakeItems: async (call) => {
    await stockTakeOf(call);
    const { tx, businessId, params, query } = call;
    return pageOf(call, await store.listItems(tx, businessId, params.id, query), presentItem);
  },

  countStockTakeItem: async (call) => {
    const { tx, businessId, params, body } = call;
    if ((body.asset === undefined) === (body.label === undefined)) throw refuse.general('Send either asset or label.');
    await claimOpen(call);
    const [counted, another] = await store.findCounted(tx, businessId, body);
    if (another !== undefined)
      throw refuse.fields({ label: [`More than one asset has the number '${body.label}'. Use the Asset ID.`] });
    if (counted === undefined)
      throw body.label === undefined
        ? refuse.missing()
        : refuse.fields({ label: [`No asset has the number '${body.label}'.`] });
    if (body.found) {
      const by = await nameOfCaller(call);
      await store.tick(tx, businessId, params.id, { ...counted, assetId: counted.id, by, now: clock.now() });
    } else await store.untick(tx, businessId, params.id, counted.id);
    const left = { asset: counted.id, number: counted.number, name: counted.name, state: null, found_at: null };
    const item = (await store.findItem(tx, businessId, params.id, counted.id)) ?? left;
    return { item: presentItem(item), stock_take: present(await stockTakeOf(call)) };
  },

  closeStockTake: async (call) => {
    const { tx, businessId, params, body } = call;
    const asking = askingOf(call, clock.now());
    // The register is locked first, as everywhere.
    await lockToday(asking);
    const { locationId } = await claimOpen(call);
    const { location } = await stockTakeOf(call);
    const lost = body.mark_missing ? await store.listNotFound(tx, businessId, params.id, locationId) : [];
    const lostIds = lost.map((asset) => asset.id);
    await releaseAssets(asking, await claimAssets(tx, businessId, lostIds));
    await store.markMissing(tx, businessId, lostIds);
    const moved = body.move_unexpected ? await store.moveUnexpected(tx, businessId, params.id, locationId) : [];
    for (const asset of lost)
      await note(asking, asset, 'asset.changed', `Not found at the stock-take of ${location.name}`);
    for (const asset of moved) await note(asking, asset, 'asset.changed', `Found at ${location.name} and moved there`);
    await store.closeStockTake(tx, businessId, params.id, asking.now);
    return present(await stockTakeOf(call));
  },

  exportStockTake: async (call) => {
    const { businessId, userId, params, reply } = call;
    const { location, started_at: startedAt } = await stockTakeOf(call);
    async function* rows() {
      let last: store.Item | null = null;
      let items: store.Item[];
      do {
        const after = last;
        items = await db.read({ userId, businessId }, (tx) =>
          store.itemsAfter(tx, businessId, params.id, after, exportPage),
        );
        for (const { number, name, state, found_at: foundAt } of items)
          yield [number, name, state === null ? '' : stockTakeStateLabels[state], foundAt?.toISOString() ?? null];
        last = items.at(-1) ?? null;
      } while (items.length === exportPage);
    }
    const name = location.name.replace(/[^\w-]+/g, '-').toLowerCase();
    const file = `stock-take-${name}-${startedAt.toISOString().slice(0, 10)}.csv`;
    reply.header('content-disposition', `attachment; filename="${file}"`);
    return {
      stream: csvFile(['Asset ID', 'Name', 'Result', 'Found at'], rows()),
      type: 'text/csv; charset=utf-8',
      size: null,
    };
  },
});
