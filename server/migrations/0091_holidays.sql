-- Up Migration

/*
 What a business says of its holidays. Those of the nation follow from the law and have a row only where the business has declared,
 moved or cancelled one: `national` is then its id, such as id_el_fitr-2027.
*/
create table holidays (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  national text,
  name text not null check (name <> ''),
  scope text not null check (scope in ('nation', 'state', 'business')),
  state text,
  status text not null check (status in ('declared', 'cancelled')),
  days date[] not null check (cardinality(days) between 1 and 10),
  -- Those of its days of which half is off.
  half_days date[] not null default '{}' check (half_days <@ days),
  created_at timestamptz not null,
  primary key (business_id, id),
  check ((scope = 'state') = (state is not null)),
  check (national is null or scope = 'nation')
);
create unique index holidays_national on holidays (business_id, national);
alter table holidays enable row level security, force row level security;
create policy tenant on holidays using (business_id = app_business()) with check (business_id = app_business());
