/** Company files, whom they are shared with, and who has acknowledged them. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { isActive, isMember } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, type PageQuery, selectPage } from '../../platform/database/lists.ts';
import { refuse } from '../../platform/errors.ts';
import { byEmployeeName, employeeChoice } from '../employees/choice.ts';
import { fileInfo } from '../files/store.ts';

type Schemas = components['schemas'];
export type Audience = Schemas['StaffAudience'];
type Query = NonNullable<operations['listCompanyFiles']['parameters']['query']>;
type Dated<Row> = Omit<Row, 'created_at'> & { created_at: Date };
export type FileRow = Dated<Schemas['CompanyFile']>;

/** Whether the file `c` is shared with the active employee `e`. */
const reaches = `e.business_id = c.business_id and ${isActive('e')} and (c.is_for_everyone
  or exists (select from company_file_people p
    where p.business_id = c.business_id and p.company_file_id = c.id and p.employee_id = e.id)
  or exists (select from company_file_departments d
    where d.business_id = c.business_id and d.company_file_id = c.id and d.department_id = e.department_id))`;
const readers = `employees e where ${reaches}`;
const joinedReaders = `join employees e on ${reaches}`;
const isAcknowledged = `exists (select from company_file_acknowledgements k where k.business_id = c.business_id
  and k.company_file_id = c.id and k.version = c.version and k.employee_id = e.id)`;

const plain = `c.id, c.name, c.description, ${fileInfo}, c.version, c.created_at, c.requires_acknowledgement`;
const columns = `${plain}, c.download_count, c.reminded_on::text as reminded_on,
  (select count(*)::int from ${readers}) as reader_count,
  (select count(*)::int from ${readers} and ${isAcknowledged}) as acknowledged_count,
  json_build_object('everyone', c.is_for_everyone,
    'departments', (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by lower(o.name)), '[]')
      from company_file_departments d join departments o on o.business_id = d.business_id and o.id = d.department_id
      where d.business_id = c.business_id and d.company_file_id = c.id),
    'people', (select coalesce(json_agg(json_build_object('id', e.id, 'first_name', e.first_name, 'last_name', e.last_name)
        order by lower(e.first_name || ' ' || e.last_name), e.id), '[]')
      from company_file_people p join employees e on e.business_id = p.business_id and e.id = p.employee_id
      where p.business_id = c.business_id and p.company_file_id = c.id)) as shared_with`;
const joined = 'company_files c join hr_files f on f.business_id = c.business_id and f.id = c.file_id';

const orders: Record<NonNullable<Query['ordering']>, string> = {
  name: 'lower(c.name), c.id',
  '-name': 'lower(c.name) desc, c.id desc',
  created_at: 'c.created_at, c.id',
  '-created_at': 'c.created_at desc, c.id desc',
};
/** What the search looks in. */
const searched = `(c.name || ' ' || c.description) ilike`;

export function listFiles(tx: Tx, businessId: string, query: Query) {
  const { search = '', ordering = '-created_at' } = query;
  const isSearched = search.trim() !== '';
  return selectPage<FileRow>(tx, query, {
    columns,
    from: `${joined} where c.business_id = $1${isSearched ? ` and ${searched} $2` : ''}`,
    values: isSearched ? [businessId, containing(search)] : [businessId],
    orderBy: orders[ordering],
  });
}

export const findFiles = (tx: Tx, businessId: string, ids: readonly string[]): Promise<FileRow[]> =>
  tx.query<FileRow>(
    `select ${columns} from ${joined} where c.business_id = $1 and c.id = any($2) order by ${orders.created_at}`,
    [businessId, ids],
  );

export type Claimed = {
  id: string;
  name: string;
  fileId: string;
  version: number;
  requiresAcknowledgement: boolean;
  remindedOn: string | null;
};

/** Locks those that there are until the transaction ends. */
export const claimFiles = (tx: Tx, businessId: string, ids: readonly string[]): Promise<Claimed[]> =>
  tx.query<Claimed>(
    `select id, name, file_id as "fileId", version, requires_acknowledgement as "requiresAcknowledgement",
       reminded_on::text as "remindedOn"
     from company_files where business_id = $1 and id = any($2) order by id for update`,
    [businessId, ids],
  );

type NewFile = { name: string; description: string; fileId: string; requiresAcknowledgement: boolean; now: Date };

export async function addFile(tx: Tx, businessId: string, file: NewFile): Promise<string> {
  const id = newId();
  const { name, description, fileId, requiresAcknowledgement, now } = file;
  await tx.query(
    `insert into company_files (business_id, id, name, description, file_id, requires_acknowledgement, is_for_everyone,
       created_at)
     values ($1, $2, $3, $4, $5, $6, false, $7)`,
    [businessId, id, name, description, fileId, requiresAcknowledgement, now],
  );
  return id;
}

/** Shares files with exactly this audience. @throws 400 at `audience` for somebody who is not there or not active */
export async function shareFiles(
  tx: Tx,
  businessId: string,
  ids: readonly string[],
  { everyone, departments, people, requiresAcknowledgement }: Audience & { requiresAcknowledgement: boolean },
): Promise<void> {
  await checkAudience(tx, businessId, { departments, people });
  await tx.query(
    `update company_files set is_for_everyone = $3, requires_acknowledgement = $4 where business_id = $1 and id = any($2)`,
    [businessId, ids, everyone, requiresAcknowledgement],
  );
  await tx.query('delete from company_file_departments where business_id = $1 and company_file_id = any($2)', [
    businessId,
    ids,
  ]);
  await tx.query('delete from company_file_people where business_id = $1 and company_file_id = any($2)', [
    businessId,
    ids,
  ]);
  await tx.query(
    `insert into company_file_departments (business_id, company_file_id, department_id)
     select $1, file, department from unnest($2::uuid[]) file, unnest($3::uuid[]) department on conflict do nothing`,
    [businessId, ids, departments],
  );
  await tx.query(
    `insert into company_file_people (business_id, company_file_id, employee_id)
     select $1, file, employee from unnest($2::uuid[]) file, unnest($3::uuid[]) employee on conflict do nothing`,
    [businessId, ids, people],
  );
}

/** All of it stays until the transaction ends. @throws 400 at `audience` */
export async function checkAudience(
  tx: Tx,
  businessId: string,
  { departments, people }: Pick<Audience, 'departments' | 'people'>,
): Promise<void> {
  const [foundDepartments, foundPeople] = await Promise.all([
    tx.query('select from departments where business_id = $1 and id = any($2) order by id for key share', [
      businessId,
      departments,
    ]),
    tx.query(
      `select from employees e where business_id = $1 and id = any($2) and ${isActive('e')} order by id for key share`,
      [businessId, people],
    ),
  ]);
  if (foundDepartments.length < new Set(departments).size)
    throw refuse.fields({ audience: ['One of these departments is no longer there.'] });
  if (foundPeople.length < new Set(people).size)
    throw refuse.fields({ audience: ['One of these people is no longer an active employee.'] });
}

type Change = { name: string; description: string | undefined; fileId: string | undefined };

/** With another file it is a new version, of which nobody was reminded. */
export async function changeFile(tx: Tx, businessId: string, id: string, change: Change): Promise<void> {
  const { name, description = null, fileId = null } = change;
  await tx.query(
    `update company_files set name = $3, description = coalesce($4, description), file_id = coalesce($5, file_id),
       version = version + ($5::uuid is not null)::int,
       reminded_on = case when $5::uuid is null then reminded_on end
     where business_id = $1 and id = $2`,
    [businessId, id, name, description, fileId],
  );
}

export async function deleteFiles(tx: Tx, businessId: string, ids: readonly string[]): Promise<void> {
  await tx.query('delete from company_files where business_id = $1 and id = any($2)', [businessId, ids]);
}

export async function markReminded(tx: Tx, businessId: string, id: string, today: string): Promise<void> {
  await tx.query('update company_files set reminded_on = $3 where business_id = $1 and id = $2', [
    businessId,
    id,
    today,
  ]);
}

export async function countDownload(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('update company_files set download_count = download_count + 1 where business_id = $1 and id = $2', [
    businessId,
    id,
  ]);
}

type Reader = Omit<Schemas['CompanyFileReader'], 'acknowledged_at'> & { acknowledged_at: Date | null };

export const listReaders = (
  tx: Tx,
  businessId: string,
  id: string,
  query: PageQuery & { acknowledged?: boolean | undefined },
) =>
  selectPage<Reader>(tx, query, {
    columns: `${employeeChoice}, ${isMember('e')} as is_member,
      (select k.acknowledged_at from company_file_acknowledgements k where k.business_id = c.business_id
         and k.company_file_id = c.id and k.version = c.version and k.employee_id = e.id) as acknowledged_at`,
    from: `company_files c ${joinedReaders}
      where c.business_id = $1 and c.id = $2 and ($3::boolean is null or ${isAcknowledged} = $3)`,
    values: [businessId, id, query.acknowledged ?? null],
    orderBy: byEmployeeName,
  });

/** Whom a file is to be told of: of one that asks for an acknowledgement, who has not given it. The next after one. */
export const readersToTell = (tx: Tx, businessId: string, id: string, after: string | null, limit: number) =>
  tx.query<{ id: string; userId: string | null }>(
    `select e.id, e.user_id as "userId" from company_files c ${joinedReaders}
     where c.business_id = $1 and c.id = $2 and ($3::uuid is null or e.id > $3)
       and not (c.requires_acknowledgement and ${isAcknowledged})
     order by e.id limit $4`,
    [businessId, id, after, limit],
  );

export type SharedRow = Omit<Dated<Schemas['SharedFile']>, 'opened_at' | 'acknowledged_at'> & {
  opened_at: Date | null;
  acknowledged_at: Date | null;
};

const sharedFrom = `${joined} ${joinedReaders}
  left join company_file_acknowledgements k on k.business_id = c.business_id and k.company_file_id = c.id
    and k.version = c.version and k.employee_id = e.id
  left join company_file_openings o on o.business_id = c.business_id and o.company_file_id = c.id
    and o.version = c.version and o.employee_id = e.id
  where c.business_id = $1 and e.user_id = $2`;
const sharedColumns = `${plain}, o.opened_at, k.acknowledged_at`;

/** Those that are shared with a member. */
export function listShared(tx: Tx, businessId: string, userId: string, query: PageQuery & { search?: string }) {
  const { search = '' } = query;
  const isSearched = search.trim() !== '';
  return selectPage<SharedRow>(tx, query, {
    columns: sharedColumns,
    from: isSearched ? `${sharedFrom} and ${searched} $3` : sharedFrom,
    values: isSearched ? [businessId, userId, containing(search)] : [businessId, userId],
    orderBy: `(c.requires_acknowledgement and k.acknowledged_at is null) desc, ${orders['-created_at']}`,
  });
}

/** Undefined for one that is not shared with the member. */
export async function findShared(tx: Tx, businessId: string, userId: string, id: string) {
  const [found] = await tx.query<SharedRow & { fileId: string; employeeId: string }>(
    `select ${sharedColumns}, c.file_id as "fileId", e.id as "employeeId" from ${sharedFrom} and c.id = $3`,
    [businessId, userId, id],
  );
  return found;
}

type ByReader = { id: string; version: number; employeeId: string; now: Date };

/** Only the first time counts. */
export const noteOpened = (tx: Tx, businessId: string, { id, version, employeeId, now }: ByReader) =>
  tx.query(
    `insert into company_file_openings (business_id, company_file_id, version, employee_id, opened_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [businessId, id, version, employeeId, now],
  );

/** @returns false when it was given before */
export async function acknowledge(
  tx: Tx,
  businessId: string,
  { id, version, employeeId, now }: ByReader,
): Promise<boolean> {
  const added = await tx.query(
    `insert into company_file_acknowledgements (business_id, company_file_id, version, employee_id, acknowledged_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
    [businessId, id, version, employeeId, now],
  );
  return added.length > 0;
}
