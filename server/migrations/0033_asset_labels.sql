-- Up Migration

-- 96 random bits in 16 letters of base64url. Of a random UUID, the first six bytes are random.
create function new_label_token() returns text language sql volatile as $$
  select translate(encode(
    substring(uuid_send(gen_random_uuid()) from 1 for 6) || substring(uuid_send(gen_random_uuid()) from 1 for 6), 'base64'
  ), '+/', '-_')
$$;

-- What the label of an asset leads to: whoever holds the asset can read it there. It says nothing about the asset or its business.
alter table assets add column label_token text not null default new_label_token();
create unique index assets_label_token on assets (label_token);

-- Whoever opens the address of a label is in no business yet; see 0022.
create policy labels on assets for select to current_user
  using (app_business() is null and app_user() is null and deleted_at is null);
create function labelled_asset(token text) returns table (business_id uuid, asset_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select business_id, id from assets
  where app_business() is null and app_user() is null and deleted_at is null and label_token = token
$$;
revoke execute on function labelled_asset from public;
