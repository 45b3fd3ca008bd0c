-- Up Migration

-- Vehicles that are not to be driven, from the daily check that found why until somebody decides.
create table vehicle_stops (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  asset_id uuid not null,
  -- What was not all right, of this check and of those after it.
  items text[] not null check (cardinality(items) > 0),
  check_id uuid,
  stopped_on date not null,
  -- The member who checked it.
  stopped_by uuid not null,
  created_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by uuid,
  note text check (note <> ''),
  primary key (business_id, id),
  foreign key (business_id, asset_id) references assets on delete cascade,
  foreign key (business_id, check_id) references vehicle_checks on delete set null (check_id),
  check (num_nulls(lifted_at, lifted_by, note) in (0, 3))
);
-- A vehicle is stopped once at a time.
create unique index vehicle_stops_open on vehicle_stops (business_id, asset_id) where lifted_at is null;
create index vehicle_stops_asset_id on vehicle_stops (business_id, asset_id);
create index vehicle_stops_check_id on vehicle_stops (business_id, check_id);
alter table vehicle_stops enable row level security, force row level security;
create policy tenant on vehicle_stops using (business_id = app_business()) with check (business_id = app_business());
