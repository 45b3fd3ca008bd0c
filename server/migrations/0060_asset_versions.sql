-- Up Migration

-- Goes up with every change that lists of assets show in their places and counts, as `people_versions`: deep pages and the
-- matches of a search are found once for each version. What else is changed about an asset leaves it alone.
create table asset_versions (
  business_id uuid primary key references businesses on delete cascade,
  version bigint not null
);
alter table asset_versions enable row level security, force row level security;
create policy tenant on asset_versions using (business_id = app_business()) with check (business_id = app_business());

create function note_asset_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform from before b join changed c using (business_id, id)
    where (b.number, b.name, b.asset_type_id, b.is_vehicle, b.vehicle_type, b.location_id, b.status, b.purchase_date, b.cost,
        b.deleted_at, b.serial_no, b.plate_no, b.brand, b.model, b.make_name, b.model_name)
      is distinct from (c.number, c.name, c.asset_type_id, c.is_vehicle, c.vehicle_type, c.location_id, c.status, c.purchase_date,
        c.cost, c.deleted_at, c.serial_no, c.plate_no, c.brand, c.model, c.make_name, c.model_name);
    if not found then return null; end if;
  end if;
  insert into asset_versions (business_id, version)
  select distinct c.business_id, 1 from changed c join businesses b on b.id = c.business_id
  on conflict (business_id) do update set version = asset_versions.version + 1;
  return null;
end $$;
create trigger note_insert after insert on assets referencing new table as changed for each statement execute function note_asset_change();
create trigger note_update after update on assets referencing old table as before new table as changed for each statement execute function note_asset_change();
