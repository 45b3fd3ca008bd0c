-- Up Migration

-- Days off that are booked at once for departments, or for everybody where none is named, but for some employees.
create table timeoff_shutdowns (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  policy_id uuid not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  reason text not null check (reason <> ''),
  departments uuid[] not null default '{}',
  exceptions uuid[] not null default '{}',
  -- For how many it was booked.
  people integer not null check (people > 0),
  booked_by uuid not null,
  booked_at timestamptz not null,
  -- When it was given back.
  undone_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, policy_id) references timeoff_policies
);
create index timeoff_shutdowns_last_day on timeoff_shutdowns (business_id, last_day);
alter table timeoff_shutdowns enable row level security, force row level security;
create policy tenant on timeoff_shutdowns
  using (business_id = app_business()) with check (business_id = app_business());

alter table timeoff_requests
  add column shutdown_id uuid,
  add foreign key (business_id, shutdown_id) references timeoff_shutdowns;
create index timeoff_requests_shutdown_id on timeoff_requests (business_id, shutdown_id) where shutdown_id is not null;
