-- Up Migration

-- Grows with every change, so that nobody undoes by accident what somebody else changed meanwhile.
alter table businesses add column version integer not null default 1 check (version >= 1);

-- Until when a deleted business can be restored, and when its owner was reminded of that.
alter table businesses
  add column deletes_at timestamptz,
  add column deletion_warned_at timestamptz,
  add check (deletes_at is null or closed_at is not null),
  add check (deletion_warned_at is null or deletes_at is not null);
create index businesses_deletes_at on businesses (deletes_at) where deletes_at is not null;
-- Whoever speaks for nobody sees which businesses wait for their end, and nothing more: the daily work begins there.
create policy ends on businesses for select
  using (app_business() is null and app_user() is null and deletes_at is not null);

-- What a person typed to create a business goes with it.
create policy business_reads on creation_tasks for select using (business_id = app_business());
create policy business_removes on creation_tasks for delete using (business_id = app_business());

-- When the plan that was chosen at sign-up was given to a business: every further one begins on the free plan.
alter table users add column plan_used_at timestamptz;

-- Everything of a business as one archive, for its owner.
create table business_exports (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  requested_by uuid references users on delete set null,
  status text not null default 'PENDING' check (status in ('PENDING', 'READY', 'FAILED')),
  stored_as text,
  size bigint check (size > 0),
  created_at timestamptz not null,
  expires_at timestamptz,
  primary key (business_id, id),
  check ((status = 'READY') = (stored_as is not null)),
  check ((status = 'READY') = (size is not null)),
  check ((status = 'READY') = (expires_at is not null))
);
-- One at a time.
create unique index business_exports_under_way on business_exports (business_id) where status = 'PENDING';
create index business_exports_requested_by on business_exports (requested_by);
create index business_exports_expires_at on business_exports (expires_at) where expires_at is not null;
alter table business_exports enable row level security, force row level security;
create policy tenant on business_exports using (business_id = app_business()) with check (business_id = app_business());
create policy ends on business_exports for select
  using (app_business() is null and app_user() is null and expires_at is not null);
