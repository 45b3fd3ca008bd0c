-- Up Migration

-- Names that a file brings, such as a location: what the import adds to choose from, and takes back when it is undone.
alter table imports add column words jsonb not null default '[]';
-- Which records of these rows were taken back.
alter table import_chunks add column undone uuid[] not null default '{}';
