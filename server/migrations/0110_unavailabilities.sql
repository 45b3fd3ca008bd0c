-- Up Migration

-- When somebody has said that they cannot work.
create table unavailabilities (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  employee_id uuid not null,
  first_day date not null,
  -- Null without an end.
  last_day date check (last_day is null or last_day >= first_day),
  weekdays text[] not null check (cardinality(weekdays) > 0 and weekdays
    <@ '{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'::text[]),
  -- Minutes after midnight, and from there to the end; null where it is the whole day.
  begins smallint check (begins is null or begins between 0 and 1439),
  length smallint check (length is null or length between 1 and 1440),
  note text check (note <> ''),
  created_at timestamptz not null,
  primary key (business_id, id),
  check ((begins is null) = (length is null)),
  foreign key (business_id, employee_id) references employees on delete cascade
);
create index unavailabilities_employee on unavailabilities (business_id, employee_id, first_day);
create index unavailabilities_day on unavailabilities (business_id, first_day);
alter table unavailabilities enable row level security, force row level security;
create policy tenant on unavailabilities using (business_id = app_business()) with check (business_id = app_business());
