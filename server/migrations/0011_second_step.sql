-- Up Migration

-- The second step of signing in: codes that change with the time (RFC 6238).
create table second_steps (
  user_id uuid primary key references users on delete cascade,
  -- Encrypted for its person; see server/platform/security/encryption.ts.
  secret bytea not null,
  -- Null while the person has not yet shown that their device makes the codes.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: that code and older ones are not taken again.
  last_step bigint,
  created_at timestamptz not null
);
alter table second_steps enable row level security, force row level security;
create policy person on second_steps using (user_id = app_user()) with check (user_id = app_user());

-- For a person who has lost the device that makes the codes. A used one is deleted: each is good once.
create table recovery_codes (
  user_id uuid not null references second_steps on delete cascade,
  digest bytea not null check (octet_length(digest) = 32),
  created_at timestamptz not null,
  primary key (user_id, digest)
);
alter table recovery_codes enable row level security, force row level security;
create policy person on recovery_codes using (user_id = app_user()) with check (user_id = app_user());

-- Somebody who has given the right password and not yet the code. A used one is deleted.
create table sign_in_tickets (
  digest bytea primary key check (octet_length(digest) = 32),
  user_id uuid not null references users on delete cascade,
  device text not null check (device in ('web', 'mobile')),
  tries_left smallint not null check (tries_left > 0),
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index sign_in_tickets_user_id on sign_in_tickets (user_id);
create index sign_in_tickets_expires_at on sign_in_tickets (expires_at);
