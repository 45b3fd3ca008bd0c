/** Maintenance entries: rows, lists and what they cost. Entries of assets in the bin are not listed. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { type PageQuery, selectPage, wordsIn } from '../../platform/database/lists.ts';
import { writtenTogether } from '../assets/store.ts';
import type { Entry } from './rules.ts';

type Schemas = components['schemas'];
/** An entry as it is stored, without its reminder and its files. */
export type Row = Omit<Schemas['Maintenance'], 'created_at' | 'reminder' | 'attachments'> & { created_at: Date };
type ListQuery = NonNullable<operations['listMaintenance']['parameters']['query']>;
type CostQuery = NonNullable<operations['getMaintenanceCosts']['parameters']['query']>;

const from = `maintenances m join assets a on a.business_id = m.business_id and a.id = m.asset_id
  where m.business_id = $1 and a.deleted_at is null`;

/** What the entry `m` renews. */
export const renewed = `coalesce((
  select json_agg(json_build_object('id', o.id, 'notes', o.notes, 'due_date', o.due_date::text) order by o.id)
  from maintenances o where o.business_id = m.business_id and o.renewed_by = m.id), '[]')`;

/** @param today the place of the day among the parameters */
const columnsAt = (today: string) => `m.id, m.asset_id as asset, a.name as asset_name, a.number as asset_number, m.type,
  m.issue_id as issue, m.plan_id as plan, m.date::text, m.due_date::text, m.cost::float8, m.mileage, m.engine_hours, m.vendor, m.notes,
  case when m.is_open and is_kept(a) then case when m.due_date < ${today}::date then 'overdue' else 'upcoming' end end as status,
  ${renewed} as renews,
  m.created_at`;

const orders: Record<NonNullable<ListQuery['ordering']>, string> = {
  date: 'm.date, m.id',
  '-date': 'm.date desc, m.id desc',
  due_date: 'm.due_date, m.id',
  '-due_date': 'm.due_date desc nulls last, m.id desc',
  cost: 'm.cost, m.id',
  '-cost': 'm.cost desc, m.id desc',
};

/** A page of what the filters leave. */
export function listMaintenance(tx: Tx, businessId: string, query: ListQuery, today: string) {
  const { type, status, search = '', ordering = '-date' } = query;
  const values: unknown[] = [businessId, today];
  // Every parameter stands in what is counted.
  const parts = [`${from} and $2::date is not null`];
  if (type !== undefined) parts.push(`m.type = $${values.push(type)}`);
  if (status !== undefined)
    parts.push(`m.is_open and is_kept(a) and m.due_date ${status === 'overdue' ? '<' : '>='} $2::date`);
  const having = (word: string) => {
    const place = `lower($${values.push(word)})`;
    const begins = `w.word >= ${place} and w.word < ${place} || chr(1114111)`;
    return `m.id in (select w.maintenance_id from maintenance_words w where w.business_id = $1 and ${begins}
      union all select of.id from asset_words w join maintenances of on of.business_id = w.business_id and of.asset_id = w.asset_id
      where w.business_id = $1 and ${begins})`;
  };
  const words = wordsIn(search).map(having);
  const together = writtenTogether(search);
  if (together !== null) parts.push(`((${words.join(' and ')}) or ${having(together)})`);
  else parts.push(...words);
  return selectPage<Row>(tx, query, {
    columns: columnsAt('$2'),
    from: parts.join(' and '),
    values,
    orderBy: orders[ordering],
  });
}

export const listOfAsset = (tx: Tx, businessId: string, assetId: string, query: PageQuery, today: string) =>
  selectPage<Row>(tx, query, {
    columns: columnsAt('$3'),
    from: `${from} and m.asset_id = $2 and $3::date is not null`,
    values: [businessId, assetId, today],
    orderBy: orders['-date'],
  });

export async function findMaintenance(tx: Tx, businessId: string, id: string, today: string): Promise<Row | undefined> {
  const [found] = await tx.query<Row>(`select ${columnsAt('$3')} from ${from} and m.id = $2`, [businessId, id, today]);
  return found;
}

const entryColumns = [
  'type',
  'issue_id',
  'plan_id',
  'date',
  'due_date',
  'cost',
  'mileage',
  'engine_hours',
  'vendor',
  'notes',
] as const satisfies (keyof Entry)[];
const placesFrom = (first: number) => entryColumns.map((_column, at) => `$${at + first}`).join(', ');
const valuesOf = (entry: Entry) => entryColumns.map((column) => entry[column]);

export type ClaimedEntry = Entry & { id: string; asset_id: string };

/** Locked until the transaction ends. Undefined where there is none, or its asset is in the bin. */
export async function claimMaintenance(tx: Tx, businessId: string, id: string): Promise<ClaimedEntry | undefined> {
  const [found] = await tx.query<ClaimedEntry>(
    `select m.id, m.asset_id, m.type, m.issue_id, m.plan_id, m.date::text, m.due_date::text, m.cost::float8, m.mileage, m.engine_hours,
       m.vendor, m.notes
     from ${from} and m.id = $2 for update of m`,
    [businessId, id],
  );
  return found;
}

export async function addMaintenance(tx: Tx, businessId: string, assetId: string, entry: Entry, now: Date) {
  const id = newId();
  await tx.query(
    `insert into maintenances (business_id, id, asset_id, created_at, ${entryColumns.join(', ')})
     values ($1, $2, $3, $4, ${placesFrom(5)})`,
    [businessId, id, assetId, now, ...valuesOf(entry)],
  );
  return id;
}

export async function storeEntry(tx: Tx, businessId: string, id: string, entry: Entry): Promise<void> {
  await tx.query(
    `update maintenances set (${entryColumns.join(', ')}) = row(${placesFrom(3)}) where business_id = $1 and id = $2`,
    [businessId, id, ...valuesOf(entry)],
  );
}

export async function deleteMaintenance(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('delete from maintenances where business_id = $1 and id = $2', [businessId, id]);
}

export type OpenDue = { id: string; date: string; notes: string; renewedBy: string | null };

/** What is due by entries of an asset, and what this entry has renewed. */
export const listRenewable = (tx: Tx, businessId: string, assetId: string, id: string): Promise<OpenDue[]> =>
  tx.query(
    `select id, date::text, notes, renewed_by as "renewedBy" from maintenances
     where business_id = $1 and asset_id = $2 and id <> $3 and (is_open or renewed_by = $3) order by id`,
    [businessId, assetId, id],
  );

/** The due dates of these no longer count, and those that it had ended besides count again. */
export async function storeRenewals(tx: Tx, businessId: string, id: string, renewed: readonly string[]): Promise<void> {
  await tx.query(
    `update maintenances set renewed_by = case when id = any($3) then $2::uuid end
     where business_id = $1 and (id = any($3) or renewed_by = $2)`,
    [businessId, id, renewed],
  );
}

/** The ten assets that cost most; months in order. */
export async function sumCosts(tx: Tx, businessId: string, query: CostQuery): Promise<Schemas['MaintenanceCosts']> {
  const values = [businessId, query.asset ?? null, query.date_from ?? null, query.date_to ?? null];
  const counted = `${from} and ($2::uuid is null or m.asset_id = $2) and ($3::date is null or m.date >= $3)
    and ($4::date is null or m.date <= $4)`;
  const sums = 'sum(m.cost)::float8 as cost, count(*)::int as count';
  type Schema = Schemas['MaintenanceCosts'];
  const [months, types, assets] = await Promise.all([
    tx.query<Schema['months'][number]>(
      `select to_char(m.date, 'YYYY-MM') as month, ${sums} from ${counted} group by 1 having sum(m.cost) > 0 order by 1`,
      values,
    ),
    // The last row, without a type, is of all: added up here, kobo would drift.
    tx.query<{ type: Schemas['MaintenanceType'] | null; cost: number | null; count: number }>(
      `select m.type, ${sums} from ${counted} group by rollup (m.type) order by 1`,
      values,
    ),
    tx.query<Schema['assets'][number]>(
      `select m.asset_id as asset, a.name as asset_name, a.number as asset_number,
         coalesce(nullif(a.plate_no, ''), a.serial_no, '') as asset_mark, ${sums} from ${counted}
       group by 1, 2, 3, 4 having sum(m.cost) > 0 order by cost desc, asset_number limit 10`,
      values,
    ),
  ]);
  const all = types.at(-1);
  return {
    total: all?.cost ?? 0,
    count: all?.count ?? 0,
    months,
    types: types.flatMap(({ type, cost, count }) => (type === null ? [] : [{ type, cost: cost ?? 0, count }])),
    assets,
  };
}
