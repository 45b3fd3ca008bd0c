-- Up Migration

-- NIN, tax ID and account number are sealed by the server: `sealed:<key>:<text>`. Those of before are sealed by a job, since a
-- migration has no key.
alter table employee_pay drop constraint employee_pay_nin_check, drop constraint employee_pay_account_number_check;
alter table employee_pay
  add constraint employee_pay_nin_check check (nin ~ '^([0-9]{11}|sealed:[0-9a-f]{8}:[A-Za-z0-9_-]+)$'),
  add constraint employee_pay_account_number_check
    check (account_number ~ '^([0-9]{10}|sealed:[0-9a-f]{8}:[A-Za-z0-9_-]+)$');

-- Answers of before are not sealed; a request that is repeated over this change is asked anew.
delete from idempotency_keys;

-- Whether JSON has one of these numbers that the present key has not sealed; `prefix` is how that key begins.
create function has_unsealed_numbers(found jsonb, prefix text) returns boolean
  language sql immutable as $$
  select found::text ~ ('"(nin|tax_id|account_number)": "(?!' || prefix || ')')
$$;

-- The job that seals them speaks for nobody, and may find where there are any.
create policy unsealed_open on employee_pay for select to current_user
  using (app_business() is null and app_user() is null);
create policy unsealed_open on onboardings for select to current_user
  using (app_business() is null and app_user() is null);
create policy unsealed_open on profile_changes for select to current_user
  using (app_business() is null and app_user() is null);
create policy unsealed_open on import_chunks for select to current_user
  using (app_business() is null and app_user() is null);
create function businesses_with_unsealed_numbers(prefix text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select business_id from (
    select business_id from employee_pay
      where not (starts_with(coalesce(nin, prefix), prefix) and starts_with(coalesce(tax_id, prefix), prefix)
        and starts_with(coalesce(account_number, prefix), prefix))
    union select business_id from onboardings where has_unsealed_numbers(bank, prefix)
    union select business_id from profile_changes where has_unsealed_numbers(fields, prefix)
    union select business_id from import_chunks
      where has_unsealed_numbers(rows, prefix) or has_unsealed_numbers(results, prefix)) found
  where app_business() is null and app_user() is null
  order by business_id
$$;
revoke execute on function businesses_with_unsealed_numbers from public;
