-- Up Migration

-- What a person may want to know of their devices. How recently one was used is as fine as the exchange of its tokens.
alter table auth_sessions
  add column address text not null default '',
  add column user_agent text not null default '',
  add column last_used_at timestamptz;
update auth_sessions set last_used_at = created_at;
alter table auth_sessions alter column last_used_at set not null;

-- Ended ones are asked for as well: from where a person has come before.
drop index auth_sessions_user_id;
create index auth_sessions_user_id on auth_sessions (user_id, last_used_at desc);
