-- Up Migration

-- The words by which people are found, in lower case, as `asset_words`. Those of the address only are found by whoever may read it.
create table employee_words (
  business_id uuid not null references businesses on delete cascade,
  word text collate "C" not null,
  employee_id uuid not null,
  is_address boolean not null,
  primary key (business_id, word, employee_id),
  foreign key (business_id, employee_id) references employees on delete cascade
);
create index employee_words_employee_id on employee_words (business_id, employee_id);
alter table employee_words enable row level security, force row level security;
create policy tenant on employee_words using (business_id = app_business()) with check (business_id = app_business());

-- Codes are found with and without their hyphens, spaces and leading letters and zeros.
create function employee_words_of(e employees) returns table (word text, is_address boolean) language sql immutable as $$
  select word, bool_and(is_address) from (
    select words_in(concat_ws(' ', e.first_name, e.last_name, e.employee_id, e.job_title)) as word, false as is_address
    union all
    select words_in(regexp_replace(e.employee_id, '[\s!-/:-@\[-`{-~]+', '', 'g')), false
    union all
    select e.employee_number::text, false where e.employee_number is not null
    union all
    select words_in(e.email), true
  ) named group by word
$$;

create function employee_named() returns trigger language plpgsql as $$
begin
  insert into employee_words (business_id, word, employee_id, is_address)
  select a.business_id, w.word, a.id, w.is_address from added a, employee_words_of(a::employees) w;
  return null;
end $$;
create trigger employee_named after insert on employees referencing new table as added
  for each statement execute function employee_named();

create function employee_renamed() returns trigger language plpgsql as $$
declare renamed uuid[];
begin
  renamed := array(select c.id from before b join changed c using (business_id, id)
    where (b.first_name, b.last_name, b.employee_id, b.job_title, b.email)
      is distinct from (c.first_name, c.last_name, c.employee_id, c.job_title, c.email));
  if renamed = '{}' then return null; end if;
  delete from employee_words w using changed c
  where c.id = any(renamed) and w.business_id = c.business_id and w.employee_id = c.id;
  insert into employee_words (business_id, word, employee_id, is_address)
  select c.business_id, w.word, c.id, w.is_address from changed c, employee_words_of(c::employees) w where c.id = any(renamed);
  return null;
end $$;
create trigger employee_renamed after update on employees referencing old table as before new table as changed
  for each statement execute function employee_renamed();

-- The owner of the tables migrates, and row-level security binds it too.
alter table employees no force row level security;
alter table employee_words no force row level security;
insert into employee_words (business_id, word, employee_id, is_address)
select e.business_id, w.word, e.id, w.is_address from employees e, employee_words_of(e) w;
alter table employees force row level security;
alter table employee_words force row level security;
