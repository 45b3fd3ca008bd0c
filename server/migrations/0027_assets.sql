-- Up Migration

-- What a business owns, vehicles included.
create table assets (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  asset_type_id uuid not null,
  -- As its type has it.
  is_vehicle boolean not null,
  -- The Asset ID, such as LAP-0001.
  number text not null check (number <> ''),
  name text not null check (name <> ''),
  location_id uuid,
  status text not null check (status in ('active', 'unassigned', 'out_for_repair', 'inactive', 'disposed', 'condemned',
    'discarded', 'missing', 'sold')),
  asset_condition text check (asset_condition in ('new', 'used')),
  brand text not null default '',
  model text not null default '',
  serial_no text not null default '',
  color text not null default '',
  notes text not null default '',
  purchase_date date,
  -- Whole naira.
  cost bigint check (cost >= 0),
  vendor text not null default '',
  -- Its image.
  stored_as text,
  image_type text,
  image_size bigint,
  vehicle_type text check (vehicle_type in ('car', 'truck', 'bus', 'bike', 'forklift')),
  vehicle_make text,
  vehicle_model text,
  make_name text not null default '',
  model_name text not null default '',
  year integer,
  plate_no text not null default '',
  -- Kilometres.
  mileage integer check (mileage >= 0),
  contact text not null default '',
  -- The open period of asset_assignments, which lists do not ask for.
  assignee_id uuid,
  date_assigned date,
  expected_return_date date,
  -- Grows with every change, so that nobody undoes by accident what somebody else changed meanwhile.
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null,
  -- In the bin since, and put there by whom.
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (business_id, id),
  foreign key (business_id, asset_type_id) references asset_types,
  foreign key (business_id, location_id) references regions,
  foreign key (business_id, assignee_id) references employees,
  check ((stored_as is null) = (image_type is null)),
  check ((stored_as is null) = (image_size is null)),
  check (is_vehicle = (vehicle_type is not null)),
  check ((assignee_id is null) = (date_assigned is null)),
  check (assignee_id is not null or expected_return_date is null),
  -- So that the status can be shown and filtered by as it is.
  check (status <> 'active' or assignee_id is not null),
  check (status <> 'unassigned' or assignee_id is null),
  check (deleted_at is null or assignee_id is null)
);
create unique index assets_number on assets (business_id, number);
-- The lists of what is not in the bin. Ids hold their time, so that they sort by creation.
create index assets_newest on assets (business_id, id) where deleted_at is null;
create index assets_of_type on assets (business_id, asset_type_id, id) where deleted_at is null;
create index assets_at_location on assets (business_id, location_id, id) where deleted_at is null;
create index assets_of_status on assets (business_id, status, id) where deleted_at is null;
create index assets_of_kind on assets (business_id, is_vehicle, id) where deleted_at is null;
create index assets_of_assignee on assets (business_id, assignee_id, id) where assignee_id is not null;
create index assets_by_name on assets (business_id, lower(name), id) where deleted_at is null;
create index assets_by_number on assets (business_id, number, id) where deleted_at is null;
create index assets_by_purchase on assets (business_id, coalesce(purchase_date, '-infinity'), id) where deleted_at is null;
create index assets_by_cost on assets (business_id, coalesce(cost, -1), id) where deleted_at is null;
create index assets_in_bin on assets (business_id, deleted_at, id) where deleted_at is not null;
-- For the foreign keys.
create index assets_asset_type_id on assets (business_id, asset_type_id);
create index assets_location_id on assets (business_id, location_id);
alter table assets enable row level security, force row level security;
create policy tenant on assets using (business_id = app_business()) with check (business_id = app_business());

-- Who has had an asset, from date_assigned to before end_date. Periods of one asset never overlap.
create table asset_assignments (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  asset_id uuid not null,
  employee_id uuid not null,
  date_assigned date not null,
  -- Null while it lasts.
  end_date date,
  expected_return_date date,
  -- The hand-over in which it began.
  handover_id uuid,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, asset_id) references assets on delete cascade,
  foreign key (business_id, employee_id) references employees,
  check (end_date >= date_assigned),
  check (expected_return_date >= date_assigned)
);
create unique index asset_assignments_open on asset_assignments (business_id, asset_id) where end_date is null;
create index asset_assignments_asset_id on asset_assignments (business_id, asset_id, date_assigned desc, id desc);
create index asset_assignments_employee_id on asset_assignments (business_id, employee_id);
alter table asset_assignments enable row level security, force row level security;
create policy tenant on asset_assignments using (business_id = app_business()) with check (business_id = app_business());

-- How many assets there are of each kind that lists can be filtered by, and what they cost: a sum over a few rows instead of a
-- count over all assets. Assets without a location are counted under the nil id.
create table asset_counts (
  business_id uuid not null references businesses on delete cascade,
  asset_type_id uuid not null,
  location_id uuid not null,
  status text not null,
  is_vehicle boolean not null,
  count bigint not null,
  cost bigint not null,
  primary key (business_id, asset_type_id, location_id, status)
);
alter table asset_counts enable row level security, force row level security;
create policy tenant on asset_counts using (business_id = app_business()) with check (business_id = app_business());

-- The words by which assets are found, in lower case. Under row-level security, an index serves comparisons of text and no
-- `ilike` (which is not leakproof): a search asks for the words between a prefix and its end.
create table asset_words (
  business_id uuid not null references businesses on delete cascade,
  word text collate "C" not null,
  asset_id uuid not null,
  primary key (business_id, word, asset_id),
  foreign key (business_id, asset_id) references assets on delete cascade
);
create index asset_words_asset_id on asset_words (business_id, asset_id);
alter table asset_words enable row level security, force row level security;
create policy tenant on asset_words using (business_id = app_business()) with check (business_id = app_business());

-- The words of a text, cut at spaces and ASCII punctuation.
create function words_in(text) returns setof text language sql immutable as $$
  select left(word, 60) from regexp_split_to_table(lower($1), '[\s!-/:-@\[-`{-~]+') word where word <> ''
$$;

-- Codes are found with and without their hyphens and spaces.
create function words_of(a assets) returns setof text language sql immutable as $$
  select words_in(concat_ws(' ', a.name, a.number, a.serial_no, a.plate_no, a.brand, a.model, a.make_name, a.model_name))
  union
  select words_in(regexp_replace(code, '[\s!-/:-@\[-`{-~]+', '', 'g')) from unnest(array[a.number, a.serial_no, a.plate_no]) code
$$;

create function asset_added() returns trigger language plpgsql as $$
begin
  insert into asset_counts as kept (business_id, asset_type_id, location_id, status, is_vehicle, count, cost)
  select business_id, asset_type_id, coalesce(location_id, '00000000-0000-0000-0000-000000000000'), status, is_vehicle,
    count(*), coalesce(sum(cost), 0)
  from added where deleted_at is null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4
  on conflict (business_id, asset_type_id, location_id, status)
    do update set count = kept.count + excluded.count, cost = kept.cost + excluded.cost;
  insert into asset_words (business_id, word, asset_id)
  select a.business_id, word, a.id from added a, words_of(a::assets) word where a.deleted_at is null;
  return null;
end $$;
create trigger asset_added after insert on assets referencing new table as added
  for each statement execute function asset_added();

create function asset_changed() returns trigger language plpgsql as $$
begin
  insert into asset_counts as kept (business_id, asset_type_id, location_id, status, is_vehicle, count, cost)
  select business_id, asset_type_id, coalesce(location_id, '00000000-0000-0000-0000-000000000000'), status, is_vehicle,
    sum(sign), coalesce(sum(sign * cost), 0)
  from (
    select business_id, asset_type_id, location_id, status, is_vehicle, cost, -1 as sign from before where deleted_at is null
    union all
    select business_id, asset_type_id, location_id, status, is_vehicle, cost, 1 from changed where deleted_at is null
  ) moved
  group by 1, 2, 3, 4, 5 having sum(sign) <> 0 or coalesce(sum(sign * cost), 0) <> 0 order by 1, 2, 3, 4
  on conflict (business_id, asset_type_id, location_id, status)
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
create trigger asset_changed after update on assets referencing old table as before new table as changed
  for each statement execute function asset_changed();

-- A row goes for ever from the bin only, where it is neither counted nor found, or with its business.
