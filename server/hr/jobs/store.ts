/** The jobs of a business. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';

type Schemas = components['schemas'];
type Job = Schemas['Job'];
type Query = NonNullable<operations['listJobs']['parameters']['query']>;
type Texts = { name: string; description: string };

const orders: Record<NonNullable<Query['ordering']>, string> = { name: 'lower(name)', '-name': 'lower(name) desc' };
const columns = `id, name, description,
  (select count(*)::int from employees e where e.business_id = j.business_id and e.job_id = j.id) as employee_count`;

export function listJobs(tx: Tx, businessId: string, query: Query) {
  const { search = '', ordering = 'name' } = query;
  const isSearched = search.trim() !== '';
  return selectPage<Job>(tx, query, {
    columns,
    from: `jobs j where business_id = $1${isSearched ? ' and name ilike $2' : ''}`,
    values: isSearched ? [businessId, containing(search)] : [businessId],
    orderBy: orders[ordering],
  });
}

/** All of them, by name. */
export const listAllJobs = (tx: Tx, businessId: string) =>
  tx.query<Schemas['JobName']>('select id, name from jobs where business_id = $1 order by lower(name)', [businessId]);

export async function readJob(tx: Tx, businessId: string, id: string): Promise<Job | undefined> {
  const [found] = await tx.query<Job>(`select ${columns} from jobs j where business_id = $1 and id = $2`, [
    businessId,
    id,
  ]);
  return found;
}

/** Locks the job until the transaction ends. Nobody gets it meanwhile. */
export async function claimJob(tx: Tx, businessId: string, id: string): Promise<Job | undefined> {
  await tx.query('select from jobs where business_id = $1 and id = $2 for update', [businessId, id]);
  return readJob(tx, businessId, id);
}

/** Breaks the index `jobs_name` when another job has this name, in any case of letters. */
export async function addJob(tx: Tx, businessId: string, { name, description }: Texts, now: Date): Promise<Job> {
  const id = newId();
  await tx.query('insert into jobs (business_id, id, name, description, created_at) values ($1, $2, $3, $4, $5)', [
    businessId,
    id,
    name,
    description,
    now,
  ]);
  return { id, name, description, employee_count: 0 };
}

/** Breaks the index `jobs_name` like `addJob`. */
export async function changeJob(tx: Tx, businessId: string, id: string, { name, description }: Texts): Promise<void> {
  await tx.query('update jobs set name = $3, description = $4 where business_id = $1 and id = $2', [
    businessId,
    id,
    name,
    description,
  ]);
  await tx.query('update employees set job_title = $3 where business_id = $1 and job_id = $2', [businessId, id, name]);
}

export async function deleteJob(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('delete from jobs where business_id = $1 and id = $2', [businessId, id]);
}
