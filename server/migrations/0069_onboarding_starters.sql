-- Up Migration

-- Who started an onboarding said where its links are mailed, and counts among those who may have filled it in.
alter table onboardings no force row level security;
alter table audit_log no force row level security;
update onboardings o set linked_by = (
    select coalesce(array_agg(distinct found.id), '{}') from (
      select unnest(o.linked_by) as id
      union select l.actor_id from audit_log l
        where l.business_id = o.business_id and l.action = 'onboarding.started' and l.actor_id is not null
          and l.subject_id in (o.id, o.employee_id)) found)
  where o.state not in ('approved', 'cancelled');
alter table onboardings force row level security;
alter table audit_log force row level security;
