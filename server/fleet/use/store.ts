/** How much vehicles are used, from the history of their statuses and of their assignees. Days are 24 hours. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Selected } from '../../platform/database/lists.ts';

export type Sums = components['schemas']['UseSums'];
type OfOne = components['schemas']['UseOfOne'];
/** From and until, by the clock of the business; `until` is not part of it. */
export type Span = { label: string; from: string; until: string };

const days = (of: string, filter = '') =>
  `coalesce(round((extract(epoch from sum(${of})${filter && ` filter (where ${filter})`}) / 86400)::numeric, 2), 0)::float8`;
const causes = ['out_for_repair', 'inactive', 'missing', 'condemned'] as const;
const isDown = `s.status in (${causes.map((cause) => `'${cause}'`).join(', ')})`;
const stay = 's.until - s.since';
const sums = `${days(stay)} as days, ${days('s.held')} as assigned, ${days(stay, isDown)} as down,
  count(*) filter (where s.is_begun and ${isDown})::int as times,
  ${causes.map((cause) => `${days(stay, `s.status = '${cause}'`)} as ${cause}`).join(', ')}`;

/**
 * What vehicles were in each span, cut to it and to now; sold and disposed ones have left. $1 is the business, $2 to $4 the
 * spans, $5 now. Whoever gets a vehicle on a day has it from its beginning, whoever gives it back until its end or until the
 * next one gets it.
 */
const stood = (vehicles: string) => `
  with zone as (select time_zone from business_settings where business_id = $1),
  spans as (
    select g.label, g.since at time zone zone.time_zone as since, least(g.until at time zone zone.time_zone, $5) as until
    from unnest($2::text[], $3::timestamp[], $4::timestamp[]) g (label, since, until), zone),
  s as (
    select spans.label, p.asset_id, p.status, greatest(p.since, spans.since) as since,
      least(coalesce(p.until, spans.until), spans.until) as until, p.since >= spans.since as is_begun
    from spans join asset_status_periods p on p.business_id = $1 and p.since < spans.until
      and (p.until is null or p.until > spans.since)
    join assets a on a.business_id = $1 and a.id = p.asset_id and a.is_vehicle and a.deleted_at is null${vehicles}
    where not is_disposed(p.status)),
  had as (
    select h.asset_id, h.date_assigned::timestamp at time zone zone.time_zone as since,
      least(h.end_date + 1, lead(h.date_assigned) over (partition by h.asset_id order by h.date_assigned, h.id))::timestamp
        at time zone zone.time_zone as until
    from asset_assignments h, zone where h.business_id = $1),
  used as (select s.*, had.held from s cross join lateral (
    select sum(greatest(least(coalesce(had.until, s.until), s.until) - greatest(had.since, s.since), '0')) as held
    from had where had.asset_id = s.asset_id) had)`;

const valuesOf = (businessId: string, spans: readonly Span[], now: Date): unknown[] => [
  businessId,
  spans.map(({ label }) => label),
  spans.map(({ from }) => from),
  spans.map(({ until }) => until),
  now,
];

/** By span, those in which a vehicle was in the fleet. */
export const sumsOf = (tx: Tx, businessId: string, spans: readonly Span[], now: Date, vehicle: string | undefined) =>
  tx.query<Sums & { label: string }>(
    `${stood(vehicle === undefined ? '' : ' and a.id = $6')} select s.label, ${sums}
     from used s group by s.label`,
    [...valuesOf(businessId, spans, now), ...(vehicle === undefined ? [] : [vehicle])],
  );

/** Those that were down the longest first, and of these the least used. */
export async function listUse(
  tx: Tx,
  businessId: string,
  { page = 1, page_size: size = 20, span }: { page?: number; page_size?: number; span: Span },
  now: Date,
): Promise<Selected<OfOne>> {
  const rows = await tx.query<OfOne & { count: number }>(
    `${stood('')},
     vehicles as (select s.asset_id as id, ${sums} from used s group by 1)
     select v.*, a.name, coalesce(nullif(a.plate_no, ''), a.number) as note, count(*) over ()::int as count
     from vehicles v join assets a on a.business_id = $1 and a.id = v.id
     order by v.down desc, v.assigned / nullif(v.days, 0), v.id limit $6 offset $7`,
    [...valuesOf(businessId, [span], now), size, (page - 1) * size],
  );
  return { count: rows[0]?.count ?? 0, rows: rows.map(({ count: _, ...row }) => row) };
}
