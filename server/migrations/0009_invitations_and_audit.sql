-- Up Migration

-- What was done in a business, by whom, on whom, when and from where; see server/platform/security/audit.ts.
create table audit_log (
  business_id uuid not null references businesses on delete cascade,
  -- Holds its time, so the key gives the newest first.
  id uuid not null,
  -- Without a reference: an entry outlives whoever it speaks of.
  actor_id uuid,
  actor_name text not null,
  actor_email text not null,
  action text not null check (action ~ '^[a-zA-Z]+\.[a-zA-Z]+$'),
  text text not null check (text <> ''),
  subject_id uuid,
  subject_name text not null,
  address text not null,
  created_at timestamptz not null,
  primary key (business_id, id)
);
-- By this the server's role is given no right to change or remove rows; see server/platform/database/prepare-database.ts.
comment on table audit_log is 'append-only';
alter table audit_log enable row level security, force row level security;
create policy reads on audit_log for select using (business_id = app_business());
create policy adds on audit_log for insert with check (business_id = app_business());

-- Who was asked to join a business. That a pending one has expired is a matter of the time, so it is not stored.
create table invitations (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  email text not null,
  -- What makes two spellings one address; see server/accounts/account/rules.ts.
  email_key text not null check (email_key <> ''),
  permissions text[] not null default '{}'
    check (permissions <@ '{access_hr,access_vehicles,access_assets,access_payroll}'::text[]),
  personal_line text not null default '',
  state text not null default 'pending' check (state in ('pending', 'accepted', 'withdrawn')),
  invited_by uuid references users on delete set null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > sent_at),
  accepted_by uuid references users on delete set null,
  ended_at timestamptz,
  primary key (business_id, id),
  check ((state = 'pending') = (ended_at is null))
);
-- An address waits for one answer at a time.
create unique index invitations_pending on invitations (business_id, email_key) where state = 'pending';
create index invitations_sent_at on invitations (business_id, sent_at desc, id);
create index invitations_invited_by on invitations (invited_by);
create index invitations_accepted_by on invitations (accepted_by);
alter table invitations enable row level security, force row level security;
create policy tenant on invitations using (business_id = app_business()) with check (business_id = app_business());

-- The links that were mailed for an invitation. Only the last one is good; the others are known, so that whoever follows
-- one can be told what became of it.
create table invitation_links (
  business_id uuid not null,
  digest bytea not null check (octet_length(digest) = 32),
  invitation_id uuid not null,
  replaced_at timestamptz,
  created_at timestamptz not null,
  primary key (business_id, digest),
  foreign key (business_id, invitation_id) references invitations on delete cascade
);
create unique index invitation_links_good on invitation_links (business_id, invitation_id) where replaced_at is null;
create index invitation_links_invitation_id on invitation_links (business_id, invitation_id);
alter table invitation_links enable row level security, force row level security;
create policy tenant on invitation_links using (business_id = app_business()) with check (business_id = app_business());
