-- Up Migration

-- The daily clean-up begins as nobody, and removes what has expired through this function without seeing a row; see 0022.
create index timeoff_answer_links_expires_at on timeoff_answer_links (expires_at);
create policy ends on timeoff_answer_links for delete to current_user using (app_business() is null and app_user() is null);
create function remove_ended_timeoff_answer_links(at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from timeoff_answer_links where app_business() is null and app_user() is null and expires_at <= at
$$;
revoke execute on function remove_ended_timeoff_answer_links from public;
