/** The register of assets: rows and lists. Counts and search words are kept by triggers; see the migration. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { describeEmployees } from '../../directory/employees.ts';
import { countRows } from '../../platform/database/counts.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { type PageQuery, selectPage, wordsIn } from '../../platform/database/lists.ts';
import type { Remembered } from '../../platform/database/remembered.ts';
import { takeAssetIds } from '../asset-types/store.ts';
import type { Facts } from './rules.ts';

type Schemas = components['schemas'];
type Next = { employee_id: string; date_assigned: string; expected_return_date: string | null };
export type Row = Omit<Schemas['Asset'], 'assignee' | 'created_at' | 'next_assignment'> & {
  assignee_id: string | null;
  next: Next | null;
  created_at: Date;
};
export type ListQuery = NonNullable<operations['listAssets']['parameters']['query']>;
type Filter = Pick<ListQuery, 'asset_type' | 'location' | 'status' | 'kind' | 'search'> & {
  vehicle_type?: Schemas['VehicleType'] | undefined;
};

/** Changes of one business's register take turns, so that none waits for another that waits for it. It is the first lock. */
export async function lockRegister(tx: Tx, businessId: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('assets ' || $1, 0))", [businessId]);
}

/** Whether the asset `a` is a vehicle that is not to be driven: a check has found why, and nobody in the fleet has decided yet. */
export const isStopped = `exists (select from vehicle_stops s
  where s.business_id = a.business_id and s.asset_id = a.id and s.lifted_at is null)`;

/** @param now the place of the time among the parameters */
export const columnsAt = (now: string) => `a.id, a.number, a.name,
  json_build_object('id', t.id, 'name', t.name, 'vehicle_type', t.vehicle_type) as asset_type,
  case when l.id is not null then json_build_object('id', l.id, 'name', l.name) end as location,
  a.status, a.asset_condition, a.brand, a.model, a.serial_no, a.color, a.notes, a.purchase_date::text as purchase_date,
  a.cost::float8 as cost,
  case when a.purchase_date is not null and not is_disposed(a.status) then
    round(book_value(a.cost, a.purchase_date, t.useful_life_months, t.residual_percent, (${now}::timestamptz at time zone s.time_zone)::date),
      2)::float8 end as book_value, a.vendor, a.stored_as as image,
  a.assignee_id,
  (select p.end_date::text from asset_assignments p
    where p.business_id = a.business_id and p.asset_id = a.id and p.state = 'held') as assigned_until,
  (select json_build_object('employee_id', p.employee_id, 'date_assigned', p.date_assigned,
      'expected_return_date', p.expected_return_date) from asset_assignments p
    where p.business_id = a.business_id and p.asset_id = a.id and p.state = 'planned') as next,
  ${isStopped} as is_stopped,
  a.date_assigned::text as date_assigned, a.expected_return_date::text as expected_return_date, a.vehicle_type,
  a.vehicle_make, a.vehicle_model, a.make_name, a.model_name, a.year, a.plate_no, a.mileage, a.contact, a.version,
  a.created_at`;
export const joined = `assets a
  join business_settings s on s.business_id = a.business_id
  join asset_types t on t.business_id = a.business_id and t.id = a.asset_type_id
  left join regions l on l.business_id = a.business_id and l.id = a.location_id`;

type Ordering = NonNullable<ListQuery['ordering']>;
/** Each with an index, in which the id comes next. Ids hold their time, so that they sort by creation. */
const orderKeys = {
  name: { key: 'lower(a.name)', type: 'text' },
  number: { key: 'a.number', type: 'text' },
  purchase_date: { key: "coalesce(a.purchase_date, '-infinity')", type: 'date' },
  cost: { key: 'coalesce(a.cost, -1)', type: 'numeric' },
  created_at: { key: null, type: null },
} as const;

function orderOf(ordering: Ordering) {
  const isDown = ordering.startsWith('-');
  const { key, type } = orderKeys[ordering.replace('-', '') as keyof typeof orderKeys];
  const direction = isDown ? ' desc' : '';
  const text = `${key === null ? '' : `${key}${direction}, `}a.id${direction}`;
  return { key, type, text, beyond: isDown ? '<' : '>' };
}

type Condition = { text: string; values: unknown[] };

/** On columns that assets and their counts have both. */
function filterOn(
  table: string,
  businessId: string,
  { asset_type: type, location, status, kind = 'all', vehicle_type: vehicleType }: Filter,
): Condition {
  const values: unknown[] = [businessId];
  const parts = [`${table}.business_id = $1`];
  const add = (column: string, value: unknown) => parts.push(`${table}.${column} = $${values.push(value)}`);
  if (type !== undefined) add('asset_type_id', type);
  if (location !== undefined) add('location_id', location);
  if (status !== undefined) add('status', status);
  if (kind !== 'all') add('is_vehicle', kind === 'vehicle');
  if (vehicleType !== undefined) add('vehicle_type', vehicleType);
  return { text: parts.join(' and '), values };
}

export function matching(businessId: string, filter: Filter): Condition {
  const { text, values } = filterOn('a', businessId, filter);
  const { search = '' } = filter;
  if (writtenTogether(search) !== null)
    return {
      text: `assets a where ${text} and a.deleted_at is null and a.id in (${beginning(search, values)})`,
      values,
    };
  const words = wordsIn(search).map((word) => {
    const place = `lower($${values.push(word)})`;
    return ` and exists (select from asset_words w where w.business_id = $1 and w.asset_id = a.id
      and w.word >= ${place} and w.word < ${place} || chr(1114111))`;
  });
  return { text: `assets a where ${text} and a.deleted_at is null${words.join('')}`, values };
}

/** Several words that may be one plate or number, with what stands between its parts left out here or there; else null. */
export function writtenTogether(search: string): string | null {
  const words = wordsIn(search);
  return words.length > 1 && /\d/.test(search) ? words.join('').slice(0, 60) : null;
}

/** The ids of what has words that begin with each of a search, or one that begins with all of them written together. */
function beginning(search: string, values: unknown[]): string {
  const idsOf = (word: string) => {
    const place = `lower($${values.push(word)})`;
    return `select asset_id as id from asset_words
      where business_id = $1 and word >= ${place} and word < ${place} || chr(1114111)`;
  };
  const each = wordsIn(search).map(idsOf).join(' intersect ');
  const together = writtenTogether(search);
  return together === null ? each : `(${each}) union ${idsOf(together)}`;
}

/** The ids of a search without other filters: from the words alone, which only assets outside of the bin have. */
function foundByWords(businessId: string, { search = '', kind = 'all', ...filter }: Filter): Condition | null {
  const words = wordsIn(search);
  const { asset_type: type, location, status, vehicle_type: vehicleType } = filter;
  if (words.length === 0 || kind !== 'all' || (type ?? location ?? status ?? vehicleType) !== undefined) return null;
  const values: unknown[] = [businessId];
  // Two words of one asset may begin alike.
  const text =
    words.length > 1 ? beginning(search, values) : `select distinct id from (${beginning(search, values)}) one`;
  return { text, values };
}

/** Whether the business has ever listed something; the bin counts too. */
export async function hasAssets(tx: Tx, businessId: string): Promise<boolean> {
  return (await tx.query('select 1 from assets where business_id = $1 limit 1', [businessId])).length > 0;
}

export async function countAssets(tx: Tx, businessId: string, filter: Filter): Promise<number> {
  const found = foundByWords(businessId, filter);
  if (found) return countRows(tx, `select count(*)::int as count from (${found.text}) found`, found.values);
  if (wordsIn(filter.search ?? '').length > 0) {
    const { text, values } = matching(businessId, filter);
    return countRows(tx, `select count(*)::int as count from ${text}`, values);
  }
  const { text, values } = filterOn('c', businessId, filter);
  return countRows(tx, `select coalesce(sum(c.count), 0)::int as count from asset_counts c where ${text}`, values);
}

export async function readVersion(tx: Tx, businessId: string): Promise<string> {
  const [found] = await tx.query<{ version: string }>(
    'select version::text as version from asset_versions where business_id = $1',
    [businessId],
  );
  return found?.version ?? '0';
}

/** The ids of what the filter leaves, the newest first. */
export async function listAssetIds(tx: Tx, businessId: string, filter: Filter, limit: number): Promise<string[]> {
  const { text, values } = matching(businessId, filter);
  const rows = await tx.query<{ id: string }>(
    `select a.id from ${text} order by a.id desc limit $${values.push(limit)}`,
    values,
  );
  return rows.map(({ id }) => id);
}

/** In the order of their ids. */
const rowsOf = (tx: Tx, businessId: string, ids: readonly string[], now: Date) =>
  tx.query<Row>(
    `select ${columnsAt('$3')} from unnest($2::uuid[]) with ordinality one (id, place)
     join ${joined} on a.business_id = $1 and a.id = one.id order by one.place`,
    [businessId, ids, now],
  );

/** Rows that are skipped faster than their places are remembered. */
const fewRows = 1000;

/** A page of what the filter leaves. A search of nothing but punctuation leaves everything. */
export async function listAssets(
  tx: Tx,
  businessId: string,
  query: Filter & Pick<ListQuery, 'page' | 'page_size' | 'ordering'>,
  now: Date,
  remembered?: Remembered,
) {
  const { page = 1, page_size: size = 10, ordering = '-created_at' } = query;
  const { key, text: order } = orderOf(ordering);
  // Another order needs the assets themselves.
  const found = key === null ? foundByWords(businessId, query) : null;
  const { text, values } = found ? { ...found, text: `(${found.text}) a` } : matching(businessId, query);
  if (remembered && (page * size > fewRows || wordsIn(query.search ?? '').length > 0)) {
    const selection = { id: 'a.id', from: text, values, orderBy: order };
    const { count, ids } = await remembered.page(tx, businessId, selection, { page, page_size: size }, () =>
      countAssets(tx, businessId, query),
    );
    return { count, rows: await withAssignees(tx, businessId, await rowsOf(tx, businessId, ids, now)) };
  }
  const [limit, offset] = [`$${values.push(size)}`, `$${values.push((page - 1) * size)}`];
  const [count, rows] = await Promise.all([
    countAssets(tx, businessId, query),
    tx.query<Row>(
      `select ${columnsAt(`$${values.push(now)}`)} from (select a.id from ${text} order by ${order} limit ${limit} offset ${offset}) one
       join ${joined} on a.business_id = $1 and a.id = one.id order by ${order}`,
      values,
    ),
  ]);
  return { count, rows: await withAssignees(tx, businessId, rows) };
}

/** In the contract's format, with whoever has them. */
export async function withAssignees(tx: Tx, businessId: string, rows: readonly Row[]): Promise<Schemas['Asset'][]> {
  const named = rows.flatMap(({ assignee_id: id, next }) => [id, next?.employee_id].flatMap((one) => one ?? []));
  const employees = await describeEmployees(tx, businessId, named);
  const planned = ({ employee_id, ...days }: Next) => {
    const assignee = employees.get(employee_id);
    return assignee === undefined ? null : { assignee, ...days };
  };
  return rows.map(({ assignee_id, next, created_at, ...asset }) => ({
    ...asset,
    next_assignment: next === null ? null : planned(next),
    assignee: assignee_id === null ? null : (employees.get(assignee_id) ?? null),
    created_at: created_at.toISOString(),
  }));
}

export async function findAsset(
  tx: Tx,
  businessId: string,
  id: string,
  now: Date,
): Promise<Schemas['Asset'] | undefined> {
  const rows = await tx.query<Row>(
    `select ${columnsAt('$3')} from ${joined} where a.business_id = $1 and a.id = $2 and a.deleted_at is null`,
    [businessId, id, now],
  );
  const [found] = await withAssignees(tx, businessId, rows);
  return found;
}

export async function findType(tx: Tx, businessId: string, id: string) {
  const [found] = await tx.query<{ isVehicle: boolean }>(
    'select vehicle_type as "isVehicle" from asset_types where business_id = $1 and id = $2',
    [businessId, id],
  );
  return found;
}

export async function isRegion(tx: Tx, businessId: string, id: string): Promise<boolean> {
  return (await tx.query('select from regions where business_id = $1 and id = $2', [businessId, id])).length > 0;
}

const factColumns = [
  'asset_type_id',
  'is_vehicle',
  'name',
  'location_id',
  'status',
  'asset_condition',
  'brand',
  'model',
  'serial_no',
  'color',
  'notes',
  'purchase_date',
  'cost',
  'vendor',
  'vehicle_type',
  'vehicle_make',
  'vehicle_model',
  'make_name',
  'model_name',
  'year',
  'plate_no',
  'mileage',
  'contact',
] as const satisfies (keyof Facts)[];
const placesFrom = (first: number) => factColumns.map((_column, at) => `$${at + first}`).join(', ');
const valuesOf = (facts: Facts) => factColumns.map((column) => facts[column]);

/** Nobody has it yet. */
export async function addAsset(tx: Tx, businessId: string, facts: Facts, now: Date) {
  const taken = await takeAssetIds(tx, businessId, facts.asset_type_id, 1);
  const [number] = taken?.ids ?? [];
  if (number === undefined) throw new Error('The asset type is gone.');
  const asset = { id: newId(), number };
  await tx.query(
    `insert into assets (business_id, id, number, created_at, ${factColumns.join(', ')})
     values ($1, $2, $3, $4, ${placesFrom(5)})`,
    [businessId, asset.id, asset.number, now, ...valuesOf(facts)],
  );
  return asset;
}

export type ClaimedAsset = Facts & {
  id: string;
  number: string;
  version: number;
  assignee_id: string | null;
  stored_as: string | null;
};

/** Those that are there, in the order of their ids, locked until the transaction ends. */
export const claimAssets = (tx: Tx, businessId: string, ids: readonly string[]): Promise<ClaimedAsset[]> =>
  tx.query(
    `select id, number, version, assignee_id, stored_as, ${factColumns
      .map((column) =>
        column === 'purchase_date' ? 'purchase_date::text' : column === 'cost' ? 'cost::float8' : column,
      )
      .join(', ')}
     from assets where business_id = $1 and id = any($2) and deleted_at is null order by id for update`,
    [businessId, ids],
  );

export async function storeFacts(tx: Tx, businessId: string, id: string, facts: Facts): Promise<void> {
  await tx.query(
    `update assets set (${factColumns.join(', ')}) = row(${placesFrom(3)}), version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, id, ...valuesOf(facts)],
  );
}

/** The assets that an employee has, the newest first. */
export async function listAssetsOf(tx: Tx, businessId: string, employeeId: string, query: PageQuery, now: Date) {
  const { count, rows } = await selectPage<Row>(tx, query, {
    columns: columnsAt('$3'),
    // The condition on the time is there because every parameter must stand where rows are counted.
    from: `${joined} where a.business_id = $1 and a.assignee_id = $2 and $3::timestamptz is not null`,
    values: [businessId, employeeId, now],
    orderBy: 'a.id desc',
  });
  return { count, rows: await withAssignees(tx, businessId, rows) };
}

/** What an employee is to get on a later day, the next first. */
export async function listPlannedFor(tx: Tx, businessId: string, employeeId: string, now: Date) {
  const rows = await tx.query<Row>(
    `select ${columnsAt('$3')} from ${joined}
     join asset_assignments n on n.business_id = a.business_id and n.asset_id = a.id and n.state = 'planned'
     where a.business_id = $1 and n.employee_id = $2 and a.deleted_at is null order by n.date_assigned, a.id`,
    [businessId, employeeId, now],
  );
  return withAssignees(tx, businessId, rows);
}

/** Where a list that is read piece by piece goes on: after the row with this key of its order. */
export type Cursor = { key: string | null; id: string };
type Piece = Filter & { ordering?: Ordering | undefined; after: Cursor | null; limit: number; now: Date };

/** The next of what the filter leaves, in the order of the list; `end` is null when there is nothing after them. */
export async function assetsAfter(
  tx: Tx,
  businessId: string,
  { after, limit, now, ordering = '-created_at', ...filter }: Piece,
): Promise<{ assets: Schemas['Asset'][]; end: Cursor | null }> {
  const { text, values } = matching(businessId, filter);
  const { key, type, text: order, beyond } = orderOf(ordering);
  const isLater = () => {
    if (after === null) return '';
    if (key === null) return ` and a.id ${beyond} $${values.push(after.id)}`;
    return ` and (${key}, a.id) ${beyond} ($${values.push(after.key)}::${type}, $${values.push(after.id)}::uuid)`;
  };
  const rows = await tx.query<Row & { order_key: string | null }>(
    `select (${key})::text as order_key, ${columnsAt(`$${values.push(now)}`)}
     from (select a.id from ${text}${isLater()} order by ${order} limit $${values.push(limit)}) one
     join ${joined} on a.business_id = $1 and a.id = one.id order by ${order}`,
    values,
  );
  const last = rows.at(-1);
  return {
    assets: await withAssignees(
      tx,
      businessId,
      rows.map(({ order_key: _, ...row }) => row),
    ),
    end: last === undefined || rows.length < limit ? null : { key: last.order_key, id: last.id },
  };
}
