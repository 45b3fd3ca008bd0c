-- Up Migration

-- The day of the year as a number: 229 is 29 February. Columns, because under row-level security an index serves comparisons of
-- numbers and days, and no expression over them.
drop index employees_birthday;
drop index employees_anniversary;
alter table employees
  add column birth_day smallint generated always as (extract(month from birth_date) * 100 + extract(day from birth_date)) stored,
  add column hire_day smallint generated always as (extract(month from hire_date) * 100 + extract(day from hire_date)) stored;
create index employees_birth_day on employees (business_id, birth_day);
create index employees_hire_day on employees (business_id, hire_day);
create index employees_status on employees (business_id, status);

-- Figures name departments and regions.
create trigger note_insert after insert on departments referencing new table as changed for each statement execute function note_people_change();
create trigger note_update after update on departments referencing new table as changed for each statement execute function note_people_change();
create trigger note_delete after delete on departments referencing old table as changed for each statement execute function note_people_change();
create trigger note_insert after insert on regions referencing new table as changed for each statement execute function note_people_change();
create trigger note_update after update on regions referencing new table as changed for each statement execute function note_people_change();
create trigger note_delete after delete on regions referencing old table as changed for each statement execute function note_people_change();
