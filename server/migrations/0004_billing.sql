-- Up Migration

create table plans (
  id integer primary key,
  plan_code text not null unique,
  name text not null,
  public_name text not null,
  trial_days integer not null default 0 check (trial_days >= 0)
);

-- What a plan costs from a day on. Kobo (hundredths of the currency) per employee per month, without VAT.
create table plan_prices (
  plan_id integer not null references plans,
  valid_from date not null,
  amount_kobo bigint not null check (amount_kobo >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  yearly_discount_percent numeric(5, 2) not null default 0 check (yearly_discount_percent between 0 and 100),
  primary key (plan_id, valid_from)
);

-- Percent from a day on, by country. Nigeria: Finance Act 2019, 7.5 % from 1 February 2020.
create table vat_rates (
  country text not null check (country ~ '^[A-Z]{2}$'),
  valid_from date not null,
  percent numeric(5, 2) not null check (percent between 0 and 100),
  primary key (country, valid_from)
);

insert into plans (id, plan_code, name, public_name, trial_days) values
  (1, 'free', 'free', 'free_forever', 0),
  (2, 'premium', 'premium', 'premium', 14);
insert into plan_prices (plan_id, valid_from, amount_kobo, currency, yearly_discount_percent) values
  (1, '2021-11-01', 0, 'NGN', 0),
  (2, '2021-11-01', 50000, 'NGN', 10);
insert into vat_rates (country, valid_from, percent) values ('NG', '2020-02-01', 7.5);

create table subscriptions (
  business_id uuid primary key references businesses on delete cascade,
  plan_id integer not null references plans,
  status text not null check (status in ('trial', 'active', 'past_due', 'cancelled', 'terminated')),
  num_employees integer not null check (num_employees >= 1),
  frequency text not null check (frequency in ('monthly', 'quarterly', 'yearly')),
  recurring boolean not null default false,
  payment_reference text,
  -- Chosen at sign-up: pay before anything else.
  buy_now boolean not null default false,
  first_paid_at timestamptz,
  eligible_to_buy_now boolean not null generated always as (buy_now and first_paid_at is null) stored,
  trial_ends_at timestamptz,
  created_at timestamptz not null,
  check (status <> 'trial' or trial_ends_at is not null)
);
alter table subscriptions enable row level security, force row level security;
create policy reads on subscriptions for select using (
  business_id = app_business()
  or (app_business() is null
    and business_id in (select business_id from memberships where user_id = app_user() and ended_at is null))
);
create policy adds on subscriptions for insert with check (business_id = app_business());
create policy changes on subscriptions for update
  using (business_id = app_business()) with check (business_id = app_business());
create policy removes on subscriptions for delete using (business_id = app_business());
