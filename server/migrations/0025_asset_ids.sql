-- Up Migration

-- An asset's ID is the prefix of its type and a number of it, such as LAP-0001; see server/assets/asset-types/rules.ts.
alter table asset_types
  add column prefix text check (prefix ~ '^[A-Z0-9]{3,5}$'),
  -- The number that the next asset gets.
  add column next_number integer check (next_number >= starting_number),
  -- Null for types whose assets are not depreciated.
  add column useful_life_months integer check (useful_life_months between 1 and 1200),
  -- Of the cost; see server/assets/asset-types/rules.ts.
  add column residual_percent integer not null default 0 check (residual_percent between 0 and 100);

-- Until now there were only the default types, whose names differ in their first three letters.
-- The owner of the tables is bound as well, and a migration is for no business.
alter table asset_types no force row level security;
update asset_types set prefix = upper(left(name, 3)), starting_number = 1, next_number = 1;
alter table asset_types force row level security;

alter table asset_types alter column prefix set not null, alter column next_number set not null;
create unique index asset_types_prefix on asset_types (business_id, prefix);
