-- Up Migration

-- The time of a transaction: the database's own, unless the server was given another clock.
create function app_now() returns timestamptz language sql stable as $$
  select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now())
$$;

-- What each asset was, and since when. A trigger writes it, so that no way to change a status can leave it out. While an asset
-- is in the bin it has no period.
create table asset_status_periods (
  business_id uuid not null references businesses on delete cascade,
  asset_id uuid not null,
  since timestamptz not null,
  -- Null while it lasts.
  until timestamptz,
  status text not null check (status in
    ('active', 'unassigned', 'out_for_repair', 'inactive', 'disposed', 'condemned', 'discarded', 'missing', 'sold')),
  primary key (business_id, asset_id, since),
  foreign key (business_id, asset_id) references assets on delete cascade,
  check (until > since)
);
create unique index asset_status_periods_open on asset_status_periods (business_id, asset_id) where until is null;
alter table asset_status_periods enable row level security, force row level security;
create policy tenant on asset_status_periods using (business_id = app_business()) with check (business_id = app_business());

create function asset_status_set() returns trigger language plpgsql as $$
begin
  if not exists (select from before b join changed c using (business_id, id)
    where c.status <> b.status or (c.deleted_at is null) <> (b.deleted_at is null)) then return null; end if;
  -- What changes twice at one moment was never anything in between.
  delete from asset_status_periods p using before b
  where p.business_id = b.business_id and p.asset_id = b.id and p.until is null and p.since >= app_now()
    and not exists (select from changed c where c.business_id = b.business_id and c.id = b.id
      and c.status = b.status and (c.deleted_at is null) = (b.deleted_at is null));
  update asset_status_periods p set until = app_now() from before b join changed c using (business_id, id)
  where p.business_id = b.business_id and p.asset_id = b.id and p.until is null
    and (c.status <> b.status or (c.deleted_at is null) <> (b.deleted_at is null));
  insert into asset_status_periods (business_id, asset_id, since, status)
  select c.business_id, c.id, app_now(), c.status from before b join changed c using (business_id, id)
  where c.deleted_at is null and (c.status <> b.status or b.deleted_at is not null)
  -- The clock may have been set back.
  on conflict (business_id, asset_id, since) do update set status = excluded.status, until = null;
  return null;
end $$;
create function asset_status_begun() returns trigger language plpgsql as $$
begin
  insert into asset_status_periods (business_id, asset_id, since, status)
  select business_id, id, created_at, status from added where deleted_at is null;
  return null;
end $$;
create trigger asset_status_begun after insert on assets referencing new table as added
  for each statement execute function asset_status_begun();
create trigger asset_status_set after update on assets referencing old table as before new table as changed
  for each statement execute function asset_status_set();

-- What is known of the time before: the history of an asset tells each change of its status in words, and who had it when.
alter table assets no force row level security;
alter table audit_log no force row level security;
alter table asset_status_periods no force row level security;
with words (word, status) as (
  values ('Assigned', 'active'), ('Unassigned', 'unassigned'), ('In repair', 'out_for_repair'), ('Inactive', 'inactive'),
    ('Disposed', 'disposed'), ('Condemned', 'condemned'), ('Discarded', 'discarded'), ('Missing', 'missing'), ('Sold', 'sold')
), told as (
  select l.business_id, l.subject_id as asset_id, l.created_at, l.id, l.action,
    regexp_match(l.text, 'status \(([A-Za-z ]+) → ([A-Za-z ]+)\)') as change, l.text
  from audit_log l where l.action in ('asset.changed', 'asset.assigned', 'asset.unassigned')
), changes as (
  select t.business_id, t.asset_id, t.created_at, t.id, f.status as earlier,
    case when t.action = 'asset.assigned' then 'active' when t.action = 'asset.unassigned' then 'unassigned'
      when t.text like 'Not found at %' then 'missing' else n.status end as status
  from told t left join words f on f.word = t.change[1] left join words n on n.word = t.change[2]
), known as (
  -- The status of the first change's beginning, each change, and at the end what the asset is now.
  select a.business_id, a.id as asset_id, a.created_at as since, coalesce(
    (select c.earlier from changes c where c.business_id = a.business_id and c.asset_id = a.id and c.status is not null
      order by c.created_at, c.id limit 1),
    case when exists (select from changes c where c.business_id = a.business_id and c.asset_id = a.id and c.status is not null)
      then 'unassigned' else a.status end) as status
  from assets a where a.deleted_at is null
  union all
  select c.business_id, c.asset_id, c.created_at, (array_agg(c.status order by c.id desc))[1]
  from changes c join assets a on a.business_id = c.business_id and a.id = c.asset_id
  where c.status is not null and c.created_at > a.created_at and a.deleted_at is null
  group by 1, 2, 3
), runs as (
  select *, lag(status) over each is distinct from status as is_new
  from known window each as (partition by business_id, asset_id order by since)
), periods as (
  select *, lead(since) over (partition by business_id, asset_id order by since) as until from runs where is_new
)
insert into asset_status_periods (business_id, asset_id, since, until, status)
-- The last one is what the register says.
select p.business_id, p.asset_id, p.since, p.until, case when p.until is null then a.status else p.status end
from periods p join assets a on a.business_id = p.business_id and a.id = p.asset_id;
alter table asset_status_periods force row level security;
alter table audit_log force row level security;
alter table assets force row level security;
