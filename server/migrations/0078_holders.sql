-- Up Migration

-- What a business has no more, or cannot find: nobody has it either.
create function is_gone(status text) returns boolean language sql immutable parallel safe as $$
  select is_disposed(status) or status = 'missing'
$$;

-- A period is planned until the day it begins, and held until the day it ends, by the days of its business. It is repeated in
-- its asset while it is held, so the state is stored: acts on assignments and a job set it when a day has begun.
alter table asset_assignments add column state text not null default 'held' check (state in ('planned', 'held', 'over'));

alter table assets no force row level security;
alter table asset_assignments no force row level security;
alter table business_settings no force row level security;
update asset_assignments set state = 'over' where end_date is not null;
-- What was taken back for a later day is still with whoever had it.
with today as (select business_id, (now() at time zone time_zone)::date as day from business_settings),
held as (
  update asset_assignments p set state = 'held' from today t, assets a
  where t.business_id = p.business_id and a.business_id = p.business_id and a.id = p.asset_id
    and p.end_date > t.day and p.date_assigned <= t.day and a.deleted_at is null and not is_gone(a.status)
    and not exists (select from asset_assignments o where o.business_id = p.business_id and o.asset_id = p.asset_id
      and o.end_date is null and o.date_assigned <= t.day)
  returning p.*)
update assets a set assignee_id = h.employee_id, date_assigned = h.date_assigned, expected_return_date = h.expected_return_date,
  status = case a.status when 'unassigned' then 'active' else a.status end
from held h where a.business_id = h.business_id and a.id = h.asset_id;
-- What begins later is nobody's yet, unless somebody has it until then.
with today as (select business_id, (now() at time zone time_zone)::date as day from business_settings),
planned as (
  update asset_assignments p set state = 'planned' from today t
  where t.business_id = p.business_id and p.end_date is null and p.date_assigned > t.day
  returning p.*)
update assets a set assignee_id = null, date_assigned = null, expected_return_date = null,
  status = case a.status when 'active' then 'unassigned' else a.status end
from planned p where a.business_id = p.business_id and a.id = p.asset_id and a.assignee_id = p.employee_id
  and a.date_assigned = p.date_assigned;
-- Nobody has what is gone.
with today as (select business_id, (now() at time zone time_zone)::date as day from business_settings)
update asset_assignments p set state = 'over', end_date = greatest(t.day, p.date_assigned)
from today t, assets a where t.business_id = p.business_id and a.business_id = p.business_id and a.id = p.asset_id
  and p.state <> 'over' and is_gone(a.status);
update assets set assignee_id = null, date_assigned = null, expected_return_date = null
where is_gone(status) and assignee_id is not null;
alter table assets force row level security;
alter table asset_assignments force row level security;
alter table business_settings force row level security;

alter table asset_assignments alter column state drop default, add check (state <> 'planned' or end_date is null),
  add check (state <> 'over' or end_date is not null);
alter table assets add check (assignee_id is null or not is_gone(status));
drop index asset_assignments_open;
create unique index asset_assignments_held on asset_assignments (business_id, asset_id) where state = 'held';
create unique index asset_assignments_planned on asset_assignments (business_id, asset_id) where state = 'planned';

-- The days on which something changes hands by itself.
create index asset_assignments_turning on asset_assignments
  (business_id, (case state when 'planned' then date_assigned else end_date end))
  where state = 'planned' or state = 'held' and end_date is not null;

-- The job asks in which businesses something changes hands today; see 0022.
create policy turning on asset_assignments for select to current_user
  using (app_business() is null and app_user() is null and (state = 'planned' or state = 'held' and end_date is not null));
create policy turning on business_settings for select to current_user
  using (app_business() is null and app_user() is null);
create function businesses_with_turning_assignments(at timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct p.business_id from asset_assignments p join business_settings s on s.business_id = p.business_id
  where app_business() is null and app_user() is null and (p.state = 'planned' or p.state = 'held' and p.end_date is not null)
    and case p.state when 'planned' then p.date_assigned else p.end_date end <= (at at time zone s.time_zone)::date
  order by p.business_id
$$;
revoke execute on function businesses_with_turning_assignments from public;
