/** What a business has written down about holidays. */
import type { Day, WrittenHoliday } from '../../../rules/calendar/holidays.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';

type Row = Omit<WrittenHoliday, 'days'> & { days: string[]; half_days: string[] };
export type Facts = Omit<WrittenHoliday, 'id'>;

const columns = 'id, national, name, scope, state, status, days::text[], half_days::text[]';
const presented = ({ days, half_days, ...row }: Row): WrittenHoliday => ({
  ...row,
  days: days.map((day): Day => ({ day, is_half: half_days.includes(day) })),
});

/** Makes changes of the holidays of a business wait for each other until the transaction ends. */
export async function lockWorkDays(tx: Tx, businessId: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('holidays ' || $1, 0))", [businessId]);
}

/** Lets no holiday change until the transaction ends. */
export async function holdWorkDays(tx: Tx, businessId: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock_shared(hashtextextended('holidays ' || $1, 0))", [businessId]);
}

/** A few dozen at most. */
export async function listWritten(tx: Tx, businessId: string): Promise<WrittenHoliday[]> {
  const rows = await tx.query<Row>(`select ${columns} from holidays where business_id = $1`, [businessId]);
  return rows.map(presented);
}

const valuesOf = ({ national, name, scope, state, status, days }: Facts) => [
  national,
  name,
  scope,
  state,
  status,
  days.map(({ day }) => day),
  days.filter(({ is_half }) => is_half).map(({ day }) => day),
];

export async function addHoliday(tx: Tx, businessId: string, facts: Facts, now: Date): Promise<WrittenHoliday> {
  const id = newId();
  await tx.query(
    `insert into holidays (business_id, id, national, name, scope, state, status, days, half_days, created_at)
     values ($1, $2, $4, $5, $6, $7, $8, $9, $10, $3)`,
    [businessId, id, now, ...valuesOf(facts)],
  );
  return { id, ...facts };
}

export async function changeHoliday(tx: Tx, businessId: string, id: string, facts: Facts): Promise<WrittenHoliday> {
  await tx.query(
    `update holidays set national = $3, name = $4, scope = $5, state = $6, status = $7, days = $8, half_days = $9
     where business_id = $1 and id = $2`,
    [businessId, id, ...valuesOf(facts)],
  );
  return { id, ...facts };
}

export async function deleteHoliday(tx: Tx, businessId: string, id: string): Promise<void> {
  await tx.query('delete from holidays where business_id = $1 and id = $2', [businessId, id]);
}
