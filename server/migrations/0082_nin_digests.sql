-- Up Migration

-- Who has the same NIN is found by a digest that is keyed by the server. Those of before get it by the job that seals numbers.
alter table employee_pay add column nin_digest bytea;
create index employee_pay_nin_digest on employee_pay (business_id, nin_digest) where nin_digest is not null;

create or replace function businesses_with_unsealed_numbers(prefix text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select business_id from (
    select business_id from employee_pay
      where not (starts_with(coalesce(nin, prefix), prefix) and starts_with(coalesce(tax_id, prefix), prefix)
        and starts_with(coalesce(account_number, prefix), prefix)) or (nin is not null and nin_digest is null)
    union select business_id from onboardings where has_unsealed_numbers(bank, prefix)
    union select business_id from profile_changes where has_unsealed_numbers(fields, prefix)
    union select business_id from import_chunks
      where has_unsealed_numbers(rows, prefix) or has_unsealed_numbers(results, prefix)) found
  where app_business() is null and app_user() is null
  order by business_id
$$;
