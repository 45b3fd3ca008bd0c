/**
 * `node bench/reminders.ts [--reminders 100000] [--businesses 1000] [--due 10] [--planned 50]`: one run of the job that says
 * what is due, over so many reminders in so many businesses, of which one in so many is due at the same moment; and one of
 * the job that works out what is due by plans, over so many assets with a plan in each business. The runs are one process's;
 * another one answers a list of reminders all the while, and before, and delivers the mail.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { createServer, jobsOf } from '../server/app.ts';
import { byHand } from '../server/platform/background-jobs/background-jobs.testing.ts';
import { readConfig } from '../server/platform/config.ts';
import { newRegister } from '../tests/faults/documents.ts';
import { signIn } from '../tests/faults/people.ts';
import { askAgain } from './asking.ts';
import { check, figure, quantile, startSteward, temporaryFolder } from './common.ts';

const { values } = parseArgs({
  options: {
    reminders: { type: 'string', default: '100000' },
    businesses: { type: 'string', default: '1000' },
    due: { type: 'string', default: '10' },
    planned: { type: 'string', default: '50' },
  },
});
const [reminders, businesses, due] = [Number(values.reminders), Number(values.businesses), Number(values.due)];
const planned = Number(values.planned);
/** Seconds for both runs, and how many times longer than before a list may take. */
const [timeGoal, listGoal] = [300, 3];
const folder = temporaryFolder();
const steward = await startSteward(folder);
const owner = new pg.Client({ connectionString: steward.ownerUrl });
await owner.connect();
const sql = async <Row extends pg.QueryResultRow>(text: string, given: unknown[] = []) =>
  (await owner.query<Row>(text, given)).rows;
const { person, businessId, assetId } = await newRegister({ url: steward.url, sql }, 'bench');

/** Copies of the first business, each with its owner; reminders spread over them and over a year. */
await owner.query('begin');
await owner.query(`create temp table copied as select gen_random_uuid() as id from generate_series(2, ${businesses})`);
for (const table of ['businesses', 'business_settings', 'memberships'])
  await owner.query(
    `insert into ${table} select (jsonb_populate_record(one.original, jsonb_build_object('${table === 'businesses' ? 'id' : 'business_id'}', c.id))).*
     from (select original from ${table} original limit 1) one cross join copied c`,
  );
// Two days ahead, so that only the run below says it.
await owner.query(
  `insert into reminders (business_id, id, kind, about_kind, about_id, subject_kind, subject_id, due_on, title, link, offsets,
     time_of_day, permission, to_everyone, to_holder, to_user_ids, next_at, created_by, created_at)
   select b.id, gen_random_uuid(), 'document_renewal', 'asset',
     case when b.id = $4 then $5::uuid else gen_random_uuid() end, 'document', gen_random_uuid(),
     current_date + 7 + d.later, 'Insurance ' || n, '/assets', '{5,1}', '08:00', 'access_assets', true, false, '{}',
     (current_date + 2 + d.later + time '08:00') at time zone 'Africa/Lagos', m.user_id, now()
   from generate_series(1, $1::int) n
   join (select id, row_number() over (order by id) - 1 as place from businesses) b on b.place = n % $2::int
   join memberships m on m.business_id = b.id
   cross join lateral (select case when (n / $2::int) % $3::int = 0 then 0 else 1 + n % 350 end as later) d`,
  [reminders, businesses, due, businessId, assetId],
);
await owner.query('commit');

/** A plan in each business for a type with so many assets. Triggers and references are left out: the rows are right. */
await owner.query('begin');
await owner.query("set local session_replication_role = 'replica'");
await owner.query(
  `insert into asset_types select (jsonb_populate_record(t, jsonb_build_object('business_id', c.id))).*
   from asset_types t join assets a on a.asset_type_id = t.id and a.id = $1 cross join copied c`,
  [assetId],
);
await owner.query(
  `insert into assets select (jsonb_populate_record(a, jsonb_build_object('business_id', b.id, 'id', gen_random_uuid(),
     'number', 'P-' || n, 'label_token', encode(uuid_send(gen_random_uuid()), 'hex')))).*
   from assets a cross join businesses b cross join generate_series(2, $2::int) n where a.id = $1`,
  [assetId, planned],
);
await owner.query(
  `insert into maintenance_plans (business_id, id, name, type, asset_type_id, every, unit, counts_from, last_done_on, created_at)
   select b.id, gen_random_uuid(), 'Yearly service', 'service', a.asset_type_id, 1, 'year', 'scheduled', current_date, now()
   from assets a cross join businesses b where a.id = $1`,
  [assetId],
);
await owner.query(
  `insert into maintenance_dues (business_id, id, plan_id, asset_id, due_on, because, turn)
   select p.business_id, gen_random_uuid(), p.id, a.id, current_date + 365, 'Every year', 0
   from maintenance_plans p join assets a on a.business_id = p.business_id
   where not (a.number = 'P-2' and substr(p.business_id::text, 1, 1) = '0')`,
);
await owner.query('commit');
await owner.query('vacuum analyze');

const noon = new Date(Date.now() + 2 * 86_400_000 + 3_600_000 * 12);
const config = readConfig({
  NODE_ENV: 'development',
  DATA_DIR: `${folder}/bench`,
  LOG_LEVEL: 'error',
  DEMO: 'false',
  PORT: '0',
});
const server = await createServer({ config, ownerUrl: steward.ownerUrl, clock: { now: () => noon } });
const jobs = jobsOf(server.platform);
const [remind, plan] = ['shell.remind', 'assets.plans'].map((name) => jobs.find((job) => job.name === name));
if (remind === undefined || plan === undefined) throw new Error('There is no such job.');

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);
/** What is still referred to. */
const heap = () => {
  collect();
  return megabytes(process.memoryUsage().heapUsed);
};
const listPath = `/api/c/${businessId}/asset-management/reminders/reminders_filter/?status=pending`;
await signIn(steward.url, person);
const asked = { url: `${steward.url}${listPath}`, token: person.token };
// The first requests warm the server up.
await askAgain(asked, () => sleep(2000));
const idle = await askAgain(asked, () => sleep(10_000));
/** Of the process that does the work. */
const resident: number[] = [];
const watch = setInterval(() => resident.push(megabytes(process.memoryUsage().rss)), 50);
const work = async ({ work: run }: typeof remind) => {
  const began = performance.now();
  await run({} as never, byHand);
  return (performance.now() - began) / 1000;
};
const before = heap();
const seconds: number[] = [];
const busy = await askAgain(asked, async () => {
  for (const job of [remind, remind, plan]) {
    const took = await work(job);
    seconds.push(took);
  }
});
clearInterval(watch);
const [first = 0, , plans = 0] = seconds;
const after = heap();
const { rows } = await owner.query<{ app: number; mail: number; people: number; twice: number }>(
  `select count(*) filter (where channel = 'app')::int as app, count(*) filter (where channel = 'mail')::int as mail,
     (select count(*)::int from pgboss.job where name = 'mail.deliver' and data ? 'sealed') as people,
     (count(*) - count(distinct (reminder_id, user_id, channel)))::int as twice from reminder_deliveries`,
);
console.log(`${reminders} reminders in ${businesses} businesses, said: ${JSON.stringify(rows[0])}`);
const [worked] = await sql<{ missing: number }>(
  "select count(*)::int as missing from assets a left join maintenance_dues d on d.business_id = a.business_id and d.asset_id = a.id where a.number like 'P-%' and d.id is null",
);
console.log(`${planned * businesses} assets with plans, ${worked?.missing} of them without a date at the end`);
const quarters = [0, 1, 2, 3].map((at) => resident.slice((at * resident.length) / 4, ((at + 1) * resident.length) / 4));
console.log(
  `memory: heap ${before} MB before and ${after} MB after; resident at most ${quarters.map((some) => Math.max(...some)).join(', ')} MB in each quarter`,
);
const [quiet, loaded] = [quantile(idle, 0.99), quantile(busy, 0.99)];
figure('both jobs', first + plans, 's', { most: timeGoal });
figure('what is due', first, 's');
figure('what plans make due', plans, 's');
figure('a list, p99 before', quiet, 'ms');
figure('a list, p99 meanwhile', loaded, 'ms');
figure('a list, of before', loaded / quiet, '×', { most: listGoal });
check('nothing is said twice, and something is', rows[0]?.twice === 0 && rows[0].app > 0);
check('every asset with a plan has a date', worked?.missing === 0);
await server.stop();
await owner.end();
process.exit();
