-- Up Migration

-- Uploaded files of HR. Until something refers to it, a file waits for a day at most; see server/hr/files.
create table hr_files (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  type text not null check (type in ('application/pdf', 'image/png', 'image/jpeg', 'image/tiff')),
  size bigint not null check (size > 0),
  stored_as text not null,
  -- Only they may refer to it; null for somebody without an account.
  uploaded_by uuid,
  is_used boolean not null default false,
  created_at timestamptz not null,
  primary key (business_id, id)
);
alter table hr_files enable row level security, force row level security;
create policy tenant on hr_files using (business_id = app_business()) with check (business_id = app_business());

-- The daily work asks for which businesses there are files that nothing refers to; see 0022.
create index hr_files_waiting on hr_files (created_at) where not is_used;
create policy waits on hr_files for select to current_user
  using (app_business() is null and app_user() is null and not is_used);
create function businesses_with_left_hr_files(before timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct business_id from hr_files
  where app_business() is null and app_user() is null and not is_used and created_at <= before
  order by business_id
$$;
revoke execute on function businesses_with_left_hr_files from public;

-- What a business keeps for its people, such as its handbook.
create table company_files (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  description text not null default '',
  file_id uuid not null,
  -- Grows when the file is replaced: what is acknowledged is one version.
  version integer not null default 1 check (version >= 1),
  requires_acknowledgement boolean not null,
  is_for_everyone boolean not null,
  -- Where the business is; once a day at most.
  reminded_on date,
  download_count integer not null default 0,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, file_id) references hr_files
);
create index company_files_name on company_files (business_id, lower(name), id);
create index company_files_created_at on company_files (business_id, created_at, id);
create index company_files_file_id on company_files (business_id, file_id);
alter table company_files enable row level security, force row level security;
create policy tenant on company_files using (business_id = app_business()) with check (business_id = app_business());

create table company_file_departments (
  business_id uuid not null references businesses on delete cascade,
  company_file_id uuid not null,
  department_id uuid not null,
  primary key (business_id, company_file_id, department_id),
  foreign key (business_id, company_file_id) references company_files on delete cascade,
  foreign key (business_id, department_id) references departments on delete cascade
);
create index company_file_departments_department_id on company_file_departments (business_id, department_id);
alter table company_file_departments enable row level security, force row level security;
create policy tenant on company_file_departments
  using (business_id = app_business()) with check (business_id = app_business());

create table company_file_people (
  business_id uuid not null references businesses on delete cascade,
  company_file_id uuid not null,
  employee_id uuid not null,
  primary key (business_id, company_file_id, employee_id),
  foreign key (business_id, company_file_id) references company_files on delete cascade,
  foreign key (business_id, employee_id) references employees on delete cascade
);
create index company_file_people_employee_id on company_file_people (business_id, employee_id);
alter table company_file_people enable row level security, force row level security;
create policy tenant on company_file_people using (business_id = app_business()) with check (business_id = app_business());

create table company_file_acknowledgements (
  business_id uuid not null references businesses on delete cascade,
  company_file_id uuid not null,
  version integer not null,
  employee_id uuid not null,
  acknowledged_at timestamptz not null,
  primary key (business_id, company_file_id, version, employee_id),
  foreign key (business_id, company_file_id) references company_files on delete cascade,
  foreign key (business_id, employee_id) references employees on delete cascade
);
create index company_file_acknowledgements_employee_id on company_file_acknowledgements (business_id, employee_id);
alter table company_file_acknowledgements enable row level security, force row level security;
create policy tenant on company_file_acknowledgements
  using (business_id = app_business()) with check (business_id = app_business());

-- What stands in the record of an employee on paper. Each has the id of its file's row.
create table employee_documents (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  employee_id uuid not null,
  kind text not null check (kind in ('national_id', 'passport', 'drivers_licence', 'voters_card', 'birth_certificate',
    'certificate', 'nysc_certificate', 'professional_licence', 'offer_letter', 'employment_contract', 'guarantor_form',
    'reference_letter', 'police_clearance', 'medical_report', 'tax_clearance', 'work_permit', 'other')),
  name text not null default '',
  number text check (number <> ''),
  issue_date date,
  expiry_date date,
  -- A document and its renewals: the id of the first of them.
  series_id uuid not null,
  version integer not null check (version >= 1),
  -- The latest of its series.
  is_current boolean not null,
  file_id uuid not null,
  reminder_days smallint check (reminder_days between 1 and 365),
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, employee_id) references employees on delete cascade,
  foreign key (business_id, file_id) references hr_files,
  check (expiry_date >= issue_date),
  check (reminder_days is null or expiry_date is not null)
);
create unique index employee_documents_current on employee_documents (business_id, series_id) where is_current;
create unique index employee_documents_version on employee_documents (business_id, series_id, version);
create index employee_documents_employee_id on employee_documents (business_id, employee_id);
create index employee_documents_expiry_date on employee_documents (business_id, coalesce(expiry_date, 'infinity'), id)
  where is_current;
create index employee_documents_file_id on employee_documents (business_id, file_id);
alter table employee_documents enable row level security, force row level security;
create policy tenant on employee_documents using (business_id = app_business()) with check (business_id = app_business());

-- Documents that employees are asked for.
create table document_requests (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('national_id', 'passport', 'drivers_licence', 'voters_card', 'birth_certificate',
    'certificate', 'nysc_certificate', 'professional_licence', 'offer_letter', 'employment_contract', 'guarantor_form',
    'reference_letter', 'police_clearance', 'medical_report', 'tax_clearance', 'work_permit', 'other')),
  name text not null default '',
  note text not null default '',
  due_date date,
  reminded_on date,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create index document_requests_created_at on document_requests (business_id, created_at, id);
alter table document_requests enable row level security, force row level security;
create policy tenant on document_requests using (business_id = app_business()) with check (business_id = app_business());

create table document_answers (
  business_id uuid not null references businesses on delete cascade,
  request_id uuid not null,
  employee_id uuid not null,
  state text not null check (state in ('asked', 'sent', 'returned', 'accepted')),
  -- What waits to be accepted.
  file_id uuid,
  number text check (number <> ''),
  issue_date date,
  expiry_date date,
  -- Why it was sent back.
  note text not null default '',
  sent_at timestamptz,
  primary key (business_id, request_id, employee_id),
  foreign key (business_id, request_id) references document_requests on delete cascade,
  foreign key (business_id, employee_id) references employees on delete cascade,
  foreign key (business_id, file_id) references hr_files,
  check ((state = 'sent') = (file_id is not null)),
  check (expiry_date >= issue_date)
);
create index document_answers_employee_id on document_answers (business_id, employee_id);
create index document_answers_file_id on document_answers (business_id, file_id);
alter table document_answers enable row level security, force row level security;
create policy tenant on document_answers using (business_id = app_business()) with check (business_id = app_business());

-- Mails to many people that are still to be sent: the job goes on after the last employee whom it told.
create table staff_mailings (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('file_shared', 'file_reminder', 'document_asked', 'document_reminder')),
  -- The company file, or the request for a document.
  subject_id uuid not null,
  after_id uuid,
  created_at timestamptz not null,
  primary key (business_id, id)
);
alter table staff_mailings enable row level security, force row level security;
create policy tenant on staff_mailings using (business_id = app_business()) with check (business_id = app_business());
