/** A register for benches: a business of its own, and any number of assets in it. */
import type pg from 'pg';
import { createBusiness, endOf, newPerson, signIn } from '../tests/faults/people.ts';
import { newMember } from './common.ts';

/** A business with the token of its owner: a new one, or the one that an earlier run made in the same folder. */
export async function businessIn(url: string, owner: pg.Client, name: string) {
  const person = await newPerson(name);
  const find = () =>
    owner.query<{ id: string }>(
      'select m.business_id as id from memberships m join users u on u.id = m.user_id where u.email = $1',
      [person.email],
    );
  const [made] = (await find()).rows;
  if (made !== undefined) {
    await signIn(url, person);
    return { businessId: made.id, token: person.token, isNew: false };
  }
  const member = await newMember(url, name);
  const { body } = await createBusiness(url, member);
  await endOf(url, member, body.task_id);
  return { businessId: (await find()).rows[0]?.id ?? '', token: member.token, isNew: true };
}

type Fill = (businessId: string) => Promise<unknown>;

/** A large and a small business, filled now or by an earlier run. */
export async function largeAndSmall(url: string, owner: pg.Client, fill: Record<'large' | 'small', Fill>) {
  const began = Date.now();
  for (const name of ['large', 'small'] as const) {
    const { businessId, isNew } = await businessIn(url, owner, name);
    if (isNew) await fill[name](businessId);
  }
  await owner.query('vacuum analyze');
  console.log(`data made in ${Math.round((Date.now() - began) / 1000)} s`);
  // Filling may take longer than a token lasts.
  return { large: await businessIn(url, owner, 'large'), small: await businessIn(url, owner, 'small') };
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
