-- Up Migration

-- How many services and papers of vehicles are due on each day, as `vehicle_costs` are kept: what is due is a sum over days.
create table vehicle_dues (
  business_id uuid not null references businesses on delete cascade,
  kind text not null check (kind in ('service', 'paper')),
  due_on date not null,
  count bigint not null,
  primary key (business_id, kind, due_on)
);
alter table vehicle_dues enable row level security, force row level security;
create policy tenant on vehicle_dues using (business_id = app_business()) with check (business_id = app_business());

-- Null when nothing is due.
create function service_due(m maintenances) returns date language sql immutable as $$
  select case when m.is_open then m.due_date end
$$;
create function paper_due(d asset_documents) returns date language sql immutable as $$
  select case when d.is_current and d.document_type_id is not null then d.expiry_date end
$$;

create type vehicle_due_change as (business_id uuid, asset_id uuid, due_on date, sign integer);

create function change_vehicle_dues(what text, changes vehicle_due_change[]) returns void language sql as $$
  with moved as materialized (
    select c.business_id, c.asset_id, c.due_on, sum(c.sign) as sign from unnest(changes) c
    where c.due_on is not null group by 1, 2, 3 having sum(c.sign) <> 0
  ), vehicles as materialized (
    -- Until the transaction ends nobody bins or restores them, which would count what is due too.
    select a.business_id, a.id from assets a
    where (a.business_id, a.id) in (select m.business_id, m.asset_id from moved m) and a.is_vehicle and a.deleted_at is null
    order by a.id for share
  )
  insert into vehicle_dues as kept (business_id, kind, due_on, count)
  select m.business_id, what, m.due_on, sum(m.sign) from moved m
  join vehicles v on v.business_id = m.business_id and v.id = m.asset_id
  -- What goes with its business changes nothing.
  join businesses b on b.id = m.business_id
  group by 1, 3 order by 1, 3
  on conflict (business_id, kind, due_on) do update set count = kept.count + excluded.count
$$;

-- TG_ARGV are the kind and the function that says when a row is due.
create function vehicle_dues_changed() returns trigger language plpgsql as $$
declare
  changes vehicle_due_change[];
  row_of text := 'select row(t.business_id, t.asset_id, %1$I(t::%2$I), %3$s)::vehicle_due_change from %4$I t';
begin
  execute 'select array(' || concat_ws(' union all ',
    case when tg_op <> 'INSERT' then format(row_of, tg_argv[1], tg_table_name, -1, 'removed') end,
    case when tg_op <> 'DELETE' then format(row_of, tg_argv[1], tg_table_name, 1, 'added') end) || ')' into changes;
  perform change_vehicle_dues(tg_argv[0], changes);
  return null;
end $$;

do $$
declare kept record;
begin
  for kept in select * from (values ('maintenances', 'service', 'service_due'), ('asset_documents', 'paper', 'paper_due')) t (name, kind, due)
  loop
    execute format('create trigger vehicle_due_added after insert on %I referencing new table as added
      for each statement execute function vehicle_dues_changed(%L, %L)', kept.name, kept.kind, kept.due);
    execute format('create trigger vehicle_due_changed after update on %I referencing old table as removed new table as added
      for each statement execute function vehicle_dues_changed(%L, %L)', kept.name, kept.kind, kept.due);
    execute format('create trigger vehicle_due_removed after delete on %I referencing old table as removed
      for each statement execute function vehicle_dues_changed(%L, %L)', kept.name, kept.kind, kept.due);
  end loop;
end $$;

-- Vehicles that went to the bin or came back take along what is due.
create function vehicle_dues_of_assets() returns trigger language plpgsql as $$
begin
  with turned as materialized (
    select c.business_id, c.id, case when c.is_vehicle and c.deleted_at is null then 1 else -1 end as sign
    from before b join changed c using (business_id, id)
    where (b.is_vehicle and b.deleted_at is null) <> (c.is_vehicle and c.deleted_at is null)
  ), due as (
    select m.business_id, 'service' as kind, service_due(m) as due_on, t.sign from turned t
    join maintenances m on m.business_id = t.business_id and m.asset_id = t.id
    union all
    select d.business_id, 'paper', paper_due(d), t.sign from turned t
    join asset_documents d on d.business_id = t.business_id and d.asset_id = t.id
  )
  insert into vehicle_dues as kept (business_id, kind, due_on, count)
  select business_id, kind, due_on, sum(sign) from due where due_on is not null group by 1, 2, 3 order by 1, 2, 3
  on conflict (business_id, kind, due_on) do update set count = kept.count + excluded.count;
  return null;
end $$;
create trigger vehicle_dues_of_assets after update on assets referencing old table as before new table as changed
  for each statement execute function vehicle_dues_of_assets();

-- What nobody has checked on a day is counted from these two alone.
create index vehicle_checks_day on vehicle_checks (business_id, checked_on, asset_id);
create index assets_vehicles_in_use on assets (business_id, id)
  where is_vehicle and deleted_at is null and status in ('active', 'unassigned');

-- Every business's, before row-level security closes the new table.
alter table maintenances no force row level security;
alter table asset_documents no force row level security;
alter table assets no force row level security;
alter table vehicle_dues no force row level security;
insert into vehicle_dues (business_id, kind, due_on, count)
select due.business_id, due.kind, due.due_on, count(*) from (
  select m.business_id, m.asset_id, 'service' as kind, service_due(m) as due_on from maintenances m
  union all
  select d.business_id, d.asset_id, 'paper', paper_due(d) from asset_documents d
) due
join assets a on a.business_id = due.business_id and a.id = due.asset_id and a.is_vehicle and a.deleted_at is null
where due.due_on is not null group by 1, 2, 3;
alter table maintenances force row level security;
alter table asset_documents force row level security;
alter table assets force row level security;
alter table vehicle_dues force row level security;
