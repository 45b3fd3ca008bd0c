/** Which employees a list, a picker or an export shows. Every transaction must have entered the business. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import { isActive, statusOf } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type PageQuery, type Selected, wordsIn } from '../../platform/database/lists.ts';
import type { Remembered } from '../../platform/database/remembered.ts';
import { columns, places, tables } from './store.ts';

type Schemas = components['schemas'];
type Employee = Schemas['Employee'];
type Query = NonNullable<operations['listEmployees']['parameters']['query']>;
type ChoiceQuery = NonNullable<operations['searchEmployees']['parameters']['query']>;
export type Narrowing = Omit<Query, 'page' | 'page_size' | 'ordering'>;

const name = `lower(e.first_name || ' ' || e.last_name)`;
/** Each is complete, and the names come from an index. */
const orders: Record<NonNullable<Query['ordering']>, string> = {
  name: `${name}, e.id`,
  '-name': `${name} desc, e.id desc`,
  employee_id: 'lower(e.employee_id)',
  '-employee_id': 'lower(e.employee_id) desc',
  hire_date: 'e.hire_date, e.id',
  '-hire_date': 'e.hire_date desc nulls last, e.id desc',
};

const factsOf = ['gender', 'employment_type', 'marital_status', 'nationality', 'state_of_origin'] as const;
/** The columns whose null means that something is not recorded. */
const columnOf: Partial<Record<Schemas['MissingFact'], string>> = {
  department: 'department_id',
  region: 'region_id',
  subsidiary: 'subsidiary_id',
  job: 'job_id',
};

/** What narrows a status before it is asked of each row: stored values have an index. */
const storedAs: Record<Employee['status'], string> = {
  joining: `e.status = 'active'`,
  active: `e.status = 'active'`,
  inactive: `e.status = 'inactive'`,
  terminated: 'true',
};

/** What a query asks for, of `e`. Addresses are searched only for those who may read them. */
function narrowed(businessId: string, query: Narrowing, searched: 'words' | 'words and addresses') {
  const { search = '', department, status, active, region, subsidiary, job } = query;
  const values: unknown[] = [businessId];
  const conditions = ['e.business_id = $1'];
  const add = (condition: string, value: unknown) => {
    values.push(value);
    conditions.push(`${condition} $${values.length}`);
  };
  for (const word of wordsIn(search)) {
    const place = `lower($${values.push(word)})`;
    conditions.push(`e.id in (select w.employee_id from employee_words w where w.business_id = $1
      and w.word >= ${place} and w.word < ${place} || chr(1114111)${searched === 'words' ? ' and not w.is_address' : ''})`);
  }
  if (department !== undefined) add('e.department_id =', department);
  if (status !== undefined) add(`${storedAs[status]} and ${statusOf('e')} =`, status);
  if (active !== undefined) add(`(${isActive('e')}) =`, active);
  if (region !== undefined) add('e.region_id =', region);
  if (subsidiary !== undefined) add('e.subsidiary_id =', subsidiary);
  if (job !== undefined) add('e.job_id =', job);
  for (const fact of factsOf) if (query[fact] !== undefined) add(`e.${fact} =`, query[fact]);
  if (query.without !== undefined) conditions.push(`e.${columnOf[query.without] ?? query.without} is null`);
  if (query.on_notice !== undefined)
    add(`(e.terminated_on is not null and ${statusOf('e')} <> 'terminated') =`, query.on_notice);
  if (query.born_from !== undefined) add('e.birth_date >=', query.born_from);
  if (query.born_to !== undefined) add('e.birth_date <=', query.born_to);
  conditions.push(...employmentConditions(query, values));
  return { where: conditions.join(' and '), values };
}

/** Of those who came back, any of their employments counts. Values are added in the order of their places. */
function employmentConditions(query: Narrowing, values: unknown[]): string[] {
  const { employed_on: day, hired_from, hired_to, left_from, left_to, reason } = query;
  const conditions: string[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  /** The employees whose present employment fits, and those of whom a past one does; both by an index. */
  const anyOf = (present: string[], past: string[]) =>
    conditions.push(`e.id in (select h.id from employees h where ${['h.business_id = $1', ...present].join(' and ')}
      union all select p.employee_id from past_employments p where ${['p.business_id = $1', ...past].join(' and ')})`);
  if (day !== undefined) {
    const at = place(day);
    conditions.push(`((e.hire_date is null or e.hire_date <= ${at})
        and (e.status <> 'terminated' and e.terminated_on is null or e.terminated_on > ${at})
      or e.id in (select p.employee_id from past_employments p where p.business_id = $1
        and coalesce(p.started_on, '-infinity') <= ${at} and p.ended_on > ${at}))`);
  }
  if ((hired_from ?? hired_to) !== undefined) {
    const [from, to] = [place(hired_from ?? '-infinity'), place(hired_to ?? 'infinity')];
    anyOf([`h.hire_date between ${from} and ${to}`], [`p.started_on between ${from} and ${to}`]);
  }
  if ((left_from ?? left_to ?? reason) !== undefined) {
    const [from, to] = [place(left_from ?? '-infinity'), place(left_to ?? 'infinity')];
    const why = reason === undefined ? null : place(reason);
    const end = `h.terminated_on between ${from} and ${to}`;
    anyOf(
      [end, ...(why === null ? [] : [`h.termination_reason = ${why}`])],
      [`p.ended_on between ${from} and ${to}`, ...(why === null ? [] : [`p.reason = ${why}`])],
    );
  }
  return conditions;
}

type Selection = { columns: string; where: string; values: readonly unknown[]; orderBy: string };

async function selectPage<Row>(
  tx: Tx,
  businessId: string,
  query: PageQuery,
  { columns: selected, where, values, orderBy }: Selection,
  remembered: Remembered,
): Promise<Selected<Row>> {
  const people = { id: 'e.id', from: `employees e where ${where}`, values, orderBy };
  const { count, ids } = await remembered.page(tx, businessId, people, query);
  const rows = await tx.query<Row>(
    `select ${selected} from unnest($2::uuid[]) with ordinality one (id, place)
     join employees e on e.business_id = $1 and e.id = one.id ${places} order by one.place`,
    [businessId, ids],
  );
  return { count, rows };
}

export function listEmployees(tx: Tx, businessId: string, query: Query, remembered: Remembered) {
  const found = narrowed(businessId, query, 'words and addresses');
  const selection = { columns, ...found, orderBy: orders[query.ordering ?? 'name'] };
  return selectPage<Employee>(tx, businessId, query, selection, remembered);
}

export function searchEmployees(tx: Tx, businessId: string, query: ChoiceQuery, remembered: Remembered) {
  const found = narrowed(businessId, query, 'words');
  const chosen = 'e.id, e.employee_id, e.first_name, e.last_name, e.photo, e.job_title, d.name as department_name';
  const selection = { columns: chosen, ...found, orderBy: orders.name };
  return selectPage<Schemas['EmployeeChoice']>(tx, businessId, query, selection, remembered);
}

/** All who are active, by name. */
export const listNames = (tx: Tx, businessId: string) =>
  tx.query<Schemas['EmployeeName']>(
    `select id, first_name, last_name from employees e
     where business_id = $1 and ${isActive('e')} order by ${orders.name}`,
    [businessId],
  );

/** The next of those that a list shows, by name and id, for an export. */
export function employeesAfter(
  tx: Tx,
  businessId: string,
  query: Narrowing,
  after: { sorted_by: string; id: string } | null,
) {
  const { where, values } = narrowed(businessId, query, 'words and addresses');
  const [cursor, page] =
    after === null
      ? [[], '']
      : [[after.sorted_by, after.id], ` and (${name}, e.id) > ($${values.length + 1}, $${values.length + 2})`];
  return tx.query<Employee & { sorted_by: string }>(
    `select ${columns}, ${name} as sorted_by from ${tables} where ${where}${page} order by ${orders.name} limit 1000`,
    [...values, ...cursor],
  );
}
