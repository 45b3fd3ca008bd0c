-- Up Migration

-- What was done to an asset: services, repairs and inspections.
create table maintenances (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  asset_id uuid not null,
  type text not null check (type in ('service', 'repair', 'inspection')),
  -- The reported issue that led to it.
  issue_id uuid,
  date date not null,
  -- When the next service is due.
  due_date date,
  -- Whether it still is: no later service of the asset has ended it.
  is_open boolean not null default false,
  -- Whole naira.
  cost bigint not null check (cost >= 0),
  -- Kilometres.
  mileage integer check (mileage >= 0),
  engine_hours integer check (engine_hours >= 0),
  vendor text not null default '',
  notes text not null check (notes <> ''),
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, asset_id) references assets on delete cascade,
  check (due_date is null or type = 'service'),
  check (due_date >= date),
  check (due_date is not null or not is_open)
);
create index maintenances_asset_id on maintenances (business_id, asset_id, date desc, id desc);
create index maintenances_newest on maintenances (business_id, date desc, id desc);
create index maintenances_of_type on maintenances (business_id, type, date desc, id desc);
create index maintenances_due on maintenances (business_id, due_date, id) where is_open;
alter table maintenances enable row level security, force row level security;
create policy tenant on maintenances using (business_id = app_business()) with check (business_id = app_business());
