-- Up Migration

-- By which a report that is sent again is the same report.
alter table asset_issues add column report_key text;
create unique index asset_issues_report_key on asset_issues (business_id, asset_id, report_key);

-- A business without a row has the defaults.
create table asset_settings (
  business_id uuid not null primary key references businesses on delete cascade,
  -- Whether anybody at the label of an asset may report a fault without an account.
  takes_fault_reports boolean not null default true
);
alter table asset_settings enable row level security, force row level security;
create policy tenant on asset_settings using (business_id = app_business()) with check (business_id = app_business());
