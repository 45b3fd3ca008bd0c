-- Up Migration

-- What an approved one takes is in timeoff_entries, by its id.
create table timeoff_requests (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  assignment_id uuid not null,
  status text not null check (status in ('pending', 'approved', 'declined', 'cancelled')),
  first_day date not null,
  last_day date not null,
  from_noon boolean not null,
  until_noon boolean not null,
  -- Hundredths of the policy's unit, as they were counted when it was asked for, or when it was approved.
  amount integer not null check (amount > 0),
  note text not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  answered_by uuid,
  answered_at timestamptz,
  decline_reason text check (decline_reason <> ''),
  primary key (business_id, id),
  foreign key (business_id, assignment_id) references timeoff_assignments on delete cascade,
  check (last_day >= first_day),
  check ((status = 'pending') = (answered_at is null)),
  check ((status = 'declined') = (decline_reason is not null))
);
create index timeoff_requests_assignment_id on timeoff_requests (business_id, assignment_id, first_day);
create index timeoff_requests_asked_at on timeoff_requests (business_id, asked_at desc, id);
alter table timeoff_requests enable row level security, force row level security;
create policy tenant on timeoff_requests using (business_id = app_business()) with check (business_id = app_business());
