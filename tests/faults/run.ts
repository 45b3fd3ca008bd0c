/**
 * `node tests/faults/run.ts [--rounds 2] [--people 5] [--seed N] [--victim server|worker|database]`
 *
 * Kills real processes with -9 while people sign up, create businesses and wait for them, restarts them, and checks that
 * nothing acknowledged is lost, duplicated or incomplete. Every round is one kill per victim, with this many people in each
 * of the three phases. The exit code is not 0 after a violation.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commitSeed } from '../../scripts/commit-seed.ts';
import { leftovers, lookAtAll, takeovers } from './checks.ts';
import { killAll } from './processes.ts';
import { randomFrom } from './random.ts';
import { firstPace, longestWait, phases, playRound, type Round } from './round.ts';
import { openWorld, type Victim } from './worlds.ts';

const victims: Victim[] = ['server', 'worker', 'database'];
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    people: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(commitSeed()) },
    victim: { type: 'string', multiple: true, default: victims },
  },
});
const rounds = Number(values.rounds);
const people = Number(values.people);
const seed = Number(values.seed);
console.log(`${rounds} kills of each of ${values.victim.join(', ')}; ${people} people in each phase; --seed ${seed}`);

const folder = mkdtempSync(join(tmpdir(), 'steward-faults-'));
chmodSync(folder, 0o755);
process.on('exit', () => {
  killAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

type Outcome = {
  victim: Victim;
  rounds: Round[];
  violations: string[];
  takeovers: number[];
  left: { files: number; uploads: number };
};

async function torment(victim: Victim): Promise<Outcome> {
  const outcome: Outcome = { victim, rounds: [], violations: [], takeovers: [], left: { files: 0, uploads: 0 } };
  const complain = (violation: string) => {
    outcome.violations.push(violation);
    console.log(`${victim}: ${violation}`);
  };
  const random = randomFrom(seed + victims.indexOf(victim));
  const pace = { ...firstPace };
  const world = await openWorld(victim, folder);
  try {
    // The rehearsal kills nothing; it measures the speed of this machine.
    const harmless = { ...world, strike: () => ({ killedAt: performance.now(), livingAt: Promise.resolve(0) }) };
    await playRound(harmless, randomFrom(seed), { name: 'rehearsal', people, pace });
    for (let number = 1; number <= rounds; number++) {
      const round = await playRound(world, random, { name: `round-${number}`, people, pace });
      outcome.rounds.push(round);
      for (const violation of round.violations) console.log(`${victim}, round ${number}: ${violation}`);
    }
    outcome.takeovers = (await takeovers(world, outcome.rounds)).toSorted((a, b) => a - b);
    for (const took of outcome.takeovers) {
      if (took > longestWait) complain(`a job waited ${Math.round(took)} ms before a worker took it over`);
    }
    for (const violation of await lookAtAll(world)) complain(violation);
    outcome.left = await leftovers(world);
    await world.stop();
  } catch (error) {
    complain((error as Error).message);
  }
  return outcome;
}

const outcomes: Outcome[] = [];
// One world at a time: side by side they slow each other down.
for (const victim of victims) if (values.victim.includes(victim)) outcomes.push(await torment(victim));

const stories = (outcome: Outcome) => outcome.rounds.flatMap((round) => round.stories);
console.table(
  outcomes.flatMap((outcome) =>
    phases.map((phase) => {
      const own = stories(outcome).filter((story) => story.phase === phase);
      const found = (place: string) => own.filter((story) => story.found === place).length;
      return {
        victim: outcome.victim,
        during: phase,
        kills: outcome.rounds.length,
        people: own.length,
        before: found('before'),
        'in the middle': found('in the middle'),
        after: found('after'),
        'sent again': own.filter(({ sent }) => sent > 1).length,
        failed: own.filter(({ ended }) => ended === 'FAILURE').length,
        'longest wait, s': seconds(Math.max(0, ...own.map(({ waited }) => waited))),
      };
    }),
  ),
);
console.table(
  outcomes.map((outcome) => {
    const taken = outcome.takeovers;
    return {
      victim: outcome.victim,
      'jobs taken over': taken.length,
      'median, s': seconds(taken[Math.floor(taken.length / 2)] ?? 0),
      'worst, s': seconds(taken.at(-1) ?? 0),
      'files left': outcome.left.files,
      'uploads left': outcome.left.uploads,
      violations: outcome.violations.length + outcome.rounds.flatMap((round) => round.violations).length,
    };
  }),
);
const failed = outcomes.reduce(
  (sum, outcome) =>
    sum +
    outcome.rounds.filter((round) => round.violations.length > 0).length +
    (outcome.violations.length > 0 ? 1 : 0),
  0,
);
const total = outcomes.reduce((sum, outcome) => sum + outcome.rounds.length + 1, 0);
console.log(`${total - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function seconds(milliseconds: number) {
  return Math.round(milliseconds / 100) / 10;
}
