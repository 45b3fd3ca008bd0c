-- Up Migration

-- Where a business says of one vehicle whether it needs a paper, other than vehicles of its kind usually do.
create table vehicle_paper_needs (
  business_id uuid not null references businesses on delete cascade,
  asset_id uuid not null,
  paper text not null,
  is_needed boolean not null,
  primary key (business_id, asset_id, paper),
  foreign key (business_id, asset_id) references assets on delete cascade
);
alter table vehicle_paper_needs enable row level security, force row level security;
create policy tenant on vehicle_paper_needs using (business_id = app_business()) with check (business_id = app_business());

-- Secret addresses under which the papers of a vehicle are shown without an account. Only their digests are stored.
create table roadside_links (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  asset_id uuid not null,
  token_digest bytea not null check (length(token_digest) = 32),
  -- Who has it.
  holder text not null default '',
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, asset_id) references assets on delete cascade
);
create unique index roadside_links_token_digest on roadside_links (token_digest);
create index roadside_links_asset_id on roadside_links (business_id, asset_id, id desc);
alter table roadside_links enable row level security, force row level security;
create policy tenant on roadside_links using (business_id = app_business()) with check (business_id = app_business());

-- Whoever opens the address of a link has signed in nowhere; see 0022.
create policy opens on roadside_links for select to current_user using (app_business() is null and app_user() is null);
create function roadside_link_of(digest bytea) returns table (business_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select business_id, id from roadside_links
  where app_business() is null and app_user() is null and token_digest = digest
$$;
revoke execute on function roadside_link_of from public;

-- Each time that somebody opened the papers under a link, or a file of one.
create table roadside_openings (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  link_id uuid not null,
  -- Its name; empty for the papers themselves.
  file text not null default '',
  address text not null,
  opened_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, link_id) references roadside_links on delete cascade
);
create index roadside_openings_link_id on roadside_openings (business_id, link_id, id desc);
alter table roadside_openings enable row level security, force row level security;
create policy tenant on roadside_openings using (business_id = app_business()) with check (business_id = app_business());
