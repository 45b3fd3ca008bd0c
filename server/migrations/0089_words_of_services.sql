-- Up Migration

-- The reminder of a service is called as it is in every list (serviceTitle of rules/due/due.ts): what was noted of it.
alter table assets no force row level security;
alter table maintenances no force row level security;
alter table reminders no force row level security;
update reminders r set title = case
    when char_length(m.line) <= 80 then m.line else rtrim(left(m.line, 79)) || '…' end || ' of ' || a.name
from (select *, trim(regexp_replace(notes, '\s+', ' ', 'g')) as line from maintenances) m
join assets a on a.business_id = m.business_id and a.id = m.asset_id
where r.business_id = m.business_id and r.subject_kind = 'maintenance' and r.subject_id = m.id
  and r.done_at is null and r.cancelled_at is null and m.line <> '';
alter table reminders force row level security;
alter table maintenances force row level security;
alter table assets force row level security;
