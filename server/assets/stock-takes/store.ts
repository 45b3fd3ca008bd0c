/** Stock-takes and what they count. Totals are kept with every tick. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, type PageQuery, selectPage } from '../../platform/database/lists.ts';
import { findByCode, type LabelledAsset } from '../labels/store.ts';

type Schemas = components['schemas'];
export type StockTake = Omit<Schemas['StockTake'], 'started_at' | 'closed_at'> & {
  started_at: Date;
  closed_at: Date | null;
};
export type Item = Omit<Schemas['StockTakeItem'], 'found_at'> & { found_at: Date | null };
type ItemQuery = NonNullable<operations['listStockTakeItems']['parameters']['query']>;

/** Nobody looks for what is in repair, missing or gone. */
const expectedStatuses = ['active', 'unassigned', 'inactive', 'condemned'];

const columns = `s.id, json_build_object('id', l.id, 'name', l.name) as location, s.notes, s.started_at, s.started_by, s.closed_at,
  s.expected::float8 as expected, s.found::float8 as found, (s.expected - s.found)::float8 as missing,
  s.unexpected::float8 as unexpected`;
const from =
  'stock_takes s join regions l on l.business_id = s.business_id and l.id = s.location_id where s.business_id = $1';

export const listStockTakes = (tx: Tx, businessId: string, query: PageQuery) =>
  selectPage<StockTake>(tx, query, { columns, from, values: [businessId], orderBy: 's.id desc' });

export async function findStockTake(tx: Tx, businessId: string, id: string): Promise<StockTake | undefined> {
  const [found] = await tx.query<StockTake>(`select ${columns} from ${from} and s.id = $2`, [businessId, id]);
  return found;
}

/** Breaks the index `stock_takes_open` when the location is being counted. */
export async function addStockTake(
  tx: Tx,
  businessId: string,
  { locationId, notes, by, now }: { locationId: string; notes: string; by: string; now: Date },
): Promise<string> {
  const id = newId();
  await tx.query(
    'insert into stock_takes (business_id, id, location_id, notes, started_at, started_by) values ($1, $2, $3, $4, $5, $6)',
    [businessId, id, locationId, notes, now, by],
  );
  await tx.query(
    `with expected as (
       insert into stock_take_items (business_id, stock_take_id, asset_id, number, name, is_expected)
       select business_id, $2, id, number, name, true from assets
       where business_id = $1 and location_id = $3 and deleted_at is null and status = any($4) returning 1)
     update stock_takes set expected = (select count(*) from expected) where business_id = $1 and id = $2`,
    [businessId, id, locationId, expectedStatuses],
  );
  return id;
}

/** Locks the row until the transaction ends, so that ticks of one stock-take take turns. */
export async function claimStockTake(tx: Tx, businessId: string, id: string) {
  const [found] = await tx.query<{ isClosed: boolean; locationId: string }>(
    `select closed_at is not null as "isClosed", location_id as "locationId" from stock_takes
     where business_id = $1 and id = $2 for update`,
    [businessId, id],
  );
  return found;
}

export async function deleteStockTake(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('delete from stock_takes where business_id = $1 and id = $2', [businessId, id]);
}

export async function closeStockTake(tx: Tx, businessId: string, id: string, now: Date): Promise<void> {
  await tx.query('update stock_takes set closed_at = $3 where business_id = $1 and id = $2', [businessId, id, now]);
}

const state = `case when not is_expected then 'unexpected' when found_at is null then 'missing' else 'found' end as state`;
const itemColumns = `asset_id as asset, number, name, ${state}, found_at`;
const ofState: Record<Schemas['StockTakeState'], string> = {
  found: ' and is_expected and found_at is not null',
  missing: ' and found_at is null',
  unexpected: ' and not is_expected',
};

export function listItems(tx: Tx, businessId: string, id: string, query: ItemQuery) {
  const { search = '', state } = query;
  const isSearched = search.trim() !== '';
  return selectPage<Item>(tx, query, {
    columns: itemColumns,
    from: `stock_take_items where business_id = $1 and stock_take_id = $2${state === undefined ? '' : ofState[state]}${
      isSearched ? ' and (number ilike $3 or name ilike $3)' : ''
    }`,
    values: isSearched ? [businessId, id, containing(search)] : [businessId, id],
    orderBy: 'number, asset_id',
  });
}

/** After an item, in the order of the list; from the first one on for null. */
export const itemsAfter = (tx: Tx, businessId: string, id: string, after: Item | null, limit: number) =>
  tx.query<Item>(
    `select ${itemColumns} from stock_take_items where business_id = $1 and stock_take_id = $2
       and (number, asset_id) > ($3, $4) order by number, asset_id limit $5`,
    [businessId, id, after?.number ?? '', after?.asset ?? '00000000-0000-0000-0000-000000000000', limit],
  );

type Tick = { assetId: string; number: string; name: string; by: string; now: Date };

/** Ticks what was not ticked; what is not expected comes in as found. */
export async function tick(tx: Tx, businessId: string, id: string, { assetId, number, name, by, now }: Tick) {
  await tx.query(
    `with ticked as (
       insert into stock_take_items as i (business_id, stock_take_id, asset_id, number, name, is_expected, found_at, found_by)
       values ($1, $2, $3, $4, $5, false, $6, $7)
       on conflict (business_id, stock_take_id, asset_id) do update set found_at = $6, found_by = $7 where i.found_at is null
       returning is_expected)
     update stock_takes s set found = found + t.is_expected::int, unexpected = unexpected + (not t.is_expected)::int
     from ticked t where s.business_id = $1 and s.id = $2`,
    [businessId, id, assetId, number, name, now, by],
  );
}

/** Takes a tick back; what is not expected leaves. */
export async function untick(tx: Tx, businessId: string, id: string, assetId: string): Promise<void> {
  await tx.query(
    `with gone as (delete from stock_take_items where business_id = $1 and stock_take_id = $2 and asset_id = $3
       and not is_expected returning 0 as found, 1 as unexpected),
     unticked as (update stock_take_items set found_at = null, found_by = null where business_id = $1 and stock_take_id = $2
       and asset_id = $3 and is_expected and found_at is not null returning 1 as found, 0 as unexpected)
     update stock_takes s set found = s.found - u.found, unexpected = s.unexpected - u.unexpected
     from (table gone union all table unticked) u where s.business_id = $1 and s.id = $2`,
    [businessId, id, assetId],
  );
}

export async function findItem(tx: Tx, businessId: string, id: string, assetId: string): Promise<Item | undefined> {
  const [found] = await tx.query<Item>(
    `select ${itemColumns} from stock_take_items where business_id = $1 and stock_take_id = $2 and asset_id = $3`,
    [businessId, id, assetId],
  );
  return found;
}

/** What was not found, unless it has moved or left meanwhile. The register must be locked. */
export const listNotFound = (tx: Tx, businessId: string, id: string, locationId: string): Promise<LabelledAsset[]> =>
  tx.query(
    `select id, number, name from assets
     where business_id = $1 and location_id = $3 and deleted_at is null and status = any($4) and id in
       (select asset_id from stock_take_items where business_id = $1 and stock_take_id = $2${ofState.missing})`,
    [businessId, id, locationId, expectedStatuses],
  );

export const markMissing = (tx: Tx, businessId: string, ids: readonly string[]) =>
  tx.query(`update assets set status = 'missing', version = version + 1 where business_id = $1 and id = any($2)`, [
    businessId,
    ids,
  ]);

/**
 * What belongs elsewhere belongs here from now on, and what was missing is found. What is sold or scrapped belongs nowhere, so
 * it stays as it is. The register must be locked.
 */
export const moveUnexpected = (tx: Tx, businessId: string, id: string, locationId: string): Promise<LabelledAsset[]> =>
  tx.query(
    `update assets set location_id = $3, version = version + 1,
       status = case status when 'missing' then 'unassigned' else status end
     where business_id = $1 and (location_id is distinct from $3 or status = 'missing') and deleted_at is null
       and not is_disposed(status) and id in
       (select asset_id from stock_take_items where business_id = $1 and stock_take_id = $2${ofState.unexpected})
     returning id, number, name`,
    [businessId, id, locationId],
  );

/** By its id, or by what is written on it. Two at most. */
export const findCounted = (
  tx: Tx,
  businessId: string,
  { asset, label = '' }: { asset?: string; label?: string },
): Promise<LabelledAsset[]> =>
  asset === undefined
    ? findByCode(tx, businessId, label)
    : tx.query<LabelledAsset>(
        'select id, number, name from assets where business_id = $1 and deleted_at is null and id = $2',
        [businessId, asset],
      );
