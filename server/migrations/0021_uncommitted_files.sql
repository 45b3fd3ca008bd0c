-- Up Migration

-- Stored files whose transaction has not committed: it removes the row with its commit.
-- See server/platform/files/files.ts.
create table uncommitted_files (
  id uuid primary key,
  kept_at timestamptz not null default now()
);
create index uncommitted_files_kept_at on uncommitted_files (kept_at);
