-- Up Migration

-- Whether who plans approves each swap, or only those of which a rule warns.
alter table rota_settings add column approves_swaps boolean not null default true;
alter table rota_settings alter column approves_swaps drop default;

