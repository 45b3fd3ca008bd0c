-- Up Migration

-- A plan may rest for a while, and may say how people are reminded each time that it is due.
alter table maintenance_plans
  add column paused_at timestamptz,
  -- The day on which it last went on: what was due before by the calendar is left out.
  add column resumed_on date,
  -- As the contract writes it (PlanReminder).
  add column reminder jsonb,
  add column reminded_by uuid,
  add check ((reminder is null) = (reminded_by is null));

-- What is due is what a reminder is of.
alter table maintenance_dues
  add column id uuid not null default gen_random_uuid(),
  -- How often it was done or left out so far: the next time is another one, with another reminder.
  add column turn integer not null default 0 check (turn >= 0);
create unique index maintenance_dues_id on maintenance_dues (business_id, id);
create index maintenance_dues_of_plan on maintenance_dues (business_id, plan_id, due_on);
