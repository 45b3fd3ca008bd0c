/** The sample data of a business: whether there is one. Which rows it has, the database knows (`sample_rows`). */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';

type Schemas = components['schemas'];
export type Sample = { trade: Schemas['Trade']; state: 'loading' | 'shown' | 'failed'; askedBy: string };

export async function findSample(
  tx: Tx,
  businessId: string,
  lock: '' | 'for update' = '',
): Promise<Sample | undefined> {
  const columns = 'trade, state, asked_by as "askedBy"';
  const [found] = await tx.query<Sample>(`select ${columns} from sample_data where business_id = $1 ${lock}`, [
    businessId,
  ]);
  return found;
}

/** Whether there is nothing yet that a sample could be mixed up with. */
export async function isEmpty(tx: Tx, businessId: string): Promise<boolean> {
  const [found] = await tx.query<{ isEmpty: boolean }>(
    `select not exists (select from assets where business_id = $1)
       and not exists (select from employees where business_id = $1 and user_id is null) as "isEmpty"`,
    [businessId],
  );
  return found?.isEmpty ?? false;
}

/** False when there is one that has not failed. */
export async function addSample(
  tx: Tx,
  businessId: string,
  { trade, askedBy, now }: Omit<Sample, 'state'> & { now: Date },
) {
  const added = await tx.query(
    `insert into sample_data (business_id, trade, asked_by, asked_at) values ($1, $2, $3, $4)
     on conflict (business_id) do update set trade = $2, state = 'loading', asked_by = $3, asked_at = $4
     where sample_data.state = 'failed' returning 1`,
    [businessId, trade, askedBy, now],
  );
  return added.length === 1;
}

export async function moveSample(tx: Tx, businessId: string, state: Sample['state']) {
  await tx.query('update sample_data set state = $2 where business_id = $1', [businessId, state]);
}

/** Marks as the sample all that the work adds, which is of this transaction alone. */
export async function markSample(tx: Tx, work: () => Promise<void>) {
  await tx.query('select sample_begin()');
  await work();
  await tx.query('select sample_end()');
}

/** @returns the ids of its assets or employees */
export async function listSampled(tx: Tx, businessId: string, table: 'assets' | 'employees'): Promise<string[]> {
  const found = await tx.query<{ id: string }>(
    `select key as id from sample_rows where business_id = $1 and table_name = $2 order by 1`,
    [businessId, table],
  );
  return found.map(({ id }) => id);
}

type Cleared = Schemas['ClearedSample'] & { stored: string[] };
/** @returns how many employees and assets were removed, what was kept, and where the files are stored that are to be removed */
export async function clearSample(tx: Tx): Promise<Cleared> {
  const [cleared] = await tx.query<Cleared>('select * from sample_clear()');
  if (cleared === undefined) throw new Error('A function of the database answers with one row.');
  return cleared;
}
