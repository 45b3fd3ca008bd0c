-- Up Migration

-- What a person is told in a business; see server/platform/notifications.ts. An id holds its time, so the key gives the
-- newest first, and the list of one person costs the same however many there are of others.
create table notifications (
  business_id uuid not null,
  user_id uuid not null,
  id uuid not null,
  -- What happened, once for a person however often it is told.
  occasion text not null check (occasion <> ''),
  text text not null check (text <> ''),
  -- A path of the app, never another site.
  link text check (link ~ '^/([^/\\]|$)'),
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (business_id, user_id, id),
  foreign key (business_id, user_id) references memberships on delete cascade
);
create unique index notifications_occasion on notifications (business_id, user_id, occasion);
create index notifications_unread on notifications (business_id, user_id, id) where read_at is null;

-- Whoever works in a business may tell its members something; only the person who was told sees it.
alter table notifications enable row level security, force row level security;
create policy reads on notifications for select using (business_id = app_business() and user_id = app_user());
create policy adds on notifications for insert with check (business_id = app_business());
create policy changes on notifications for update
  using (business_id = app_business() and user_id = app_user())
  with check (business_id = app_business() and user_id = app_user());
create policy removes on notifications for delete using (business_id = app_business() and user_id = app_user());
