-- Up Migration

-- Every module has a welcome of its own; the register's was the first.
alter table app_onboardings rename column asset_widget_onboarded to widget_onboarded;
alter table app_onboardings drop constraint app_onboardings_type_check;
alter table app_onboardings
  add constraint app_onboardings_type_check check (type in ('asset_onboarding', 'fleet_onboarding', 'hr_onboarding'));
