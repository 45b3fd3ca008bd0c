-- Up Migration

-- The words by which maintenance entries are found, besides those of their assets; see asset_words.
create table maintenance_words (
  business_id uuid not null references businesses on delete cascade,
  word text collate "C" not null,
  maintenance_id uuid not null,
  primary key (business_id, word, maintenance_id),
  foreign key (business_id, maintenance_id) references maintenances on delete cascade
);
create index maintenance_words_maintenance_id on maintenance_words (business_id, maintenance_id);

create function maintenance_described() returns trigger language plpgsql as $$
begin
  delete from maintenance_words where business_id = new.business_id and maintenance_id = new.id;
  insert into maintenance_words (business_id, word, maintenance_id)
  select distinct new.business_id, word, new.id from words_in(new.vendor || ' ' || new.notes) word;
  return null;
end $$;
create trigger maintenance_described after insert or update of vendor, notes on maintenances
  for each row execute function maintenance_described();

-- Every business's, before row-level security closes the new table.
alter table maintenances no force row level security;
insert into maintenance_words (business_id, word, maintenance_id)
select distinct m.business_id, word, m.id from maintenances m, words_in(m.vendor || ' ' || m.notes) word;
alter table maintenances force row level security;

alter table maintenance_words enable row level security, force row level security;
create policy tenant on maintenance_words using (business_id = app_business()) with check (business_id = app_business());
