-- Up Migration

/*
 Two people who record at the same time met in a lock: each kept the count of one day until its transaction ended and waited
 for the other's, and the database ended one of them. A change now adds a row of its own and waits for nobody; a count is their
 sum. Whoever is the only one at it puts the rows of a day together again.
*/
alter table due_counts drop constraint due_counts_pkey;
create index due_counts_days on due_counts (business_id, subject_kind, kind, due_on);

create or replace function count_dues() returns trigger language plpgsql as $$
declare
  changed record;
begin
  for changed in execute 'select business_id, array_agg(row(business_id, subject_kind, kind, due_on, sign)::due_counts) as changes from (
      select c.business_id, c.subject_kind, c.kind, c.due_on, sum(c.sign) as sign from (' || concat_ws(' union all ',
        case when tg_op <> 'INSERT' then 'select *, -1 as sign from removed' end,
        case when tg_op <> 'DELETE' then 'select *, 1 as sign from added' end) || ') c
      join businesses b on b.id = c.business_id group by 1, 2, 3, 4 having sum(c.sign) <> 0) d group by 1'
  loop
    if pg_try_advisory_xact_lock(hashtextextended('due_counts ' || changed.business_id, 0)) then
      with days as (
        delete from due_counts k using unnest(changed.changes) c
        where (k.business_id, k.subject_kind, k.kind, k.due_on) = (c.business_id, c.subject_kind, c.kind, c.due_on)
        returning k.*
      )
      insert into due_counts (business_id, subject_kind, kind, due_on, count)
      select business_id, subject_kind, kind, due_on, sum(count)
      from (select * from days union all select * from unnest(changed.changes)) d
      group by 1, 2, 3, 4 having sum(count) <> 0;
    else
      insert into due_counts select * from unnest(changed.changes);
    end if;
  end loop;
  return null;
end $$;
