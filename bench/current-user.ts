/**
 * `node bench/current-user.ts [--rounds 5] [--seconds 5]`: signed-in `GET /api/accounts/auth/user/` with 16 connections,
 * against a bare Fastify route that runs the same statement through the same driver, plainly and prepared. Each program
 * has a process of its own and they take turns, so that whatever else the machine does meets all.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { createBusiness, endOf } from '../tests/faults/people.ts';
import { freePort } from '../tests/free-port.ts';
import { figure, newMember, startSteward, temporaryFolder } from './common.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '5' } },
});

const steward = await startSteward(temporaryFolder());
const person = await newMember(steward.url, 'somebody');
const { body } = await createBusiness(steward.url, person);
await endOf(steward.url, person, body.task_id);
const authorization = `Bearer ${person.token}`;
const currentUser = `${steward.url}/api/accounts/auth/user/`;
const user = (await (await fetch(currentUser, { headers: { authorization } })).json()) as { id: string };

const barePort = await freePort();
const bare = spawn(
  process.execPath,
  [new URL('bare.ts', import.meta.url).pathname, steward.ownerUrl, user.id, `${barePort}`],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
process.on('exit', () => bare.kill('SIGKILL'));
await once(bare.stdout, 'data');

const candidates = {
  steward: currentUser,
  bare: `http://127.0.0.1:${barePort}/`,
  prepared: `http://127.0.0.1:${barePort}/prepared`,
};
const names = ['steward', 'bare', 'prepared'] as const;
const rates: Record<(typeof names)[number], number[]> = { steward: [], bare: [], prepared: [] };
const p99: typeof rates = { steward: [], bare: [], prepared: [] };
for (let round = 0; round <= Number(values.rounds); round++) {
  for (const name of names) {
    const duration = round === 0 ? 2 : Number(values.seconds);
    const url = candidates[name];
    const result = await autocannon({ url, headers: { authorization }, connections: 16, duration });
    if (result.errors > 0 || result.non2xx > 0) throw new Error(`${name}: ${JSON.stringify(result)}`);
    // The first round only warms them up.
    if (round === 0) continue;
    rates[name].push(result.requests.average);
    p99[name].push(result.latency.p99);
  }
}
const ratios = (of: number[]) => rates.steward.map((rate, round) => rate / (of[round] ?? Number.NaN));
for (const name of names) {
  figure(name, rates[name], 'requests/s', 'higher');
  figure(`${name}, p99`, p99[name], 'ms');
}
figure('steward / bare', ratios(rates.bare), '×', { least: 0.5 });
figure('steward / prepared', ratios(rates.prepared), '×', 'higher');
bare.kill('SIGKILL');
await steward.stop();
process.exit();
