-- Up Migration

create table businesses (
  id uuid primary key,
  name text not null check (name <> ''),
  description text not null default '',
  type text not null check (type in ('partnership', 'sole_proprietorship', 'limited_liability_company',
    'public_limited_company', 'company_limited_by_guarantee', 'incorporated_trustees', 'government', 'other')),
  phone_number text not null check (phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  address1 text not null,
  address2 text not null default '',
  post_code text not null default '',
  country text not null check (country ~ '^[A-Z]{2}$'),
  state text not null,
  city text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  size text not null check (size in ('Myself', '1-20', '21-50', '51-100', '101-200', '201-500', '501-999',
    '1000 and above')),
  avatar text not null check (avatar in ('green', 'amber', 'blue', 'plum', 'red')),
  point_of_contact text check (point_of_contact in ('LinkedIn', 'Facebook', 'Instagram', 'Affilate', 'Twitter',
    'Referrals')),
  rating text check (rating in ('not_good', 'fairly_good', 'neutral', 'great', 'very_great')),
  interested_in text[] not null default '{}'
    check (interested_in <@ '{Core HR,Payroll,Assets,Task,"Time & Attendance"}'::text[]),
  created_at timestamptz not null,
  -- When its owner finished the set-up that follows the creation.
  set_up_at timestamptz,
  closed_at timestamptz
);

create table memberships (
  business_id uuid not null references businesses on delete cascade,
  user_id uuid not null references users on delete cascade,
  is_owner boolean not null,
  permissions text[] not null default '{}'
    check (permissions <@ '{access_hr,access_vehicles,access_assets,access_payroll}'::text[]),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (business_id, user_id)
);
create index memberships_user_id on memberships (user_id, created_at, business_id) where ended_at is null;

-- A transaction sees either one business or, without one, what belongs to its person; never both at once.
alter table memberships enable row level security, force row level security;
create policy reads on memberships for select
  using (business_id = app_business() or (app_business() is null and user_id = app_user()));
create policy adds on memberships for insert with check (business_id = app_business());
create policy changes on memberships for update
  using (business_id = app_business()) with check (business_id = app_business());
create policy removes on memberships for delete using (business_id = app_business());

alter table businesses enable row level security, force row level security;
create policy reads on businesses for select using (
  id = app_business()
  or (app_business() is null
    and id in (select business_id from memberships where user_id = app_user() and ended_at is null))
);
create policy adds on businesses for insert with check (id = app_business());
create policy changes on businesses for update using (id = app_business()) with check (id = app_business());
create policy removes on businesses for delete using (id = app_business());

create table business_settings (
  business_id uuid primary key references businesses on delete cascade,
  time_zone text not null,
  shift_time_format smallint not null default 12 check (shift_time_format in (12, 24)),
  week_start text not null default 'monday'
    check (week_start in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'))
);
alter table business_settings enable row level security, force row level security;
create policy tenant on business_settings using (business_id = app_business()) with check (business_id = app_business());

-- What a stored file is; its bytes are at server/platform/files/files.ts.
create table business_files (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  purpose text not null check (purpose in ('logo')),
  stored_as text not null,
  filename text not null,
  type text not null,
  size bigint not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index business_files_logo on business_files (business_id) where purpose = 'logo';
alter table business_files enable row level security, force row level security;
create policy tenant on business_files using (business_id = app_business()) with check (business_id = app_business());

-- The creation of a business on its way; belongs to a person, since there is no business yet.
create table creation_tasks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Chosen at the start, so that no repetition can make a second business.
  business_id uuid not null unique,
  status text not null default 'PENDING' check (status in ('PENDING', 'STARTED', 'SUCCESS', 'FAILURE')),
  input jsonb not null,
  logo jsonb,
  reason text,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'FAILURE') = (reason is not null)),
  check ((status in ('SUCCESS', 'FAILURE')) = (ended_at is not null))
);
-- A person creates one business at a time.
create unique index creation_tasks_under_way on creation_tasks (user_id) where status in ('PENDING', 'STARTED');
alter table creation_tasks enable row level security, force row level security;
create policy person on creation_tasks using (user_id = app_user()) with check (user_id = app_user());
