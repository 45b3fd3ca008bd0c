-- Up Migration

-- What employees asked to have changed in their own records, and what HR decided of each field.
create table profile_changes (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  employee_id uuid not null,
  state text not null default 'open' check (state in ('open', 'approved', 'partly_approved', 'refused', 'withdrawn')),
  reason text not null check (reason <> ''),
  -- Each field with its values, its state and, when it was refused, why. Of a decided one, numbers are kept as they end.
  fields jsonb not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, employee_id) references employees on delete cascade,
  check ((state = 'open') = (decided_at is null))
);
create unique index profile_changes_open on profile_changes (business_id, employee_id) where state = 'open';
create index profile_changes_employee on profile_changes (business_id, employee_id, created_at desc, id);
create index profile_changes_created_at on profile_changes (business_id, created_at desc, id);
alter table profile_changes enable row level security, force row level security;
create policy tenant on profile_changes using (business_id = app_business()) with check (business_id = app_business());
