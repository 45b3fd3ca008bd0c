-- Up Migration

-- When a session ends at the latest, however much it is used.
alter table auth_sessions add column expires_at timestamptz;
update auth_sessions set expires_at = created_at + interval '30 days';
alter table auth_sessions alter column expires_at set not null;

-- The digest of the token that this one was exchanged for; null for the first one of a session. Two that are used of one
-- parent have two holders.
alter table refresh_tokens add column parent bytea check (octet_length(parent) = 32);
create index refresh_tokens_parent on refresh_tokens (parent);
