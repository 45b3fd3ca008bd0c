-- Up Migration

-- The day where the business of the transaction is.
create function app_today() returns date language sql stable as $$
  select (app_now() at time zone s.time_zone)::date from business_settings s where s.business_id = app_business()
$$;

-- What somebody is on a day. Stored is what HR decided (active or inactive) and what was done (terminated); that somebody joins
-- later, or that the day has come on which they leave, follows from the days.
create function employment_status(stored text, hired date, leaves date, day date) returns text
  language sql immutable parallel safe as $$
  select case when stored = 'terminated' or leaves <= day then 'terminated'
    when stored = 'active' and hired > day then 'joining'
    else stored end
$$;

-- Who planned an end: it is done in their name on its day, and they are told what is left to do.
alter table employees add column termination_by uuid;
create index employees_leaving on employees (terminated_on) where status <> 'terminated' and terminated_on is not null;

-- A planned end is an end: nobody is employed after it, whether or not it has been done.
create or replace view employments with (security_invoker = true) as
  select business_id, id as employee_id, hire_date as started_on, termination_reason as reason, false as is_past,
    coalesce(hire_date, '-infinity') as first_day,
    coalesce(terminated_on, (case when status = 'terminated' then '-infinity' else 'infinity' end)::date) as last_day
  from employees
  union all
  select business_id, employee_id, started_on, reason, true, coalesce(started_on, '-infinity'), ended_on from past_employments;

-- The job that ends employments speaks for nobody, and may find where a planned end may have come: it is done on the day of the
-- business, which begins at most 14 hours before that of UTC.
create policy leaving_open on employees for select to current_user
  using (app_business() is null and app_user() is null);
create function businesses_with_planned_ends(before date) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct business_id from employees
  where app_business() is null and app_user() is null
    and status <> 'terminated' and terminated_on is not null and terminated_on <= before
  order by business_id
$$;
revoke execute on function businesses_with_planned_ends from public;
