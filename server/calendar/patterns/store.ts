/** Work patterns, and since when who works by them. */
import type { components, operations } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { containing, selectPage } from '../../platform/database/lists.ts';

type Schemas = components['schemas'];
type Pattern = Schemas['WorkPattern'];
type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;
type Details = Pick<Pattern, 'name' | 'cycle'>;

const orders = { name: 'lower(name)', '-name': 'lower(name) desc' } as const;
const columns = `id, name, cycle, exists (select from work_periods w
  where w.business_id = p.business_id and w.pattern_id = p.id) as is_assigned`;

export const listPatterns = (tx: Tx, businessId: string, query: Query<'listWorkPatterns'>) =>
  selectPage<Pattern>(tx, query, {
    columns,
    from: 'work_patterns p where business_id = $1 and name ilike $2',
    values: [businessId, containing(query.search ?? '')],
    orderBy: orders[query.ordering ?? 'name'],
  });

/** Locks a pattern until the transaction ends. */
export async function claimPattern(tx: Tx, businessId: string, id: string): Promise<Pattern | undefined> {
  await tx.query('select from work_patterns where business_id = $1 and id = $2 for update', [businessId, id]);
  const [found] = await tx.query<Pattern>(`select ${columns} from work_patterns p where business_id = $1 and id = $2`, [
    businessId,
    id,
  ]);
  return found;
}

/** Breaks the index `work_patterns_name` when another pattern has this name, in any case of letters. */
export async function addPattern(tx: Tx, businessId: string, details: Details, now: Date): Promise<Pattern> {
  const id = newId();
  await tx.query('insert into work_patterns (business_id, id, name, cycle, created_at) values ($1, $2, $3, $4, $5)', [
    businessId,
    id,
    details.name,
    details.cycle,
    now,
  ]);
  return { id, ...details, is_assigned: false };
}

/** Breaks the index `work_patterns_name` like `addPattern`. */
export async function changePattern(tx: Tx, businessId: string, id: string, { name, cycle }: Details): Promise<void> {
  await tx.query('update work_patterns set name = $3, cycle = $4 where business_id = $1 and id = $2', [
    businessId,
    id,
    name,
    cycle,
  ]);
}

export async function deletePattern(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('delete from work_patterns where business_id = $1 and id = $2', [businessId, id]);
}

/** A person, a department, or everybody. */
export type Worker = { employeeId: string | null; departmentId: string | null };

/** What was said of one of them from the same day takes another pattern. */
export async function assign(
  tx: Tx,
  businessId: string,
  { patternId, firstDay, workers, now }: { patternId: string; firstDay: string; workers: readonly Worker[]; now: Date },
): Promise<void> {
  await tx.query(
    `insert into work_periods (business_id, id, pattern_id, employee_id, department_id, first_day, created_at)
     select $1, id, $2, employee_id, department_id, $3, $4
     from unnest($5::uuid[], $6::uuid[], $7::uuid[]) as w (id, employee_id, department_id)
     on conflict (business_id, employee_id, department_id, first_day) do update set pattern_id = excluded.pattern_id`,
    [
      ...[businessId, patternId, firstDay, now, workers.map(() => newId())],
      ...[workers.map(({ employeeId }) => employeeId), workers.map(({ departmentId }) => departmentId)],
    ],
  );
}

type Period = { of: 'employee' | 'department' | 'everybody'; from: string; cycle: number[] };

/** What holds or will hold for each of some employees, of whatever kind, by the first day. */
export async function listPeriodsOf(
  tx: Tx,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, Period[]>> {
  const rows = await tx.query<Period & { employee: string }>(
    `select e.id as employee, w.first_day::text as "from", p.cycle,
       case when w.employee_id is not null then 'employee' when w.department_id is not null then 'department'
         else 'everybody' end as of
     from employees e join work_periods w on w.business_id = e.business_id and (w.employee_id = e.id
       or w.department_id = e.department_id or (w.employee_id is null and w.department_id is null))
     join work_patterns p on p.business_id = w.business_id and p.id = w.pattern_id
     where e.business_id = $1 and e.id = any($2) order by w.first_day`,
    [businessId, ids],
  );
  return Map.groupBy(rows, ({ employee }) => employee);
}

type Listed = Omit<Schemas['WorkPeriod'], 'pattern'> & { pattern_id: string; pattern_name: string };

export async function listPeriods(tx: Tx, businessId: string, query: Query<'listWorkPeriods'>) {
  const values: unknown[] = [businessId];
  const conditions = ['w.business_id = $1'];
  const add = (condition: string, value: unknown) => {
    values.push(value);
    conditions.push(`${condition} $${values.length}`);
  };
  if (query.pattern !== undefined) add('w.pattern_id =', query.pattern);
  if (query.employee !== undefined) add('w.employee_id =', query.employee);
  return selectPage<Listed>(tx, query, {
    columns: `w.id, w.first_day::text, p.id as pattern_id, p.name as pattern_name, d.name as department,
      trim(e.first_name || ' ' || e.last_name) as employee`,
    from: `work_periods w join work_patterns p on p.business_id = w.business_id and p.id = w.pattern_id
      left join departments d on d.business_id = w.business_id and d.id = w.department_id
      left join employees e on e.business_id = w.business_id and e.id = w.employee_id
      where ${conditions.join(' and ')}`,
    values,
    orderBy: 'w.first_day desc, w.id desc',
  });
}
