/** The departments of a business. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { countRows } from '../../platform/database/counts.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';

type Department = components['schemas']['Department'];
type Query = NonNullable<operations['listDepartments']['parameters']['query']>;

/** The index on names serves both ways round. */
const orders: Record<NonNullable<Query['ordering']>, string> = { name: 'lower(name)', '-name': 'lower(name) desc' };

const employees = 'select from employees e where e.business_id = d.business_id and e.department_id = d.id';
const columns = `id, name, is_default,
  (select count(*)::int from employees e where e.business_id = d.business_id and e.department_id = d.id) as employee_count`;

/** The departments whose name contains the text. */
export function listDepartments(tx: Tx, businessId: string, query: Query) {
  const { search = '', ordering = 'name', has_employees: hasEmployees } = query;
  const isSearched = search.trim() !== '';
  const condition = hasEmployees === undefined ? '' : ` and ${hasEmployees ? '' : 'not '}exists (${employees})`;
  return selectPage<Department>(tx, query, {
    columns,
    from: `departments d where business_id = $1${isSearched ? ' and name ilike $2' : ''}${condition}`,
    values: isSearched ? [businessId, containing(search)] : [businessId],
    orderBy: orders[ordering],
  });
}

/** All of them, by name. */
export const listAllDepartments = (tx: Tx, businessId: string) =>
  tx.query<components['schemas']['DepartmentName']>(
    'select id, name from departments where business_id = $1 order by lower(name)',
    [businessId],
  );

/** Breaks the index `departments_name` when another department has this name, in any case of letters. */
export async function addDepartment(tx: Tx, businessId: string, name: string, now: Date): Promise<Department> {
  const department = { id: newId(), name, is_default: false, employee_count: 0 };
  await tx.query('insert into departments (business_id, id, name, created_at) values ($1, $2, $3, $4)', [
    businessId,
    department.id,
    name,
    now,
  ]);
  return department;
}

/** Locks the department until the transaction ends. Nobody joins it meanwhile. */
export async function claimDepartment(tx: Tx, businessId: string, id: string) {
  const [found] = await tx.query<{ id: string }>(
    'select id from departments where business_id = $1 and id = $2 for update',
    [businessId, id],
  );
  if (found === undefined) return undefined;
  // In a statement of its own, which sees who joined while the first one waited.
  const [department] = await tx.query<Department>(
    `select ${columns} from departments d where business_id = $1 and id = $2`,
    [businessId, id],
  );
  return department;
}

/** Breaks the index `departments_name` like `addDepartment`. */
export async function renameDepartment(tx: Tx, businessId: string, id: string, name: string): Promise<void> {
  await tx.query('update departments set name = $3 where business_id = $1 and id = $2', [businessId, id, name]);
}

export async function deleteDepartment(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('delete from departments where business_id = $1 and id = $2', [businessId, id]);
}

/** @returns its id; null when there is one of this name, in any case of letters */
export async function addNamedDepartment(tx: Tx, businessId: string, name: string, now: Date): Promise<string | null> {
  const [added] = await tx.query<{ id: string }>(
    `insert into departments (business_id, id, name, created_at) values ($1, $2, $3, $4)
     on conflict (business_id, lower(name)) do nothing returning id`,
    [businessId, newId(), name, now],
  );
  return added?.id ?? null;
}

/** Whether files of the company are for the people of a department. */
export async function hasFiles(tx: Tx, businessId: string, id: string): Promise<boolean> {
  const found = await tx.query(
    'select from company_file_departments where business_id = $1 and department_id = $2 limit 1',
    [businessId, id],
  );
  return found.length > 0;
}

/** The departments that a business begins with. */
export async function addDefaultDepartments(tx: Tx, businessId: string, names: readonly string[], now: Date) {
  await tx.query(
    `insert into departments (business_id, id, name, is_default, created_at)
     select $1, id, name, true, $4 from unnest($2::uuid[], $3::text[]) as added (id, name)`,
    [businessId, names.map(newId), names, now],
  );
}

export const countDepartments = (tx: Tx, businessId: string): Promise<number> =>
  countRows(tx, 'select count(*)::int as count from departments where business_id = $1', [businessId]);
