/** Documents of employees, each with the versions that it renewed. Every transaction must have entered the business. */
import type { components } from '../../../openapi/generated/contract.ts';
import { isActive } from '../../directory/employees.ts';
import type { Inside } from '../../platform/asking.ts';
import type { Tx } from '../../platform/database/database.ts';
import { containing, type PageQuery, selectPage } from '../../platform/database/lists.ts';
import { dueDays } from '../../platform/time/expiry.ts';
import { employeeChoice } from '../employees/choice.ts';
import { fileInfo } from '../files/store.ts';

type Schemas = components['schemas'];
export type Kind = Schemas['EmployeeDocumentKind'];
export type DocumentRow = Omit<Schemas['EmployeeDocument'], 'state' | 'created_at'> & { created_at: Date };

const columns = `d.id, d.kind, d.name, d.number, d.issue_date::text as issue_date, d.expiry_date::text as expiry_date,
  d.version, d.reminder_days, ${fileInfo}, d.created_at`;
const joined = 'employee_documents d join hr_files f on f.business_id = d.business_id and f.id = d.file_id';
const byExpiry = "coalesce(d.expiry_date, 'infinity'), d.id";

/** Those that have not been renewed. */
export const listOfEmployee = (tx: Tx, businessId: string, employeeId: string, query: PageQuery) =>
  selectPage<DocumentRow>(tx, query, {
    columns,
    from: `${joined} where d.business_id = $1 and d.employee_id = $2 and d.is_current`,
    values: [businessId, employeeId],
    orderBy: byExpiry,
  });

const states: Record<Schemas['DocumentState'], string> = {
  valid: `(d.expiry_date is null or d.expiry_date > $2::date + ${dueDays})`,
  due: `d.expiry_date between $2::date and $2::date + ${dueDays}`,
  expired: 'd.expiry_date < $2::date',
};
type Search = PageQuery & {
  search?: string | undefined;
  state?: Schemas['DocumentState'] | undefined;
  kind?: Kind | undefined;
};

/** Those of active employees that have not been renewed. */
export function searchDocuments(tx: Tx, businessId: string, query: Search, today: string) {
  const { search = '', state, kind } = query;
  const values: unknown[] = [businessId, today];
  const parts = [
    `${joined} join employees e on e.business_id = d.business_id and e.id = d.employee_id and ${isActive('e')}
     where d.business_id = $1 and d.is_current and $2::date is not null`,
  ];
  if (state !== undefined) parts.push(states[state]);
  if (kind !== undefined) parts.push(`d.kind = $${values.push(kind)}`);
  if (search.trim() !== '')
    parts.push(
      `(e.first_name || ' ' || e.last_name || ' ' || e.employee_id) ilike $${values.push(containing(search))}`,
    );
  return selectPage<DocumentRow & { employee: Schemas['EmployeeChoice'] }>(tx, query, {
    columns: `${columns}, ${employeeChoice}`,
    from: parts.join(' and '),
    values,
    orderBy: byExpiry,
  });
}

export const listVersions = (tx: Tx, businessId: string, seriesId: string, query: PageQuery) =>
  selectPage<DocumentRow>(tx, query, {
    columns,
    from: `${joined} where d.business_id = $1 and d.series_id = $2`,
    values: [businessId, seriesId],
    orderBy: 'd.version desc',
  });

export async function readDocument(tx: Tx, businessId: string, id: string): Promise<DocumentRow> {
  const [found] = await tx.query<DocumentRow>(
    `select ${columns} from ${joined} where d.business_id = $1 and d.id = $2`,
    [businessId, id],
  );
  if (found === undefined) throw new Error('A document that was just stored is gone.');
  return found;
}

export type Claimed = {
  id: string;
  employeeId: string;
  kind: Kind;
  name: string;
  fileId: string;
  seriesId: string;
  version: number;
  isCurrent: boolean;
};

const claimed = `select id, employee_id as "employeeId", kind, name, file_id as "fileId", series_id as "seriesId", version,
  is_current as "isCurrent" from employee_documents`;

/** Undefined when there is none. */
export async function findDocument(tx: Tx, businessId: string, id: string): Promise<Claimed | undefined> {
  const [found] = await tx.query<Claimed>(`${claimed} where business_id = $1 and id = $2`, [businessId, id]);
  return found;
}

/** Locks it with all its versions until the transaction ends. */
export async function claimDocument(tx: Tx, businessId: string, id: string): Promise<Claimed | undefined> {
  const rows = await tx.query<Claimed>(
    `${claimed} where business_id = $1 and series_id = (
       select series_id from employee_documents where business_id = $1 and id = $2) order by id for update`,
    [businessId, id],
  );
  return rows.find((row) => row.id === id);
}

export type NewDocument = {
  id: string;
  employeeId: string;
  kind: Kind;
  name: string;
  number: string | null;
  issueDate: string | null;
  expiryDate: string | null;
  seriesId: string;
  version: number;
  fileId: string;
  reminderDays: number | null;
  now: Date;
};

export async function addDocument(tx: Tx, businessId: string, document: NewDocument): Promise<void> {
  const { id, employeeId, kind, name, number, issueDate, expiryDate, seriesId, version, fileId } = document;
  await tx.query(
    `insert into employee_documents (business_id, id, employee_id, kind, name, number, issue_date, expiry_date, series_id,
       version, is_current, file_id, reminder_days, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, true, $11, $12, $13)`,
    [
      ...[businessId, id, employeeId, kind, name, number, issueDate, expiryDate, seriesId, version, fileId],
      ...[document.reminderDays, document.now],
    ],
  );
}

export async function retire(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('update employee_documents set is_current = false where business_id = $1 and id = $2', [
    businessId,
    id,
  ]);
}

/** The latest version that is left is the current one again. */
export async function deleteDocument(tx: Tx, businessId: string, { id, seriesId }: Claimed): Promise<void> {
  await tx.query('delete from employee_documents where business_id = $1 and id = $2', [businessId, id]);
  await tx.query(
    `update employee_documents set is_current = true where business_id = $1 and series_id = $2 and not is_current
       and version = (select max(version) from employee_documents where business_id = $1 and series_id = $2)`,
    [businessId, seriesId],
  );
}

export async function employeeName(tx: Tx, businessId: string, id: string): Promise<string> {
  const [found] = await tx.query<{ name: string }>(
    `select trim(first_name || ' ' || last_name) as name from employees where business_id = $1 and id = $2`,
    [businessId, id],
  );
  if (found === undefined) throw new Error('Only an employee has documents.');
  return found.name;
}

type Held = { kind: Kind; expires: string | null };
/** By the id of the employee: the documents of some kinds that they have, without those that were renewed. */
export async function papersOf(
  { tx, businessId }: Inside,
  ids: readonly string[],
  kinds: readonly Kind[],
): Promise<Map<string, Held[]>> {
  const rows = await tx.query<Held & { id: string }>(
    `select employee_id as id, kind, expiry_date::text as expires from employee_documents
     where business_id = $1 and employee_id = any($2) and kind = any($3) and is_current`,
    [businessId, ids, kinds],
  );
  return Map.groupBy(rows, ({ id }) => id);
}
