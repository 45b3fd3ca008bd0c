/** What is published of one person. Every transaction must have entered the business. */
import { type Times, timeAt } from '../../../rules/rota/times.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Days, holding } from '../shifts/store.ts';

export type OwnShift = Times & {
  /** Of the shift as it is planned: it stays when the shift is published again. */
  id: string;
  location: string;
  role: string | null;
  note: string | null;
  publishedAt: Date;
};
type Stored = Omit<OwnShift, 'start' | 'end'> & { begins: number; length: number };

/** Those that begin on the days, by day and time; one that was moved to another location is where it was published last. */
export async function listOwnPublished(
  tx: Tx,
  businessId: string,
  employeeId: string,
  { from, to }: Days,
): Promise<OwnShift[]> {
  const found = await tx.query<Stored>(
    `with holding as (${holding}),
       latest as (select distinct on (s.shift_id) s.*, h.region_id, p.published_at
         from holding h
           join published_shifts s on s.business_id = $1 and s.publication_id = h.id and s.day = h.day
           join rota_publications p on p.business_id = $1 and p.id = h.id
         order by s.shift_id, p.published_at desc, p.id desc)
     select s.shift_id as id, s.day::text as date, s.begins, s.length, s.break_minutes, s.note,
       s.published_at as "publishedAt", r.name as location, o.name as role
     from latest s
       join regions r on r.business_id = $1 and r.id = s.region_id
       left join roles o on o.business_id = $1 and o.id = s.role_id
     where s.employee_id = $4
     order by s.day, s.begins, s.shift_id`,
    [businessId, from, to, employeeId],
  );
  return found.map(({ begins, length, ...shift }) => ({
    ...shift,
    start: timeAt(begins),
    end: timeAt(begins + length),
  }));
}
