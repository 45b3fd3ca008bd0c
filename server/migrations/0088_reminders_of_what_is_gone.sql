-- Up Migration

/*
 What is sold, lost or scrapped has nothing due, but its reminders went on speaking in the app, by mail and in calendars. They are
 paused as those of the bin are, by the one rule of dues (is_kept), whichever door changes the asset; what comes back speaks again.
*/
alter table assets no force row level security;
alter table reminders no force row level security;
update reminders r set is_paused = true from assets a
where r.business_id = a.business_id and r.about_kind = 'asset' and r.about_id = a.id and not is_kept(a) and not r.is_paused;
alter table reminders force row level security;
alter table assets force row level security;

create function pause_with_asset() returns trigger language plpgsql as $$
begin
  update reminders r set is_paused = not is_kept(new)
  where r.business_id = new.business_id and r.about_kind = 'asset' and r.about_id = new.id;
  return null;
end $$;
create trigger paused_reminders after update of status, deleted_at on assets for each row
when (is_kept(old) <> is_kept(new)) execute function pause_with_asset();

create function pause_of_asset() returns trigger language plpgsql as $$
begin
  new.is_paused := exists (
    select from assets a where a.business_id = new.business_id and a.id = new.about_id and not is_kept(a));
  return new;
end $$;
create trigger paused_with_asset before insert on reminders for each row
when (new.about_kind = 'asset') execute function pause_of_asset();
