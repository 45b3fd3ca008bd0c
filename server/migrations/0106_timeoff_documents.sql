-- Up Migration

-- A document that the policy asks for is due on a day. None is asked of what stood before.
alter table timeoff_requests add column document_due_on date;

-- What came with a request or after it, such as a certificate.
create table timeoff_documents (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  request_id uuid not null,
  file_id uuid not null,
  added_by uuid not null,
  added_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, request_id) references timeoff_requests on delete cascade,
  foreign key (business_id, file_id) references hr_files
);
create index timeoff_documents_request_id on timeoff_documents (business_id, request_id, added_at, id);
create index timeoff_documents_file_id on timeoff_documents (business_id, file_id);
alter table timeoff_documents enable row level security, force row level security;
create policy tenant on timeoff_documents using (business_id = app_business()) with check (business_id = app_business());

alter table dues drop constraint dues_kind_check, add constraint dues_kind_check check (kind in
  ('service', 'plan', 'paper', 'document', 'licence', 'missing_paper', 'employee_document', 'confirmation', 'review',
   'timeoff_document'));

create or replace function dues_of_employees(business uuid, ids uuid[]) returns setof dues language sql stable as $$
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
  union all
  select business, 'employee', e.id, 'timeoff_document', r.id, '', r.document_due_on from people e
  join timeoff_assignments a on a.business_id = business and a.employee_id = e.id
  join timeoff_requests r on r.business_id = business and r.assignment_id = a.id
  where r.document_due_on is not null and r.status in ('pending', 'asked_back', 'approved')
    and not exists (select from timeoff_documents t where t.business_id = business and t.request_id = r.id)
$$;

-- Only where a document begins or ceases to be asked for: whoever else asks or answers waits for nobody.
create function timeoff_request_dues_added() returns trigger language plpgsql as $$
declare changed record;
begin
  for changed in select a.business_id, array_agg(distinct a.employee_id) as ids from after c
    join timeoff_assignments a on a.business_id = c.business_id and a.id = c.assignment_id
    where c.document_due_on is not null group by 1
  loop
    perform refresh_employee_dues(changed.business_id, changed.ids);
  end loop;
  return null;
end $$;
create trigger dues_insert after insert on timeoff_requests referencing new table as after for each statement execute function timeoff_request_dues_added();

create function timeoff_request_dues_changed() returns trigger language plpgsql as $$
declare changed record;
begin
  for changed in select a.business_id, array_agg(distinct a.employee_id) as ids from before b join after c using (business_id, id)
    join timeoff_assignments a on a.business_id = c.business_id and a.id = c.assignment_id
    where (b.document_due_on, b.document_due_on is not null and b.status in ('pending', 'asked_back', 'approved'))
      is distinct from (c.document_due_on, c.document_due_on is not null and c.status in ('pending', 'asked_back', 'approved')) group by 1
  loop
    perform refresh_employee_dues(changed.business_id, changed.ids);
  end loop;
  return null;
end $$;
create trigger dues_update after update on timeoff_requests referencing old table as before new table as after for each statement execute function timeoff_request_dues_changed();

-- With its assignment, of which nobody can be asked any more whose it was.
create function timeoff_request_dues_gone() returns trigger language plpgsql as $$
begin
  delete from dues d using removed r where d.business_id = r.business_id and d.kind = 'timeoff_document' and d.source_id = r.id;
  return null;
end $$;
create trigger dues_delete after delete on timeoff_requests referencing old table as removed for each statement execute function timeoff_request_dues_gone();

create function timeoff_document_dues_changed() returns trigger language plpgsql as $$
declare changed record;
begin
  for changed in execute 'select a.business_id, array_agg(distinct a.employee_id) as ids from ' ||
    case when tg_op = 'DELETE' then 'removed' else 'added' end || ' c
    join timeoff_requests r on r.business_id = c.business_id and r.id = c.request_id and r.document_due_on is not null
    join timeoff_assignments a on a.business_id = r.business_id and a.id = r.assignment_id group by 1'
  loop
    perform refresh_employee_dues(changed.business_id, changed.ids);
  end loop;
  return null;
end $$;
create trigger dues_insert after insert on timeoff_documents referencing new table as added for each statement execute function timeoff_document_dues_changed();
create trigger dues_delete after delete on timeoff_documents referencing old table as removed for each statement execute function timeoff_document_dues_changed();
