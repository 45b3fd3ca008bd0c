/** The roles of a business. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';

type Role = components['schemas']['Role'];
type Query = NonNullable<operations['listRoles']['parameters']['query']>;
type Details = Omit<Role, 'id'>;

const orders: Record<NonNullable<Query['ordering']>, string> = { name: 'lower(name)', '-name': 'lower(name) desc' };
const columns = 'id, name, colour, needs, note';

export function listRoles(tx: Tx, businessId: string, query: Query) {
  const { search = '', ordering = 'name' } = query;
  const isSearched = search.trim() !== '';
  return selectPage<Role>(tx, query, {
    columns,
    from: `roles where business_id = $1${isSearched ? ` and name ilike $2` : ''}`,
    values: isSearched ? [businessId, containing(search)] : [businessId],
    orderBy: orders[ordering],
  });
}

/** Locks the role until the transaction ends. */
export async function claimRole(tx: Tx, businessId: string, id: string): Promise<Role | undefined> {
  const [found] = await tx.query<Role>(`select ${columns} from roles where business_id = $1 and id = $2 for update`, [
    businessId,
    id,
  ]);
  return found;
}

/** Breaks the index `roles_name` when another role has this name, in any case of letters. */
export async function addRole(tx: Tx, businessId: string, details: Details, now: Date): Promise<Role> {
  const id = newId();
  const { name, colour, needs, note } = details;
  await tx.query(
    `insert into roles (business_id, id, name, colour, needs, note, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [businessId, id, name, colour, needs, note, now],
  );
  return { id, ...details };
}

/** Breaks the index `roles_name` like `addRole`. */
export async function changeRole(tx: Tx, businessId: string, id: string, details: Details): Promise<void> {
  const { name, colour, needs, note } = details;
  await tx.query(`update roles set name = $3, colour = $4, needs = $5, note = $6 where business_id = $1 and id = $2`, [
    businessId,
    id,
    name,
    colour,
    needs,
    note,
  ]);
}

/** Locks those that there are until the transaction ends. @returns the names of those that shifts have */
export async function claimUsed(tx: Tx, businessId: string, ids: readonly string[]): Promise<string[]> {
  await tx.query('select from roles where business_id = $1 and id = any($2) order by id for update', [businessId, ids]);
  const used = await tx.query<{ name: string }>(
    `select name from roles r where business_id = $1 and id = any($2)
       and exists (select from shifts s where s.business_id = r.business_id and s.role_id = r.id) order by lower(name)`,
    [businessId, ids],
  );
  return used.map(({ name }) => name);
}

export async function deleteRoles(tx: Tx, businessId: string, ids: readonly string[]): Promise<void> {
  await tx.query('delete from roles where business_id = $1 and id = any($2)', [businessId, ids]);
}

export type RoleName = { id: string; name: string; colour: Role['colour']; needs: Role['needs'] };
/** By id, of those that there are. */
export async function describeRoles(
  tx: Tx,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, RoleName>> {
  if (ids.length === 0) return new Map();
  const found = await tx.query<RoleName>(
    'select id, name, colour, needs from roles where business_id = $1 and id = any($2)',
    [businessId, [...new Set(ids)]],
  );
  return new Map(found.map((role) => [role.id, role]));
}

/** To choose from, by name. */
export const listAllRoles = (tx: Tx, businessId: string): Promise<Pick<Role, 'id' | 'name' | 'colour'>[]> =>
  tx.query('select id, name, colour from roles where business_id = $1 order by lower(name), id', [businessId]);
