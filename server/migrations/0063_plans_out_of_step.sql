-- Up Migration

-- For the daily run, which belongs to no business: plans with an asset that has nothing due, or with something due for an
-- asset that they are not for. All else is worked out again by what changes it.
create function plans_out_of_step() returns table (business_id uuid, plan_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  with wanted as (
    select p.business_id, p.id as plan_id, a.id as asset_id from maintenance_plans p
    join assets a on a.business_id = p.business_id and a.asset_type_id = p.asset_type_id where p.paused_at is null
    union all
    select p.business_id, p.id, p.asset_id from maintenance_plans p where p.asset_id is not null and p.paused_at is null
  )
  select coalesce(w.business_id, d.business_id), coalesce(w.plan_id, d.plan_id) from wanted w
  full join maintenance_dues d on d.business_id = w.business_id and d.plan_id = w.plan_id and d.asset_id = w.asset_id
  where app_business() is null and app_user() is null and (w.asset_id is null or d.asset_id is null)
  group by 1, 2 order by 1, 2
$$;
revoke execute on function plans_out_of_step from public;
drop function businesses_with_plans;
