/**
 * `node bench/people.ts [--employees 50000] [--asks 60]`: the people of a business with many employees against one with 500, side by
 * side: the list by filter and page, the people picker, the dashboard and the reports, one request at a time.
 * Each question goes to both businesses in turn, so that whatever else the machine does meets both.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { figure, quantile, startSteward, temporaryFolder } from './common.ts';
import { generateEmployees } from './people-data.ts';
import { largeAndSmall } from './register-data.ts';

const { values } = parseArgs({
  options: {
    employees: { type: 'string', default: '50000' },
    asks: { type: 'string', default: '60' },
  },
});
const steward = await startSteward(temporaryFolder());
const owner = new pg.Client({ connectionString: steward.ownerUrl });
await owner.connect();

const few = 500;
const many = Number(values.employees);
/** The most that the p95 of the large business may be, as a multiple of the small one's. */
const goal = 1.5;

const { large, small } = await largeAndSmall(steward.url, owner, {
  large: (businessId) => generateEmployees(owner, businessId, many),
  small: (businessId) => generateEmployees(owner, businessId, few),
});

type Business = typeof large;
type Ids = Record<'departments' | 'regions' | 'jobs', string>;
const idsOf: Record<string, Ids> = {};
for (const { businessId } of [large, small]) {
  const ids = {} as Ids;
  for (const table of ['departments', 'regions', 'jobs'] as const) {
    const found = `select id from ${table} where business_id = $1 order by id limit 1`;
    ids[table] = (await owner.query<{ id: string }>(found, [businessId])).rows[0]?.id ?? '';
  }
  idsOf[businessId] = ids;
}

/** Of a business with so many people; `round` makes a question that nobody has asked before. */
type Path = (ids: Ids, count: number, round: number) => string;
const list =
  (query: string): Path =>
  () =>
    `employees?${query}`;
const questions: Record<string, Path> = {
  'list: first page': list(''),
  'list: by employee ID': list('ordering=employee_id'),
  'list: of a department': ({ departments }) => `employees?department=${departments}`,
  'list: of a region': ({ regions }) => `employees?region=${regions}`,
  'list: of a job': ({ jobs }) => `employees?job=${jobs}`,
  'list: active': list('active=true'),
  'list: terminated': list('status=terminated'),
  'list: of a department, active': ({ departments }) => `employees?department=${departments}&status=active`,
  'list: of a gender': list('gender=female'),
  // The small business has a few of these only: both are asked for as many.
  'list: born in a year': list('page_size=2&born_from=1990-01-01&born_to=1990-12-31'),
  'list: joined in a month': list('page_size=2&hired_from=2024-03-01&hired_to=2024-03-31'),
  'list: left in a year': list('page_size=2&left_from=2025-01-01&left_to=2025-12-31'),
  'list: at work on a day': list('employed_on=2024-03-31'),
  'list: page in the middle': (_, count) => `employees?page=${Math.ceil(count / 100)}`,
  'list: search, another each time': (_, count, round) => `employees?search=Obi${Math.ceil(count / 2) + round}`,
  'list: search, address': (_, count, round) => `employees?search=person${Math.ceil(count / 2) + round}@bench.test`,
  'list: search, common': list('search=adaeze'),
  'picker: first page': () => 'employees/filter?page_size=20&status=active',
  'picker: search': () => 'employees/filter?page_size=20&status=active&search=chidi',
  'picker: search, another each time': (_, count, round) =>
    `employees/filter?page_size=20&status=active&search=Obi${Math.ceil(count / 2) + round}`,
  'picker: of a department': ({ departments }) =>
    `employees/filter?page_size=20&status=active&department=${departments}`,
};
for (const part of ['count/', 'employee_turn_over/', 'department_breakdown/', 'gender_distribution/', 'new_hire/'])
  questions[`dashboard: ${part}`] = () => `employees/dashboard/${part}`;
for (const part of ['birthdays', 'job_anniversary'])
  questions[`dashboard: ${part}`] = () => `employees/dashboard/${part}?status=upcoming`;
for (const report of ['turnover', 'employee-count', 'head-count', 'diversity-demographic', 'age-profile', 'salaries'])
  questions[`report: ${report}`] = () => `hr_reports/${report}/`;

async function ask({ businessId, token }: Business, path: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`${steward.url}/api/c/${businessId}/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - from;
}

for (const [name, path] of Object.entries(questions)) {
  const times = { large: [] as number[], small: [] as number[] };
  for (let round = 0; round < Number(values.asks) + 8; round++) {
    const of = (business: Business, count: number) =>
      ask(business, path(idsOf[business.businessId] ?? { departments: '', regions: '', jobs: '' }, count, round));
    const [ofLarge, ofSmall] = [await of(large, many), await of(small, few)];
    // The first rounds warm up: a statement is planned anew five times.
    if (round < 8) continue;
    times.large.push(ofLarge);
    times.small.push(ofSmall);
  }
  const [p95, against] = [quantile(times.large, 0.95), quantile(times.small, 0.95)];
  figure(`${name}, p95`, p95, 'ms');
  figure(`${name}, of that of the small business`, p95 / against, '×', { most: goal });
}

/** Pages and figures are found once for each version of the people: what the first who asks after a change waits. */
const firsts = {
  'list: page in the middle': `employees?page=${Math.ceil(many / 100)}`,
  'list: search, common': 'employees?search=adaeze',
  'dashboard: birthdays': 'employees/dashboard/birthdays?status=upcoming',
  'report: turnover': 'hr_reports/turnover/',
  'report: diversity-demographic': 'hr_reports/diversity-demographic/',
  'report: salaries': 'hr_reports/salaries/',
};
for (const [name, path] of Object.entries(firsts)) {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    await owner.query(
      `insert into people_versions (business_id, version) values ($1, 1)
       on conflict (business_id) do update set version = people_versions.version + 1`,
      [large.businessId],
    );
    times.push(await ask(large, path));
  }
  figure(`${name}, after a change`, times, 'ms');
}
await owner.end();
await steward.stop();
process.exit();
