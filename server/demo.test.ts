import { expect, it } from 'vitest';
import { permissionNames } from '../openapi/generated/lists/shared.ts';
import { weekLater, weekOf } from '../rules/rota/week.ts';
import { interestsIn, isOfComing } from '../rules/shared/modules.ts';
import { logIn } from './accounts/accounts.testing.ts';
import { makeDemo } from './demo.ts';
import type { Answer } from './platform/contract.ts';
import { startTestServer } from './platform/testing.ts';
import { inLagos } from './platform/time/lagos.testing.ts';

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
    { is_owner: false, permissions: 5, business, status: 'unapplicable' },
    { is_owner: false, permissions: 2, business, status: 'unapplicable' },
    { is_owner: false, permissions: 2, business, status: 'unapplicable' },
  ]);
});

it('has nobody whose permissions open only what is coming, and a business interested in what works', async () => {
  const members = await server.sql<{ permissions: (typeof permissionNames)[number][] }>(
    'select permissions from memberships where not is_owner',
  );
  expect(members.filter(({ permissions }) => permissions.every(isOfComing))).toEqual([]);
  const [business] = await server.sql<{ interested_in: string[] }>('select interested_in from businesses');
  const works: string[] = interestsIn('works');
  expect(business?.interested_in.filter((name) => !works.includes(name))).toEqual([]);
});

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

it('has the seven policies of the Nigerian pack, and everybody who works there has theirs', async () => {
  const [found] = await server.sql(
    `select count(distinct p.id)::int as policies,
       count(distinct a.employee_id) filter (where p.kind = 'annual')::int as annual,
       bool_and(e.gender = p.gender) filter (where p.gender is not null) as "isTheirs",
       count(*) filter (where e.status = 'terminated')::int as leavers
     from timeoff_policies p join timeoff_assignments a on a.policy_id = p.id join employees e on e.id = a.employee_id`,
  );
  const active = await server.sql('select from employees where status = $1', ['active']);
  expect(found).toMatchObject({ policies: 7, isTheirs: true, leavers: 0 });
  expect(active.length - Number(found?.annual)).toBeLessThan(5);
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
  expect(papers).toEqual({ papers: 112, expired: 11, due: 15, renewals: 3 });
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
    expiring: 7,
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

it('has of every vehicle the papers that its sheet asks for: most valid, some due, expired or missing', async () => {
  const shares = await server.sql<{ vehicle: string; states: string[]; heavy: boolean }>(
    `select a.number as vehicle, a.vehicle_type = 'truck' and a.name not like '%Hilux%' as heavy,
       array(select type::text from unnest(papers_needed(a.vehicle_type, a.vehicle_model)) type) as needed,
       array(select case when d.expiry_date < current_date then 'expired' when d.expiry_date <= current_date + 30 then 'due' else 'valid' end
         from asset_documents d where d.business_id = a.business_id and d.asset_id = a.id and d.is_current) as states
     from assets a where a.is_vehicle and a.vehicle_type <> 'forklift'`,
  );
  expect(shares.length).toBe(23);
  expect(shares.every(({ states }) => states.length >= 3)).toBe(true);
  const of = (state: string) => shares.flatMap(({ states }) => states).filter((one) => one === state).length;
  const [{ missing = 0 } = {}] = await server.sql<{ missing: number }>(
    `select count(*)::int as missing from dues where kind = 'missing_paper'`,
  );
  const all = of('valid') + of('due') + of('expired') + missing;
  expect(of('valid') / all).toBeGreaterThan(0.6);
  for (const few of [of('due'), of('expired'), missing]) {
    expect(few).toBeGreaterThan(2);
    expect(few / all).toBeLessThan(0.2);
  }
  const permits = await server.sql(
    `select count(distinct d.asset_id)::int as trucks from asset_documents d join document_types t on t.business_id = d.business_id
       and t.id = d.document_type_id where paper_named(t.name) = 'heavy_duty'`,
  );
  expect(permits).toEqual([{ trucks: 9 }]);
});

it('has vehicles that are driven, fuelled and checked by whoever had them, and are no older than what they are', async () => {
  const [wrong] = await server.sql(
    `select count(*) filter (where not exists (select from asset_assignments p where p.asset_id = f.asset_id
         and p.employee_id = f.driver_id and p.date_assigned <= f.filled_on and (p.end_date is null or f.filled_on < p.end_date)))::int as fuel,
       (select count(*)::int from vehicle_checks where driver_id is null) as checks,
       (select count(*)::int from assets where is_vehicle and purchase_date < make_date(year, 1, 1)) as vehicles,
       (select count(*)::int from asset_assignments p join employees e on e.id = p.employee_id join assets a on a.id = p.asset_id
          where a.is_vehicle and p.date_assigned < e.hire_date) as holders
     from fuel_entries f`,
  );
  expect(wrong).toEqual({ fuel: 0, checks: 0, vehicles: 0, holders: 0 });
});

it('has books that say less than what was paid', async () => {
  const [books] = await server.sql(
    `select count(*) filter (where t.useful_life_months is null)::int as "withoutLife",
       sum(book_value(a.cost, a.purchase_date, t.useful_life_months, t.residual_percent, current_date)) < sum(a.cost) * 0.8 as "isLess"
     from assets a join asset_types t on t.business_id = a.business_id and t.id = a.asset_type_id`,
  );
  expect(books).toEqual({ withoutLife: 0, isLess: true });
});

it('has a year of weeks of a rota at three places that break no rule, of which 49 are published, and people who cannot work at times', async () => {
  const demo = await makeDemo(server.platform);
  const { body: session } = await logIn(server, demo.people[0]?.email ?? '', demo.password);
  const [{ id = '' } = {}] = await server.sql<{ id: string }>('select id from businesses');
  const thisWeek = weekOf(inLagos());
  type Shown = Answer<'getShiftWeek'>;
  const weeks: Shown[] = [];
  for (let at = -47; at <= 4; at++) {
    const { year, week } = weekLater(thisWeek, at);
    const { body } = await server.call('GET', `/c/${id}/shift/?year=${year}&week_number=${week}`, {
      token: session.access_token,
    });
    weeks.push(body);
  }
  const shifts = weeks.map(({ employees, open }) => [...employees.flatMap((one) => one.shifts), ...open]);
  expect(shifts.map(({ length }) => length > 20)).toEqual(weeks.map(() => true));
  expect(shifts.flatMap((all) => all.flatMap(({ faults }) => faults))).toEqual([]);
  expect(new Set(shifts.flat().map(({ location }) => location.name)).size).toBe(3);
  expect(weeks.map(({ published }) => published)).toEqual(weeks.map((_, at) => at < 49));
  expect(weeks.slice(0, 49).map(({ unpublished }) => unpublished)).toEqual([...Array(48).fill(0), 1]);
  expect(weeks.map(({ open }) => open.length > 0)).toEqual(weeks.map((_, at) => at > 47));
  const said = (await server.call('GET', `/c/${id}/unavailability/`, { token: session.access_token })).body.results;
  expect(said.length).toBe(3);
  // One in each state that nothing has overtaken.
  const swaps = (await server.call('GET', `/c/${id}/shift/swaps/`, { token: session.access_token })).body.results;
  const statuses = swaps.map(({ status }: Answer<'listShiftSwaps'>['results'][number]) => status);
  expect(statuses.toSorted()).toEqual(['accepted', 'declined', 'done', 'offered', 'withdrawn']);
  expect(swaps.flatMap(({ faults }: Answer<'listShiftSwaps'>['results'][number]) => faults)).toEqual([]);
});

it('has on each dashboard the numbers that their lists have', async () => {
  const demo = await makeDemo(server.platform);
  const { body: session } = await logIn(server, demo.people[0]?.email ?? '', demo.password);
  const [{ id = '' } = {}] = await server.sql<{ id: string }>('select id from businesses');
  const read = async (path: string) => {
    const { status, body } = await server.call('GET', `/c/${id}/${path}`, { token: session.access_token });
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const rows = async (path: string) => (await read(`${path}&page_size=1`)).count as number;
  /** What a figure says, and how many rows the list has that it opens. */
  const compared: [figure: string, said: number, opened: number][] = [];
  const compare = async (said: number, path: string) => compared.push([path, said, await rows(path)]);
  const register = 'asset-management/assets/?';
  const { asset_count } = await read('asset-management/dashboard/asset_flow/');
  await compare(asset_count, register);
  for (const { status, total } of await read('asset-management/dashboard/asset_status_breakdown/'))
    await compare(total, `${register}status=${status}`);
  for (const { id: type, asset_count: count } of await read('asset-management/asset_types/all_asset_types/'))
    await compare(count, `${register}asset_type=${type}`);
  const kinds = { cars: 'car', buses: 'bus', trucks: 'truck', bikes: 'bike', forklifts: 'forklift' };
  const stats = await read('vehicle-dashboard/type-stats/');
  for (const [name, type] of Object.entries(kinds)) await compare(stats[name], `vehicles/?type=${type}`);
  for (const [status, count] of Object.entries(await read('vehicle-dashboard/status-stats/')))
    await compare(Number(count), `vehicles/?status=${status}`);
  for (const module of ['fleet', 'assets', 'hr'])
    for (const [state, count] of Object.entries(await read(`due/figures/?module=${module}`)))
      await compare(Number(count), `due/?module=${module}&state=${state}`);
  const people = await read('employees/dashboard/count/');
  const day = `employed_on=${people.as_of}`;
  await compare(people.total, `employees?${day}`);
  await compare(people.inactive, 'employees?status=inactive');
  await compare(people.joining, 'employees?status=joining');
  await compare(people.on_notice, 'employees?on_notice=true');
  const { year, months } = await read('employees/dashboard/employee_turn_over/');
  for (const { start_date: from, end_date: to, joined, left, closing } of [year, ...months]) {
    await compare(joined, `employees?hired_from=${from}&hired_to=${to}`);
    await compare(left, `employees?left_from=${from}&left_to=${to}`);
    if (closing !== undefined) await compare(closing, `employees?employed_on=${to}`);
  }
  for (const { department, count } of await read('employees/dashboard/department_breakdown/'))
    await compare(
      count,
      `employees?${day}&${department === null ? 'without=department' : `department=${department.id}`}`,
    );
  for (const { gender, count } of await read('employees/dashboard/gender_distribution/'))
    await compare(count, `employees?${day}&${gender === null ? 'without=gender' : `gender=${gender}`}`);
  expect(compared.filter(([, said, opened]) => said !== opened)).toEqual([]);
  expect(compared.length).toBeGreaterThan(60);
});

it('sends no mail, and none follows', async () => {
  expect(await server.sql('select from bank_account_changes where told_at is null')).toEqual([]);
  expect(await server.mails()).toEqual([]);
});

it('has a year of time off in every state, and this and the next year of holidays', async () => {
  const states = await server.sql('select status, count(*)::int as count from timeoff_requests group by 1 order by 1');
  expect(states.map(({ status }) => status)).toEqual(['approved', 'asked_back', 'cancelled', 'declined', 'pending']);
  expect(states[0]?.count).toBeGreaterThan(25);
  const away = await server.sql(
    `select from timeoff_requests where status = 'approved' and last_day >= date_trunc('week', now()) and first_day <= current_date + 6`,
  );
  expect(away.length).toBeGreaterThan(0);
  const taken = await server.sql("select from timeoff_entries where kind = 'taken'");
  expect(taken.length).toBeGreaterThan(100);
  const own = await server.sql("select from holidays where scope = 'business'");
  expect(own).toHaveLength(2);
});
