-- Up Migration

-- Who answers what is asked for by a policy, in one or two steps; and after how many working days without an answer those who
-- manage time off hear of it.
alter table timeoff_policies
  add route jsonb not null default '[{"by": "manager", "employee": null}]'::jsonb,
  add wait_days smallint not null default 3 check (wait_days between 1 and 30);

alter table timeoff_requests
  -- The place in the route of who answers next; the last one where the route has become shorter.
  add step smallint not null default 0 check (step >= 0),
  add step_since timestamptz,
  -- When those who manage time off heard that nobody answered this step.
  add gone_on_at timestamptz;
update timeoff_requests set step_since = asked_at;
alter table timeoff_requests alter step_since set not null;
create index timeoff_requests_pending on timeoff_requests (business_id, step_since) where status = 'pending' and gone_on_at is null;

-- Who answers for somebody while they are away; the last one holds.
create table timeoff_delegations (
  business_id uuid not null references businesses on delete cascade,
  employee_id uuid not null,
  delegate_id uuid not null check (delegate_id <> employee_id),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  created_at timestamptz not null,
  primary key (business_id, employee_id),
  foreign key (business_id, employee_id) references employees on delete cascade,
  foreign key (business_id, delegate_id) references employees on delete cascade
);
create index timeoff_delegations_delegate_id on timeoff_delegations (business_id, delegate_id);
alter table timeoff_delegations enable row level security, force row level security;
create policy tenant on timeoff_delegations
  using (business_id = app_business()) with check (business_id = app_business());

create function businesses_with_unanswered_timeoff() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct business_id from timeoff_requests
  where status = 'pending' and gone_on_at is null and app_business() is null and app_user() is null
  order by business_id
$$;
revoke execute on function businesses_with_unanswered_timeoff from public;
