-- Up Migration

-- What the business was called when somebody else removed the person, who may no longer look it up. Null for whoever left.
alter table memberships add column removed_from text
  check (removed_from is null or ended_at is not null);
create index memberships_removed on memberships (user_id) where removed_from is not null;
