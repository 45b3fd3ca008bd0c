-- Up Migration

-- Who manages time off; nobody is given it by this.
alter table memberships drop constraint memberships_permissions_check;
alter table invitations drop constraint invitations_permissions_check;
alter table memberships add constraint memberships_permissions_check check (permissions <@
  '{access_hr,access_vehicles,access_assets,access_payroll,edit_people,see_pay,manage_hr,manage_time_off}'::text[]);
alter table invitations add constraint invitations_permissions_check check (permissions <@
  '{access_hr,access_vehicles,access_assets,access_payroll,edit_people,see_pay,manage_hr,manage_time_off}'::text[]);

create table timeoff_policies (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  kind text not null
    check (kind in ('annual', 'sick', 'maternity', 'paternity', 'casual', 'compassionate', 'examination', 'other')),
  name text not null check (name <> ''),
  gender text check (gender in ('female', 'male')),
  -- Everybody where there is none. One that is deleted stays here: otherwise a policy of it alone would become one for everybody.
  departments uuid[] not null default '{}',
  is_archived boolean not null default false,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index timeoff_policies_name on timeoff_policies (business_id, lower(name)) where not is_archived;
alter table timeoff_policies enable row level security, force row level security;
create policy tenant on timeoff_policies using (business_id = app_business()) with check (business_id = app_business());

-- What a policy grants from a day on, until the next one holds.
create table timeoff_policy_versions (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  policy_id uuid not null,
  holds_from date not null,
  terms jsonb not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, policy_id) references timeoff_policies on delete cascade
);
create unique index timeoff_policy_versions_day on timeoff_policy_versions (business_id, policy_id, holds_from);
alter table timeoff_policy_versions enable row level security, force row level security;
create policy tenant on timeoff_policy_versions
  using (business_id = app_business()) with check (business_id = app_business());

-- Who has, or had, which policy. One that has ended stays: what was granted until then is counted by it.
create table timeoff_assignments (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  policy_id uuid not null,
  employee_id uuid not null,
  start_date date not null,
  -- The last day.
  end_date date check (end_date >= start_date),
  primary key (business_id, id),
  foreign key (business_id, policy_id) references timeoff_policies,
  foreign key (business_id, employee_id) references employees on delete cascade
);
create unique index timeoff_assignments_open on timeoff_assignments (business_id, policy_id, employee_id) where end_date is null;
create index timeoff_assignments_policy_id on timeoff_assignments (business_id, policy_id, employee_id);
create index timeoff_assignments_employee_id on timeoff_assignments (business_id, employee_id);
alter table timeoff_assignments enable row level security, force row level security;
create policy tenant on timeoff_assignments
  using (business_id = app_business()) with check (business_id = app_business());
