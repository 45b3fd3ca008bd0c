-- Up Migration

-- Who confirmed the holder whom the bank named. It holds while the digest is that of bank, number and name, so whoever changes
-- one of them ends it without knowing of it. Null for the employee themselves.
alter table employee_pay
  add column holder_digest bytea,
  add column holder_confirmed_by uuid,
  add column holder_confirmed_at timestamptz,
  add constraint employee_pay_holder_check check ((holder_digest is null) = (holder_confirmed_at is null));
