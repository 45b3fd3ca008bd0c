-- Up Migration

-- How many of the assets that there are were added in each month (UTC), for their number over time.
create table asset_months (
  business_id uuid not null references businesses on delete cascade,
  month date not null,
  count bigint not null,
  primary key (business_id, month)
);
alter table asset_months enable row level security, force row level security;
create policy tenant on asset_months using (business_id = app_business()) with check (business_id = app_business());

-- What the assets cost that a business still has, by the month of purchase: straight-line depreciation of a sum is the sum of
-- the depreciations. Assets without a purchase date are counted under -infinity.
create table asset_costs (
  business_id uuid not null references businesses on delete cascade,
  asset_type_id uuid not null,
  month date not null,
  count bigint not null,
  cost bigint not null,
  primary key (business_id, asset_type_id, month)
);
alter table asset_costs enable row level security, force row level security;
create policy tenant on asset_costs using (business_id = app_business()) with check (business_id = app_business());

-- What is left of a cost: it falls by equal parts, one for each whole month after the month of purchase, to the residual value
-- at the end of the useful life (straight line: IAS 16, paragraph 62). The whole cost without a useful life or a date.
create function book_value(cost numeric, bought date, life integer, residual_percent integer, today date) returns numeric
  language sql immutable parallel safe as $$
  select case when life is null or bought is null or bought = '-infinity' then cost
    else cost - cost * (100 - residual_percent) / 100 * greatest(0, least(life,
      (extract(year from today) - extract(year from bought)) * 12 + extract(month from today) - extract(month from bought)
    )) / life end
$$;

-- A business no longer has these; what it had cost them is history.
create function is_disposed(status text) returns boolean language sql immutable parallel safe as $$
  select status in ('disposed', 'sold', 'discarded')
$$;

create function asset_totals_added() returns trigger language plpgsql as $$
begin
  insert into asset_months as kept (business_id, month, count)
  select business_id, date_trunc('month', created_at at time zone 'UTC')::date, count(*)
  from added where deleted_at is null group by 1, 2 order by 1, 2
  on conflict (business_id, month) do update set count = kept.count + excluded.count;
  insert into asset_costs as kept (business_id, asset_type_id, month, count, cost)
  select business_id, asset_type_id, coalesce(date_trunc('month', purchase_date)::date, '-infinity'), count(*),
    coalesce(sum(cost), 0)
  from added where deleted_at is null and not is_disposed(status) group by 1, 2, 3 order by 1, 2, 3
  on conflict (business_id, asset_type_id, month)
    do update set count = kept.count + excluded.count, cost = kept.cost + excluded.cost;
  return null;
end $$;
create trigger asset_totals_added after insert on assets referencing new table as added
  for each statement execute function asset_totals_added();

create function asset_totals_changed() returns trigger language plpgsql as $$
begin
  insert into asset_months as kept (business_id, month, count)
  select business_id, date_trunc('month', created_at at time zone 'UTC')::date, sum(sign)
  from (
    select business_id, created_at, -1 as sign from before where deleted_at is null
    union all
    select business_id, created_at, 1 from changed where deleted_at is null
  ) moved
  group by 1, 2 having sum(sign) <> 0 order by 1, 2
  on conflict (business_id, month) do update set count = kept.count + excluded.count;
  insert into asset_costs as kept (business_id, asset_type_id, month, count, cost)
  select business_id, asset_type_id, coalesce(date_trunc('month', purchase_date)::date, '-infinity'), sum(sign),
    coalesce(sum(sign * cost), 0)
  from (
    select business_id, asset_type_id, purchase_date, cost, -1 as sign from before
    where deleted_at is null and not is_disposed(status)
    union all
    select business_id, asset_type_id, purchase_date, cost, 1 from changed
    where deleted_at is null and not is_disposed(status)
  ) moved
  group by 1, 2, 3 having sum(sign) <> 0 or coalesce(sum(sign * cost), 0) <> 0 order by 1, 2, 3
  on conflict (business_id, asset_type_id, month)
    do update set count = kept.count + excluded.count, cost = kept.cost + excluded.cost;
  return null;
end $$;
create trigger asset_totals_changed after update on assets referencing old table as before new table as changed
  for each statement execute function asset_totals_changed();

-- The history of one thing.
create index audit_log_subject_id on audit_log (business_id, subject_id, id desc);

-- The daily work asks for which businesses there is something in the bin that has been there long enough; see 0022.
create index assets_deleted_at on assets (deleted_at) where deleted_at is not null;
create policy purges on assets for select to current_user
  using (app_business() is null and app_user() is null and deleted_at is not null);
create function businesses_with_old_bins(before timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct business_id from assets
  where app_business() is null and app_user() is null and deleted_at <= before order by business_id
$$;
revoke execute on function businesses_with_old_bins from public;

-- Lists of assets that a person saved: what they search, filter and sort by.
create table asset_views (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  user_id uuid not null references users on delete cascade,
  name text not null check (name <> ''),
  filters jsonb not null,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index asset_views_name on asset_views (business_id, user_id, lower(name));
create index asset_views_user_id on asset_views (user_id);
alter table asset_views enable row level security, force row level security;
create policy tenant on asset_views using (business_id = app_business()) with check (business_id = app_business());
