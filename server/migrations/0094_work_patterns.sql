-- Up Migration

-- When people work: minutes of each day of a cycle. Where nothing is said, it is Monday to Friday, eight hours.
create table work_patterns (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  cycle int[] not null check (cardinality(cycle) between 1 and 28 and 0 <= all (cycle) and 1440 >= all (cycle)),
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index work_patterns_name on work_patterns (business_id, lower(name));
alter table work_patterns enable row level security, force row level security;
create policy tenant on work_patterns using (business_id = app_business()) with check (business_id = app_business());

-- From which day on who works by which: a person, a department, or everybody without either.
create table work_periods (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  pattern_id uuid not null,
  employee_id uuid,
  department_id uuid,
  first_day date not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, pattern_id) references work_patterns,
  foreign key (business_id, employee_id) references employees on delete cascade,
  foreign key (business_id, department_id) references departments on delete cascade,
  check (num_nonnulls(employee_id, department_id) < 2)
);
create unique index work_periods_first_day on work_periods (business_id, employee_id, department_id, first_day) nulls not distinct;
create index work_periods_pattern_id on work_periods (business_id, pattern_id);
create index work_periods_department_id on work_periods (business_id, department_id);
alter table work_periods enable row level security, force row level security;
create policy tenant on work_periods using (business_id = app_business()) with check (business_id = app_business());
