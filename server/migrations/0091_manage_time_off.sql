-- Up Migration

-- A finer permission of the module People. Whoever sets up the rest of it also sets up time off.
alter table memberships drop constraint memberships_permissions_check;
alter table invitations drop constraint invitations_permissions_check;
alter table memberships no force row level security;
update memberships set permissions = permissions || '{manage_time_off}'::text[] where 'manage_hr' = any(permissions);
alter table memberships force row level security;
alter table invitations no force row level security;
update invitations set permissions = permissions || '{manage_time_off}'::text[]
  where 'manage_hr' = any(permissions) and state = 'pending';
alter table invitations force row level security;
alter table memberships add constraint memberships_permissions_check check (permissions <@
  '{access_hr,access_vehicles,access_assets,access_payroll,edit_people,see_pay,manage_hr,manage_time_off}'::text[]);
alter table invitations add constraint invitations_permissions_check check (permissions <@
  '{access_hr,access_vehicles,access_assets,access_payroll,edit_people,see_pay,manage_hr,manage_time_off}'::text[]);
