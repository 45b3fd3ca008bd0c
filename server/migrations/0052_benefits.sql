-- Up Migration

-- What a business gives its people besides pay.
create table benefits (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  kind text not null check (kind in ('health', 'pension', 'insurance', 'bonus', 'allowance', 'leave', 'loan', 'other')),
  provider text not null default '',
  description text not null default '',
  -- Whether new employees get it.
  is_default boolean not null default false,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index benefits_name on benefits (business_id, lower(name));
alter table benefits enable row level security, force row level security;
create policy tenant on benefits using (business_id = app_business()) with check (business_id = app_business());

-- Who has, or had, which benefit. Being given one again begins anew; the audit log keeps what was before.
create table benefit_assignments (
  business_id uuid not null references businesses on delete cascade,
  benefit_id uuid not null,
  employee_id uuid not null,
  start_date date not null,
  -- The last day.
  end_date date check (end_date >= start_date),
  primary key (business_id, benefit_id, employee_id),
  foreign key (business_id, benefit_id) references benefits on delete cascade,
  foreign key (business_id, employee_id) references employees on delete cascade
);
create index benefit_assignments_employee_id on benefit_assignments (business_id, employee_id);
alter table benefit_assignments enable row level security, force row level security;
create policy tenant on benefit_assignments
  using (business_id = app_business()) with check (business_id = app_business());
