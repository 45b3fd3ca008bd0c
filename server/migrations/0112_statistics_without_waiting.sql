-- Up Migration

-- Statistics lock their table until the transaction ends, which with an import of all or nothing is minutes: the imports of other
-- businesses waited for it at their first rows. Whoever is making them makes them for all.
create or replace function analyze_young_tables() returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare young regclass;
begin
  for young in
    select oid::regclass from pg_class
    where oid in ('import_chunks'::regclass, 'assets'::regclass, 'asset_words'::regclass, 'asset_status_periods'::regclass,
      'employees'::regclass, 'employee_words'::regclass, 'employments'::regclass)
      and reltuples < 10000
    order by oid
  loop
    execute format('analyze (skip_locked) %s', young);
  end loop;
end $$;
