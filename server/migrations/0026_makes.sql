-- Up Migration

-- The makes and models of vehicles that a business added; server/assets/makes/makes.json has those that everybody has.
create table makes (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  vehicle_type text not null check (vehicle_type in ('car', 'truck', 'bus', 'bike', 'forklift')),
  name text not null check (name <> ''),
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index makes_name on makes (business_id, vehicle_type, lower(name));
alter table makes enable row level security, force row level security;
create policy tenant on makes using (business_id = app_business()) with check (business_id = app_business());

create table make_models (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  -- Without a reference: the make may be one that everybody has.
  make_id text not null check (make_id <> ''),
  vehicle_type text not null check (vehicle_type in ('car', 'truck', 'bus', 'bike', 'forklift')),
  name text not null check (name <> ''),
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index make_models_name on make_models (business_id, make_id, vehicle_type, lower(name));
alter table make_models enable row level security, force row level security;
create policy tenant on make_models using (business_id = app_business()) with check (business_id = app_business());

-- How far a business is introduced to a module.
create table app_onboardings (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  type text not null check (type in ('asset_onboarding')),
  asset_widget_onboarded boolean not null,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index app_onboardings_type on app_onboardings (business_id, type);
alter table app_onboardings enable row level security, force row level security;
create policy tenant on app_onboardings using (business_id = app_business()) with check (business_id = app_business());
