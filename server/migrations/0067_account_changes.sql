-- Up Migration

-- Who made links of an onboarding: they may have filled it in, so somebody else approves it. And when a link was last opened.
alter table onboardings
  add column linked_by uuid[] not null default '{}',
  add column opened_at timestamptz,
  add column opened_from text;
alter table onboardings no force row level security;
alter table audit_log no force row level security;
update onboardings o set linked_by = (
    select coalesce(array_agg(distinct l.actor_id), '{}') from audit_log l
    where l.business_id = o.business_id and l.action = 'onboarding.linked' and l.actor_id is not null
      and l.subject_id in (o.id, o.employee_id))
  where o.state not in ('approved', 'cancelled');
alter table onboardings force row level security;
alter table audit_log force row level security;

-- Each change of the bank account of an employee who was there: payroll can hold what would go to a new one, and whom it
-- concerns is told.
create table bank_account_changes (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  employee_id uuid not null,
  -- By what it was changed, by whom, and from which network address.
  source text not null check (source in ('form', 'profile_change', 'onboarding', 'import', 'import_undo')),
  changed_by uuid not null,
  address text not null,
  changed_at timestamptz not null,
  -- The addresses of the record before the change: who changes an account may change them with it.
  mail_to text[] not null,
  told_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, employee_id) references employees on delete cascade
);
create index bank_account_changes_employee on bank_account_changes (business_id, employee_id, changed_at desc);
create index bank_account_changes_untold on bank_account_changes (business_id, id) where told_at is null;
alter table bank_account_changes enable row level security, force row level security;
create policy tenant on bank_account_changes
  using (business_id = app_business()) with check (business_id = app_business());

-- The job that tells them speaks for nobody, and may find where there is something to tell.
create policy untold_open on bank_account_changes for select to current_user
  using (app_business() is null and app_user() is null);
create function businesses_with_untold_account_changes() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct business_id from bank_account_changes
  where app_business() is null and app_user() is null and told_at is null
  order by business_id
$$;
revoke execute on function businesses_with_untold_account_changes from public;
