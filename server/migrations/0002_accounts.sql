-- Up Migration

-- Who a transaction speaks for; set by server/platform/database/database.ts. An emptied setting is '', not null.
create function app_user() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user', true), '')::uuid;
create function app_business() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.business', true), '')::uuid;

create table users (
  id uuid primary key,
  -- As typed in the sign-up that was confirmed; mail goes there.
  email text not null,
  -- What makes an address the same account; see server/accounts/account/rules.ts.
  email_key text not null unique,
  -- Null until an address is confirmed: only a confirmed sign-up brings a password.
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  phone_number text check (phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  business_plan text not null default 'free' check (business_plan in ('premium', 'free')),
  subscription_info jsonb,
  source text not null default '',
  confirmed_at timestamptz,
  created_at timestamptz not null,
  check (email_key <> ''),
  check ((confirmed_at is null) = (password_hash is null)),
  check ((business_plan = 'free') = (subscription_info is null))
);

-- One for every time somebody signed up with an address that is not confirmed yet. The password belongs to the sign-up,
-- not to the account, so that following a link never gives an account the password of another person's sign-up.
create table sign_ups (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  email text not null,
  password_hash text not null,
  business_plan text not null check (business_plan in ('premium', 'free')),
  subscription_info jsonb,
  source text not null,
  created_at timestamptz not null,
  check ((business_plan = 'free') = (subscription_info is null))
);
create index sign_ups_user_id on sign_ups (user_id, created_at desc);

-- Links that were mailed. A used one is kept, so that following it again is harmless.
create table email_confirmations (
  digest bytea primary key check (octet_length(digest) = 32),
  user_id uuid not null references users on delete cascade,
  sign_up_id uuid references sign_ups on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index email_confirmations_user_id on email_confirmations (user_id);
create index email_confirmations_sign_up_id on email_confirmations (sign_up_id);

create table auth_sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  device text not null check (device in ('web', 'mobile')),
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index auth_sessions_user_id on auth_sessions (user_id) where revoked_at is null;

-- The family of one session: each is good for one exchange.
create table refresh_tokens (
  digest bytea primary key check (octet_length(digest) = 32),
  session_id uuid not null references auth_sessions on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index refresh_tokens_session_id on refresh_tokens (session_id, expires_at);
