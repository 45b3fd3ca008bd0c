-- Up Migration

-- Secret addresses under which employees see their own published shifts without signing in, one an employee. Only their digests
-- are stored.
create table shift_links (
  business_id uuid not null references businesses on delete cascade,
  employee_id uuid not null,
  token_digest bytea not null check (length(token_digest) = 32),
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- When it was opened last; null before the first time.
  opened_at timestamptz,
  primary key (business_id, employee_id),
  foreign key (business_id, employee_id) references employees on delete cascade
);
create unique index shift_links_token_digest on shift_links (token_digest);
alter table shift_links enable row level security, force row level security;
create policy tenant on shift_links using (business_id = app_business()) with check (business_id = app_business());

-- Whoever opens the address of a link has signed in nowhere; see 0022.
create policy opens on shift_links for select to current_user using (app_business() is null and app_user() is null);
create function shift_link_of(digest bytea) returns table (business_id uuid, employee_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select business_id, employee_id from shift_links
  where app_business() is null and app_user() is null and token_digest = digest
$$;
revoke execute on function shift_link_of from public;
