-- Up Migration

-- Who gets the default benefits, from when, and who sees what of the staff.
alter table hr_settings
  add column default_benefit_types text[] not null default '{permanent,contract,part_time,casual,intern,nysc}'
    check (default_benefit_types <@ array['permanent', 'contract', 'part_time', 'casual', 'intern', 'nysc']),
  add column default_benefit_start text not null default 'hire_date' check (default_benefit_start in ('hire_date', 'probation_end')),
  add column employees_see_benefits boolean not null default true,
  add column managers_see_contacts boolean not null default true;
