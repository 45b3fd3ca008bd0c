-- Up Migration

-- What is wrong with assets, as somebody reported it.
create table asset_issues (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  asset_id uuid not null,
  -- Null for what came from the label of an asset, until somebody says.
  issue_type_id uuid,
  message text not null check (message <> ''),
  -- When it was noticed.
  date date not null,
  priority_level text not null check (priority_level in ('high', 'medium', 'low')),
  status text not null default 'pending' check (status in ('pending', 'in_repair', 'inspected', 'damaged', 'resolved')),
  -- The member who reported it.
  reported_by uuid,
  -- Of somebody without an account, as they wrote them.
  reporter_name text not null default '',
  reporter_contact text not null default '',
  -- By which they follow it up.
  reference text check (reference ~ '^[0-9A-Z]{10}$'),
  -- What was done about it.
  resolution text not null default '',
  resolved_at timestamptz,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, asset_id) references assets on delete cascade,
  foreign key (business_id, issue_type_id) references issue_types,
  check (reported_by is null or reference is null),
  check ((resolved_at is null) = (status not in ('damaged', 'resolved')))
);
create unique index asset_issues_reference on asset_issues (business_id, reference);
create index asset_issues_asset_id on asset_issues (business_id, asset_id, date desc, id desc);
create index asset_issues_issue_type_id on asset_issues (business_id, issue_type_id);
create index asset_issues_newest on asset_issues (business_id, date desc, id desc);
create index asset_issues_open on asset_issues (business_id, date desc, id desc) where resolved_at is null;
create index asset_issues_from_labels on asset_issues (business_id, created_at) where reference is not null;
alter table asset_issues enable row level security, force row level security;
create policy tenant on asset_issues using (business_id = app_business()) with check (business_id = app_business());

-- Until now nothing could stand here that refers to an issue.
alter table maintenances drop column issue_id;
alter table maintenances
  add column issue_id uuid,
  add foreign key (business_id, issue_id) references asset_issues on delete set null (issue_id);
create index maintenances_issue_id on maintenances (business_id, issue_id, id);
