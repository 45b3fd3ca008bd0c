/** Many employees at once: who is there already, and what stands in the way of undoing. */
import type { ManagedRow } from '../../../rules/hr/managers.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Recorded } from '../../platform/imports/since.ts';
import type { OfImport } from '../../platform/imports/store.ts';

/** `manager` is an employee ID. */
type Taken = { id: string; code: string; email: string | null; manager: string | null; manager_email: string | null };
/** Those with one of these employee IDs or addresses, in any case of letters. */
export const listTaken = (tx: Tx, businessId: string, keys: readonly string[]): Promise<Taken[]> =>
  tx.query(
    `select e.id, lower(e.employee_id) as code, lower(e.email) as email, m.employee_id as manager, m.email as manager_email
     from employees e left join employees m on m.business_id = $1 and m.id = e.manager_id
     where e.business_id = $1 and (lower(e.employee_id) = any($2) or lower(e.email) = any($2))`,
    [businessId, keys.map((key) => key.toLowerCase())],
  );

/** Of the rows that were sent: who they are and whom they report to, in lower case. */
export const listManagers = ({ tx, businessId, importId }: OfImport): Promise<ManagedRow[]> =>
  tx.query(
    `select r.row, r.act, r.record, lower(trim(coalesce(r.cells->>'employee_id', ''))) as code,
       lower(trim(coalesce(r.cells->>'email', ''))) as email, lower(trim(coalesce(r.cells->>'manager', ''))) as manager
     from import_chunks c, jsonb_to_recordset(c.rows) as r (row int, act text, record uuid, cells jsonb)
     where c.business_id = $1 and c.import_id = $2 order by r.row`,
    [businessId, importId],
  );

/** Whether a row that was sent fills one of some columns. */
export async function fillsAny({ tx, businessId, importId }: OfImport, columns: readonly string[]): Promise<boolean> {
  const [found] = await tx.query<{ fills: boolean }>(
    `select exists (
       select from import_chunks c, jsonb_to_recordset(c.rows) as r (cells jsonb), jsonb_each_text(r.cells) as cell (name, text)
       where c.business_id = $1 and c.import_id = $2 and cell.name = any($3) and trim(cell.text) <> '') as fills`,
    [businessId, importId, columns],
  );
  return found?.fills ?? false;
}

type Reporting = { id: string; code: string; email: string | null; manager: string | null };
/** Who reports to whom in the business. */
export const listReporting = (tx: Tx, businessId: string): Promise<Reporting[]> =>
  tx.query(
    `select id, lower(employee_id) as code, lower(email) as email, manager_id as manager from employees where business_id = $1`,
    [businessId],
  );

/** Whether a row that names somebody, by code or address, means this employee. */
export async function isCalled(tx: Tx, businessId: string, id: string | null, name: string): Promise<boolean> {
  const found = await tx.query(
    'select from employees where business_id = $1 and id = $2 and lower($3) in (lower(employee_id), lower(email))',
    [businessId, id, name.trim()],
  );
  return found.length > 0;
}

/** Gives those who were stored the managers that their rows name. */
export const setManagers = ({ tx, businessId, importId }: OfImport) =>
  tx.query(
    `update employees e set manager_id = m.id
     from (select (done.id)::uuid as id, lower(trim(sent.cells->>'manager')) as manager
       from import_chunks c, jsonb_to_recordset(c.results) as done (row int, outcome text, id text),
         jsonb_to_recordset(c.rows) as sent (row int, cells jsonb)
       where c.business_id = $1 and c.import_id = $2 and sent.row = done.row and done.outcome in ('created', 'updated')
         and trim(coalesce(sent.cells->>'manager', '')) <> '') given
     join employees m on m.business_id = $1 and (lower(m.employee_id) = given.manager or lower(m.email) = given.manager)
     where e.business_id = $1 and e.id = given.id and m.id <> e.id and e.manager_id is distinct from m.id`,
    [businessId, importId],
  );

/** What is done with employees stands in their history; what is sent to them or by them has its own. */
export const recorded: Recorded = {
  actions: { changed: 'employee.changedByImport', changedBack: 'employee.changedBack', looked: 'employee.payShown' },
  elsewhere: `select employee_id as id, created_at as at, 'Invited to an account' as text from invitations
      where business_id = $1 and employee_id is not null
    union all select p.employee_id, f.created_at, 'Given the file ' || f.name from company_file_people p
      join company_files f on f.business_id = $1 and f.id = p.company_file_id where p.business_id = $1
    union all select employee_id, sent_at, 'Sent a document' from document_answers
      where business_id = $1 and sent_at is not null
    union all select employee_id, opened_at, 'Opened a file' from company_file_openings where business_id = $1
    union all select employee_id, acknowledged_at, 'Acknowledged a file' from company_file_acknowledgements
      where business_id = $1
    union all select g.employee_id, g.created_at, 'Given ' || a.number from asset_assignments g
      join assets a on a.business_id = $1 and a.id = g.asset_id where g.business_id = $1
    union all select w.employee_id, w.created_at, 'Given the work pattern ' || p.name from work_periods w
      join work_patterns p on p.business_id = $1 and p.id = w.pattern_id where w.business_id = $1 and w.employee_id is not null
    union all select unnest(array[employee_id, delegate_id]), created_at, 'Answers requests for time off in turn'
      from timeoff_delegations where business_id = $1
    union all select unnest(array[giver_id, taker_id]), created_at, 'Swapped a shift' from shift_swaps where business_id = $1
    union all select employee_id, created_at, 'Said when they cannot work' from unavailabilities where business_id = $1
    union all select employee_id, created_at, 'Planned for a shift' from shifts
      where business_id = $1 and employee_id is not null
    union all select s.employee_id, p.published_at, 'Told of a shift' from published_shifts s
      join rota_publications p on p.business_id = $1 and p.id = s.publication_id
      where s.business_id = $1 and s.employee_id is not null
    union all select driver_id, created_at, 'Drove a vehicle that took fuel' from fuel_entries where business_id = $1
    union all select driver_id, created_at, 'Checked a vehicle' from vehicle_checks where business_id = $1
    union all select driver_id, created_at, 'Drove a vehicle in an incident' from vehicle_incidents where business_id = $1`,
};

export const titlesOf = (tx: Tx, businessId: string, ids: readonly string[]) =>
  tx.query<{ id: string; number: string; name: string }>(
    `select id, employee_id as number, trim(first_name || ' ' || last_name) as name from employees
     where business_id = $1 and id = any($2) order by last_name, first_name`,
    [businessId, ids],
  );

/** Of those whom the import added, nobody reports to these any more. */
export const releaseFrom = ({ tx, businessId, importId }: OfImport, managers: readonly string[]) =>
  tx.query(
    `update employees set manager_id = null where business_id = $1 and manager_id = any($3) and id in (
       select r.id from import_chunks c, jsonb_to_recordset(c.results) as r (id uuid, outcome text)
       where c.business_id = $1 and c.import_id = $2 and r.outcome = 'created')`,
    [businessId, importId, managers],
  );

/** @returns whether they are gone; a member stays */
export async function deleteEmployee(tx: Tx, businessId: string, id: string): Promise<boolean> {
  const gone = await tx.query(
    'delete from employees where business_id = $1 and id = $2 and user_id is null returning id',
    [businessId, id],
  );
  return gone.length > 0;
}

/** Does something unless other records stand in its way: who holds an asset is not deleted. @returns whether it was done */
export async function unlessReferred(tx: Tx, work: () => Promise<boolean>): Promise<boolean> {
  await tx.query('savepoint attempt');
  try {
    return await work();
  } catch (error) {
    // Foreign key and unique violations; https://www.postgresql.org/docs/current/errcodes-appendix.html
    if (!['23503', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
    await tx.query('rollback to savepoint attempt');
    return false;
  } finally {
    await tx.query('release savepoint attempt');
  }
}
