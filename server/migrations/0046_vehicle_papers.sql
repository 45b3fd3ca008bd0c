-- Up Migration

-- A vehicle's paper may have no file, or several: they are those whose subject is the document.
alter table asset_documents drop constraint asset_documents_business_id_id_fkey;
-- Kilometres on the odometer when a vehicle's paper was issued.
alter table asset_documents add column mileage integer check (mileage >= 0);
-- Papers that are due.
create index asset_documents_due on asset_documents (business_id, expiry_date, id) where is_current and document_type_id is not null;
