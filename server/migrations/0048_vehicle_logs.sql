-- Up Migration

-- Files of readings, fuel entries and incidents of vehicles.
alter table asset_attachments drop constraint asset_attachments_subject_kind_check;
alter table asset_attachments add constraint asset_attachments_subject_kind_check
  check (subject_kind in ('document', 'issue', 'maintenance', 'reading', 'fuel', 'incident'));

-- Whole naira; the costs of a vehicle count it on the day of issue.
alter table asset_documents add column cost bigint check (cost >= 0);

create table fuel_entries (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  asset_id uuid not null,
  filled_on date not null,
  fuel text not null check (fuel in ('petrol', 'diesel')),
  litres numeric(7, 2) not null check (litres > 0),
  -- Kobo, as all amounts below.
  price_per_litre bigint not null check (price_per_litre > 0),
  -- What this fuel cost in the fills before, a litre; null for the first ones.
  usual_price bigint,
  total bigint not null check (total > 0),
  mileage integer check (mileage >= 0),
  is_full boolean not null,
  station text not null default '',
  -- The employee who drove.
  driver_id uuid,
  -- The member who wrote it down.
  recorded_by uuid not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, asset_id) references assets on delete cascade,
  foreign key (business_id, driver_id) references employees on delete set null (driver_id)
);
create index fuel_entries_asset_id on fuel_entries (business_id, asset_id, filled_on desc, id desc);
create index fuel_entries_fuel on fuel_entries (business_id, fuel, filled_on desc, id desc);
create index fuel_entries_driver_id on fuel_entries (business_id, driver_id);
alter table fuel_entries enable row level security, force row level security;
create policy tenant on fuel_entries using (business_id = app_business()) with check (business_id = app_business());

-- Where it is known better than by the kind of the vehicle.
create table vehicle_tanks (
  business_id uuid not null references businesses on delete cascade,
  asset_id uuid not null,
  litres integer not null check (litres > 0),
  primary key (business_id, asset_id),
  foreign key (business_id, asset_id) references assets on delete cascade
);
alter table vehicle_tanks enable row level security, force row level security;
create policy tenant on vehicle_tanks using (business_id = app_business()) with check (business_id = app_business());

-- What drivers look at before they drive.
create table vehicle_checks (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  asset_id uuid not null,
  checked_on date not null,
  mileage integer check (mileage >= 0),
  driver_id uuid,
  recorded_by uuid not null,
  note text not null default '',
  passed text[] not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, asset_id) references assets on delete cascade,
  foreign key (business_id, driver_id) references employees on delete set null (driver_id)
);
create index vehicle_checks_asset_id on vehicle_checks (business_id, asset_id, checked_on desc, id desc);
create index vehicle_checks_driver_id on vehicle_checks (business_id, driver_id);
alter table vehicle_checks enable row level security, force row level security;
create policy tenant on vehicle_checks using (business_id = app_business()) with check (business_id = app_business());

-- What was not all right; each became an issue of the vehicle.
create table vehicle_check_faults (
  business_id uuid not null references businesses on delete cascade,
  check_id uuid not null,
  item text not null,
  note text not null,
  issue_id uuid,
  primary key (business_id, check_id, item),
  foreign key (business_id, check_id) references vehicle_checks on delete cascade,
  foreign key (business_id, issue_id) references asset_issues on delete set null (issue_id)
);
create index vehicle_check_faults_issue_id on vehicle_check_faults (business_id, issue_id);
alter table vehicle_check_faults enable row level security, force row level security;
create policy tenant on vehicle_check_faults using (business_id = app_business()) with check (business_id = app_business());

-- Accidents and fines.
create table vehicle_incidents (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  asset_id uuid not null,
  kind text not null check (kind in ('accident', 'fine')),
  happened_on date not null,
  place text not null default '',
  description text not null check (description <> ''),
  driver_id uuid,
  amount bigint not null check (amount >= 0),
  paid_on date,
  recorded_by uuid not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, asset_id) references assets on delete cascade,
  foreign key (business_id, driver_id) references employees on delete set null (driver_id)
);
create index vehicle_incidents_asset_id on vehicle_incidents (business_id, asset_id, happened_on desc, id desc);
create index vehicle_incidents_driver_id on vehicle_incidents (business_id, driver_id);
alter table vehicle_incidents enable row level security, force row level security;
create policy tenant on vehicle_incidents using (business_id = app_business()) with check (business_id = app_business());

-- Who wrote a reading down, and what it came with besides maintenance.
alter table asset_readings
  add column recorded_by uuid,
  add column fuel_id uuid,
  add column check_id uuid,
  add foreign key (business_id, fuel_id) references fuel_entries on delete cascade,
  add foreign key (business_id, check_id) references vehicle_checks on delete cascade;
create unique index asset_readings_fuel_id on asset_readings (business_id, fuel_id);
create unique index asset_readings_check_id on asset_readings (business_id, check_id);

-- What vehicles cost, in kobo, and drive, in kilometres: by year and by month, of the fleet, of each vehicle and each driver.
-- Triggers keep it, so that no list adds up years. What was spent on a vehicle that is deleted for ever stays.
create table vehicle_costs (
  business_id uuid not null references businesses on delete cascade,
  -- As in 2026 and 2026-03.
  period text not null,
  scope text not null check (scope in ('fleet', 'vehicle', 'driver')),
  -- The vehicle or the employee; zeros for the fleet.
  subject_id uuid not null,
  fuel bigint not null default 0,
  services bigint not null default 0,
  repairs bigint not null default 0,
  papers bigint not null default 0,
  fines bigint not null default 0,
  accidents bigint not null default 0,
  km bigint not null default 0,
  total bigint generated always as (fuel + services + repairs + papers + fines + accidents) stored,
  primary key (business_id, scope, subject_id, period)
);
create index vehicle_costs_dearest on vehicle_costs (business_id, scope, period, total desc, subject_id) where total > 0;
alter table vehicle_costs enable row level security, force row level security;
create policy tenant on vehicle_costs using (business_id = app_business()) with check (business_id = app_business());

create type vehicle_cost_change as (business_id uuid, asset_id uuid, driver_id uuid, day date, kind text, amount bigint);

create function change_vehicle_costs(changes vehicle_cost_change[]) returns void language sql as $$
  insert into vehicle_costs as kept
    (business_id, scope, subject_id, period, fuel, services, repairs, papers, fines, accidents, km)
  select c.business_id, s.scope, s.id, p.period,
    coalesce(sum(c.amount) filter (where c.kind = 'fuel'), 0), coalesce(sum(c.amount) filter (where c.kind = 'services'), 0),
    coalesce(sum(c.amount) filter (where c.kind = 'repairs'), 0), coalesce(sum(c.amount) filter (where c.kind = 'papers'), 0),
    coalesce(sum(c.amount) filter (where c.kind = 'fines'), 0), coalesce(sum(c.amount) filter (where c.kind = 'accidents'), 0),
    coalesce(sum(c.amount) filter (where c.kind = 'km'), 0)
  from unnest(changes) c
  join assets a on a.business_id = c.business_id and a.id = c.asset_id and a.is_vehicle
  -- What goes with its business changes nothing.
  join businesses b on b.id = c.business_id
  cross join lateral (values ('fleet', '00000000-0000-0000-0000-000000000000'::uuid), ('vehicle', c.asset_id),
    ('driver', c.driver_id)) s (scope, id)
  cross join lateral (values (to_char(c.day, 'YYYY')), (to_char(c.day, 'YYYY-MM'))) p (period)
  where s.id is not null and c.day is not null and c.amount <> 0
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (business_id, scope, subject_id, period) do update set
    fuel = kept.fuel + excluded.fuel, services = kept.services + excluded.services, repairs = kept.repairs + excluded.repairs,
    papers = kept.papers + excluded.papers, fines = kept.fines + excluded.fines,
    accidents = kept.accidents + excluded.accidents, km = kept.km + excluded.km
$$;

create function fuel_cost(f fuel_entries, sign integer) returns vehicle_cost_change language sql immutable as $$
  select row(f.business_id, f.asset_id, f.driver_id, f.filled_on, 'fuel', sign * f.total)::vehicle_cost_change
$$;
create function incident_cost(i vehicle_incidents, sign integer) returns vehicle_cost_change language sql immutable as $$
  select row(i.business_id, i.asset_id, i.driver_id, i.happened_on, i.kind || 's', sign * i.amount)::vehicle_cost_change
$$;
create function maintenance_cost(m maintenances, sign integer) returns vehicle_cost_change language sql immutable as $$
  select row(m.business_id, m.asset_id, null, m.date, case m.type when 'repair' then 'repairs' else 'services' end,
    sign * m.cost * 100)::vehicle_cost_change
$$;
create function document_cost(d asset_documents, sign integer) returns vehicle_cost_change language sql stable as $$
  select row(d.business_id, d.asset_id, null, coalesce(d.date_of_issue, (d.created_at at time zone 'UTC')::date), 'papers',
    sign * coalesce(d.cost, 0) * 100)::vehicle_cost_change
$$;

-- TG_ARGV[0] is the function that says what a row costs.
create function vehicle_cost_added() returns trigger language plpgsql as $$
declare changes vehicle_cost_change[];
begin
  execute format('select array(select %I(t::%I, 1) from added t)', tg_argv[0], tg_table_name) into changes;
  perform change_vehicle_costs(changes);
  return null;
end $$;
create function vehicle_cost_changed() returns trigger language plpgsql as $$
declare changes vehicle_cost_change[];
begin
  execute format('select array(select %1$I(t::%2$I, -1) from before t union all select %1$I(t::%2$I, 1) from changed t)',
    tg_argv[0], tg_table_name) into changes;
  perform change_vehicle_costs(changes);
  return null;
end $$;
create function vehicle_cost_removed() returns trigger language plpgsql as $$
declare changes vehicle_cost_change[];
begin
  execute format('select array(select %I(t::%I, -1) from removed t)', tg_argv[0], tg_table_name) into changes;
  perform change_vehicle_costs(changes);
  return null;
end $$;

do $$
declare kept record;
begin
  for kept in select * from (values ('fuel_entries', 'fuel_cost'), ('vehicle_incidents', 'incident_cost'),
    ('maintenances', 'maintenance_cost'), ('asset_documents', 'document_cost')) t (name, cost)
  loop
    execute format('create trigger vehicle_cost_added after insert on %I referencing new table as added
      for each statement execute function vehicle_cost_added(%L)', kept.name, kept.cost);
    execute format('create trigger vehicle_cost_changed after update on %I referencing old table as before new table as changed
      for each statement execute function vehicle_cost_changed(%L)', kept.name, kept.cost);
    execute format('create trigger vehicle_cost_removed after delete on %I referencing old table as removed
      for each statement execute function vehicle_cost_removed(%L)', kept.name, kept.cost);
  end loop;
end $$;

-- What a reading adds to the one before it; nothing where it does not go on from that.
create function km_between(before integer, after integer, correction text) returns integer language sql immutable as $$
  select case when before is null or after is null or correction <> '' then 0 else greatest(0, after - before) end
$$;

-- What readings that came or went change on their days and on the next one, whose way begins elsewhere now.
create function change_vehicle_km(touched asset_readings[], sign integer) returns void language sql as $$
  select change_vehicle_costs(array(
    with span as (
      select t.business_id, t.asset_id, min(t.read_on) as first, max(t.read_on) as last from unnest(touched) t group by 1, 2
    ), reach as (
      select business_id, asset_id,
        coalesce((select r.read_on from asset_readings r where r.business_id = s.business_id and r.asset_id = s.asset_id
          and r.meter = 'odometer' and r.read_on < s.first order by r.read_on desc, r.id desc limit 1), s.first) as first,
        coalesce((select r.read_on from asset_readings r where r.business_id = s.business_id and r.asset_id = s.asset_id
          and r.meter = 'odometer' and r.read_on > s.last order by r.read_on, r.id limit 1), s.last) as last
      from span s
    ), log as (
      select r.business_id, r.asset_id, r.id, r.read_on, r.value, r.correction, false as is_touched
      from reach join asset_readings r on r.business_id = reach.business_id and r.asset_id = reach.asset_id
        and r.meter = 'odometer' and r.read_on between reach.first and reach.last
      where r.id not in (select t.id from unnest(touched) t)
      union all
      select t.business_id, t.asset_id, t.id, t.read_on, t.value, t.correction, true from unnest(touched) t
    )
    select row(business_id, asset_id, null, read_on, 'km', sign * km_between(lag(value) over way, value, correction))
      ::vehicle_cost_change
    from log window way as (partition by business_id, asset_id order by read_on, id)
    union all
    select row(business_id, asset_id, null, read_on, 'km', -sign * km_between(lag(value) over way, value, correction))
      ::vehicle_cost_change
    from log where not is_touched window way as (partition by business_id, asset_id order by read_on, id)
  ))
$$;
create function vehicle_read() returns trigger language plpgsql as $$
begin
  perform change_vehicle_km(array(select t::asset_readings from touched t where t.meter = 'odometer'), tg_argv[0]::integer);
  return null;
end $$;
create trigger vehicle_read_added after insert on asset_readings referencing new table as touched
  for each statement execute function vehicle_read('1');
create trigger vehicle_read_removed after delete on asset_readings referencing old table as touched
  for each statement execute function vehicle_read('-1');

-- Every business's, before row-level security closes the new table.
alter table maintenances no force row level security;
alter table asset_readings no force row level security;
alter table assets no force row level security;
alter table businesses no force row level security;
alter table vehicle_costs no force row level security;
select change_vehicle_costs(array(select maintenance_cost(m, 1) from maintenances m));
select change_vehicle_costs(array(
  select row(business_id, asset_id, null, read_on, 'km', km_between(lag(value) over log, value, correction))::vehicle_cost_change
  from asset_readings where meter = 'odometer' window log as (partition by business_id, asset_id order by read_on, id)
));
alter table maintenances force row level security;
alter table asset_readings force row level security;
alter table assets force row level security;
alter table businesses force row level security;
alter table vehicle_costs force row level security;
