-- Up Migration

-- Who has which asset counts as a change of the register too: how much vehicles are used is found once for each version.
create function note_assignment_change() returns trigger language plpgsql as $$
begin
  insert into asset_versions (business_id, version)
  select distinct c.business_id, 1 from changed c join businesses b on b.id = c.business_id
  on conflict (business_id) do update set version = asset_versions.version + 1;
  return null;
end $$;
create trigger note_insert after insert on asset_assignments referencing new table as changed for each statement execute function note_assignment_change();
create trigger note_update after update on asset_assignments referencing new table as changed for each statement execute function note_assignment_change();
create trigger note_delete after delete on asset_assignments referencing old table as changed for each statement execute function note_assignment_change();
