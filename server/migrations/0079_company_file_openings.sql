-- Up Migration

-- Who has opened which version of a company file: only they can say that they have read it.
create table company_file_openings (
  business_id uuid not null references businesses on delete cascade,
  company_file_id uuid not null,
  version integer not null,
  employee_id uuid not null,
  opened_at timestamptz not null,
  primary key (business_id, company_file_id, version, employee_id),
  foreign key (business_id, company_file_id) references company_files on delete cascade,
  foreign key (business_id, employee_id) references employees on delete cascade
);
create index company_file_openings_employee_id on company_file_openings (business_id, employee_id);
alter table company_file_openings enable row level security, force row level security;
create policy tenant on company_file_openings
  using (business_id = app_business()) with check (business_id = app_business());
