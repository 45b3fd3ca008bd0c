-- Up Migration

-- How a business has set HR; without a row it has the defaults.
create table hr_settings (
  business_id uuid primary key references businesses on delete cascade,
  employee_id_prefix text not null check (employee_id_prefix ~ '^[A-Z][A-Z/-]{0,9}$'),
  employee_id_digits integer not null check (employee_id_digits between 2 and 8),
  probation_months integer check (probation_months between 1 and 24),
  onboarding_link_days integer not null check (onboarding_link_days between 1 and 30),
  document_reminder_days integer check (document_reminder_days between 1 and 365)
);
alter table hr_settings enable row level security, force row level security;
create policy tenant on hr_settings using (business_id = app_business()) with check (business_id = app_business());
