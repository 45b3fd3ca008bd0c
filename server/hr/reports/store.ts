/** What reports and the dashboard count: people who work, joined or left, with the same conditions as lists of them. */
import type { Tx } from '../../platform/database/database.ts';
import type { AgeBand } from './ages.ts';
import type { Movements, Period } from './turnover.ts';

/** Of which part of the business. Undefined is all of it. */
export type Part = { department?: string | undefined; location?: string | undefined };
export type Counted<Key> = { key: Key; count: number };
type Ending = { day: string; reason: string | null; count: number };

/** `e` is an employee. Of two conditions whose parameters stand at the given places. */
const inPart = (first: number) =>
  `($${first}::uuid is null or e.department_id = $${first}) and ($${first + 1}::uuid is null or e.region_id = $${first + 1})`;
const partValues = ({
  department = null,
  location = null,
}: {
  department?: string | null;
  location?: string | null;
}) => [department, location];
const valuesOf = (part: Part) => partValues({ department: part.department ?? null, location: part.location ?? null });

const employed = `employments m join employees e on e.business_id = m.business_id and e.id = m.employee_id
  where m.business_id = $1 and m.first_day <= $2 and m.last_day > $2 and ${inPart(3)}`;

/** The figures of one version of the people: every change of them makes another, and so does every day. */
export async function readVersion(tx: Tx, businessId: string): Promise<string> {
  const [found] = await tx.query<{ version: string }>(
    `select app_today() || '/' || coalesce((select version from people_versions where business_id = $1), 0) as version`,
    [businessId],
  );
  if (found === undefined) throw new Error('A statement without a table has one row.');
  return found.version;
}

/** First days of employments until the end of a period, and last days with their reasons. */
export async function readMovements(
  tx: Tx,
  businessId: string,
  { end }: Period,
  part: Part,
): Promise<Pick<Movements, 'starts'> & { ends: Ending[] }> {
  const values = [businessId, end, ...valuesOf(part)];
  const from = 'employments m join employees e on e.business_id = m.business_id and e.id = m.employee_id';
  const starts = await tx.query<{ day: string; count: number }>(
    `select m.first_day::text as day, count(*)::int as count from ${from}
     where m.business_id = $1 and m.first_day <= $2 and ${inPart(3)} group by m.first_day`,
    values,
  );
  const ends = await tx.query<Ending>(
    `select m.last_day::text as day, m.reason, count(*)::int as count from ${from}
     where m.business_id = $1 and m.first_day <= $2 and m.last_day <= $2 and ${inPart(3)} group by m.last_day, m.reason`,
    values,
  );
  return { starts, ends };
}

/** How many began in a period who had left before. */
export async function countReturned(tx: Tx, businessId: string, { start, end }: Period, part: Part): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from employments m join employees e on e.business_id = m.business_id and e.id = m.employee_id
     where m.business_id = $1 and m.first_day between $2 and $3 and ${inPart(4)}
       and exists (select from past_employments p
         where p.business_id = $1 and p.employee_id = m.employee_id and p.ended_on < m.first_day)`,
    [businessId, start, end, ...valuesOf(part)],
  );
  return row?.count ?? 0;
}

/** Who joins after a day, and who is there on it and leaves after it. */
export async function countJoiningAndLeaving(tx: Tx, businessId: string, day: string) {
  const status = 'employment_status(status, hire_date, terminated_on, $2)';
  const [counted] = await tx.query<{ joining: number; on_notice: number }>(
    `select count(*) filter (where ${status} = 'joining')::int as joining,
       count(*) filter (where terminated_on is not null and ${status} in ('active', 'inactive'))::int as on_notice
     from employees where business_id = $1 and (hire_date > $2 or terminated_on > $2)`,
    [businessId, day],
  );
  if (counted === undefined) throw new Error('A statement without groups has one row.');
  return counted;
}

export async function countWithoutHireDate(tx: Tx, businessId: string, part: Part): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from employees e where e.business_id = $1 and e.hire_date is null and ${inPart(2)}`,
    [businessId, ...valuesOf(part)],
  );
  return row?.count ?? 0;
}

const columns = {
  department: 'e.department_id',
  region: 'e.region_id',
  subsidiary: 'e.subsidiary_id',
  gender: 'e.gender',
  employment_type: 'e.employment_type',
  marital_status: 'e.marital_status',
  nationality: 'e.nationality',
  state_of_origin: 'e.state_of_origin',
  status: 'e.status',
} as const;
export type Column = keyof typeof columns;

/** The people at the close of a day by what their records say now, the most first; null where it is not recorded. */
export const countBy = (tx: Tx, businessId: string, day: string, column: Column, part: Part) =>
  tx.query<Counted<string | null>>(
    `select ${columns[column]} as key, count(*)::int as count from ${employed} group by 1 order by 2 desc, 1`,
    [businessId, day, ...valuesOf(part)],
  );

/** The same by two things at once. */
export const countByGenderAnd = (tx: Tx, businessId: string, day: string, column: Column, part: Part) =>
  tx.query<Counted<string | null> & { gender: string | null }>(
    `select ${columns[column]} as key, e.gender, count(*)::int as count from ${employed} group by 1, 2`,
    [businessId, day, ...valuesOf(part)],
  );

/** The people at the close of a day by band of age and gender; the place counts from 0, null without a birth date. */
export const countByAge = (tx: Tx, businessId: string, day: string, bands: readonly AgeBand[], part: Part) =>
  tx.query<{ band: number | null; gender: string | null; count: number }>(
    `select $6::int - width_bucket(e.birth_date, $5::date[]) as band, e.gender, count(*)::int as count
     from ${employed} group by 1, 2`,
    [businessId, day, ...valuesOf(part), bands.flatMap(({ bornFrom }) => bornFrom ?? []).reverse(), bands.length - 1],
  );

/** In completed years; null without birth dates. */
export async function readAges(tx: Tx, businessId: string, day: string, part: Part) {
  const [ages] = await tx.query<{ average: number | null; median: number | null }>(
    `select round(avg(years), 1)::float8 as average, percentile_cont(0.5) within group (order by years) as median
     from (select extract(year from age($2::date, e.birth_date)) as years from ${employed}) aged`,
    [businessId, day, ...valuesOf(part)],
  );
  return ages ?? { average: null, median: null };
}

/** Names by id, to show what was counted by id. */
export async function readNames(
  tx: Tx,
  businessId: string,
  table: 'departments' | 'regions' | 'subsidiaries' | 'jobs',
) {
  const rows = await tx.query<{ id: string; name: string }>(`select id, name from ${table} where business_id = $1`, [
    businessId,
  ]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
