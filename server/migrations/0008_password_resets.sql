-- Up Migration

-- Links to a new password that were mailed. A used one is deleted: each is good once.
create table password_resets (
  digest bytea primary key check (octet_length(digest) = 32),
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index password_resets_user_id on password_resets (user_id);
create index password_resets_expires_at on password_resets (expires_at);
