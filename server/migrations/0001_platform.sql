-- Up Migration

-- One answer for one intended creation; see server/platform/database/idempotency.ts.
create table idempotency_keys (
  user_id uuid not null,
  operation text not null,
  key text not null,
  fingerprint text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, operation, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Counters of rate-limiter-flexible. Unlogged: a crash may forget them.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Mails that were not sent because no SMTP server is set; read at /dev/mailbox.
create table mailbox (
  id uuid primary key,
  sent_at timestamptz not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null
);
create index mailbox_sent_at on mailbox (sent_at desc);
