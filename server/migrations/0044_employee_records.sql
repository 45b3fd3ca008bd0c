-- Up Migration

-- Finer permissions of the module People. Whoever had it keeps what they could do.
alter table memberships drop constraint memberships_permissions_check;
alter table invitations drop constraint invitations_permissions_check;
alter table memberships no force row level security;
update memberships set permissions = permissions || '{edit_people,manage_hr}'::text[] where 'access_hr' = any(permissions);
alter table memberships force row level security;
alter table invitations no force row level security;
update invitations set permissions = permissions || '{edit_people,manage_hr}'::text[]
  where 'access_hr' = any(permissions) and state = 'pending';
alter table invitations force row level security;
alter table memberships add constraint memberships_permissions_check check (permissions <@
  '{access_hr,access_vehicles,access_assets,access_payroll,edit_people,see_pay,manage_hr}'::text[]);
alter table invitations add constraint invitations_permissions_check check (permissions <@
  '{access_hr,access_vehicles,access_assets,access_payroll,edit_people,see_pay,manage_hr}'::text[]);

-- What people do in a business. A job's name is repeated as the job title of those who have it.
create table jobs (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  description text not null default '',
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index jobs_name on jobs (business_id, lower(name));
alter table jobs enable row level security, force row level security;
create policy tenant on jobs using (business_id = app_business()) with check (business_id = app_business());

alter table employees
  add column title text check (title in ('mr', 'mrs', 'dr', 'prof', 'miss', 'ms')),
  add column middle_name text check (middle_name <> ''),
  add column gender text check (gender in ('female', 'male')),
  add column birth_date date,
  add column marital_status text
    check (marital_status in ('single', 'married', 'separated', 'divorced', 'widowed')),
  -- ISO 3166-1 alpha-2.
  add column nationality text check (nationality ~ '^[A-Z]{2}$'),
  add column state_of_origin text check (state_of_origin <> ''),
  add column lga_of_origin text check (lga_of_origin <> ''),
  add column address text check (address <> ''),
  add column personal_email text check (personal_email <> ''),
  add column other_phone_number text check (other_phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  add column job_id uuid,
  add column manager_id uuid,
  add column employment_type text
    check (employment_type in ('permanent', 'contract', 'part_time', 'casual', 'intern', 'nysc')),
  add column probation_end_date date,
  add column confirmation_date date,
  add column review_date date,
  -- A small picture as a data: URL, which lists carry.
  add column photo text,
  add column terminated_on date,
  add column termination_reason text check (termination_reason in
    ('resignation', 'dismissal', 'redundancy', 'contract_end', 'retirement', 'death', 'other')),
  add column termination_note text check (termination_note <> ''),
  add foreign key (business_id, job_id) references jobs,
  add foreign key (business_id, manager_id) references employees,
  add check (manager_id <> id),
  add check (probation_end_date >= hire_date);
create index employees_job_id on employees (business_id, job_id);
create index employees_manager_id on employees (business_id, manager_id);

-- What only those with the permission see_pay may read in full.
create table employee_pay (
  business_id uuid not null references businesses on delete cascade,
  employee_id uuid not null,
  nin text check (nin ~ '^[0-9]{11}$'),
  tax_id text check (tax_id <> ''),
  pension_provider text check (pension_provider <> ''),
  pension_pin text check (pension_pin ~ '^PEN[0-9]{12}$'),
  bank text check (bank ~ '^[0-9]{3,6}$'),
  account_number text check (account_number ~ '^[0-9]{10}$'),
  account_name text check (account_name <> ''),
  -- Whole naira before deductions.
  pay bigint check (pay >= 0),
  pay_period text check (pay_period in ('monthly', 'weekly', 'daily', 'yearly')),
  primary key (business_id, employee_id),
  foreign key (business_id, employee_id) references employees on delete cascade
);
alter table employee_pay enable row level security, force row level security;
create policy tenant on employee_pay using (business_id = app_business()) with check (business_id = app_business());

create table employee_contacts (
  business_id uuid not null references businesses on delete cascade,
  employee_id uuid not null,
  kind text not null check (kind in ('next_of_kin', 'emergency_contact')),
  name text not null check (name <> ''),
  relationship text not null check (relationship <> ''),
  phone_number text not null check (phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  email text check (email <> ''),
  address text check (address <> ''),
  primary key (business_id, employee_id, kind),
  foreign key (business_id, employee_id) references employees on delete cascade
);
alter table employee_contacts enable row level security, force row level security;
create policy tenant on employee_contacts using (business_id = app_business()) with check (business_id = app_business());
