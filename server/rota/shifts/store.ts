/** Shifts as they are planned, and as they were published. Every transaction must have entered the business. */
import type { components } from '../../../openapi/generated/contract.ts';
import { lengthOf, minutesAt, type Times, timeAt } from '../../../rules/rota/times.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

type Schemas = components['schemas'];
export type ShiftRow = Times & {
  id: string;
  employee: string | null;
  location: string;
  role: string | null;
  note: string | null;
  despite: string | null;
};
type Stored = Pick<
  ShiftRow,
  'id' | 'employee' | 'location' | 'role' | 'note' | 'despite' | 'break_minutes' | 'date'
> & {
  begins: number;
  length: number;
};

const shown = `s.id, s.employee_id as employee, s.role_id as role, s.day::text as date, s.begins, s.length,
  s.break_minutes, s.note`;
const columns = `${shown}, s.region_id as location, s.despite`;
const rowOf = ({ begins, length, ...shift }: Stored): ShiftRow => ({
  ...shift,
  start: timeAt(begins),
  end: timeAt(begins + length),
});

export type Days = { from: string; to: string };

/** Those that begin on the days, by day and time. */
export async function listShifts(tx: Tx, businessId: string, { from, to }: Days): Promise<ShiftRow[]> {
  const found = await tx.query<Stored>(
    `select ${columns} from shifts s where s.business_id = $1 and s.day between $2 and $3
     order by s.day, s.begins, s.id`,
    [businessId, from, to],
  );
  return found.map(rowOf);
}

/** Those of some employees that begin on the days. */
export async function listShiftsOf(
  tx: Tx,
  businessId: string,
  employees: readonly string[],
  { from, to }: Days,
): Promise<ShiftRow[]> {
  const found = await tx.query<Stored>(
    `select ${columns} from shifts s where s.business_id = $1 and s.employee_id = any($2) and s.day between $3 and $4
     order by s.day, s.begins, s.id`,
    [businessId, employees, from, to],
  );
  return found.map(rowOf);
}

/** Those of the ids that there are. */
export async function listShiftsAmong(tx: Tx, businessId: string, ids: readonly string[]): Promise<ShiftRow[]> {
  if (ids.length === 0) return [];
  const found = await tx.query<Stored>(`select ${columns} from shifts s where s.business_id = $1 and s.id = any($2)`, [
    businessId,
    ids,
  ]);
  return found.map(rowOf);
}

/** Locks the shift until the transaction ends. */
export async function claimShift(tx: Tx, businessId: string, id: string): Promise<ShiftRow | undefined> {
  const [found] = await tx.query<Stored>(
    `select ${columns} from shifts s where s.business_id = $1 and s.id = $2 for update`,
    [businessId, id],
  );
  return found === undefined ? undefined : rowOf(found);
}

const valuesOf = ({
  employee,
  location,
  role,
  date,
  start,
  end,
  break_minutes,
  note,
  despite,
}: Omit<ShiftRow, 'id'>) => [
  ...[employee, location, role, date, minutesAt(start), lengthOf({ start, end }), break_minutes, note, despite],
];

/** @returns its id */
export async function addShift(tx: Tx, businessId: string, shift: Omit<ShiftRow, 'id'>, now: Date): Promise<string> {
  const id = newId();
  await tx.query(
    `insert into shifts (business_id, id, created_at, employee_id, region_id, role_id, day, begins, length,
       break_minutes, note, despite)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [businessId, id, now, ...valuesOf(shift)],
  );
  return id;
}

/** Many in one statement. */
export async function addShifts(
  tx: Tx,
  businessId: string,
  shifts: readonly Omit<ShiftRow, 'id'>[],
  now: Date,
): Promise<void> {
  const rows = shifts.map((shift) => [newId(), ...valuesOf(shift)]);
  const columnOf = (at: number) => rows.map((row) => row[at] ?? null);
  await tx.query(
    `insert into shifts (business_id, created_at, id, employee_id, region_id, role_id, day, begins, length,
       break_minutes, note, despite)
     select $1, $2, * from unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::date[], $8::smallint[],
       $9::smallint[], $10::smallint[], $11::text[], $12::text[])`,
    [businessId, now, ...Array.from({ length: 10 }, (_, at) => columnOf(at))],
  );
}

export async function changeShift(tx: Tx, businessId: string, id: string, shift: Omit<ShiftRow, 'id'>): Promise<void> {
  await tx.query(
    `update shifts set employee_id = $3, region_id = $4, role_id = $5, day = $6, begins = $7, length = $8,
       break_minutes = $9, note = $10, despite = $11
     where business_id = $1 and id = $2`,
    [businessId, id, ...valuesOf(shift)],
  );
}

export async function deleteShift(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('delete from shifts where business_id = $1 and id = $2', [businessId, id]);
}

/** Leaves open what somebody is planned for after a day, but for what has passed. @returns those shifts, by day and time */
export async function openShiftsAfter(
  tx: Tx,
  businessId: string,
  employee: string,
  { lastDay, today }: { lastDay: string; today: string },
): Promise<ShiftRow[]> {
  const opened = await tx.query<Stored>(
    // Why it was planned all the same was about who worked it.
    `update shifts s set employee_id = null, despite = null
     where s.business_id = $1 and s.employee_id = $2 and s.day > $3 and s.day >= $4 returning ${columns}`,
    [businessId, employee, lastDay, today],
  );
  return opened
    .map(rowOf)
    .toSorted((one, other) => (`${one.date} ${one.start}` < `${other.date} ${other.start}` ? -1 : 1));
}

/** By location and day: the publication that holds there, which is the latest one that was not withdrawn. */
export const holding = `select distinct on (p.region_id, d.day) p.region_id, d.day::date as day, p.id
  from rota_publications p
    cross join lateral generate_series(greatest(p.first_day, $2::date), least(p.last_day, $3::date), '1 day') d (day)
  where p.business_id = $1 and p.withdrawn_at is null and p.last_day >= $2 and p.first_day <= $3
  order by p.region_id, d.day, p.published_at desc, p.id desc`;

/** What is published of the days, by day and time. */
export async function listPublished(tx: Tx, businessId: string, { from, to }: Days): Promise<ShiftRow[]> {
  const found = await tx.query<Stored>(
    `with holding as (${holding})
     select ${shown.replace('s.id', 's.shift_id as id')}, h.region_id as location, null as despite
     from holding h join published_shifts s on s.business_id = $1 and s.publication_id = h.id and s.day = h.day
     order by s.day, s.begins, s.shift_id`,
    [businessId, from, to],
  );
  return found.map(rowOf);
}

/** The days of which something is published, even that nobody works, as `location day`. */
export async function listPublishedDays(tx: Tx, businessId: string, { from, to }: Days): Promise<Set<string>> {
  const found = await tx.query<{ place: string }>(
    `with holding as (${holding}) select region_id || ' ' || day as place from holding`,
    [businessId, from, to],
  );
  return new Set(found.map(({ place }) => place));
}

export type Person = Omit<Schemas['ShiftEmployee'], 'minutes' | 'days_off' | 'shifts'>;
type Among = Days & {
  department?: string | undefined;
  location?: string | undefined;
  /** Of whom; null of everybody. */
  ids: readonly string[] | null;
  /** Who belong to the location by working there. */
  working: readonly string[];
  limit: number;
};

/** Those who are employed on one of the days, by name. */
export async function listPeople(
  tx: Tx,
  businessId: string,
  { from, to, department, location, ids, working, limit }: Among,
): Promise<{ people: Person[]; count: number }> {
  const found = await tx.query<Person & { count: number }>(
    `select e.id, e.employee_id, e.first_name, e.last_name, e.job_title, d.name as department, r.name as region,
       (count(*) over ())::int as count
     from employees e
       left join departments d on d.business_id = e.business_id and d.id = e.department_id
       left join regions r on r.business_id = e.business_id and r.id = e.region_id
     where e.business_id = $1 and ($2::uuid[] is null or e.id = any($2)) and ($3::uuid is null or e.department_id = $3)
       and ($7::uuid is null or e.region_id = $7 or e.id = any($8))
       and exists (select from employments m where m.business_id = e.business_id and m.employee_id = e.id
         and m.first_day <= $5 and m.last_day >= $4)
     order by lower(e.first_name || ' ' || e.last_name), e.id limit $6`,
    [businessId, ids, department ?? null, from, to, limit, location ?? null, working],
  );
  return { people: found.map(({ count: _, ...person }) => person), count: found[0]?.count ?? 0 };
}
