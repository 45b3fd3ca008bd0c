-- Up Migration

-- What a new employee adds to their onboarding by its link, until the onboarding is approved, cancelled or left.
create table onboarding_documents (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  onboarding_id uuid not null,
  file_id uuid not null,
  kind text not null check (kind in ('national_id', 'passport', 'drivers_licence', 'voters_card', 'birth_certificate',
    'certificate', 'nysc_certificate', 'professional_licence', 'offer_letter', 'employment_contract', 'guarantor_form',
    'reference_letter', 'police_clearance', 'medical_report', 'tax_clearance', 'work_permit', 'other')),
  name text not null default '',
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, onboarding_id) references onboardings on delete cascade,
  foreign key (business_id, file_id) references hr_files
);
create index onboarding_documents_onboarding on onboarding_documents (business_id, onboarding_id, created_at, id);
create index onboarding_documents_file on onboarding_documents (business_id, file_id);
alter table onboarding_documents enable row level security, force row level security;
create policy tenant on onboarding_documents
  using (business_id = app_business()) with check (business_id = app_business());

-- The clean-up speaks for nobody, and may find whose documents were left.
create policy left_open on onboarding_documents for select to current_user
  using (app_business() is null and app_user() is null);
create function businesses_with_onboarding_documents(before timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct business_id from onboarding_documents
  where app_business() is null and app_user() is null and created_at <= before
  order by business_id
$$;
revoke execute on function businesses_with_onboarding_documents from public;
