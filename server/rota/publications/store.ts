/** What was published. Every transaction must have entered the business. */
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Days } from '../shifts/store.ts';

/** Publications of a business take turns until the transaction ends. */
export const lockPublications = (tx: Tx, businessId: string) =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('rota publications ' || $1, 0))`, [businessId]);

type Publication = Days & { location: string; userId: string; now: Date };

/** Keeps the shifts of a location as they are planned. */
export async function addPublication(tx: Tx, businessId: string, publication: Publication): Promise<void> {
  const { location, from, to, userId, now } = publication;
  const id = newId();
  await tx.query(
    `insert into rota_publications (business_id, id, region_id, first_day, last_day, published_by, published_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [businessId, id, location, from, to, userId, now],
  );
  await tx.query(
    `insert into published_shifts (business_id, publication_id, shift_id, employee_id, role_id, day, begins, length,
       break_minutes, note)
     select business_id, $2, id, employee_id, role_id, day, begins, length, break_minutes, note from shifts
     where business_id = $1 and region_id = $3 and day between $4 and $5`,
    [businessId, id, location, from, to],
  );
}

type Amendment = { location: string; day: string; moved: readonly string[]; userId: string; now: Date };

/** Publishes a day of a location anew as it is published, with those shifts as they are planned that have changed hands. */
export async function amendPublication(tx: Tx, businessId: string, amendment: Amendment): Promise<void> {
  const { location, day, moved, userId, now } = amendment;
  const id = newId();
  await tx.query(
    `with held as (select p.id from rota_publications p
       where p.business_id = $1 and p.region_id = $3 and p.withdrawn_at is null and $4 between p.first_day and p.last_day
       order by p.published_at desc, p.id desc limit 1),
     added as (insert into rota_publications (business_id, id, region_id, first_day, last_day, published_by, published_at,
         is_amendment)
       values ($1, $2, $3, $4, $4, $5, $6, true) returning id)
     insert into published_shifts (business_id, publication_id, shift_id, employee_id, role_id, day, begins, length,
       break_minutes, note)
     select p.business_id, added.id, p.shift_id, case when p.shift_id = any($7) then s.employee_id else p.employee_id end,
       p.role_id, p.day, p.begins, p.length, p.break_minutes, p.note
     from added, held
       join published_shifts p on p.business_id = $1 and p.publication_id = held.id and p.day = $4
       left join shifts s on s.business_id = $1 and s.id = p.shift_id`,
    [businessId, id, location, day, userId, now, moved],
  );
}

type Withdrawn = { location: string | null; monday: string; now: Date };
/**
 * Withdraws the latest publication of a week, at one location or at all that were published with it, and what swaps have
 * changed of it since. @returns of how many locations
 */
export async function withdrawLatest(
  tx: Tx,
  businessId: string,
  { location, monday, now }: Withdrawn,
): Promise<number> {
  const withdrawn = await tx.query<{ is_amendment: boolean }>(
    `with weeks as (select l.region_id, l.first_day, l.last_day, l.published_at from rota_publications l
       where l.business_id = $1 and l.withdrawn_at is null and not l.is_amendment and $3 between l.first_day and l.last_day
         and ($2::uuid is null or l.region_id = $2)),
     latest as (select * from weeks where published_at = (select max(published_at) from weeks))
     update rota_publications p set withdrawn_at = $4 from latest l
     where p.business_id = $1 and p.withdrawn_at is null and p.region_id = l.region_id
       and p.published_at >= l.published_at and p.first_day >= l.first_day and p.last_day <= l.last_day
     returning p.is_amendment`,
    [businessId, location, monday, now],
  );
  return withdrawn.filter(({ is_amendment: isAmendment }) => !isAmendment).length;
}
