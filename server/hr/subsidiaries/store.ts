/** The companies of the group that a business is. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';

type Schemas = components['schemas'];
type Subsidiary = Schemas['Subsidiary'];
type Query = NonNullable<operations['listSubsidiaries']['parameters']['query']>;
type Details = Omit<Subsidiary, 'id' | 'employee_count'>;

const orders: Record<NonNullable<Query['ordering']>, string> = { name: 'lower(name)', '-name': 'lower(name) desc' };
const columns = `id, name, rc_number, tin, address, is_archived,
  (select count(*)::int from employees e where e.business_id = s.business_id and e.subsidiary_id = s.id) as employee_count`;

export function listSubsidiaries(tx: Tx, businessId: string, query: Query) {
  const { search = '', ordering = 'name' } = query;
  const isSearched = search.trim() !== '';
  return selectPage<Subsidiary>(tx, query, {
    columns,
    from: `subsidiaries s where business_id = $1${isSearched ? ` and concat_ws(' ', name, rc_number, tin) ilike $2` : ''}`,
    values: isSearched ? [businessId, containing(search)] : [businessId],
    orderBy: orders[ordering],
  });
}

/** All of them, by name. */
export const listAllSubsidiaries = (tx: Tx, businessId: string) =>
  tx.query<Schemas['SubsidiaryChoice']>(
    'select id, name, is_archived from subsidiaries where business_id = $1 order by lower(name)',
    [businessId],
  );

/** Locks the subsidiary until the transaction ends. Nobody joins it meanwhile. */
export async function claimSubsidiary(tx: Tx, businessId: string, id: string): Promise<Subsidiary | undefined> {
  await tx.query('select from subsidiaries where business_id = $1 and id = $2 for update', [businessId, id]);
  // In a statement of its own, which sees who joined while the first one waited.
  const [found] = await tx.query<Subsidiary>(
    `select ${columns} from subsidiaries s where business_id = $1 and id = $2`,
    [businessId, id],
  );
  return found;
}

/** Breaks the index `subsidiaries_name` when another one has this name, in any case of letters. */
export async function addSubsidiary(tx: Tx, businessId: string, details: Details, now: Date): Promise<Subsidiary> {
  const id = newId();
  const { name, rc_number, tin, address, is_archived } = details;
  await tx.query(
    `insert into subsidiaries (business_id, id, name, rc_number, tin, address, is_archived, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [businessId, id, name, rc_number, tin, address, is_archived, now],
  );
  return { id, ...details, employee_count: 0 };
}

/** Breaks the index `subsidiaries_name` like `addSubsidiary`. */
export async function changeSubsidiary(tx: Tx, businessId: string, id: string, details: Details): Promise<void> {
  const { name, rc_number, tin, address, is_archived } = details;
  await tx.query(
    `update subsidiaries set name = $3, rc_number = $4, tin = $5, address = $6, is_archived = $7
     where business_id = $1 and id = $2`,
    [businessId, id, name, rc_number, tin, address, is_archived],
  );
}

export async function deleteSubsidiary(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('delete from subsidiaries where business_id = $1 and id = $2', [businessId, id]);
}
