import { expect, it } from 'vitest';
import { permissionNames } from '../openapi/generated/lists/shared.ts';
import { logIn } from './accounts/accounts.testing.ts';
import { makeDemo } from './demo.ts';
import { startTestServer } from './platform/testing.ts';

const server = await startTestServer({ jobs: true });

it('makes one business with people who can sign in, however often it is asked', async () => {
  const demo = await makeDemo(server.platform);
  expect(await makeDemo(server.platform)).toEqual(demo);
  expect(await server.sql('select name from businesses')).toEqual([{ name: demo.businessName }]);

  const seen = await Promise.all(
    demo.people.map(async ({ email }) => {
      const { body } = await logIn(server, email, demo.password);
      const { is_owner, permissions, business, business_onboarding_status: status } = body.user;
      return { is_owner, permissions: permissions.length, business: business.name, status };
    }),
  );
  const business = demo.businessName;
  expect(seen).toEqual([
    { is_owner: true, permissions: permissionNames.length, business, status: 'setup' },
    { is_owner: false, permissions: 4, business, status: 'unapplicable' },
    { is_owner: false, permissions: 2, business, status: 'unapplicable' },
    { is_owner: false, permissions: 1, business, status: 'unapplicable' },
  ]);
}, 60_000);

it('has 53 employees, each in a department and a region with a manager and pay, of whom four have left', async () => {
  const placed = await server.sql(
    'select count(*)::int as people from employees where department_id is not null and region_id is not null',
  );
  expect(placed).toEqual([{ people: 53 }]);
  const [described] = await server.sql(
    `select count(*) filter (where e.manager_id is null)::int as heads,
       count(*) filter (where e.status = 'terminated')::int as leavers, count(p.account_number)::int as accounts
     from employees e left join employee_pay p on p.employee_id = e.id`,
  );
  expect(described).toEqual({ heads: 1, leavers: 4, accounts: 53 });
  const members = await server.sql('select job_title from employees where user_id is not null order by employee_id');
  expect(members.map(({ job_title }) => job_title)).toEqual([
    'Managing director',
    'Head of people',
    'Fleet manager',
    'Payroll officer',
  ]);
});

it('has a register of 120 assets and 25 vehicles, of several types, locations, states and holders', async () => {
  const [found] = await server.sql(
    `select count(*) filter (where not is_vehicle)::int as assets, count(*) filter (where is_vehicle)::int as vehicles,
       count(distinct asset_type_id)::int as types, count(distinct location_id)::int as locations,
       count(distinct status)::int as states, count(distinct assignee_id) > 30 as "hasHolders"
     from assets`,
  );
  expect(found).toEqual({ assets: 120, vehicles: 25, types: 8, locations: 6, states: 9, hasHolders: true });
});

it('has papers that are valid, due and expired, with reminders of which few are overdue', async () => {
  const [papers] = await server.sql(
    `select count(*)::int as papers, count(*) filter (where expiry_date < current_date)::int as expired,
       count(*) filter (where expiry_date between current_date and current_date + 30)::int as due,
       count(*) filter (where version > 1)::int as renewals
     from asset_documents where is_current`,
  );
  expect(papers).toEqual({ papers: 56, expired: 3, due: 8, renewals: 3 });
  const [reminders] = await server.sql(
    `select count(*)::int as open, count(*) filter (where due_on < current_date)::int as overdue,
       count(*) filter (where due_on between current_date and current_date + 7)::int as "thisWeek"
     from reminders where kind = 'document_renewal' and about_kind = 'asset' and done_at is null and cancelled_at is null`,
  );
  expect(reminders).toEqual({ open: 30, overdue: 2, thisWeek: 3 });
});

it('has company files that are partly acknowledged, documents that expire, and a request in progress', async () => {
  const [found] = await server.sql(
    `select (select count(*)::int from company_files) as files,
       (select count(*)::int from company_file_acknowledgements) > 20 as "hasReaders",
       (select count(*)::int from employee_documents where expiry_date < current_date + 30) as expiring,
       (select array_agg(distinct state order by state) from document_answers) as answers`,
  );
  expect(found).toEqual({
    files: 5,
    hasReaders: true,
    expiring: 4,
    answers: ['accepted', 'asked', 'returned', 'sent'],
  });
});

it('has a year of fuel, checks, accidents and fines of its vehicles, whose sums are right', async () => {
  const [logged] = await server.sql(
    `select count(*) > 1000 as "hasFuel", count(distinct asset_id)::int as vehicles,
       (select count(*) > 300 from vehicle_checks) as "hasChecks",
       (select count(*)::int from vehicle_incidents) as incidents,
       (select count(*) > 5 from vehicle_check_faults) as "hasFaults"
     from fuel_entries`,
  );
  expect(logged).toEqual({ hasFuel: true, vehicles: 25, hasChecks: true, incidents: 8, hasFaults: true });
  const [sums] = await server.sql(
    `select (select sum(fuel)::int8 from vehicle_costs where scope = 'fleet' and length(period) = 4)
         = (select sum(total) from fuel_entries) as fuel,
       (select sum(total)::int8 from vehicle_costs where scope = 'fleet' and length(period) = 4)
         = (select sum(total)::int8 from vehicle_costs where scope = 'vehicle' and length(period) = 7) as total,
       (select sum(km)::int8 from vehicle_costs where scope = 'fleet' and length(period) = 4)
         = (select sum(driven) from (select max(value) - min(value) as driven from asset_readings
            where meter = 'odometer' group by asset_id) each) as km`,
  );
  expect(sums).toEqual({ fuel: true, total: true, km: true });
  const [use] = await server.sql(
    `select count(distinct p.asset_id)::int as vehicles, count(*) filter (where p.status = 'out_for_repair') > 20 as "isRepaired",
       bool_and(p.until is not null or p.status = a.status) as "isNow"
     from asset_status_periods p join assets a on a.business_id = p.business_id and a.id = p.asset_id and a.is_vehicle`,
  );
  expect(use).toEqual({ vehicles: 25, isRepaired: true, isNow: true });
});

it('sends no mail', async () => {
  expect(await server.mails()).toEqual([]);
});
