-- Up Migration

-- Whoever speaks for nobody sees what is old enough to be forgotten, and nothing more: the daily work removes it. The
-- figures stand here, where no statement can widen them; see server/shell/notifications/background-jobs.ts.
create policy forgetting on notifications for select
  using (app_business() is null and app_user() is null
    and (read_at < now() - interval '90 days' or created_at < now() - interval '1 year'));
create policy forgets on notifications for delete
  using (app_business() is null and app_user() is null
    and (read_at < now() - interval '90 days' or created_at < now() - interval '1 year'));
