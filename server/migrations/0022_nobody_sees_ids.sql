-- Up Migration

-- The daily work begins as nobody and asks for which businesses there is something to do. It gets their ids from these
-- functions and sees no row: a policy for nobody would show it every column.
drop policy ends on businesses;
drop policy ends on business_exports;
drop policy works on subscriptions;
-- To delete without a condition asks for no right to read.
drop policy forgetting on notifications;

-- The functions run as the owner of the tables, whom row-level security binds as well.
create policy ends on businesses for select to current_user
  using (app_business() is null and app_user() is null and deletes_at is not null);
create policy ends on business_exports for select to current_user
  using (app_business() is null and app_user() is null and expires_at is not null);
create policy works on subscriptions for select to current_user
  using (app_business() is null and app_user() is null and (due_at is not null or watch_until is not null));

create function ending_businesses(before timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select id from businesses where app_business() is null and app_user() is null and deletes_at <= before
  order by deletes_at, id
$$;
create function expired_exports(at timestamptz) returns table (business_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select business_id, id from business_exports where app_business() is null and app_user() is null and expires_at <= at
$$;
create function due_subscriptions(at timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select business_id from subscriptions where app_business() is null and app_user() is null and due_at <= at
  order by due_at, business_id
$$;
create function watched_subscriptions() returns table (business_id uuid, is_open boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select business_id, open_reference is not null from subscriptions
  where app_business() is null and app_user() is null and watch_until is not null order by business_id
$$;
revoke execute on function ending_businesses, expired_exports, due_subscriptions, watched_subscriptions from public;

-- By this the server's role may read rows and no more; see server/platform/database/prepare-database.ts.
comment on table plans is 'read-only';
comment on table plan_prices is 'read-only';
comment on table vat_rates is 'read-only';
