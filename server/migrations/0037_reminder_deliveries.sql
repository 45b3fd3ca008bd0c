-- Up Migration

-- What was said to whom and how: the key keeps it from being said twice, by two workers or after a restart.
create table reminder_deliveries (
  business_id uuid not null references businesses on delete cascade,
  reminder_id uuid not null,
  due_on date not null,
  -- Days before the due date; negative when it escalated.
  offset_days smallint not null,
  user_id uuid not null,
  channel text not null check (channel in ('app', 'mail')),
  said_at timestamptz not null,
  primary key (business_id, reminder_id, due_on, offset_days, user_id, channel),
  foreign key (business_id, reminder_id) references reminders on delete cascade
);
alter table reminder_deliveries enable row level security, force row level security;
create policy tenant on reminder_deliveries using (business_id = app_business()) with check (business_id = app_business());

-- How a member wants to hear of a kind of reminder; without a row, in every way.
create table reminder_preferences (
  business_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind <> ''),
  in_app boolean not null,
  by_mail boolean not null,
  primary key (business_id, user_id, kind),
  foreign key (business_id, user_id) references memberships on delete cascade
);
alter table reminder_preferences enable row level security, force row level security;
create policy tenant on reminder_preferences using (business_id = app_business()) with check (business_id = app_business());

-- For which businesses there is something to say; see 0022.
create policy speaks on reminders for select to current_user
  using (app_business() is null and app_user() is null and next_at is not null and not is_paused);
create function businesses_to_remind(at timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct business_id from reminders
  where app_business() is null and app_user() is null and next_at is not null and not is_paused and next_at <= at
  order by business_id
$$;
revoke execute on function businesses_to_remind from public;
