-- Up Migration

-- What a business has paid for, and what the daily work has to do about it next; see server/billing/subscriptions/rules.ts.
alter table subscriptions
  add column paid_from timestamptz,
  add column paid_through timestamptz,
  -- The day of the month on which a period begins, so that a February does not move it.
  add column billing_day smallint check (billing_day between 1 and 31),
  -- How often a renewal was declined since the last payment.
  add column tries smallint not null default 0 check (tries >= 0),
  add column read_only_from timestamptz,
  -- When a grace is over.
  add column ends_at timestamptz,
  add column due_at timestamptz,
  -- The one payment that is under way, how to get to its checkout, and until when late news of payments is asked for.
  add column open_reference text,
  add column open_checkout jsonb,
  add column watch_until timestamptz,
  -- What the provider takes for a renewal, encrypted; see server/platform/security/encryption.ts.
  add column card_authorization bytea,
  add column card_brand text,
  add column card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  add check ((paid_from is null) = (paid_through is null)),
  add check ((paid_from is null) = (billing_day is null)),
  add check (paid_through > paid_from),
  add check (open_checkout is null or open_reference is not null),
  add check (open_reference is null or watch_until is not null);
update subscriptions set due_at = created_at where status in ('trial', 'past_due');
create index subscriptions_due_at on subscriptions (due_at) where due_at is not null;
create index subscriptions_watch_until on subscriptions (watch_until) where watch_until is not null;
-- Whoever speaks for nobody sees for which businesses there is work to do, and nothing more: that work begins there.
create policy works on subscriptions for select
  using (app_business() is null and app_user() is null and (due_at is not null or watch_until is not null));

-- A price that is taken off a quarter. `used` counts payments under way and those that were made.
create table coupons (
  code text primary key check (code ~ '^[A-Z0-9-]{12}$'),
  -- Never all of it: nobody can charge nothing.
  percent numeric(5, 2) not null check (percent > 0 and percent < 100),
  valid_from timestamptz not null,
  valid_until timestamptz not null check (valid_until > valid_from),
  max_uses integer not null check (max_uses >= 1),
  used integer not null default 0 check (used >= 0)
);

-- What was to be paid, as it was agreed. Amounts in kobo.
create table payments (
  business_id uuid not null references businesses on delete cascade,
  reference text not null check (reference ~ '^[A-Za-z0-9-]{8,64}$'),
  kind text not null check (kind in ('purchase', 'renewal')),
  provider text not null,
  plan_id integer not null references plans,
  frequency text not null check (frequency in ('monthly', 'quarterly', 'yearly')),
  num_employees integer not null check (num_employees >= 1),
  recurring boolean not null,
  coupon_code text references coupons,
  discount_percent numeric(5, 2) not null check (discount_percent between 0 and 100),
  unit_kobo bigint not null check (unit_kobo >= 0),
  months smallint not null check (months >= 1),
  actual_kobo bigint not null check (actual_kobo = unit_kobo * months * num_employees),
  net_kobo bigint not null check (net_kobo between 0 and actual_kobo),
  vat_percent numeric(5, 2) not null check (vat_percent >= 0),
  vat_kobo bigint not null check (vat_kobo >= 0),
  total_kobo bigint not null check (total_kobo = net_kobo + vat_kobo),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  opened_by uuid,
  opened_at timestamptz not null,
  primary key (business_id, reference),
  check (coupon_code is null or frequency = 'quarterly')
);
create unique index payments_reference on payments (reference);
create index payments_opened_at on payments (business_id, opened_at desc);
create index payments_coupon_code on payments (coupon_code) where coupon_code is not null;
create index payments_plan_id on payments (plan_id);
comment on table payments is 'append-only';
alter table payments enable row level security, force row level security;
create policy reads on payments for select using (business_id = app_business());
create policy adds on payments for insert with check (business_id = app_business());
-- A provider knows a payment by its reference alone: whoever speaks for nobody finds the one that they name.
create policy finds on payments for select using (
  app_business() is null and app_user() is null
  and reference = nullif(current_setting('app.payment_reference', true), '')
);

-- What became of it: an entry for everything that happened, each once. What was charged less what was refunded is what was
-- taken from the business.
create table payment_entries (
  business_id uuid not null,
  id uuid not null,
  reference text not null,
  entry text not null check (entry in ('opened', 'charged', 'declined', 'abandoned', 'attention', 'refunded')),
  -- Asked for, taken or given back; otherwise 0.
  amount_kobo bigint not null check (amount_kobo >= 0),
  currency text not null,
  channel text,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  reason text,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, reference) references payments on delete cascade
);
create unique index payment_entries_once on payment_entries (business_id, reference, entry);
comment on table payment_entries is 'append-only';
alter table payment_entries enable row level security, force row level security;
create policy reads on payment_entries for select using (business_id = app_business());
create policy adds on payment_entries for insert with check (business_id = app_business());

-- What was paid for: one for each payment that counted.
create table subscription_periods (
  business_id uuid not null,
  reference text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  num_employees integer not null,
  frequency text not null,
  created_at timestamptz not null,
  primary key (business_id, reference),
  foreign key (business_id, reference) references payments on delete cascade
);
comment on table subscription_periods is 'append-only';
alter table subscription_periods enable row level security, force row level security;
create policy reads on subscription_periods for select using (business_id = app_business());
create policy adds on subscription_periods for insert with check (business_id = app_business());

-- The last number that was given. Its row is locked until the invoice is stored, so that no number is left out.
create table invoice_counters (
  series text primary key,
  last bigint not null check (last >= 0)
);
insert into invoice_counters (series, last) values ('invoice', 0);

-- As it was issued. It refers to no other table: the seller keeps it when the business is gone.
create table invoices (
  business_id uuid not null,
  id uuid not null,
  number text not null,
  reference text not null,
  buyer_name text not null,
  buyer_address text not null,
  plan_name text not null,
  frequency text not null,
  num_employees integer not null,
  period_from timestamptz not null,
  period_to timestamptz not null,
  unit_kobo bigint not null,
  months smallint not null,
  actual_kobo bigint not null,
  discount_percent numeric(5, 2) not null,
  net_kobo bigint not null,
  vat_percent numeric(5, 2) not null,
  vat_kobo bigint not null,
  total_kobo bigint not null check (total_kobo = net_kobo + vat_kobo),
  currency text not null,
  channel text,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  time_zone text not null,
  issued_at timestamptz not null,
  primary key (business_id, id)
);
create unique index invoices_number on invoices (number);
create unique index invoices_reference on invoices (business_id, reference);
comment on table invoices is 'append-only';
alter table invoices enable row level security, force row level security;
create policy reads on invoices for select using (business_id = app_business());
create policy adds on invoices for insert with check (business_id = app_business());

-- What the sandbox provider remembers; see server/platform/payments/sandbox.ts. Empty in production.
create table sandbox_payments (
  reference text primary key,
  amount_kobo bigint not null,
  currency text not null,
  return_to text not null,
  -- Null until the tester has chosen.
  outcome text check (outcome in ('success', 'failed', 'abandoned')),
  channel text not null default 'card',
  -- Until then it looks as if nothing had been chosen.
  settles_at timestamptz,
  renews boolean not null default true,
  created_at timestamptz not null,
  check ((outcome is null) = (settles_at is null))
);
