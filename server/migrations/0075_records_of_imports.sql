-- Up Migration

-- What a row of a file updates is a record, whatever the list.
alter table import_chunks no force row level security;
update import_chunks c set rows = (
  select jsonb_agg(case when row ? 'asset' then row - 'asset' || jsonb_build_object('record', row->'asset') else row end order by place)
  from jsonb_array_elements(c.rows) with ordinality as sent (row, place))
where jsonb_path_exists(c.rows, '$[*].asset');
alter table import_chunks force row level security;
