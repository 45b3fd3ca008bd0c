-- Up Migration

-- Only vehicles were counted, and of them services and papers alone.
drop trigger vehicle_due_added on maintenances;
drop trigger vehicle_due_changed on maintenances;
drop trigger vehicle_due_removed on maintenances;
drop trigger vehicle_due_added on asset_documents;
drop trigger vehicle_due_changed on asset_documents;
drop trigger vehicle_due_removed on asset_documents;
drop trigger vehicle_dues_of_assets on assets;
drop function vehicle_dues_of_assets, vehicle_dues_changed, change_vehicle_dues, service_due, paper_due;
drop type vehicle_due_change;
drop table vehicle_dues;

-- A record ends the due date of what it renews, and of nothing else.
alter table maintenances no force row level security;
analyze maintenances;
alter table maintenances add column renewed_by uuid;
-- Until now each service ended all before it: the next one renewed them.
update maintenances m set renewed_by = n.next
from (select business_id, id, lead(id) over (partition by business_id, asset_id order by date, id) as next
      from maintenances where type = 'service') n
where m.business_id = n.business_id and m.id = n.id and m.due_date is not null and not m.is_open;
drop index maintenances_due;
alter table maintenances drop column is_open;
alter table maintenances
  add foreign key (business_id, renewed_by) references maintenances on delete set null (renewed_by),
  -- Where there is a plan, it says when it is due next.
  add column is_open boolean not null generated always as (due_date is not null and renewed_by is null and plan_id is null) stored;
create index maintenances_due on maintenances (business_id, due_date, id) where is_open;
create index maintenances_open on maintenances (business_id, asset_id) where is_open;
create index maintenances_renewed_by on maintenances (business_id, renewed_by) where renewed_by is not null;
alter table maintenances force row level security;

/*
 What is due, once: services, plans, papers and what is missing of things, documents and dates of people. Triggers write it in
 the transaction that changes a source, so that no door can leave it out. What a thing or person has due is worked out from the
 sources each time (dues_of_assets, dues_of_employees), never counted on.
*/
create table dues (
  business_id uuid not null references businesses on delete cascade,
  subject_kind text not null check (subject_kind in ('vehicle', 'asset', 'employee')),
  -- The asset or the employee.
  subject_id uuid not null,
  kind text not null check (kind in
    ('service', 'plan', 'paper', 'document', 'licence', 'missing_paper', 'employee_document', 'confirmation', 'review')),
  -- The row that it comes from; of what is missing, the subject.
  source_id uuid not null,
  -- Which paper is missing; otherwise empty.
  paper text not null default '',
  -- Infinity for what is missing: it is due whatever the day.
  due_on date not null,
  primary key (business_id, subject_id, kind, source_id, paper),
  check ((kind = 'missing_paper') = (paper <> '')),
  check ((kind = 'missing_paper') = (due_on = 'infinity'))
);
create index dues_due_on on dues (business_id, subject_kind, due_on, kind, subject_id, source_id, paper);
-- Of several kinds of subjects together, without sorting.
create index dues_in_order on dues (business_id, due_on, kind, subject_id, source_id, paper, subject_kind);
create index dues_of_kind on dues (business_id, subject_kind, kind, due_on, subject_id, source_id, paper);
alter table dues enable row level security, force row level security;
create policy tenant on dues using (business_id = app_business()) with check (business_id = app_business());

-- How many of them there are on each day: a number on a card is a sum over days, whatever the number of things.
create table due_counts (
  business_id uuid not null references businesses on delete cascade,
  subject_kind text not null,
  kind text not null,
  due_on date not null,
  count bigint not null,
  primary key (business_id, subject_kind, kind, due_on)
);
alter table due_counts enable row level security, force row level security;
create policy tenant on due_counts using (business_id = app_business()) with check (business_id = app_business());

-- The catalogue of server/fleet/sheet/catalogue.ts, which a test compares with these three.
create function paper_named(name text) returns text language sql immutable as $$
  select case lower(name)
    when 'vehicle licence' then 'autoreg' when 'road worthiness' then 'roadworthiness' when 'insurance' then 'insurance'
    when 'proof of ownership' then 'ownership' when 'hackney permit' then 'hackney'
    when 'heavy-duty permit' then 'heavy_duty' when 'driver''s licence' then 'drivers_licence'
    when 'tinted-glass permit' then 'tinted_glass' when 'cmr certificate' then 'cmr' end
$$;
create function all_papers() returns text[] language sql immutable as $$
  select array['autoreg', 'insurance', 'roadworthiness', 'ownership', 'drivers_licence', 'hackney', 'heavy_duty',
    'tinted_glass', 'cmr']
$$;
create function papers_needed(vehicle_type text, model text) returns text[] language sql immutable as $$
  select case vehicle_type
    when 'car' then array['autoreg', 'insurance', 'roadworthiness', 'ownership', 'drivers_licence']
    when 'bus' then array['autoreg', 'insurance', 'roadworthiness', 'ownership', 'drivers_licence', 'hackney']
    when 'truck' then array['autoreg', 'insurance', 'roadworthiness', 'ownership', 'drivers_licence', 'hackney']
      || case when model = any(array[
      'byd-shark-truck', 'changan-hunter-truck', 'chevrolet-colorado-truck', 'chevrolet-lumina-ute-truck', 'chevrolet-silverado-truck', 'dongfeng-rich-6-truck', 'ford-f-150-truck', 'ford-f-250-truck', 'ford-f-350-truck', 'ford-ranger-truck', 'foton-tunland-truck', 'gmc-canyon-truck', 'gmc-sierra-truck', 'great-wall-deer-truck', 'great-wall-poer-truck', 'great-wall-wingle-5-truck', 'great-wall-wingle-7-truck', 'isuzu-d-max-truck', 'jac-t6-truck',
      'jac-t8-truck', 'mahindra-bolero-maxx-truck', 'mahindra-genio-truck', 'mahindra-pik-up-truck',
      'mazda-b2500-truck', 'mazda-bt-50-truck', 'mitsubishi-l200-truck', 'nissan-frontier-truck', 'nissan-hardbody-truck', 'nissan-navara-truck', 'nissan-np300-truck', 'nissan-titan-truck', 'nord-max-truck', 'nord-tank-truck',
      'opel-campo-truck', 'peugeot-504-pickup-truck', 'peugeot-hoggar-truck', 'peugeot-landtrek-truck', 'renault-oroch-truck', 'tata-xenon-pickup-truck', 'toyota-hilux-truck', 'toyota-land-cruiser-79-truck'
      ]) then array[]::text[] else array['heavy_duty'] end
    when 'bike' then array['autoreg', 'insurance', 'ownership', 'drivers_licence']
    else array[]::text[] end
$$;

-- What is sold, lost or scrapped has nothing due.
create function is_kept(a assets) returns boolean language sql immutable as $$
  select a.deleted_at is null and not is_gone(a.status) and a.status <> 'condemned'
$$;

create function dues_of_assets(business uuid, ids uuid[]) returns setof dues language sql stable as $$
  -- Each source is looked up by its index for each thing, because the planner expects a few things and there may be thousands.
  with things as materialized (
    select a.id, case when a.is_vehicle then 'vehicle' else 'asset' end as subject_kind, a.is_vehicle, a.vehicle_type,
      a.vehicle_model, a.assignee_id, array(
        select paper_named(t.name) from asset_documents d
        join document_types t on t.business_id = d.business_id and t.id = d.document_type_id
        where a.is_vehicle and d.business_id = business and d.asset_id = a.id and d.is_current
          and paper_named(t.name) is not null) as papers
    from assets a where a.business_id = business and a.id = any(ids) and is_kept(a)
  ), lacking as materialized (
    -- The driver's licence is that of whoever has the vehicle: the one that lasts longest.
    select a.id, a.assignee_id, p.paper, l.id as document_id, l.expiry_date from things a
    cross join unnest(all_papers()) as p (paper)
    left join vehicle_paper_needs n on n.business_id = business and n.asset_id = a.id and n.paper = p.paper
    left join lateral (
      select e.id, e.expiry_date from employee_documents e
      where p.paper = 'drivers_licence' and e.business_id = business and e.employee_id = a.assignee_id and e.is_current
        and e.kind = 'drivers_licence'
      order by e.expiry_date desc nulls first, e.id limit 1) l on true
    where a.is_vehicle and coalesce(n.is_needed, p.paper = any(papers_needed(a.vehicle_type, a.vehicle_model)))
      and p.paper <> all(a.papers)
  )
  select business, a.subject_kind, a.id, 'service', m.id, '', m.due_date from things a
  join maintenances m on m.business_id = business and m.asset_id = a.id and m.is_open
  union all
  select business, a.subject_kind, a.id, 'plan', d.id, '', d.due_on from things a
  join maintenance_dues d on d.business_id = business and d.asset_id = a.id and d.due_on is not null
  union all
  select business, a.subject_kind, a.id, case when d.document_type_id is null then 'document' else 'paper' end, d.id, '', d.expiry_date
  from things a
  join asset_documents d on d.business_id = business and d.asset_id = a.id and d.is_current and d.expiry_date is not null
  union all
  select business, 'vehicle', l.id, 'licence', l.document_id, '', l.expiry_date from lacking l where l.expiry_date is not null
  union all
  -- Without somebody who has the vehicle, nobody's licence is missing.
  select business, 'vehicle', l.id, 'missing_paper', l.id, l.paper, 'infinity' from lacking l
  where l.paper <> 'drivers_licence'
    or (l.assignee_id is not null and l.document_id is null)
$$;

create function dues_of_employees(business uuid, ids uuid[]) returns setof dues language sql stable as $$
  with people as materialized (
    select * from employees where business_id = business and id = any(ids) and status = 'active'
  )
  select business, 'employee', e.id, 'employee_document', d.id, '', d.expiry_date from people e
  join employee_documents d on d.business_id = business and d.employee_id = e.id and d.is_current and d.expiry_date is not null
  union all
  select business, 'employee', e.id, 'confirmation', e.id, '', e.probation_end_date from people e
  where e.probation_end_date is not null and e.confirmation_date is null
  union all
  select business, 'employee', e.id, 'review', e.id, '', e.review_date from people e where e.review_date is not null
$$;

create function store_dues(business uuid, ids uuid[], wanted dues[]) returns void language plpgsql as $$
begin
  delete from dues d where d.business_id = business and d.subject_id = any(ids) and not exists (
    select from unnest(wanted) w where (w.subject_id, w.kind, w.source_id, w.paper, w.subject_kind)
      = (d.subject_id, d.kind, d.source_id, d.paper, d.subject_kind));
  insert into dues as kept select w.* from unnest(wanted) w order by w.subject_id, w.kind, w.source_id, w.paper
  on conflict (business_id, subject_id, kind, source_id, paper) do update set due_on = excluded.due_on
    where kept.due_on <> excluded.due_on;
end $$;

create function refresh_asset_dues(business uuid, ids uuid[]) returns void language plpgsql as $$
declare part uuid[];
begin
  if ids is null or cardinality(ids) = 0 or not exists (select from businesses where id = business) then return; end if;
  -- Those who change the same thing take turns, and the later one knows everything. In slices, because the planner expects a few.
  perform from assets where business_id = business and id = any(ids) order by id for no key update;
  for at in 1..cardinality(ids) by 500 loop
    part := ids[at:at + 499];
    perform store_dues(business, part, array(select d from dues_of_assets(business, part) d));
  end loop;
end $$;

create function refresh_employee_dues(business uuid, ids uuid[]) returns void language plpgsql as $$
declare part uuid[];
begin
  if ids is null or cardinality(ids) = 0 or not exists (select from businesses where id = business) then return; end if;
  perform from employees where business_id = business and id = any(ids) order by id for no key update;
  for at in 1..cardinality(ids) by 500 loop
    part := ids[at:at + 499];
    perform store_dues(business, part, array(select d from dues_of_employees(business, part) d));
  end loop;
end $$;

create function count_dues() returns trigger language plpgsql as $$
begin
  execute 'insert into due_counts as kept (business_id, subject_kind, kind, due_on, count)
    select c.business_id, c.subject_kind, c.kind, c.due_on, sum(c.sign) from (' || concat_ws(' union all ',
      case when tg_op <> 'INSERT' then 'select *, -1 as sign from removed' end,
      case when tg_op <> 'DELETE' then 'select *, 1 as sign from added' end) || ') c
    join businesses b on b.id = c.business_id
    group by 1, 2, 3, 4 having sum(c.sign) <> 0 order by 1, 2, 3, 4
    on conflict (business_id, subject_kind, kind, due_on) do update set count = kept.count + excluded.count';
  return null;
end $$;
create trigger counted_insert after insert on dues referencing new table as added for each statement execute function count_dues();
create trigger counted_update after update on dues referencing old table as removed new table as added for each statement execute function count_dues();
create trigger counted_delete after delete on dues referencing old table as removed for each statement execute function count_dues();

-- A source of what a thing has due was changed.
create function asset_source_changed() returns trigger language plpgsql as $$
declare changed record;
begin
  for changed in execute 'select business_id, array_agg(distinct asset_id) as ids from (' || concat_ws(' union all ',
    case when tg_op <> 'INSERT' then 'select business_id, asset_id from removed' end,
    case when tg_op <> 'DELETE' then 'select business_id, asset_id from added' end) || ') c group by 1'
  loop
    perform refresh_asset_dues(changed.business_id, changed.ids);
  end loop;
  return null;
end $$;

create function employee_document_changed() returns trigger language plpgsql as $$
declare changed record;
begin
  for changed in execute 'select business_id, array_agg(distinct employee_id) as ids,
      array_agg(distinct employee_id) filter (where kind = ''drivers_licence'') as drivers from (' || concat_ws(' union all ',
    case when tg_op <> 'INSERT' then 'select business_id, employee_id, kind from removed' end,
    case when tg_op <> 'DELETE' then 'select business_id, employee_id, kind from added' end) || ') c group by 1'
  loop
    perform refresh_employee_dues(changed.business_id, changed.ids);
    perform refresh_asset_dues(changed.business_id, array(
      select a.id from assets a where a.business_id = changed.business_id and a.assignee_id = any(changed.drivers) and a.is_vehicle));
  end loop;
  return null;
end $$;

do $$
declare source record;
begin
  for source in select * from (values ('maintenances', 'asset_source_changed'), ('asset_documents', 'asset_source_changed'),
    ('maintenance_dues', 'asset_source_changed'), ('vehicle_paper_needs', 'asset_source_changed'),
    ('employee_documents', 'employee_document_changed')) t (name, act)
  loop
    execute format('create trigger dues_insert after insert on %I referencing new table as added for each statement execute function %I()', source.name, source.act);
    execute format('create trigger dues_update after update on %I referencing old table as removed new table as added for each statement execute function %I()', source.name, source.act);
    execute format('create trigger dues_delete after delete on %I referencing old table as removed for each statement execute function %I()', source.name, source.act);
  end loop;
end $$;

create function assets_dues_changed() returns trigger language plpgsql as $$
declare changed record;
begin
  for changed in select c.business_id, array_agg(c.id) as ids from before b join after c using (business_id, id)
    where (b.deleted_at is null, b.status, b.is_vehicle, b.vehicle_type, b.vehicle_model, b.assignee_id)
      is distinct from (c.deleted_at is null, c.status, c.is_vehicle, c.vehicle_type, c.vehicle_model, c.assignee_id)
    group by 1
  loop
    perform refresh_asset_dues(changed.business_id, changed.ids);
  end loop;
  return null;
end $$;
create function assets_dues_added() returns trigger language plpgsql as $$
declare changed record;
begin
  for changed in select business_id, array_agg(id) as ids from after where is_vehicle group by 1 loop
    perform refresh_asset_dues(changed.business_id, changed.ids);
  end loop;
  return null;
end $$;
create trigger dues_insert after insert on assets referencing new table as after for each statement execute function assets_dues_added();
create trigger dues_update after update on assets referencing old table as before new table as after for each statement execute function assets_dues_changed();

create function employees_dues_changed() returns trigger language plpgsql as $$
declare changed record;
begin
  for changed in select c.business_id, array_agg(c.id) as ids from after c left join before b using (business_id, id)
    where (b.status, b.probation_end_date, b.confirmation_date, b.review_date)
      is distinct from (c.status, c.probation_end_date, c.confirmation_date, c.review_date) group by 1
  loop
    perform refresh_employee_dues(changed.business_id, changed.ids);
  end loop;
  return null;
end $$;
create function employees_dues_added() returns trigger language plpgsql as $$
declare changed record;
begin
  for changed in select business_id, array_agg(id) as ids from after
    where probation_end_date is not null or review_date is not null group by 1
  loop
    perform refresh_employee_dues(changed.business_id, changed.ids);
  end loop;
  return null;
end $$;
create trigger dues_insert after insert on employees referencing new table as after for each statement execute function employees_dues_added();
create trigger dues_update after update on employees referencing old table as before new table as after for each statement execute function employees_dues_changed();

-- What goes for good takes along what it has due.
create function subject_dues_gone() returns trigger language plpgsql as $$
begin
  delete from dues d using gone g where d.business_id = g.business_id and d.subject_id = g.id;
  return null;
end $$;
create trigger dues_delete after delete on assets referencing old table as gone for each statement execute function subject_dues_gone();
create trigger dues_delete after delete on employees referencing old table as gone for each statement execute function subject_dues_gone();

-- Papers are known by the names of their types.
create function document_types_dues_changed() returns trigger language plpgsql as $$
declare changed record;
begin
  for changed in select c.business_id, array_agg(distinct d.asset_id) as ids from before b join after c using (business_id, id)
    join asset_documents d on d.business_id = c.business_id and d.document_type_id = c.id and d.is_current
    where b.name <> c.name group by 1
  loop
    perform refresh_asset_dues(changed.business_id, changed.ids);
  end loop;
  return null;
end $$;
create trigger dues_update after update on document_types referencing old table as before new table as after for each statement execute function document_types_dues_changed();

-- The sample of a new business leaves them out too: they follow its rows.
create or replace function sample_tables(alias text) returns table (oid oid, name text, key text) language sql stable as $$
  select c.oid, c.relname::text,
    format('concat_ws(''/'', %s)', string_agg(format('%s.%I', alias, a.attname), ', ' order by a.attnum))
  from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey) and a.attname <> 'business_id'
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and exists (select from pg_attribute b where b.attrelid = c.oid and b.attname = 'business_id' and b.attnum = any (i.indkey))
    and c.relname not in ('asset_costs', 'asset_counts', 'asset_months', 'asset_words', 'audit_log', 'employee_words', 'invoices',
      'due_counts', 'dues', 'maintenance_words', 'memberships', 'payment_entries', 'payments', 'sample_rows', 'staff_mailings', 'subscription_periods',
      'vehicle_costs')
  group by c.oid, c.relname
$$;

-- Every business's, before row-level security closes the tables again. A database that was just restored has no statistics.
analyze assets, asset_documents, document_types, employee_documents, employees, maintenance_dues, maintenances, vehicle_paper_needs;
do $$
declare
  name text;
  business record;
  tables text[] := array['maintenances', 'asset_documents', 'document_types', 'maintenance_dues', 'vehicle_paper_needs',
    'employee_documents', 'employees', 'assets', 'dues', 'due_counts', 'businesses'];
  forced text[];
begin
  select array_agg(relname::text) into forced from pg_class where relname = any(tables) and relforcerowsecurity;
  foreach name in array forced loop execute format('alter table %I no force row level security', name); end loop;
  for business in select id from businesses loop
    insert into dues select * from dues_of_assets(business.id, array(select a.id from assets a where a.business_id = business.id));
    insert into dues select * from dues_of_employees(business.id, array(select e.id from employees e where e.business_id = business.id));
  end loop;
  foreach name in array forced loop execute format('alter table %I force row level security', name); end loop;
end $$;
