-- Up Migration

-- Clearing a sample looked into every table, and asked the catalogue anew for each of them which others refer to it. It is a
-- second of work of the database for everybody, and its locks are held for as long. Now it looks into the tables of the sample.
create or replace function sample_sort() returns void language plpgsql as $$
declare
  each record;
  link record;
  found jsonb;
  edges jsonb := '[]';
  links jsonb := (select jsonb_agg(to_jsonb(l)) from sample_links() l);
  sampled text[] := array(select distinct s.table_name from sample_rows s where s.business_id = app_business());
begin
  for each in select * from sample_tables('r') t where t.name = any (sampled) loop
    execute format($q$select from %I r where r.business_id = app_business() and exists (select from sample_rows s
      where s.business_id = app_business() and s.table_name = %L and s.key = %s) for update$q$, each.name, each.name, each.key);
  end loop;
  for each in select * from sample_tables('r') t
    where t.name = any (sampled) and t.name not in ('asset_status_periods', 'maintenance_dues', 'reminder_deliveries', 'reminders') loop
    -- Columns of a later version of Steward are no change. What somebody has put in the bin is thrown away with its parts.
    execute format($q$update sample_rows s set fate = 'kept' from %I r
      where r.business_id = app_business() and s.business_id = app_business() and s.table_name = %L and s.key = %s
        and exists (select from jsonb_each(s.content) c where to_jsonb(r) ? c.key and to_jsonb(r) -> c.key <> c.value)
        and not exists (select from assets a where a.business_id = app_business() and a.deleted_at is not null
          and a.id::text in (to_jsonb(r) ->> 'asset_id', to_jsonb(r) ->> 'id'))$q$, each.name, each.name, each.key);
  end loop;
  for link in select * from jsonb_to_recordset(links)
      as l (child text, child_key text, parent text, parent_key text, joins text, follows boolean, is_derived boolean)
    where l.is_derived and l.parent = any (sampled) loop
    execute format($q$insert into sample_rows select r.business_id, %L, %s, 'along' from %I r join %I p on %s
      join sample_rows s on s.business_id = app_business() and s.table_name = %L and s.key = %s
      where r.business_id = app_business() on conflict do nothing$q$,
      link.child, link.child_key, link.child, link.parent, link.joins, link.parent, link.parent_key);
  end loop;
  sampled := array(select distinct s.table_name from sample_rows s where s.business_id = app_business());
  -- Reminders name what they are about without a foreign key.
  update sample_rows s set fate = 'kept' from reminders r
    where r.business_id = app_business() and s.business_id = app_business() and s.key in (r.about_id::text, r.subject_id::text)
    and not exists (select from sample_rows o where o.business_id = app_business() and o.table_name = 'reminders'
      and o.key = r.id::text);
  -- From each row that is kept to those that are kept with it: what it uses, and its parts.
  for link in select * from jsonb_to_recordset(links)
      as l (child text, child_key text, parent text, parent_key text, joins text, follows boolean, is_derived boolean)
    where l.parent = any (sampled) loop
    execute format($q$select jsonb_agg(jsonb_build_object('child', %L, 'child_key', %s, 'parent', %L, 'parent_key', %s,
        'follows', %L::boolean, 'is_derived', %L::boolean))
      from %I p join %I r on %s where p.business_id = app_business() and r.business_id = app_business()
        and exists (select from sample_rows s where s.business_id = app_business() and s.table_name = %L and s.key = %s)$q$,
      link.child, link.child_key, link.parent, link.parent_key, link.follows, link.is_derived,
      link.parent, link.child, link.joins, link.parent, link.parent_key) into found;
    edges := edges || coalesce(found, '[]');
  end loop;
  with recursive edge as materialized (
    select * from jsonb_to_recordset(edges) as e (child text, child_key text, parent text, parent_key text, follows boolean, is_derived boolean)
  ), way (from_table, from_key, to_table, to_key) as materialized (
    select child, child_key, parent, parent_key from edge where not is_derived
    union all select parent, parent_key, child, child_key from edge where follows
    union all select s.table_name, s.key, 'reminders', r.id::text from reminders r join sample_rows s on s.key = r.about_id::text
      where r.business_id = app_business() and s.business_id = app_business()
  ), kept (table_name, key) as (
    select s.table_name, s.key from sample_rows s where s.business_id = app_business() and s.fate = 'kept'
    union select parent, parent_key from edge e where not e.is_derived and not exists (
      select from sample_rows s where s.business_id = app_business() and s.table_name = e.child and s.key = e.child_key)
    union select w.to_table, w.to_key from kept k join way w on w.from_table = k.table_name and w.from_key = k.key
  )
  update sample_rows s set fate = 'kept' from kept k
    where s.business_id = app_business() and s.table_name = k.table_name and s.key = k.key and s.fate <> 'kept';
end $$;

create or replace function sample_clear() returns table (removed integer, kept jsonb, stored text[]) language plpgsql as $$
declare
  each record;
  left_rows integer;
  before_rows integer := -1;
  -- With how many tables refer to each.
  tables jsonb;
begin
  perform sample_sort();
  tables := (
    with referred as materialized (select l.parent, count(*) as times from sample_links() l group by l.parent)
    select jsonb_agg(jsonb_build_object('name', t.name, 'key', t.key, 'times', coalesce(r.times, 0)))
    from sample_tables('r') t left join referred r on r.parent = t.name
    where exists (select from sample_rows s where s.business_id = app_business() and s.table_name = t.name)
  );
  removed := (select count(*) from sample_rows s where s.business_id = app_business() and s.fate in ('sample', 'along')
    and s.table_name in ('assets', 'employees'));
  kept := coalesce((
    select jsonb_agg(jsonb_build_object('kind', t.kind, 'id', t.id, 'name', t.name) order by t.kind, t.name, t.id) from (
      select 'assets', 'asset', id, name || ' (' || number || ')' from assets where business_id = app_business()
      union all select 'employees', 'employee', id, first_name || ' ' || last_name from employees where business_id = app_business()
      union all select 'departments', 'department', id, name from departments where business_id = app_business()
      union all select 'regions', 'region', id, name from regions where business_id = app_business()
      union all select 'jobs', 'job', id, name from jobs where business_id = app_business()
    ) t (table_name, kind, id, name) join sample_rows s on s.business_id = app_business() and s.table_name = t.table_name
      and s.key = t.id::text and s.fate = 'kept'), '[]');
  stored := array(
    select f.stored_as from (
      select 'assets', id, a.stored_as from assets a where business_id = app_business() and a.stored_as is not null
      union all select 'asset_attachments', id, t.stored_as from asset_attachments t where business_id = app_business()
      union all select 'asset_attachments', id, t.thumbnail_as from asset_attachments t
        where business_id = app_business() and t.thumbnail_as is not null
      union all select 'hr_files', id, h.stored_as from hr_files h where business_id = app_business()
    ) f (table_name, id, stored_as) join sample_rows s on s.business_id = app_business() and s.table_name = f.table_name
      and s.key = f.id::text and s.fate in ('sample', 'along'));
  delete from notifications n where n.business_id = app_business() and exists (
    select from sample_rows s where s.business_id = app_business() and s.fate in ('sample', 'along')
      and s.table_name in ('assets', 'employees') and strpos(coalesce(n.link, ''), s.key) > 0);
  -- The sums of the register follow what is put in the bin.
  update assets a set deleted_at = app_now(), deleted_by = d.asked_by, assignee_id = null, date_assigned = null,
      expected_return_date = null, status = case a.status when 'active' then 'unassigned' else a.status end
    from sample_rows s, sample_data d
    where d.business_id = app_business() and a.business_id = app_business() and a.deleted_at is null
      and s.business_id = app_business() and s.table_name = 'assets' and s.key = a.id::text and s.fate in ('sample', 'along');
  loop
    select count(*) into left_rows from sample_rows s where s.business_id = app_business() and s.fate in ('sample', 'along');
    exit when left_rows = 0;
    if left_rows = before_rows then raise exception 'Something refers to sample data, which cannot be removed.'; end if;
    before_rows := left_rows;
    for each in select t.name, t.key from jsonb_to_recordset(tables) as t (name text, key text, times integer)
      where exists (select from sample_rows s where s.business_id = app_business() and s.table_name = t.name
        and s.fate in ('sample', 'along'))
      order by t.times, t.name
    loop
      begin
        execute format($q$delete from %I r using sample_rows s where r.business_id = app_business() and s.business_id = app_business()
          and s.table_name = %L and s.key = %s and s.fate in ('sample', 'along')$q$, each.name, each.name, each.key);
        delete from sample_rows s where s.business_id = app_business() and s.table_name = each.name and s.fate in ('sample', 'along');
      exception when foreign_key_violation then
        -- It is removed in the next round, after what refers to it.
      end;
    end loop;
  end loop;
  update asset_types t set next_number = (d.numbers -> t.id::text ->> 0)::integer from sample_data d
    where d.business_id = app_business() and t.business_id = app_business()
      and to_jsonb(t.next_number) = d.numbers -> t.id::text -> 1
      and not exists (select from assets a where a.business_id = app_business() and a.asset_type_id = t.id);
  delete from sample_rows s where s.business_id = app_business();
  delete from sample_data d where d.business_id = app_business();
  return next;
end $$;
