/** People for benches: any number of employees in a business, over ten departments, six regions and twenty years. */
import type pg from 'pg';

/** Every tenth has left; one in fifty has no hire date, and one in a hundred came back. */
export async function generateEmployees(owner: pg.Client, businessId: string, count: number): Promise<void> {
  await owner.query(
    `insert into jobs (business_id, id, name, created_at)
     select $1, gen_random_uuid(), 'Job ' || n, now() from generate_series(1, 20) n`,
    [businessId],
  );
  await owner.query(
    `insert into regions (business_id, id, name, country, state, city, address1, created_at)
     select $1, gen_random_uuid(), 'Region ' || n, 'NG', 'Lagos', 'Lagos', '1 Bench Road', now() from generate_series(1, 5) n`,
    [businessId],
  );
  await owner.query(
    `insert into employees (business_id, id, employee_id, first_name, last_name, email, job_id, job_title, department_id, region_id,
       hire_date, status, terminated_on, termination_reason, gender, birth_date, employment_type, marital_status, nationality,
       state_of_origin, created_at)
     select $1, ('01b00000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'EMP-' || lpad((n + 10)::text, 6, '0'),
       (array['Adaeze', 'Tunde', 'Halima', 'Chidi', 'Bisola', 'Emeka', 'Zainab', 'Ibrahim'])[1 + n % 8],
       'Obi' || n, 'person' || n || '@bench.test', j.id, j.name, d.id, r.id,
       case when n % 50 > 0 then current_date - (n::bigint * 7919 % 7300)::int - 400 end,
       case when n % 10 = 0 then 'terminated' else 'active' end,
       case when n % 10 = 0 then current_date - n * 31 % 400 end,
       case when n % 10 = 0 then (array['resignation', 'dismissal', 'retirement', 'contract_end'])[1 + n / 10 % 4] end,
       case when n % 20 > 0 then (array['female', 'male'])[1 + n / 3 % 2] end,
       case when n % 25 > 0 then date '1962-01-01' + (n::bigint * 104729 % 15000)::int end,
       (array['permanent', 'permanent', 'contract', 'casual'])[1 + n / 7 % 4],
       (array['single', 'married'])[1 + n / 5 % 2], 'NG',
       (array['Lagos', 'Kano', 'Oyo', 'Rivers', 'Anambra', 'Edo'])[1 + n / 11 % 6], now()
     from generate_series(1, $2::int) n
     join (select id, name, row_number() over (order by id) - 1 as place, count(*) over () as of from jobs where business_id = $1) j
       on j.place = n % j.of
     join (select id, row_number() over (order by id) - 1 as place, count(*) over () as of from departments where business_id = $1) d
       on d.place = n / 3 % d.of
     join (select id, row_number() over (order by id) - 1 as place, count(*) over () as of from regions where business_id = $1) r
       on r.place = n / 5 % r.of`,
    [businessId, count],
  );
  await owner.query(
    `insert into past_employments (business_id, employee_id, started_on, ended_on, reason)
     select business_id, id, hire_date - 1000, hire_date - 200, 'resignation' from employees
     where business_id = $1 and hire_date is not null and employee_number % 100 = 3`,
    [businessId],
  );
  await owner.query(
    `insert into employee_pay (business_id, employee_id, pay, pay_period)
     select business_id, id, 90000 + employee_number % 700 * 1000, 'monthly' from employees
     where business_id = $1 and employee_number % 12 > 0`,
    [businessId],
  );
}
