-- Up Migration

-- The order in which entries were written, under the lock of the business's subscription. Times and ids are of the processes'
-- clocks, which differ and can be set back.
alter table payment_entries add column position bigint;
alter table payment_entries no force row level security;
update payment_entries e set position = o.position
  from (select business_id, id, row_number() over (order by created_at, id) as position from payment_entries) o
  where o.business_id = e.business_id and o.id = e.id;
alter table payment_entries alter column position set not null;
alter table payment_entries alter column position add generated always as identity;
select setval(pg_get_serial_sequence('payment_entries', 'position'), count(*) + 1, false) from payment_entries;
alter table payment_entries force row level security;

alter table sandbox_payments add column is_refunded boolean not null default false;
