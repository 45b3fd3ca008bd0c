-- Up Migration

-- Maintenance that recurs, of one asset or of every asset of a type.
create table maintenance_plans (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  type text not null check (type in ('service', 'repair', 'inspection')),
  asset_id uuid,
  asset_type_id uuid,
  -- By the calendar.
  every integer check (every > 0),
  unit text check (unit in ('day', 'week', 'month', 'year')),
  every_km integer check (every_km > 0),
  every_hours integer check (every_hours > 0),
  counts_from text not null check (counts_from in ('scheduled', 'completed')),
  -- From when it first counts.
  last_done_on date not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, asset_id) references assets on delete cascade,
  foreign key (business_id, asset_type_id) references asset_types on delete cascade,
  check ((asset_id is null) <> (asset_type_id is null)),
  check ((every is null) = (unit is null)),
  check (coalesce(every, every_km, every_hours) is not null)
);
create index maintenance_plans_asset_id on maintenance_plans (business_id, asset_id);
create index maintenance_plans_asset_type_id on maintenance_plans (business_id, asset_type_id);
alter table maintenance_plans enable row level security, force row level security;
create policy tenant on maintenance_plans using (business_id = app_business()) with check (business_id = app_business());

alter table maintenances
  add column plan_id uuid,
  add foreign key (business_id, plan_id) references maintenance_plans on delete set null (plan_id);
create index maintenances_plan_id on maintenances (business_id, plan_id, asset_id);

-- What was left out, on which day.
create table maintenance_skips (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  plan_id uuid not null,
  asset_id uuid not null,
  skipped_on date not null,
  primary key (business_id, id),
  foreign key (business_id, plan_id) references maintenance_plans on delete cascade,
  foreign key (business_id, asset_id) references assets on delete cascade
);
create index maintenance_skips_plan_id on maintenance_skips (business_id, plan_id, asset_id);
create index maintenance_skips_asset_id on maintenance_skips (business_id, asset_id);
alter table maintenance_skips enable row level security, force row level security;
create policy tenant on maintenance_skips using (business_id = app_business()) with check (business_id = app_business());

-- What is due next, of each asset that a plan is for: worked out again whenever an entry, a skip or a reading changes it.
create table maintenance_dues (
  business_id uuid not null references businesses on delete cascade,
  plan_id uuid not null,
  asset_id uuid not null,
  due_on date,
  due_km integer,
  due_hours integer,
  -- Why then, in a sentence.
  because text not null,
  primary key (business_id, plan_id, asset_id),
  foreign key (business_id, plan_id) references maintenance_plans on delete cascade,
  foreign key (business_id, asset_id) references assets on delete cascade
);
create index maintenance_dues_asset_id on maintenance_dues (business_id, asset_id);
create index maintenance_dues_due_on on maintenance_dues (business_id, due_on, plan_id, asset_id);
alter table maintenance_dues enable row level security, force row level security;
create policy tenant on maintenance_dues using (business_id = app_business()) with check (business_id = app_business());

-- What odometers (kilometres) and engine hour meters (hours) showed.
create table asset_readings (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  asset_id uuid not null,
  meter text not null check (meter in ('odometer', 'engine')),
  value integer not null check (value >= 0),
  read_on date not null,
  -- Why it does not go on from the one before.
  correction text not null default '',
  -- The entry that it came with.
  maintenance_id uuid,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, asset_id) references assets on delete cascade,
  foreign key (business_id, maintenance_id) references maintenances on delete cascade
);
create index asset_readings_asset_id on asset_readings (business_id, asset_id, meter, read_on desc, id desc);
create unique index asset_readings_maintenance_id on asset_readings (business_id, maintenance_id, meter);
alter table asset_readings enable row level security, force row level security;
create policy tenant on asset_readings using (business_id = app_business()) with check (business_id = app_business());

-- For the daily run, which belongs to no business.
create function businesses_with_plans() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct business_id from maintenance_plans
  where app_business() is null and app_user() is null order by business_id
$$;
revoke execute on function businesses_with_plans from public;
