/** Every table of a business as text, a thousand rows at a time. */
import { membersExport } from '../../directory/directory.ts';
import type { Tx } from '../../platform/database/database.ts';

type Table = { table: string; source: string; selected: string; columns: string[] };
type Source = { file: string; columns: readonly string[]; rows: AsyncIterable<(string | null)[]> };

/** Tables that other files of the archive have, that are about the archive itself, or that are made of other tables. */
const leftOut = [
  ...['memberships', 'business_exports', 'creation_tasks'],
  ...['asset_costs', 'asset_counts', 'asset_months', 'asset_versions', 'asset_words', 'employee_words'],
  ...['people_versions', 'sample_rows', 'vehicle_costs', 'dues', 'due_counts'],
];
const rowsAtOnce = 1000;
const utc = `to_char(%1$s at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The tables that belong to a business, with their columns as text. Digests (bytea) and places in the store are left out. */
export const listTables = (tx: Tx): Promise<Table[]> =>
  tx.query<Table>(
    `select c.relname as "table", quote_ident(c.relname) as source, array_agg(a.attname::text order by a.attnum) as columns,
       string_agg(case
         when t.typname = 'timestamptz' then format($2, quote_ident(a.attname))
         when t.typcategory = 'A' or t.typname in ('json', 'jsonb') then format('to_json(%I)::text', a.attname)
         else format('%I::text', a.attname)
       end, ', ' order by a.attnum) as selected
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_type t on t.oid = a.atttypid
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all($1)
       and exists (select from pg_attribute where attrelid = c.oid and attname = 'business_id' and not attisdropped)
       and t.typname <> 'bytea' and a.attname not in ('business_id', 'stored_as')
     group by c.relname order by c.relname`,
    [leftOut, utc],
  );

export async function openTable(
  tx: Tx,
  businessId: string,
  { table, source, selected, columns }: Table,
): Promise<Source> {
  // Names and columns come from the catalogue, quoted there.
  const text = `select array[${selected}] as cells from ${source} where business_id = app_business()`;
  const rows = await open(tx, `rows_of_${table}`, text);
  return { file: `data/${table}.csv`, columns, rows: opened(tx, businessId, rows) };
}

/** The archive is the business's own: what stands sealed in the database is readable in it. */
async function* opened({ sealing }: Tx, businessId: string, rows: AsyncIterable<(string | null)[]>) {
  for await (const cells of rows) yield cells.map((cell) => cell && sealing.openWithin(businessId, cell));
}

export async function openPeople(tx: Tx): Promise<Source> {
  const { columns, text } = membersExport;
  return { file: 'people.csv', columns, rows: await open(tx, 'rows_of_people', text) };
}

async function open(tx: Tx, cursor: string, text: string): Promise<AsyncIterable<(string | null)[]>> {
  const name = `"${cursor.replaceAll('"', '""')}"`;
  await tx.query(`declare ${name} no scroll cursor for ${text}`);
  return fetchAll(tx, name);
}

async function* fetchAll(tx: Tx, cursor: string): AsyncGenerator<(string | null)[]> {
  for (;;) {
    const rows = await tx.query<{ cells: (string | null)[] }>(`fetch ${rowsAtOnce} from ${cursor}`);
    for (const { cells } of rows) yield cells;
    if (rows.length < rowsAtOnce) return;
  }
}

/** The business itself, with every column. */
export async function readWhole(tx: Tx, businessId: string): Promise<unknown> {
  const [row] = await tx.query<{ business: unknown }>('select to_json(b) as business from businesses b where id = $1', [
    businessId,
  ]);
  return row?.business;
}

/** What was uploaded, each under a name of its own. */
export async function listFiles(tx: Tx, businessId: string): Promise<{ storedAs: string; file: string }[]> {
  const files = await tx.query<{ id: string; storedAs: string; filename: string }>(
    `select id, stored_as as "storedAs", filename from business_files where business_id = $1
     union all
     select id, stored_as, number || case image_type when 'application/pdf' then '.pdf' else '.jpg' end from assets
     where business_id = $1 and stored_as is not null
     union all
     select id, stored_as, name from asset_attachments where business_id = $1
     union all
     select id, stored_as, name from hr_files where business_id = $1
     order by id`,
    [businessId],
  );
  return files.map(({ id, storedAs, filename }) => ({ storedAs, file: `files/${id}-${safeName(filename)}` }));
}

/** A file name without separators: an uploaded name could point outside of the folder it is unpacked to. */
const safeName = (filename: string) => filename.replace(/[^\p{L}\p{N}. _-]+/gu, '_').slice(-100);
