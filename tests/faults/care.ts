/**
 * `node tests/faults/care.ts [--rounds 2] [--seed N] [--victim server|worker]`
 *
 * Kills real processes with -9 while people upload documents and while the run says what is due, restarts them, and checks
 * that nothing acknowledged is lost, that nobody is reminded twice, and that the collector leaves no file without a row. The
 * exit code is not 0 after a violation.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { commitSeed } from '../../scripts/commit-seed.ts';
import { countMailsTwice } from './checks.ts';
import { type Added, addDocuments, lookAtDocuments, newRegister, type Register } from './documents.ts';
import { begin, lookAtFiles, patience } from './orphans.ts';
import { signIn, Violation } from './people.ts';
import { killAll } from './processes.ts';
import { randomFrom } from './random.ts';
import { openWorld, type Victim, type World } from './worlds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(commitSeed()) },
    victim: { type: 'string', multiple: true, default: ['server', 'worker'] },
  },
});
const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
/** Of each round. */
const [documents, reminders] = [6, 400];

const folder = mkdtempSync(join(tmpdir(), 'steward-care-'));
chmodSync(folder, 0o755);
process.on('exit', () => {
  killAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Reminders that have come to be said, in a few words of their round. */
const setDue = ({ sql }: World, { businessId, userId, assetId }: Register, round: string) =>
  sql(
    `insert into reminders (business_id, id, kind, about_kind, about_id, subject_kind, subject_id, due_on, title, link, offsets,
       time_of_day, permission, to_everyone, to_holder, to_user_ids, next_at, created_by, created_at)
     select $1, gen_random_uuid(), 'service', 'asset', $3, 'fault', gen_random_uuid(), current_date + 1, $4 || ' ' || n, '/assets',
       '{1}', '00:00', 'access_assets', true, false, '{}', now(), $2, now() from generate_series(1, $5::int) n`,
    [businessId, userId, assetId, round, reminders],
  );

async function untilSaid({ sql }: World, round: string): Promise<void> {
  for (const began = performance.now(); ; await sleep(100)) {
    const [left] = await sql<{ count: number }>(
      "select count(*)::int as count from reminders where title like $1 || ' %' and next_at is not null",
      [round],
    );
    if (left?.count === 0) return;
    if (performance.now() - began > patience)
      throw new Violation(`${left?.count} reminders of ${round} were never said`);
  }
}

/** What was said and what reached the person must be the same, once each. */
async function lookAtReminders({ sql }: World, round: string): Promise<string[]> {
  const [found] = await sql<{ app: number; mail: number; notes: number; occasions: number }>(
    `select count(*) filter (where d.channel = 'app')::int as app, count(*) filter (where d.channel = 'mail')::int as mail,
       (select count(*)::int from notifications n where n.text like $1 || ' %') as notes,
       (select count(distinct occasion)::int from notifications n where n.text like $1 || ' %') as occasions
     from reminder_deliveries d join reminders r on r.business_id = d.business_id and r.id = d.reminder_id
     where r.title like $1 || ' %'`,
    [round],
  );
  const expected = { app: reminders, mail: reminders, notes: reminders, occasions: reminders };
  return JSON.stringify(found) === JSON.stringify(expected) ? [] : [`${round} said ${JSON.stringify(found)}`];
}

type Outcome = { kills: number; documents: number; inTheMiddle: number; reminders: number; violations: string[] };

async function torment(victim: Victim): Promise<Outcome> {
  const outcome: Outcome = { kills: 0, documents: 0, inTheMiddle: 0, reminders: 0, violations: [] };
  const complain = (violation: string) => {
    outcome.violations.push(violation);
    console.log(`${victim}: ${violation}`);
  };
  const random = randomFrom(seed + victim.length);
  const world = await openWorld(victim, folder);
  let span = 400;
  try {
    const register = await newRegister(world, victim);
    const added: Added[] = [];
    for (let number = 1; number <= rounds; number++) {
      const round = `Round ${number}`;
      // An access token can be used for ten minutes.
      await signIn(world.url, register.person);
      await setDue(world, register, round);
      const began = performance.now();
      const adding = addDocuments(world, register, { name: round, count: documents, random, span });
      await begin(world, 'shell.remind');
      await sleep(Math.max(0, random.fraction() * span - (performance.now() - began)));
      const { killedAt, livingAt } = world.strike(random);
      outcome.kills += 1;
      const done = await adding;
      await livingAt;
      await untilSaid(world, round);
      const middle = done.filter(({ sentAt, answeredAt }) => sentAt < killedAt && answeredAt > killedAt).length;
      outcome.inTheMiddle += middle;
      const through = done.filter(({ answeredAt }) => answeredAt < killedAt).length;
      span *= through > documents / 2 ? 0.8 : through === 0 ? 1.2 : 1;
      added.push(...done);
      outcome.documents += done.length;
      outcome.reminders += reminders;
      for (const violation of await lookAtReminders(world, round)) complain(violation);
    }
    for (const violation of await lookAtDocuments(world, register, added)) complain(violation);
    const twice = await countMailsTwice(world);
    if (twice > 0) complain(`${twice} duplicate mails`);
    for (const violation of await lookAtFiles(world, random)) complain(violation);
    await world.stop();
  } catch (error) {
    complain((error as Error).message);
  }
  return outcome;
}

console.log(`${rounds} kills of each of ${values.victim.join(', ')}; --seed ${seed}`);
const outcomes: Outcome[] = [];
// One world at a time: side by side they slow each other down.
for (const victim of values.victim) outcomes.push(await torment(victim as Victim));
console.table(
  outcomes.map(({ violations, ...counts }, at) => ({
    victim: values.victim[at],
    ...counts,
    violations: violations.length,
  })),
);
const failed = outcomes.reduce((sum, { violations }) => sum + violations.length, 0);
console.log(`${outcomes.reduce((sum, { kills }) => sum + kills, 0)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
