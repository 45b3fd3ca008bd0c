-- Up Migration

-- Who has hidden the checklist of a new business.
create table checklist_dismissals (
  business_id uuid not null,
  user_id uuid not null,
  dismissed_at timestamptz not null,
  primary key (business_id, user_id),
  foreign key (business_id, user_id) references memberships on delete cascade
);
alter table checklist_dismissals enable row level security, force row level security;
create policy own on checklist_dismissals
  using (business_id = app_business() and user_id = app_user())
  with check (business_id = app_business() and user_id = app_user());

-- What staff see of the audit log: their own acts, and those of the modules that they may open. Both hold the order of the list.
create index audit_log_action on audit_log (business_id, action, id);
create index audit_log_actor_id on audit_log (business_id, actor_id, id);
