-- Up Migration

-- Lists of vehicles can be narrowed by their type too; the counts are kept by it. What is no vehicle is counted under ''.
alter table asset_counts add vehicle_type text not null default '';
alter table asset_counts drop constraint asset_counts_pkey;
alter table asset_counts add primary key (business_id, asset_type_id, location_id, status, vehicle_type);
create index assets_of_vehicle_type on assets (business_id, vehicle_type, id)
  where deleted_at is null and vehicle_type is not null;

create or replace function asset_added() returns trigger language plpgsql as $$
begin
  insert into asset_counts as kept
    (business_id, asset_type_id, location_id, status, vehicle_type, is_vehicle, count, cost)
  select business_id, asset_type_id, coalesce(location_id, '00000000-0000-0000-0000-000000000000'), status,
    coalesce(vehicle_type, ''), is_vehicle, count(*), coalesce(sum(cost), 0)
  from added where deleted_at is null group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5
  on conflict (business_id, asset_type_id, location_id, status, vehicle_type)
    do update set count = kept.count + excluded.count, cost = kept.cost + excluded.cost;
  insert into asset_words (business_id, word, asset_id)
  select a.business_id, word, a.id from added a, words_of(a::assets) word where a.deleted_at is null;
  return null;
end $$;

create or replace function asset_changed() returns trigger language plpgsql as $$
begin
  insert into asset_counts as kept
    (business_id, asset_type_id, location_id, status, vehicle_type, is_vehicle, count, cost)
  select business_id, asset_type_id, coalesce(location_id, '00000000-0000-0000-0000-000000000000'), status,
    coalesce(vehicle_type, ''), is_vehicle, sum(sign), coalesce(sum(sign * cost), 0)
  from (
    select business_id, asset_type_id, location_id, status, vehicle_type, is_vehicle, cost, -1 as sign from before
    where deleted_at is null
    union all
    select business_id, asset_type_id, location_id, status, vehicle_type, is_vehicle, cost, 1 from changed
    where deleted_at is null
  ) moved
  group by 1, 2, 3, 4, 5, 6 having sum(sign) <> 0 or coalesce(sum(sign * cost), 0) <> 0 order by 1, 2, 3, 4, 5
  on conflict (business_id, asset_type_id, location_id, status, vehicle_type)
    do update set count = kept.count + excluded.count, cost = kept.cost + excluded.cost;
  delete from asset_words w using before b join changed c using (business_id, id)
  where w.business_id = c.business_id and w.asset_id = c.id and b.deleted_at is null
    and (c.deleted_at is not null or w.word not in (select words_of(c::assets)));
  insert into asset_words (business_id, word, asset_id)
  select c.business_id, word, c.id from before b join changed c using (business_id, id), words_of(c::assets) word
  where c.deleted_at is null and (b.deleted_at is not null
    or (b.name, b.number, b.serial_no, b.plate_no, b.brand, b.model, b.make_name, b.model_name)
      is distinct from (c.name, c.number, c.serial_no, c.plate_no, c.brand, c.model, c.make_name, c.model_name))
  on conflict do nothing;
  return null;
end $$;

-- The owner of the tables migrates, and row-level security binds it too.
alter table assets no force row level security;
alter table asset_counts no force row level security;
delete from asset_counts where is_vehicle;
insert into asset_counts (business_id, asset_type_id, location_id, status, vehicle_type, is_vehicle, count, cost)
select business_id, asset_type_id, coalesce(location_id, '00000000-0000-0000-0000-000000000000'), status, vehicle_type,
  true, count(*), coalesce(sum(cost), 0)
from assets where deleted_at is null and is_vehicle group by 1, 2, 3, 4, 5;
alter table assets force row level security;
alter table asset_counts force row level security;
