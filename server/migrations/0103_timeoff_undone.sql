-- Up Migration

-- What takes back an adjustment that an import made, once.
alter table timeoff_entries
  drop constraint timeoff_entries_kind_check,
  add constraint timeoff_entries_kind_check check (kind in
    ('grant', 'carry_in', 'carry_out', 'expire', 'restated', 'taken', 'give_back', 'adjustment', 'undone', 'paid_out')),
  add column undoes uuid,
  add constraint timeoff_entries_undoes_check check ((undoes is not null) = (kind = 'undone'));
create unique index timeoff_entries_undoes on timeoff_entries (business_id, undoes) where undoes is not null;
