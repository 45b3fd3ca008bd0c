-- Up Migration

-- A swap changes a day of what is published; withdrawing the publication of the week takes that back with it.
alter table rota_publications add column is_amendment boolean not null default false;

-- Shifts that somebody gives to somebody else, or takes.
create table shift_swaps (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  shift_id uuid not null,
  -- Nobody where the shift was open.
  giver_id uuid,
  -- Nobody while everybody may take it.
  taker_id uuid check (taker_id <> giver_id),
  -- Of the taker.
  exchange_id uuid
    check (exchange_id is null or (exchange_id <> shift_id and taker_id is not null and giver_id is not null)),
  status text not null check (status in ('offered', 'accepted', 'done', 'declined', 'withdrawn', 'ended')),
  note text check (note <> ''),
  reason text check (reason <> ''),
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, shift_id) references shifts on delete cascade,
  foreign key (business_id, exchange_id) references shifts on delete cascade,
  foreign key (business_id, giver_id) references employees on delete cascade,
  foreign key (business_id, taker_id) references employees on delete cascade
);
-- A shift is given once at a time.
create unique index shift_swaps_shift on shift_swaps (business_id, shift_id) where status in ('offered', 'accepted');
create index shift_swaps_of_shift on shift_swaps (business_id, shift_id);
create index shift_swaps_exchange on shift_swaps (business_id, exchange_id);
create index shift_swaps_giver on shift_swaps (business_id, giver_id);
create index shift_swaps_taker on shift_swaps (business_id, taker_id);
create index shift_swaps_status on shift_swaps (business_id, status, created_at desc);
alter table shift_swaps enable row level security, force row level security;
create policy tenant on shift_swaps using (business_id = app_business()) with check (business_id = app_business());
