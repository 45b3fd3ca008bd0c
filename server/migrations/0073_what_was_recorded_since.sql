-- Up Migration

-- When the rows of a chunk were stored: what was recorded about its records since keeps them when the import is undone.
alter table import_chunks add column stored_at timestamptz;
