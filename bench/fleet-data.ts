/** A fleet for benches: any number of vehicles of one business, with years of what is written down about them. */
import type pg from 'pg';

type Size = { vehicles: number; years: number };
/** A statement with all rows of a large fleet would hold them all in its triggers. */
const atOnce = 100;

/** Ids in the order of creation. Triggers keep counts, words and costs, as in the product. */
export async function generateFleet(owner: pg.Client, businessId: string, { vehicles, years }: Size): Promise<void> {
  for (let first = 1; first <= vehicles; first += atOnce)
    await generatePart(owner, businessId, { first, last: Math.min(vehicles, first + atOnce - 1), years });
}

type Part = { first: number; last: number; years: number };

async function generatePart(owner: pg.Client, businessId: string, { first, last, years }: Part): Promise<void> {
  const id = (prefix: string, number: string) =>
    `('${prefix}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
  const vehicle = id('01b00000', 'n');
  await owner.query(
    `insert into assets (business_id, id, asset_type_id, is_vehicle, vehicle_type, number, name, vehicle_make, make_name, plate_no, status,
       mileage, purchase_date, created_at)
     select $1, ${vehicle}, t.id, true, (array['car', 'bus', 'truck', 'bike'])[1 + n % 4], 'VEH-' || lpad(n::text, 7, '0'),
       'Toyota ' || n, 'toyota', 'Toyota', 'PLATE-' || n, (array['unassigned', 'unassigned', 'out_for_repair', 'inactive'])[1 + n % 4],
       n, '2021-01-01', now()
     from generate_series($3::int, $2::int) n
     cross join (select id from asset_types where business_id = $1 and vehicle_type limit 1) t`,
    [businessId, last, first],
  );
  // A fill each week, a service each half year, a repair and two papers each year; checks of the last month.
  const weeks = `generate_series($4::int, $2::int) n cross join generate_series(0, $3::int * 52 - 1) w`;
  const values = [businessId, last, years, first];
  await owner.query(
    `insert into fuel_entries (business_id, id, asset_id, filled_on, fuel, litres, price_per_litre, total, mileage, is_full,
       recorded_by, created_at)
     select $1, ${id('01b10000', 'n::bigint * 1000 + w')}, ${vehicle}, current_date - w * 7, 'petrol', 40, 95000, 3800000,
       ($3 * 52 - w) * 300, true, $1, now()
     from ${weeks}`,
    values,
  );
  await owner.query(
    `insert into asset_readings (business_id, id, asset_id, meter, value, read_on, fuel_id, created_at)
     select business_id, id, asset_id, 'odometer', mileage, filled_on, id, now() from fuel_entries
     where business_id = $1 and asset_id between ${id('01b00000', '$2::int')} and ${id('01b00000', '$3::int')}`,
    [businessId, first, last],
  );
  await owner.query(
    `insert into maintenances (business_id, id, asset_id, type, date, due_date, renewed_by, cost, notes, created_at)
     select $1, ${id('01b20000', 'n::bigint * 1000 + w')}, ${vehicle}, case when w % 3 = 2 then 'repair' else 'service' end,
       current_date - w * 120 - 60, case when w % 3 <> 2 then current_date + (n % 40) * 9 - 20 end,
       case when w > 0 and w % 3 <> 2 then ${id('01b20000', 'n::bigint * 1000')} end, 45000, 'Oil', now()
     from generate_series($4::int, $2::int) n cross join generate_series(0, $3::int * 3 - 1) w`,
    values,
  );
  await owner.query(
    `insert into asset_documents (business_id, id, series_id, asset_id, document_type_id, name, date_of_issue, expiry_date,
       is_current, version, cost, created_at)
     select $1, d.id, d.id, d.asset, t.id, '', d.due - 365, d.due, true, 1, 25000, now()
     from (select ${id('01b30000', 'n')} as id, ${vehicle} as asset, current_date + (n % 40) * 9 - 20 as due
           from generate_series($4::int, $2::int) n) d
     cross join (select id from document_types where business_id = $1 order by id limit 1) t where $3::int > 0`,
    values,
  );
  await owner.query(
    `insert into vehicle_checks (business_id, id, asset_id, checked_on, recorded_by, passed, created_at)
     select $1, ${id('01b40000', 'n::bigint * 1000 + w')}, ${vehicle}, current_date - w, $1, '{tyres,brakes}', now()
     from generate_series($4::int, $2::int) n cross join generate_series(n % 2, 30) w where $3::int > 0`,
    values,
  );
  // In the workshop twice a year.
  await owner.query(
    `delete from asset_status_periods where business_id = $1 and $4::int > 0
       and asset_id between ${id('01b00000', '$2::int')} and ${id('01b00000', '$3::int')}`,
    [businessId, first, last, years],
  );
  await owner.query(
    `insert into asset_status_periods (business_id, asset_id, since, until, status)
     select $1, a.id, h.since, lead(h.since) over (partition by a.id order by h.since), case when lead(h.since) over
       (partition by a.id order by h.since) is null then a.status else h.status end
     from generate_series($4::int, $2::int) n join assets a on a.business_id = $1 and a.id = ${vehicle}
     cross join lateral (select now() - make_interval(days => w * 91 + n % 80) as since,
       case when w % 2 = 0 then 'out_for_repair' else 'unassigned' end as status
       from generate_series(0, $3::int * 4) w) h where $3::int > 0`,
    values,
  );
}
