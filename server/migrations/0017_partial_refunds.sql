-- Up Migration

-- A part of a payment that was given back, of which there may be several: its reason is the provider's id of it.
alter table payment_entries drop constraint payment_entries_entry_check;
alter table payment_entries add constraint payment_entries_entry_check
  check (entry in ('opened', 'charged', 'declined', 'abandoned', 'attention', 'refunded', 'refunded_in_part'));
alter table payment_entries add check (entry <> 'refunded_in_part' or reason is not null);
drop index payment_entries_once;
create unique index payment_entries_once on payment_entries (business_id, reference, entry)
  where entry <> 'refunded_in_part';
create unique index payment_entries_parts on payment_entries (business_id, reference, reason)
  where entry = 'refunded_in_part';
