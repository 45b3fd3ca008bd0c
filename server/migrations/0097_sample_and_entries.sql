-- Up Migration

-- Clearing a sample locked and deleted in every table, and so failed at the entries of balances, even without one.
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
    -- What is only added to is removed with what it is about, by its foreign key; the server's role may neither lock nor delete it.
    and obj_description(c.oid, 'pg_class') is distinct from 'append-only'
  group by c.oid, c.relname
$$;
