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
    if (!isNew) continue;
    await fill[name](businessId);
    await owner.query('vacuum analyze');
  }
  console.log(`data made in ${Math.round((Date.now() - began) / 1000)} s`);
  // Filling may take longer than a token lasts.
  return { large: await businessIn(url, owner, 'large'), small: await businessIn(url, owner, 'small') };
}

/** Ids in the order of creation, spread over types, states and five years. Triggers keep counts and words, as in the product. */
export async function generateAssets(owner: pg.Client, businessId: string, count: number): Promise<void> {
  for (let first = 1; first <= count; first += atOnce)
    await generateSome(owner, businessId, { first, last: Math.min(count, first + atOnce - 1) });
}

/** A statement with all rows would hold them all in its triggers. */
const atOnce = 100_000;
const generateSome = (owner: pg.Client, businessId: string, { first, last }: { first: number; last: number }) =>
  owner.query(
    `insert into assets (business_id, id, asset_type_id, is_vehicle, vehicle_type, number, name, location_id, status, serial_no,
       cost, purchase_date, created_at)
     select $1, ('01a00000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, t.id, t.vehicle_type,
       case when t.vehicle_type then 'car' end, t.prefix || '-' || lpad(n::text, 7, '0'),
       (array['Dell Latitude', 'Toyota Corolla', 'HP LaserJet', 'Office Chair', 'Mikano Generator'])[1 + n % 5] || ' ' || n,
       r.id, (array['unassigned', 'out_for_repair', 'inactive', 'missing', 'sold'])[1 + n % 5], 'SN' || n * 7,
       n % 1000 * 1000, '2021-01-01'::date + n % 1800, now() - n % 1800 * interval '1 day'
     from generate_series($3::int, $2::int) n
     join (select *, row_number() over (order by id) - 1 as place, count(*) over () as types from asset_types
       where business_id = $1) t on t.place = n % t.types
     cross join (select id from regions where business_id = $1 limit 1) r`,
    [businessId, last, first],
  );

/** Other businesses beside a small one: each has its settings, types and places, and some of its assets. */
export async function surround(
  owner: pg.Client,
  businessId: string,
  { count, assets }: { count: number; assets: number },
) {
  await owner.query(`create temp table others as select gen_random_uuid() as other from generate_series(1, ${count})`);
  const copies = {
    businesses: 'id',
    business_settings: 'business_id',
    regions: 'business_id',
    asset_types: 'business_id',
  };
  for (const [table, column] of Object.entries({ ...copies, assets: 'business_id' })) {
    const some = table === 'assets' ? `order by id limit ${assets}` : '';
    await owner.query(
      `insert into ${table} (${await columnsOf(owner, table)})
       select ${await columnsOf(owner, table, 'made.')} from others
       cross join (select o as original from ${table} o where ${column} = $1 ${some}) one
       cross join lateral jsonb_populate_record(one.original, jsonb_build_object('${column}', other)) made`,
      [businessId],
    );
  }
}

async function columnsOf(owner: pg.Client, table: string, prefix = ''): Promise<string> {
  const { rows } = await owner.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and column_name <> 'label_token' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => `${prefix}${name}`).join(', ');
}
