-- Up Migration

-- Employments of those who came back that ended before. The present one, or the last, stands in employees.
create table past_employments (
  business_id uuid not null references businesses on delete cascade,
  employee_id uuid not null,
  started_on date,
  ended_on date not null,
  reason text check (reason in
    ('resignation', 'dismissal', 'redundancy', 'contract_end', 'retirement', 'death', 'other')),
  primary key (business_id, employee_id, ended_on),
  foreign key (business_id, employee_id) references employees on delete cascade,
  check (ended_on >= started_on)
);
alter table past_employments enable row level security, force row level security;
create policy tenant on past_employments using (business_id = app_business()) with check (business_id = app_business());

-- Every employment from its first day to its last. One without a hire date has always been there.
create view employments with (security_invoker = true) as
  select business_id, id as employee_id, hire_date as started_on, termination_reason as reason, false as is_past,
    coalesce(hire_date, '-infinity') as first_day,
    case when status = 'terminated' then coalesce(terminated_on, '-infinity') else 'infinity' end as last_day
  from employees
  union all
  select business_id, employee_id, started_on, reason, true, coalesce(started_on, '-infinity'), ended_on from past_employments;

-- What lists and reports of people ask for.
create index employees_hire_date on employees (business_id, hire_date);
create index employees_terminated_on on employees (business_id, terminated_on);
create index employees_birth_date on employees (business_id, birth_date);
-- The day of the year as a number: 229 is 29 February.
create index employees_birthday on employees
  (business_id, (extract(month from birth_date) * 100 + extract(day from birth_date))) where status <> 'terminated';
create index employees_anniversary on employees
  (business_id, (extract(month from hire_date) * 100 + extract(day from hire_date))) where status <> 'terminated';

-- Goes up with every change of the people of a business, so that figures are computed once for each.
create table people_versions (
  business_id uuid primary key references businesses on delete cascade,
  version bigint not null
);
alter table people_versions enable row level security, force row level security;
create policy tenant on people_versions using (business_id = app_business()) with check (business_id = app_business());
create function note_people_change() returns trigger language plpgsql as $$
begin
  insert into people_versions (business_id, version)
  select distinct c.business_id, 1 from changed c join businesses b on b.id = c.business_id where b.id = app_business()
  on conflict (business_id) do update set version = people_versions.version + 1;
  return null;
end $$;
create trigger note_insert after insert on employees referencing new table as changed for each statement execute function note_people_change();
create trigger note_update after update on employees referencing new table as changed for each statement execute function note_people_change();
create trigger note_delete after delete on employees referencing old table as changed for each statement execute function note_people_change();
create trigger note_insert after insert on past_employments referencing new table as changed for each statement execute function note_people_change();
create trigger note_update after update on past_employments referencing new table as changed for each statement execute function note_people_change();
create trigger note_delete after delete on past_employments referencing old table as changed for each statement execute function note_people_change();
create trigger note_insert after insert on employee_pay referencing new table as changed for each statement execute function note_people_change();
create trigger note_update after update on employee_pay referencing new table as changed for each statement execute function note_people_change();
create trigger note_delete after delete on employee_pay referencing old table as changed for each statement execute function note_people_change();
