-- Up Migration

-- Balances of time off are sums of these: docs/decisions/time-off-ledger.md.
create table timeoff_entries (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  assignment_id uuid not null,
  -- Two who write at once from the same entries write the same number: one of them does.
  number integer not null check (number > 0),
  -- From which it counts.
  day date not null,
  kind text not null check (kind in
    ('grant', 'carry_in', 'carry_out', 'expire', 'restated', 'taken', 'give_back', 'adjustment', 'paid_out')),
  -- Hundredths of the policy's unit.
  amount integer not null check (amount <> 0),
  -- The first day of the leave year.
  lot date not null,
  is_carried boolean not null,
  until date,
  about text check (about <> ''),
  written_at timestamptz not null,
  -- Null for what follows from the policy.
  written_by uuid,
  primary key (business_id, id),
  foreign key (business_id, assignment_id) references timeoff_assignments on delete cascade
);
comment on table timeoff_entries is 'append-only';
create unique index timeoff_entries_number on timeoff_entries (business_id, assignment_id, number);
alter table timeoff_entries enable row level security, force row level security;
create policy tenant on timeoff_entries using (business_id = app_business()) with check (business_id = app_business());

-- The job that writes what is due speaks for nobody, and may find where somebody has a policy.
create policy entries_open on timeoff_assignments for select to current_user
  using (app_business() is null and app_user() is null);
create function businesses_with_timeoff() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct business_id from timeoff_assignments
  where app_business() is null and app_user() is null
  order by business_id
$$;
revoke execute on function businesses_with_timeoff from public;
