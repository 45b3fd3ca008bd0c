-- Up Migration

create table regions (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  country text not null,
  state text not null,
  city text not null,
  address1 text not null,
  address2 text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index regions_name on regions (business_id, lower(name));
create unique index regions_default on regions (business_id) where is_default;
alter table regions enable row level security, force row level security;
create policy tenant on regions using (business_id = app_business()) with check (business_id = app_business());

create table departments (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  is_default boolean not null default false,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index departments_name on departments (business_id, lower(name));
alter table departments enable row level security, force row level security;
create policy tenant on departments using (business_id = app_business()) with check (business_id = app_business());

create table asset_types (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  vehicle_type boolean not null default false,
  starting_number integer not null check (starting_number >= 1),
  is_default boolean not null default false,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index asset_types_name on asset_types (business_id, lower(name));
alter table asset_types enable row level security, force row level security;
create policy tenant on asset_types using (business_id = app_business()) with check (business_id = app_business());

create table issue_types (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  is_default boolean not null default false,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index issue_types_name on issue_types (business_id, lower(name));
alter table issue_types enable row level security, force row level security;
create policy tenant on issue_types using (business_id = app_business()) with check (business_id = app_business());

-- Statutory documents, such as an insurance.
create table document_types (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  is_default boolean not null default false,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index document_types_name on document_types (business_id, lower(name));
alter table document_types enable row level security, force row level security;
create policy tenant on document_types using (business_id = app_business()) with check (business_id = app_business());
