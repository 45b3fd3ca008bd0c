-- Up Migration

alter table businesses add column requires_second_step boolean not null default false;

-- A business may know which of its members have a second step, and nothing else about it: the function answers that and
-- shows no row. It runs as the owner of the tables, whom row-level security binds as well unless it is a superuser.
create policy members on second_steps for select to current_user
  using (user_id in (select user_id from memberships where business_id = app_business() and ended_at is null));
create function has_second_step(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from second_steps s join memberships m on m.user_id = s.user_id
    where s.user_id = person and s.confirmed_at is not null and m.business_id = app_business() and m.ended_at is null)
$$;
revoke execute on function has_second_step from public;
