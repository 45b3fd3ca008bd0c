-- Up Migration

-- Days on which nobody asks for time off: of departments, or of everybody where none is named, but for some employees.
create table timeoff_blackouts (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  reason text not null check (reason <> ''),
  departments uuid[] not null default '{}',
  exceptions uuid[] not null default '{}',
  created_at timestamptz not null,
  primary key (business_id, id)
);
create index timeoff_blackouts_last_day on timeoff_blackouts (business_id, last_day);
alter table timeoff_blackouts enable row level security, force row level security;
create policy tenant on timeoff_blackouts
  using (business_id = app_business()) with check (business_id = app_business());
