/**
 * `node bench/time-off-year.ts [--employees 5000] [--kills 50] [--asks 60]`: the change of the leave year for so many employees with
 * five years of entries each, while another process answers a list; the same for the next year by processes that are killed at
 * random instants; and a balance and the report of balances in that business against one with 50 employees, asked in turn.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { plainTerms } from '../rules/timeoff/policy.ts';
import { createServer, jobsOf } from '../server/app.ts';
import { byHand } from '../server/platform/background-jobs/background-jobs.testing.ts';
import { readConfig } from '../server/platform/config.ts';
import { askAgain } from './asking.ts';
import { check, figure, quantile, startSteward, temporaryFolder } from './common.ts';
import { generateEmployees } from './people-data.ts';
import { largeAndSmall } from './register-data.ts';

/** A process that does the work once and may be killed has these from the one that started it. */
const { BENCH_OWNER_URL: ownersUrl, BENCH_NOW: moment, BENCH_DATA: data } = process.env;
const few = 50;
/** Seconds for the change of a year, and how many times longer than before a list and a balance may take. */
const [timeGoal, listGoal, balanceGoal] = [30, 3, 1.5];

async function openJob(ownerUrl: string, folder: string, now: () => Date) {
  const config = readConfig({
    NODE_ENV: 'development',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    DEMO: 'false',
    PORT: '0',
  });
  const server = await createServer({ config, ownerUrl, clock: { now } });
  const job = jobsOf(server.platform).find(({ name }) => name === 'timeoff.due-entries');
  if (job === undefined) throw new Error('There is no such job.');
  return { run: () => job.work({} as never, byHand), stop: () => server.stop() };
}

if (ownersUrl !== undefined && moment !== undefined) {
  const { run, stop } = await openJob(ownersUrl, data ?? '', () => new Date(moment));
  process.send?.('begun');
  await run();
  await stop();
  process.exit();
}

const { values } = parseArgs({
  options: {
    employees: { type: 'string', default: '5000' },
    kills: { type: 'string', default: '50' },
    asks: { type: 'string', default: '60' },
  },
});
const [many, kills, asks] = [Number(values.employees), Number(values.kills), Number(values.asks)];
const folder = temporaryFolder();
const steward = await startSteward(folder);
const owner = new pg.Client({ connectionString: steward.ownerUrl });
await owner.connect();
const thisYear = new Date().getUTCFullYear();
const newYear = (later: number) => new Date(Date.UTC(thisYear + later, 0, 1, 12));
let now = new Date();
const { run, stop } = await openJob(steward.ownerUrl, `${folder}/bench`, () => now);

/** A policy that grants by month and carries over for three months, and eight days taken in each of five years. */
async function fill(businessId: string, count: number): Promise<void> {
  await generateEmployees(owner, businessId, count);
  const terms = { ...plainTerms, accrual: 'monthly', carry_over: 'limited', carry_over_most: 5, carry_over_months: 3 };
  const from = `${thisYear - 5}-01-01`;
  await owner.query(
    `insert into timeoff_policies (business_id, id, kind, name, created_at) values ($1, gen_random_uuid(), 'annual', 'Annual leave', now())`,
    [businessId],
  );
  await owner.query(
    `insert into timeoff_policy_versions select $1, gen_random_uuid(), id, $2, $3, now() from timeoff_policies where business_id = $1`,
    [businessId, from, JSON.stringify(terms)],
  );
  await owner.query(
    `insert into timeoff_assignments (business_id, id, policy_id, employee_id, start_date)
     select $1, gen_random_uuid(), p.id, e.id, $2::date from timeoff_policies p, employees e
     where p.business_id = $1 and e.business_id = $1 and e.id::text like '01b%'`,
    [businessId, from],
  );
  await owner.query(
    `insert into timeoff_entries select $1, gen_random_uuid(), a.id, n, $2::date + n * 45, 'taken', -100,
       date_trunc('year', $2::date + n * 45), false, null, 'request ' || n, now(), null
     from timeoff_assignments a, employees e, generate_series(1, 40) n
     where a.business_id = $1 and e.business_id = $1 and e.id = a.employee_id
       and coalesce(e.hire_date, $2::date) <= $2::date and e.status = 'active'`,
    [businessId, from],
  );
  await run();
}

const { large, small } = await largeAndSmall(steward.url, owner, {
  large: (businessId) => fill(businessId, many),
  small: (businessId) => fill(businessId, few),
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
async function ask({ businessId, token }: typeof large, path: string): Promise<number> {
  return timed(async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${steward.url}/api/c/${businessId}/${path}`, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  });
}

const employeesOf = async ({ businessId }: typeof large) =>
  (
    await owner.query<{ id: string }>('select employee_id as id from timeoff_assignments where business_id = $1', [
      businessId,
    ])
  ).rows.map(({ id }) => id);
const people = { large: await employeesOf(large), small: await employeesOf(small) };
const times = { large: [] as number[], small: [] as number[] };
for (let round = 0; round < asks + 8; round++) {
  const pathOf = (ids: readonly string[]) => `employees/${ids[(round * 37) % ids.length]}/timeoff/`;
  const both = [await ask(large, pathOf(people.large)), await ask(small, pathOf(people.small))];
  // The first rounds warm up.
  if (round < 8) continue;
  times.large.push(both[0] ?? 0);
  times.small.push(both[1] ?? 0);
}
figure('a balance, p95', quantile(times.large, 0.95), 'ms');
figure('a balance, of that of the small business', quantile(times.large, 0.95) / quantile(times.small, 0.95), '×', {
  most: balanceGoal,
});

const reports = { large: [] as number[], small: [] as number[] };
for (let round = 0; round < asks + 8; round++) {
  const path = `timeoff_balances/?page_size=50&day=${thisYear}-06-30`;
  const both = [await ask(large, path), await ask(small, path)];
  if (round < 8) continue;
  reports.large.push(both[0] ?? 0);
  reports.small.push(both[1] ?? 0);
}
figure('the report of balances, p95', quantile(reports.large, 0.95), 'ms');
figure(
  'the report of balances, of that of the small business',
  quantile(reports.large, 0.95) / quantile(reports.small, 0.95),
  '×',
  { most: balanceGoal },
);

const asked = { url: `${steward.url}/api/c/${large.businessId}/employees`, token: large.token };
await askAgain(asked, () => sleep(1000));
const idle = await askAgain(asked, () => sleep(8000));
now = newYear(1);
let took = 0;
const busy = await askAgain(asked, async () => {
  took = await timed(run);
});
figure('the change of the year', took / 1000, 's', { most: timeGoal });
figure('a list, p99 before', quantile(idle, 0.99), 'ms');
figure('a list, p99 meanwhile', quantile(busy, 0.99), 'ms');
figure('a list, of before', quantile(busy, 0.99) / quantile(idle, 0.99), '×', { most: listGoal });

const sumsAt = async (day: string) => {
  const { rows } = await owner.query<{ twice: number; granted: number; entries: number }>(
    `select count(*) filter (where times > 1)::int as twice, count(*) filter (where kind = 'grant' and day = $1)::int as granted,
       sum(times)::int as entries
     from (select kind, day, count(*) as times from timeoff_entries where kind <> 'taken'
       group by assignment_id, kind, day, lot, is_carried) one`,
    [day],
  );
  return rows[0] ?? { twice: 0, granted: 0, entries: 0 };
};
const first = await sumsAt(newYear(1).toISOString().slice(0, 10));
now = newYear(2);
let killed = 0;
for (let attempt = 0; attempt < kills; attempt++) {
  const env = {
    ...process.env,
    BENCH_OWNER_URL: steward.ownerUrl,
    BENCH_NOW: now.toISOString(),
    BENCH_DATA: `${folder}/killed`,
  };
  const child = fork(new URL(import.meta.url).pathname, { env });
  const gone = once(child, 'exit');
  await Promise.race([once(child, 'message'), gone]);
  await Promise.race([sleep(Math.random() * took * 0.3), gone]);
  if (child.kill('SIGKILL')) killed += 1;
  await gone;
}
await run();
const second = await sumsAt(newYear(2).toISOString().slice(0, 10));
await run();
const again = await sumsAt(newYear(2).toISOString().slice(0, 10));
console.log(`killed ${killed} times; ${JSON.stringify({ first, second, again })}`);
check('every entry is there once', second.twice === 0 && first.twice === 0 && again.entries === second.entries);
check('nobody is left out', second.granted === first.granted && second.granted > 0);
await stop();
await owner.end();
await steward.stop();
process.exit();
