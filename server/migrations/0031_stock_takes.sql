-- Up Migration

-- A count of what is at a location.
create table stock_takes (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  location_id uuid not null,
  notes text not null default '',
  started_at timestamptz not null,
  -- Names are kept as they were.
  started_by text not null,
  closed_at timestamptz check (closed_at >= started_at),
  -- Kept with every tick, so that a list of stock-takes counts nothing.
  expected bigint not null default 0 check (expected >= 0),
  found bigint not null default 0 check (found between 0 and expected),
  unexpected bigint not null default 0 check (unexpected >= 0),
  primary key (business_id, id),
  foreign key (business_id, location_id) references regions
);
create unique index stock_takes_open on stock_takes (business_id, location_id) where closed_at is null;
create index stock_takes_location_id on stock_takes (business_id, location_id);
alter table stock_takes enable row level security, force row level security;
create policy tenant on stock_takes using (business_id = app_business()) with check (business_id = app_business());

-- Name and Asset ID are kept as they were: a report still says what was counted when an asset has left the register.
create table stock_take_items (
  business_id uuid not null references businesses on delete cascade,
  stock_take_id uuid not null,
  asset_id uuid not null,
  number text not null,
  name text not null,
  is_expected boolean not null,
  found_at timestamptz,
  found_by text,
  primary key (business_id, stock_take_id, asset_id),
  foreign key (business_id, stock_take_id) references stock_takes on delete cascade,
  check (is_expected or found_at is not null),
  check ((found_at is null) = (found_by is null))
);
create index stock_take_items_number on stock_take_items (business_id, stock_take_id, number, asset_id);
create index stock_take_items_missing on stock_take_items (business_id, stock_take_id, number, asset_id) where found_at is null;
create index stock_take_items_unexpected on stock_take_items (business_id, stock_take_id, number, asset_id) where not is_expected;
alter table stock_take_items enable row level security, force row level security;
create policy tenant on stock_take_items using (business_id = app_business()) with check (business_id = app_business());
