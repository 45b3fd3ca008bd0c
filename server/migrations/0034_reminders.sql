-- Up Migration

-- What has to be done by a day, and when its people hear of it; see server/platform/reminders.
create table reminders (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  -- What has to be done, such as document_renewal.
  kind text not null check (kind <> ''),
  -- The thing that has it, such as an asset; whoever holds that may be told.
  about_kind text not null check (about_kind <> ''),
  about_id uuid not null,
  -- What is due, such as a document. Null until the reminder is attached to it; so are the three that follow.
  subject_kind text,
  subject_id uuid,
  due_on date,
  title text check (title <> ''),
  -- A path of the app, never another site.
  link text check (link ~ '^/([^/\\]|$)'),
  -- Days before the due date, the first of them first; 0 is the day itself.
  offsets smallint[] not null check (cardinality(offsets) between 1 and 10 and 0 <= all (offsets) and 365 >= all (offsets)),
  -- Where the business is.
  time_of_day time(0) not null,
  -- So many days after the due date its owner hears of it as well; null for never.
  escalate_after smallint check (escalate_after between 1 and 365),
  -- Whose members may know of it.
  permission text not null,
  to_everyone boolean not null,
  to_holder boolean not null,
  to_user_ids uuid[] not null,
  -- The smallest offset that was said, an escalation being negative; null before the first. What was said is not said again,
  -- whatever becomes of the clock, the time zone or the offsets.
  said_offset smallint,
  -- When it speaks next; null when there is nothing left.
  next_at timestamptz check (next_at is null or (subject_id is not null and cancelled_at is null and done_at is null)),
  -- Silent while the thing is in the bin.
  is_paused boolean not null default false,
  created_by uuid not null,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  done_at timestamptz,
  primary key (business_id, id),
  check (num_nulls(subject_kind, subject_id, due_on, title, link) in (0, 5))
);
create unique index reminders_subject on reminders (business_id, subject_kind, subject_id)
  where cancelled_at is null and done_at is null;
create index reminders_subject_id on reminders (business_id, subject_kind, subject_id, id desc);
create index reminders_due_on on reminders (business_id, due_on, id)
  where cancelled_at is null and done_at is null and due_on is not null and not is_paused;
create index reminders_about on reminders (business_id, about_kind, about_id);
create index reminders_next_at on reminders (next_at, business_id) where next_at is not null and not is_paused;
create index reminders_unattached on reminders (created_at) where subject_id is null;

alter table reminders enable row level security, force row level security;
create policy tenant on reminders using (business_id = app_business()) with check (business_id = app_business());
-- The daily clean-up deletes what was never attached, without reading it; see 0022.
create policy forgets on reminders for delete
  using (app_business() is null and app_user() is null and subject_id is null
    and created_at <= now() - interval '24 hours');
