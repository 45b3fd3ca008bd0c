/**
 * `node bench/reminders.ts [--reminders 100000] [--businesses 1000] [--due 10]`: one run of the job that says what is due,
 * over so many reminders in so many businesses, of which one in so many is due at the same moment. The run is one process's;
 * another one answers a list of reminders all the while, and before.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createServer, jobsOf } from '../server/app.ts';
import { readConfig } from '../server/platform/config.ts';
import { newRegister } from '../tests/faults/documents.ts';
import { call, signIn } from '../tests/faults/people.ts';
import { quantile, startSteward, temporaryFolder } from './common.ts';

const { values } = parseArgs({
  options: {
    reminders: { type: 'string', default: '100000' },
    businesses: { type: 'string', default: '1000' },
    due: { type: 'string', default: '10' },
  },
});
const [reminders, businesses, due] = [Number(values.reminders), Number(values.businesses), Number(values.due)];
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
const job = jobsOf(server.platform).find(({ name }) => name === 'shell.remind');
if (job === undefined) throw new Error('There is no such job.');
let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 50);
const before = process.memoryUsage().rss;

/** Milliseconds of one request after the other for a list. */
async function listing(isOver: () => boolean): Promise<number[]> {
  const took: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    const { status } = await call(steward.url, 'GET', listPath, { token: person.token });
    if (status !== 200) throw new Error(`The list was answered ${status}.`);
    took.push(performance.now() - began);
    await sleep(10);
  }
  return took;
}
const listPath = `/api/c/${businessId}/asset-management/reminders/reminders_filter/?status=pending`;
await signIn(steward.url, person);
const idleUntil = performance.now() + 10_000;
const idle = await listing(() => performance.now() > idleUntil);
let isOver = false;
const work = async () => {
  const began = performance.now();
  await job.work({} as never, { attempt: 1, isLast: false, signal: new AbortController().signal });
  return (performance.now() - began) / 1000;
};
const running = listing(() => isOver);
const [first, again] = [await work(), await work()];
isOver = true;
const busy = await running;
clearInterval(watch);
const { rows } = await owner.query<{ app: number; mail: number; people: number; twice: number }>(
  `select count(*) filter (where channel = 'app')::int as app, count(*) filter (where channel = 'mail')::int as mail,
     (select count(*)::int from pgboss.job where name = 'mail.deliver' and data ? 'sealed') as people,
     (count(*) - count(distinct (reminder_id, user_id, channel)))::int as twice from reminder_deliveries`,
);
const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);
console.log(
  `${reminders} reminders in ${businesses} businesses: said in ${first.toFixed(1)} s, with nothing left ${again.toFixed(2)} s`,
);
console.log(`memory ${megabytes(before)} MB before, ${megabytes(most)} MB at most; said ${JSON.stringify(rows[0])}`);
const [quiet, loaded] = [quantile(idle, 0.99), quantile(busy, 0.99)];
console.log(
  `a list: p99 ${quiet.toFixed(1)} ms before, ${loaded.toFixed(1)} ms during the run (${busy.length} requests)`,
);
await server.stop();
await owner.end();
process.exit(rows[0]?.twice === 0 && rows[0].app > 0 ? 0 : 1);
