-- Up Migration

-- The secret address under which a calendar reads what a member is reminded of. Only its digest is stored.
create table calendar_feeds (
  business_id uuid not null,
  user_id uuid not null,
  token_digest bytea not null check (length(token_digest) = 32),
  created_at timestamptz not null,
  -- When a calendar last asked, to the hour; null before the first time.
  read_at timestamptz,
  primary key (business_id, user_id),
  foreign key (business_id, user_id) references memberships on delete cascade
);
create unique index calendar_feeds_token_digest on calendar_feeds (token_digest);
alter table calendar_feeds enable row level security, force row level security;
create policy tenant on calendar_feeds using (business_id = app_business()) with check (business_id = app_business());

-- A calendar that asks has signed in nowhere; see 0022.
create policy asks on calendar_feeds for select to current_user using (app_business() is null and app_user() is null);
create function calendar_feed_of(digest bytea) returns table (business_id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select business_id, user_id from calendar_feeds
  where app_business() is null and app_user() is null and token_digest = digest
$$;
revoke execute on function calendar_feed_of from public;
