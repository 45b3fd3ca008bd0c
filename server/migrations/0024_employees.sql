-- Up Migration

-- The people who work for a business. A member and their employee are one person: `user_id` joins the two.
create table employees (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  -- The code that people know them by, as EMP-0001.
  employee_id text not null check (employee_id <> ''),
  -- Of codes that were given by the counter; the next one follows the highest.
  employee_number integer generated always as (substring(employee_id from '^EMP-([0-9]{1,9})$')::integer) stored,
  first_name text not null check (first_name <> ''),
  last_name text not null,
  email text check (email <> ''),
  phone_number text check (phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  job_title text check (job_title <> ''),
  department_id uuid,
  region_id uuid,
  hire_date date,
  status text not null default 'active' check (status in ('active', 'inactive', 'terminated')),
  user_id uuid references users on delete set null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, department_id) references departments,
  foreign key (business_id, region_id) references regions
);
create unique index employees_employee_id on employees (business_id, lower(employee_id));
create unique index employees_email on employees (business_id, lower(email));
create unique index employees_user_id on employees (business_id, user_id);
create index employees_number on employees (business_id, employee_number);
create index employees_name on employees (business_id, lower(first_name || ' ' || last_name), id);
create index employees_department_id on employees (business_id, department_id);
create index employees_region_id on employees (business_id, region_id);
create index employees_of_user on employees (user_id);

-- Who belongs to a business already, works for it.
alter table memberships no force row level security;
insert into employees (business_id, id, employee_id, first_name, last_name, email, phone_number, user_id, created_at)
select m.business_id, gen_random_uuid(),
  'EMP-' || lpad(m.number::text, greatest(4, length(m.number::text)), '0'),
  coalesce(nullif(u.first_name, ''), split_part(u.email, '@', 1)), u.last_name, u.email, u.phone_number, u.id, m.created_at
from (select *, row_number() over (partition by business_id order by created_at, user_id) as number
  from memberships where ended_at is null) m
join users u on u.id = m.user_id;
alter table memberships force row level security;

alter table employees enable row level security, force row level security;
create policy tenant on employees using (business_id = app_business()) with check (business_id = app_business());
