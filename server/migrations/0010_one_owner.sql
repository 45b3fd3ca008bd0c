-- Up Migration

-- A business has one owner: never two, and at the end of a transaction never none.
create unique index memberships_owner on memberships (business_id) where is_owner and ended_at is null;

create function has_owner() returns trigger language plpgsql as $$
declare
  business uuid := coalesce(new.business_id, old.business_id);
  entered text := coalesce(current_setting('app.business', true), '');
  has_one boolean;
begin
  -- At the end of a transaction it may speak for somebody else than when the row was changed.
  perform set_config('app.business', business::text, true);
  select exists (select from memberships where business_id = business and is_owner and ended_at is null)
    or not exists (select from businesses where id = business)
    into has_one;
  perform set_config('app.business', entered, true);
  if not has_one then
    raise exception 'The business % would have no owner.', business using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger has_owner after insert or update or delete on memberships
  deferrable initially deferred for each row execute function has_owner();

-- The owner asks a member to take over. That member answers; until then the owner may take it back.
create table administrator_handovers (
  business_id uuid not null,
  id uuid not null,
  from_user_id uuid not null,
  to_user_id uuid not null check (to_user_id <> from_user_id),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'cancelled')),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, from_user_id) references memberships on delete cascade,
  foreign key (business_id, to_user_id) references memberships on delete cascade,
  check ((state = 'open') = (ended_at is null))
);
create unique index administrator_handovers_open on administrator_handovers (business_id) where state = 'open';
create index administrator_handovers_from on administrator_handovers (business_id, from_user_id);
create index administrator_handovers_to on administrator_handovers (business_id, to_user_id);
alter table administrator_handovers enable row level security, force row level security;
create policy tenant on administrator_handovers
  using (business_id = app_business()) with check (business_id = app_business());
