/**
 * `node tests/faults/imports.ts [--rounds 20] [--rows 3000] [--seed N] [--victim worker|server]`
 *
 * Kills a process with -9 at a random instant while it stores an import, and again while it undoes it, and checks that no
 * row is lost or stored twice, that the counts are true, and that the work is taken up in time. The exit code is
 * not 0 after a violation.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { commitSeed } from '../../scripts/commit-seed.ts';
import { patience } from './orphans.ts';
import { call, comeIn, createBusiness, endOf, mailOf, newPerson, signIn, signUp } from './people.ts';
import { killAll } from './processes.ts';
import { randomFrom } from './random.ts';
import { longestWait } from './round.ts';
import { openWorld, type Victim } from './worlds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    rows: { type: 'string', default: '3000' },
    seed: { type: 'string', default: String(commitSeed()) },
    victim: { type: 'string', default: 'worker' },
  },
});
const [rounds, rows] = [Number(values.rounds), Number(values.rows)];
const random = randomFrom(Number(values.seed));
console.log(
  `${rounds} kills of the ${values.victim} in an import of ${rows} rows and in its undo; --seed ${values.seed}`,
);
const folder = mkdtempSync(join(tmpdir(), 'steward-imports-'));
chmodSync(folder, 0o755);
process.on('exit', () => {
  killAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const atOnce = 500;
const world = await openWorld(values.victim as Victim, folder);
const person = await newPerson('imports');
await signUp(world.url, person);
await comeIn(world.url, person, (await mailOf(world.url, person)).keys[0] ?? '');
const { businessId } = await endOf(world.url, person, (await createBusiness(world.url, person)).body.task_id);
const ask = (method: string, path: string, json?: unknown) =>
  call(world.url, method, `/api/c/${businessId}/imports/assets/${path}`, { token: person.token, json });

async function sent(round: number): Promise<string> {
  const { id } = (await ask('POST', '', { file_name: `${round}.csv`, rows, mode: 'good_rows', mapping: [] })).body;
  for (let from = 0; from < rows; from += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, rows - from) }, (_none, at) => ({
      row: from + at + 2,
      act: 'create',
      cells: {
        asset_or_vehicle_type: 'laptop',
        name: 'HP',
        asset_condition: 'new',
        serial_no: `R${round}-${from + at}`,
        // One in ten is refused.
        status: (from + at) % 10 === 0 ? 'gone' : 'unassigned',
      },
    }));
    await ask('PUT', `${id}/chunks/${from / atOnce}/`, { rows: some });
  }
  return id;
}

type State = { state: string; created: number; refused: number; skipped: number; updated: number; undone: number };
async function until(id: string, wanted: string) {
  for (const began = performance.now(); ; await sleep(50)) {
    const body: State = (await ask('GET', `${id}/`)).body;
    if (body.state === wanted) return body;
    if (performance.now() - began > patience)
      throw new Error(`The import is ${body.state} after four minutes, not ${wanted}.`);
  }
}
/** From a request to the end of its work, with a kill in between; the work after the restart is `resumed` late at most. */
async function struck(id: string, path: string, wanted: string, length: number, json?: unknown) {
  await ask('POST', `${id}/${path}/`, json);
  if (length === 0) return { body: await until(id, wanted), waited: 0 };
  await sleep(random.fraction() * length);
  const { livingAt } = world.strike(random);
  const living = await livingAt;
  const body = await until(id, wanted);
  return { body, waited: performance.now() - living };
}
const count = async (round: number) => {
  const [found] = await world.sql<{ standing: number; serials: number }>(
    `select count(*)::int as standing, count(distinct serial_no)::int as serials from assets
     where business_id = $1 and deleted_at is null and serial_no like $2`,
    [businessId, `R${round}-%`],
  );
  return found ?? { standing: 0, serials: 0 };
};

const good = rows - Math.ceil(rows / 10);
const violations: string[] = [];
const waits: number[] = [];
const lengths = { store: 0, undo: 0 };
for (let round = 0; round <= rounds; round++) {
  const check = (what: string, isTrue: boolean) => {
    if (!isTrue) violations.push(`round ${round}: ${what}`);
  };
  // An access token can be used for ten minutes.
  await signIn(world.url, person);
  const id = await sent(round);
  // The first round is not struck: it says how long the work takes on this machine.
  let began = performance.now();
  const stored = await struck(id, 'commit', 'finished', lengths.store);
  if (round === 0) lengths.store = performance.now() - began;
  const { created, refused, skipped, updated } = stored.body;
  check(`${created} created, ${refused} refused`, created === good && created + refused + skipped + updated === rows);
  const after = await count(round);
  check(
    `${after.standing} assets stand, ${after.serials} of them different`,
    after.standing === good && after.serials === good,
  );
  began = performance.now();
  const undone = await struck(id, 'undo', 'undone', lengths.undo, { rest: false });
  if (round === 0) lengths.undo = performance.now() - began;
  check(`${undone.body.undone} are undone`, undone.body.undone === good);
  check(`${(await count(round)).standing} assets still stand`, (await count(round)).standing === 0);
  if (round > 0) waits.push(stored.waited, undone.waited);
  for (const { waited } of [stored, undone])
    check(
      `the work ended ${Math.round(waited)} ms after the restart`,
      waited < longestWait + lengths.store + lengths.undo,
    );
}
const slowest = Math.round(Math.max(0, ...waits));
console.log(
  `store ${Math.round(lengths.store)} ms, undo ${Math.round(lengths.undo)} ms without a kill; after one the work ended within ${slowest} ms of the restart`,
);
for (const violation of violations) console.log(violation);
console.log(`${rounds * 2 - violations.length} passed, ${violations.length} failed`);
await world.stop();
process.exit(violations.length === 0 ? 0 : 1);
