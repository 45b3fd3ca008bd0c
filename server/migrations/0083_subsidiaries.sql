-- Up Migration

-- The companies of a group. Whoever belongs to none is employed by the business itself.
create table subsidiaries (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  rc_number text,
  tin text,
  address text,
  is_archived boolean not null default false,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index subsidiaries_name on subsidiaries (business_id, lower(name));
alter table subsidiaries enable row level security, force row level security;
create policy tenant on subsidiaries using (business_id = app_business()) with check (business_id = app_business());

alter table employees
  add column subsidiary_id uuid,
  add foreign key (business_id, subsidiary_id) references subsidiaries;
create index employees_subsidiary_id on employees (business_id, subsidiary_id);

-- Figures name subsidiaries.
create trigger note_insert after insert on subsidiaries referencing new table as changed for each statement execute function note_people_change();
create trigger note_update after update on subsidiaries referencing new table as changed for each statement execute function note_people_change();
create trigger note_delete after delete on subsidiaries referencing old table as changed for each statement execute function note_people_change();
