-- Up Migration

-- Who sees the rota, and who plans it; nobody is given either by this.
alter table memberships drop constraint memberships_permissions_check;
alter table invitations drop constraint invitations_permissions_check;
alter table memberships add constraint memberships_permissions_check check (permissions <@
  '{access_hr,access_vehicles,access_assets,access_payroll,edit_people,see_pay,manage_hr,manage_time_off,access_rota,plan_rota}'::text[]);
alter table invitations add constraint invitations_permissions_check check (permissions <@
  '{access_hr,access_vehicles,access_assets,access_payroll,edit_people,see_pay,manage_hr,manage_time_off,access_rota,plan_rota}'::text[]);

create table roles (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  colour text not null check (colour in ('green', 'blue', 'amber', 'red', 'plum', 'grey')),
  -- Kinds of the documents of employees.
  needs text[] not null default '{}',
  note text,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index roles_name on roles (business_id, lower(name));
alter table roles enable row level security, force row level security;
create policy tenant on roles using (business_id = app_business()) with check (business_id = app_business());

-- Without a row, the settings are those that a business begins with.
create table rota_settings (
  business_id uuid primary key references businesses on delete cascade,
  time_format smallint not null check (time_format in (12, 24)),
  week_start text not null
    check (week_start in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  rest_hours smallint not null check (rest_hours between 0 and 24),
  day_hours smallint not null check (day_hours between 1 and 24),
  week_hours smallint not null check (week_hours between 1 and 168),
  travel_minutes smallint not null check (travel_minutes between 0 and 480),
  -- The rules that refuse instead of warning.
  refuses text[] not null
);
alter table rota_settings enable row level security, force row level security;
create policy tenant on rota_settings using (business_id = app_business()) with check (business_id = app_business());

-- What is planned. A shift belongs to the day on which it begins, and may end on the next one.
create table shifts (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  -- Nobody while it is open.
  employee_id uuid,
  region_id uuid not null,
  role_id uuid,
  day date not null,
  -- Minutes after midnight, and from there to the end.
  begins smallint not null check (begins between 0 and 1439),
  length smallint not null check (length between 1 and 1440),
  break_minutes smallint not null default 0 check (break_minutes between 0 and 480 and break_minutes < length),
  note text check (note <> ''),
  -- Why it is planned although a rule warns.
  despite text check (despite <> ''),
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, employee_id) references employees on delete set null (employee_id),
  foreign key (business_id, region_id) references regions,
  foreign key (business_id, role_id) references roles
);
create index shifts_day on shifts (business_id, day);
create index shifts_employee on shifts (business_id, employee_id, day);
create index shifts_region on shifts (business_id, region_id, day);
create index shifts_role on shifts (business_id, role_id);
alter table shifts enable row level security, force row level security;
create policy tenant on shifts using (business_id = app_business()) with check (business_id = app_business());

-- What was published of the days of a location. The latest one that was not withdrawn holds for its days.
create table rota_publications (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  region_id uuid not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  published_by uuid references users on delete set null,
  published_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, region_id) references regions
);
create index rota_publications_days on rota_publications (business_id, region_id, last_day);
alter table rota_publications enable row level security, force row level security;
create policy tenant on rota_publications using (business_id = app_business()) with check (business_id = app_business());

-- The shifts as they were published. They never change.
create table published_shifts (
  business_id uuid not null references businesses on delete cascade,
  publication_id uuid not null,
  -- Of the shift, which may be gone since.
  shift_id uuid not null,
  employee_id uuid,
  role_id uuid,
  day date not null,
  begins smallint not null,
  length smallint not null,
  break_minutes smallint not null,
  note text,
  primary key (business_id, publication_id, shift_id),
  foreign key (business_id, publication_id) references rota_publications on delete cascade,
  foreign key (business_id, employee_id) references employees on delete cascade,
  foreign key (business_id, role_id) references roles on delete set null (role_id)
);
comment on table published_shifts is 'append-only';
create index published_shifts_employee on published_shifts (business_id, employee_id, day);
create index published_shifts_role on published_shifts (business_id, role_id);
alter table published_shifts enable row level security, force row level security;
create policy tenant on published_shifts using (business_id = app_business()) with check (business_id = app_business());
