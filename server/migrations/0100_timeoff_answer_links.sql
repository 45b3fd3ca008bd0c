-- Up Migration

-- Secret addresses under which one person answers one request for time off without signing in. Only their digests are stored.
create table timeoff_answer_links (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  request_id uuid not null,
  user_id uuid not null,
  -- The step of the request that it answers.
  step integer not null check (step >= 0),
  token_digest bytea not null check (length(token_digest) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, request_id) references timeoff_requests on delete cascade
);
create unique index timeoff_answer_links_token_digest on timeoff_answer_links (token_digest);
create index timeoff_answer_links_request_id on timeoff_answer_links (business_id, request_id);
alter table timeoff_answer_links enable row level security, force row level security;
create policy tenant on timeoff_answer_links
  using (business_id = app_business()) with check (business_id = app_business());

-- Whoever opens the address of a link has signed in nowhere; see 0022.
create policy opens on timeoff_answer_links for select to current_user using (app_business() is null and app_user() is null);
create function timeoff_answer_link_of(digest bytea) returns table (business_id uuid, id uuid, user_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select business_id, id, user_id from timeoff_answer_links
  where app_business() is null and app_user() is null and token_digest = digest
$$;
revoke execute on function timeoff_answer_link_of from public;
