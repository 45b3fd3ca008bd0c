-- Up Migration

-- New employees who fill in their own part by a link, before HR approves it and the record is written.
create table onboardings (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  state text not null default 'in_progress'
    check (state in ('in_progress', 'submitted', 'returned', 'approved', 'cancelled')),
  -- Grows with each change, so that nobody overwrites or approves what they have not seen.
  revision integer not null default 0,
  -- Whose record is completed, or was written at approval.
  employee_id uuid,
  first_name text not null check (first_name <> ''),
  last_name text not null,
  email text check (email <> ''),
  phone_number text check (phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  -- What HR says of the job, as the contract's JobDetails.
  work jsonb not null default '{}',
  -- What the employee has filled in, by part; deleted with the decision.
  details jsonb,
  bank jsonb,
  next_of_kin jsonb,
  emergency_contact jsonb,
  -- What HR asks to be changed, by part.
  notes jsonb not null default '{}',
  -- SHA-256 of the secret in the link.
  link_digest bytea,
  link_expires_at timestamptz,
  created_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, employee_id) references employees on delete cascade,
  check ((link_digest is null) = (link_expires_at is null)),
  check (state not in ('approved', 'cancelled') or coalesce(details, bank, next_of_kin, emergency_contact) is null)
);
create unique index onboardings_link_digest on onboardings (business_id, link_digest);
create unique index onboardings_employee on onboardings (business_id, employee_id)
  where state not in ('approved', 'cancelled');
create index onboardings_employee_id on onboardings (business_id, employee_id);
create index onboardings_created_at on onboardings (business_id, created_at desc, id);
alter table onboardings enable row level security, force row level security;
create policy tenant on onboardings using (business_id = app_business()) with check (business_id = app_business());
