/** A register for benches: a business of its own, and any number of assets in it. */
import type pg from 'pg';
import { createBusiness, endOf } from '../tests/faults/people.ts';
import { newMember } from './common.ts';

/** A new business, with the token of its owner. */
export async function businessIn(url: string, owner: pg.Client, name: string) {
  const person = await newMember(url, name);
  const { body } = await createBusiness(url, person);
  await endOf(url, person, body.task_id);
  const { rows } = await owner.query<{ id: string }>(
    'select business_id as id from memberships order by created_at desc limit 1',
  );
  return { businessId: rows[0]?.id ?? '', token: person.token };
}

/** Ids in the order of creation, spread over types, states and five years. Triggers keep counts and words, as in the product. */
export const generateAssets = (owner: pg.Client, businessId: string, count: number) =>
  owner.query(
    `insert into assets (business_id, id, asset_type_id, is_vehicle, vehicle_type, number, name, location_id, status, serial_no,
       cost, purchase_date, created_at)
     select $1, ('01a00000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, t.id, t.vehicle_type,
       case when t.vehicle_type then 'car' end, t.prefix || '-' || lpad(n::text, 7, '0'),
       (array['Dell Latitude', 'Toyota Corolla', 'HP LaserJet', 'Office Chair', 'Mikano Generator'])[1 + n % 5] || ' ' || n,
       r.id, (array['unassigned', 'out_for_repair', 'inactive', 'missing', 'sold'])[1 + n % 5], 'SN' || n * 7,
       n % 1000 * 1000, '2021-01-01'::date + n % 1800, now() - n % 1800 * interval '1 day'
     from generate_series(1, $2::int) n
     join (select *, row_number() over (order by id) - 1 as place, count(*) over () as types from asset_types
       where business_id = $1) t on t.place = n % t.types
     cross join (select id from regions where business_id = $1 limit 1) r`,
    [businessId, count],
  );
