-- Up Migration

-- Uploaded files about assets. Until something refers to it, a file waits for a day at most; see server/assets/attachments.
create table asset_attachments (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  type text not null check (type in ('application/pdf', 'image/png', 'image/jpeg', 'image/tiff')),
  size bigint not null check (size > 0),
  stored_as text not null,
  -- A small copy of a picture.
  thumbnail_as text,
  asset_id uuid,
  subject_kind text check (subject_kind in ('document', 'issue', 'maintenance')),
  subject_id uuid,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, asset_id) references assets on delete cascade,
  check ((subject_kind is null) = (subject_id is null)),
  check ((subject_kind is null) = (asset_id is null))
);
create index asset_attachments_asset_id on asset_attachments (business_id, asset_id);
create index asset_attachments_subject on asset_attachments (business_id, subject_kind, subject_id, id);
alter table asset_attachments enable row level security, force row level security;
create policy tenant on asset_attachments using (business_id = app_business()) with check (business_id = app_business());

-- The daily work asks for which businesses there are files that nothing refers to; see 0022.
create index asset_attachments_waiting on asset_attachments (created_at) where subject_kind is null;
create policy waits on asset_attachments for select to current_user
  using (app_business() is null and app_user() is null and subject_kind is null);
create function businesses_with_left_attachments(before timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct business_id from asset_attachments
  where app_business() is null and app_user() is null and subject_kind is null and created_at <= before
  order by business_id
$$;
revoke execute on function businesses_with_left_attachments from public;

-- Statutory and other documents. Each has the id of its file.
create table asset_documents (
  business_id uuid not null references businesses on delete cascade,
  id uuid not null,
  asset_id uuid not null,
  -- Null for documents that are not statutory.
  document_type_id uuid,
  name text not null default '',
  date_of_issue date,
  expiry_date date,
  -- A document and its renewals: the id of the first of them.
  series_id uuid not null,
  version integer not null check (version >= 1),
  -- The latest of its series.
  is_current boolean not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, id) references asset_attachments on delete cascade,
  foreign key (business_id, asset_id) references assets on delete cascade,
  foreign key (business_id, document_type_id) references document_types,
  check (expiry_date >= date_of_issue),
  check (document_type_id is not null or name <> '')
);
create unique index asset_documents_current on asset_documents (business_id, series_id) where is_current;
create unique index asset_documents_version on asset_documents (business_id, series_id, version);
create index asset_documents_of_asset on asset_documents
  (business_id, asset_id, coalesce(expiry_date, 'infinity'), id desc) where is_current;
create index asset_documents_asset_id on asset_documents (business_id, asset_id);
create index asset_documents_document_type_id on asset_documents (business_id, document_type_id);
alter table asset_documents enable row level security, force row level security;
create policy tenant on asset_documents using (business_id = app_business()) with check (business_id = app_business());
