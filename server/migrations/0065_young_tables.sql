-- Up Migration

-- The planner knows nothing of a table before its first statistics, which autovacuum makes a minute after the rows: until then
-- any index that begins with the business seems as good as the primary key, and each row of an import would read all rows
-- before it. Imports ask for the statistics of such tables with their first rows.
create function analyze_young_tables() returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare young regclass;
begin
  for young in
    select oid::regclass from pg_class
    where oid in ('import_chunks'::regclass, 'assets'::regclass, 'asset_words'::regclass, 'asset_status_periods'::regclass,
      'employees'::regclass, 'employee_words'::regclass, 'employments'::regclass)
      and reltuples < 10000
    order by oid
  loop
    execute format('analyze %s', young);
  end loop;
end $$;
revoke execute on function analyze_young_tables from public;
