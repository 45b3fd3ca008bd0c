-- Up Migration

-- A request that is asked back waits for a reply of the employee.
alter table timeoff_requests
  drop constraint timeoff_requests_status_check,
  drop constraint timeoff_requests_check1,
  add constraint timeoff_requests_status_check check (status in ('pending', 'asked_back', 'approved', 'declined', 'cancelled')),
  add constraint timeoff_requests_answered_check check ((status in ('pending', 'asked_back')) = (answered_at is null));

drop index timeoff_requests_last_day;
create index timeoff_requests_last_day on timeoff_requests (business_id, last_day)
  where status in ('pending', 'asked_back', 'approved');

-- What those who answer asked back about requests, and what was replied.
create table timeoff_questions (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  request_id uuid not null,
  question text not null check (question <> ''),
  asked_by uuid not null,
  asked_at timestamptz not null,
  -- Empty where only the days were changed.
  reply text,
  replied_by uuid,
  replied_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, request_id) references timeoff_requests on delete cascade,
  check ((reply is null) = (replied_at is null)),
  check ((replied_by is null) = (replied_at is null))
);
create index timeoff_questions_request_id on timeoff_questions (business_id, request_id, asked_at);
alter table timeoff_questions enable row level security, force row level security;
create policy tenant on timeoff_questions using (business_id = app_business()) with check (business_id = app_business());
