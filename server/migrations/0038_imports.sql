-- Up Migration

-- Files that people import into a list of theirs: who, when, which file, and what became of its rows.
create table imports (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  -- Which list the rows go to, such as `assets`.
  kind text not null,
  file_name text not null check (file_name <> ''),
  state text not null check (state in ('receiving', 'storing', 'finished', 'cancelled', 'failed', 'undoing', 'undone')),
  mode text not null check (mode in ('good_rows', 'all_or_nothing')),
  -- What was said about the whole file, such as the order of day and month.
  options jsonb not null,
  -- Which title of the file stands for which column.
  mapping jsonb not null,
  rows integer not null check (rows > 0),
  done integer not null default 0 check (done between 0 and rows),
  created integer not null default 0,
  updated integer not null default 0,
  skipped integer not null default 0,
  refused integer not null default 0,
  undone integer not null default 0,
  kept integer not null default 0,
  started_by_id uuid not null,
  -- Names are kept as they were.
  started_by text not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (business_id, id),
  check (created + updated + skipped + refused <= rows),
  -- Nothing is lost without a word.
  check (state not in ('finished', 'undoing', 'undone') or created + updated + skipped + refused = rows)
);
create index imports_newest on imports (business_id, kind, id desc);
alter table imports enable row level security, force row level security;
create policy tenant on imports using (business_id = app_business()) with check (business_id = app_business());

-- The rows of an import, some hundred together: what was sent, and what became of each.
create table import_chunks (
  business_id uuid not null references businesses on delete cascade,
  import_id uuid not null,
  chunk integer not null check (chunk >= 0),
  rows jsonb not null,
  -- Null until they are stored or refused.
  results jsonb,
  is_undone boolean not null default false,
  primary key (business_id, import_id, chunk),
  foreign key (business_id, import_id) references imports on delete cascade
);
alter table import_chunks enable row level security, force row level security;
create policy tenant on import_chunks using (business_id = app_business()) with check (business_id = app_business());
