/**
 * `node bench/two-years.ts [--vehicles 25] [--list]`: two years of a fleet's papers, the clock moved day by day. Each vehicle
 * has three papers, which are renewed early, on the day or late; each is reminded of 30, 7 and 1 days before, and the owner
 * when it is three days overdue. What was said is held against a calendar that is reckoned without the engine.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createServer, jobsOf } from '../server/app.ts';
import { byHand } from '../server/platform/background-jobs/background-jobs.testing.ts';
import { readConfig } from '../server/platform/config.ts';
import { newId } from '../server/platform/database/ids.ts';
import { attachReminder, createReminder, finishReminder } from '../server/platform/reminders/reminders.ts';
import { newRegister } from '../tests/faults/documents.ts';
import { check, figure, startSteward, temporaryFolder } from './common.ts';

const { values } = parseArgs({
  options: { vehicles: { type: 'string', default: '25' }, list: { type: 'boolean', default: false } },
});
const [days, offsets, overdueAfter] = [730, [30, 7, 1], 3] as const;
const folder = temporaryFolder();
const steward = await startSteward(folder);
const owner = new pg.Client({ connectionString: steward.ownerUrl });
await owner.connect();
const sql = async <Row extends pg.QueryResultRow>(text: string, given: unknown[] = []) =>
  (await owner.query<Row>(text, given)).rows;
const { businessId, userId, assetId } = await newRegister({ url: steward.url, sql }, 'fleet');

/** Noon in Lagos, after which the day's reminders have come. */
let now = new Date('2030-01-01T11:00:00Z');
const first = now.getTime();
const config = readConfig({
  NODE_ENV: 'development',
  DATA_DIR: `${folder}/bench`,
  LOG_LEVEL: 'error',
  DEMO: 'false',
  PORT: '0',
});
const server = await createServer({ config, ownerUrl: steward.ownerUrl, clock: { now: () => now } });
const job = jobsOf(server.platform).find(({ name }) => name === 'shell.remind');
if (job === undefined) throw new Error('There is no such job.');
const dayOf = (day: number) => new Date(first + day * 86_400_000).toISOString().slice(0, 10);

type Paper = { title: string; due: number; subject: { kind: string; id: string }; shift: number };
const about = { kind: 'asset', id: assetId };
const expected: string[] = [];

/** A paper that is renewed so many days after its due date, or before it. */
async function issue(paper: Paper): Promise<void> {
  const { title, due, subject, shift } = paper;
  await server.platform.db.as({ businessId }, async (tx) => {
    const id = await createReminder(tx, {
      businessId,
      kind: 'document_renewal',
      about,
      offsets,
      timeOfDay: '08:00',
      escalateAfter: overdueAfter,
      recipients: { everyone: true, holder: false, people: [] },
      permission: 'access_assets',
      createdBy: userId,
      now,
    });
    await attachReminder(tx, { businessId, id, about, subject, dueOn: dayOf(due), title, link: '/assets' });
  });
  for (const offset of [...offsets, -overdueAfter])
    if (due - offset < due + shift && due - offset <= days) expected.push(`${dayOf(due - offset)} ${title} ${offset}`);
}

const papers: Paper[] = [];
const shifts = [-10, 0, 5];
for (let at = 0; at < Number(values.vehicles) * 3; at++) {
  const title = `${['Insurance', 'Road worthiness', 'Vehicle licence'][at % 3]} of vehicle ${Math.floor(at / 3) + 1}`;
  const paper = {
    title,
    due: 31 + ((at * 37) % 365),
    subject: { kind: 'paper', id: newId() },
    shift: shifts[(at % 7) % 3] ?? 0,
  };
  papers.push(paper);
  await issue(paper);
}
const began = performance.now();
let renewals = 0;
for (let day = 1; day <= days; day++) {
  now = new Date(first + day * 86_400_000);
  for (const paper of papers.filter(({ due, shift }) => due + shift === day)) {
    const { subject } = paper;
    await server.platform.db.as({ businessId }, (tx) => finishReminder(tx, { businessId, subject, now }));
    Object.assign(paper, { due: paper.due + 365, subject: { kind: 'paper', id: newId() } });
    await issue(paper);
    renewals += 1;
  }
  await job.work({} as never, byHand);
}
const said = await sql<{ line: string }>(
  `select to_char(d.said_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') || ' ' || r.title || ' ' || d.offset_days as line
   from reminder_deliveries d join reminders r on r.business_id = d.business_id and r.id = d.reminder_id
   where d.channel = 'app' order by 1`,
);
const lines = said.map(({ line }) => line);
if (values.list) console.log(lines.join('\n'));
const missed = expected.filter((line) => !lines.includes(line));
const strange = lines.filter((line, at) => !expected.includes(line) || lines.indexOf(line) !== at);
const [told] = await sql<{ count: number }>(
  "select count(*)::int as count from notifications where occasion like 'reminder:%'",
);
console.log(
  `${papers.length} papers, ${renewals} renewals, ${days} days in ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
console.log(
  `${lines.length} said, ${told?.count} notifications; ${missed.length} missed, ${strange.length} twice or on another day`,
);
await server.stop();
await owner.end();
figure('reminders missed', missed.length, '', { most: 0 });
figure('said twice or on another day', strange.length, '', { most: 0 });
check('each is a notification', told?.count === lines.length);
process.exit();
