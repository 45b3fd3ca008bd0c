/** The tables that a backup holds, in an order in which each comes after those that its rows refer to. */
import type pg from 'pg';

export type Table = { name: string; columns: string[] };
type Found = Table & { needs: string[] };

/** Made by the program itself: the version of the job queue, and counters that a crash may lose as well. */
const leftOut = ['pgboss.version', 'public.rate_limits'];

export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Found>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array(select quote_ident(a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       array(select distinct format('%I.%I', m.nspname, f.relname)
         from pg_constraint k join pg_class f on f.oid = k.confrelid join pg_namespace m on m.oid = f.relnamespace
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
       and format('%I.%I', n.nspname, c.relname) <> all($1)
     order by 1`,
    [leftOut],
  );
  return inOrder(rows);
}

function inOrder(tables: readonly Found[]): Table[] {
  const ordered: Table[] = [];
  const isThere = (name: string) => ordered.some((table) => table.name === name);
  for (let waiting = [...tables]; waiting.length > 0; ) {
    const next = waiting.filter(({ needs }) => needs.every(isThere));
    if (next.length === 0)
      throw new Error(`These tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    for (const { name, columns } of next) ordered.push({ name, columns });
    waiting = waiting.filter(({ name }) => !isThere(name));
  }
  return ordered;
}
