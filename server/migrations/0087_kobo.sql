-- Up Migration

-- What assets, maintenance and documents cost has kobo: naira with two decimals. Sums of `numeric` are exact; a third decimal,
-- which the contract refuses, would be rounded.
alter table assets alter column cost type numeric(18, 2);
alter table maintenances alter column cost type numeric(18, 2);
alter table asset_documents alter column cost type numeric(18, 2);
-- Sums of the above.
alter table asset_counts alter column cost type numeric(24, 2);
alter table asset_costs alter column cost type numeric(24, 2);
