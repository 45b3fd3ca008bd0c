-- Up Migration

-- The real names of two papers: 'Auto Reg' is the vehicle licence. Where a business has added a type of that name itself, the
-- preset one takes over its papers.
alter table document_types no force row level security;
alter table asset_documents no force row level security;
alter table assets no force row level security;
with renamed as (
  select t.business_id, t.id, n.after, own.id as own_id
  from document_types t
  join (values ('auto reg', 'Vehicle licence'), ('road wothiness', 'Road worthiness')) n (before, after) on lower(t.name) = n.before
  left join document_types own on own.business_id = t.business_id and lower(own.name) = lower(n.after) and own.id <> t.id
  where t.is_default
)
update asset_documents d set document_type_id = r.id from renamed r
where d.business_id = r.business_id and d.document_type_id = r.own_id;
delete from document_types own using document_types t
where t.business_id = own.business_id and t.is_default and not own.is_default
  and (lower(t.name), lower(own.name)) in (('auto reg', 'vehicle licence'), ('road wothiness', 'road worthiness'));
update document_types set name = case lower(name) when 'auto reg' then 'Vehicle licence' else 'Road worthiness' end
where is_default and lower(name) in ('auto reg', 'road wothiness');
alter table document_types force row level security;
alter table asset_documents force row level security;
alter table assets force row level security;
