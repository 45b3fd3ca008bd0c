-- Up Migration

-- The sample data that a new business looks around with; see docs/decisions/sample-data.md.
create table sample_data (
  business_id uuid primary key references businesses on delete cascade,
  trade text not null check (trade in ('haulage', 'shop', 'office')),
  state text not null default 'loading' check (state in ('loading', 'shown', 'failed')),
  asked_by uuid not null,
  asked_at timestamptz not null,
  -- By type, the number that its next asset got before the sample and after it: the sample's numbers are given back.
  numbers jsonb not null default '{}'
);
alter table sample_data enable row level security, force row level security;
create policy tenant on sample_data using (business_id = app_business()) with check (business_id = app_business());

-- Each row of the sample, in whichever table, as it was added. Only `sample` outlives a transaction: what was there before it,
-- what goes along with it and what of it is kept are found anew by each act.
create table sample_rows (
  business_id uuid not null references businesses on delete cascade,
  table_name text not null,
  -- What its primary key has besides the business. As text, because under row-level security an index serves no comparison of JSON.
  key text not null,
  fate text not null check (fate in ('before', 'sample', 'along', 'kept')),
  content jsonb,
  primary key (business_id, table_name, key)
);
alter table sample_rows enable row level security, force row level security;
create policy tenant on sample_rows using (business_id = app_business()) with check (business_id = app_business());

-- A business's tables with the key of a row of theirs, but for sums and words, which triggers keep, and for records that nobody removes.
create function sample_tables(alias text) returns table (oid oid, name text, key text) language sql stable as $$
  select c.oid, c.relname::text,
    format('concat_ws(''/'', %s)', string_agg(format('%s.%I', alias, a.attname), ', ' order by a.attnum))
  from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey) and a.attname <> 'business_id'
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and exists (select from pg_attribute b where b.attrelid = c.oid and b.attname = 'business_id' and b.attnum = any (i.indkey))
    and c.relname not in ('asset_costs', 'asset_counts', 'asset_months', 'asset_words', 'audit_log', 'employee_words', 'invoices',
      'maintenance_words', 'memberships', 'payment_entries', 'payments', 'sample_rows', 'staff_mailings', 'subscription_periods',
      'vehicle_costs', 'vehicle_dues')
  group by c.oid, c.relname
$$;

-- Which tables refer to which; whether their rows go with what they refer to, and whether nobody writes them by hand.
create function sample_links() returns table (
  child text, child_key text, parent text, parent_key text, joins text, follows boolean, is_derived boolean
) language sql stable as $$
  select r.name, r.key, p.name, p.key, (
    select string_agg(format('r.%I = p.%I', own.attname, other.attname), ' and ')
    from unnest(c.conkey, c.confkey) as k (own, other)
      join pg_attribute own on own.attrelid = c.conrelid and own.attnum = k.own
      join pg_attribute other on other.attrelid = c.confrelid and other.attnum = k.other
  ), c.confdeltype = 'c', r.name in ('asset_status_periods', 'maintenance_dues', 'reminder_deliveries')
  from pg_constraint c join sample_tables('r') r on r.oid = c.conrelid join sample_tables('p') p on p.oid = c.confrelid
  where c.contype = 'f'
$$;

-- Nobody added the sample by hand: it is no activity, and nobody hears or is mailed of its parts.
create function sample_is_silent() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger sample_is_silent before insert on audit_log for each row
  when (current_setting('app.sample', true) = 'on') execute function sample_is_silent();
create trigger sample_is_silent before insert on notifications for each row
  when (current_setting('app.sample', true) = 'on') execute function sample_is_silent();
create trigger sample_is_silent before insert on staff_mailings for each row
  when (current_setting('app.sample', true) = 'on') execute function sample_is_silent();

-- All that this transaction adds from here on to `sample_end` is the sample.
create function sample_begin() returns void language plpgsql as $$
declare each record;
begin
  for each in select * from sample_tables('r') loop
    execute format($q$insert into sample_rows select r.business_id, %L, %s, 'before' from %I r where r.business_id = app_business()$q$,
      each.name, each.key, each.name);
  end loop;
  update sample_data set numbers = coalesce((
    select jsonb_object_agg(id, jsonb_build_array(next_number)) from asset_types
    where business_id = app_business() and next_number is not null
  ), '{}') where business_id = app_business();
  perform set_config('app.sample', 'on', true);
end $$;

create function sample_end() returns void language plpgsql as $$
declare each record;
begin
  perform set_config('app.sample', '', true);
  for each in select * from sample_tables('r') loop
    execute format($q$insert into sample_rows select r.business_id, %L, %s, 'sample', to_jsonb(r) from %I r
      where r.business_id = app_business() and r.xmin = pg_current_xact_id()::xid on conflict do nothing$q$,
      each.name, each.key, each.name);
  end loop;
  delete from sample_rows where business_id = app_business() and fate = 'before';
  update sample_data set numbers = coalesce((
    select jsonb_object_agg(t.id, jsonb_build_array(numbers -> t.id::text -> 0, t.next_number)) from asset_types t
    where t.business_id = app_business() and numbers ? t.id::text
  ), '{}') where business_id = app_business();
end $$;

-- What goes along with the sample (the reminder of a sample paper), and what of it is kept, whole, because somebody has changed it,
-- added to it (a reading of a sample vehicle) or used it (an asset that a sample employee has). Each row of the sample is locked
-- first: who adds to one meanwhile has done so before or is refused after.
create function sample_sort() returns void language plpgsql as $$
declare
  each record;
  link record;
  found jsonb;
  edges jsonb := '[]';
begin
  for each in select * from sample_tables('r') loop
    execute format($q$select from %I r where r.business_id = app_business() and exists (select from sample_rows s
      where s.business_id = app_business() and s.table_name = %L and s.key = %s) for update$q$, each.name, each.name, each.key);
  end loop;
  for each in select * from sample_tables('r') t
    where t.name not in ('asset_status_periods', 'maintenance_dues', 'reminder_deliveries', 'reminders') loop
    -- Columns of a later version of Steward are no change. What somebody has put in the bin is thrown away with its parts.
    execute format($q$update sample_rows s set fate = 'kept' from %I r
      where r.business_id = app_business() and s.business_id = app_business() and s.table_name = %L and s.key = %s
        and exists (select from jsonb_each(s.content) c where to_jsonb(r) ? c.key and to_jsonb(r) -> c.key <> c.value)
        and not exists (select from assets a where a.business_id = app_business() and a.deleted_at is not null
          and a.id::text in (to_jsonb(r) ->> 'asset_id', to_jsonb(r) ->> 'id'))$q$, each.name, each.name, each.key);
  end loop;
  for link in select * from sample_links() l where l.is_derived loop
    execute format($q$insert into sample_rows select r.business_id, %L, %s, 'along' from %I r join %I p on %s
      join sample_rows s on s.business_id = app_business() and s.table_name = %L and s.key = %s
      where r.business_id = app_business() on conflict do nothing$q$,
      link.child, link.child_key, link.child, link.parent, link.joins, link.parent, link.parent_key);
  end loop;
  -- Reminders name what they are about without a foreign key.
  update sample_rows s set fate = 'kept' from reminders r
    where r.business_id = app_business() and s.business_id = app_business() and s.key in (r.about_id::text, r.subject_id::text)
    and not exists (select from sample_rows o where o.business_id = app_business() and o.table_name = 'reminders'
      and o.key = r.id::text);
  -- From each row that is kept to those that are kept with it: what it uses, and its parts.
  for link in select * from sample_links() loop
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

-- Removes the sample with what goes along. What is kept belongs to the business from then on.
create function sample_clear() returns table (removed integer, kept jsonb, stored text[]) language plpgsql as $$
declare
  each record;
  left_rows integer;
  before_rows integer := -1;
begin
  perform sample_sort();
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
    for each in select t.name, t.key from sample_tables('r') t
      order by (select count(*) from sample_links() l where l.parent = t.name), t.name
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
