/**
 * `node bench/asset-page.ts [--rounds 5] [--seconds 5]`: a signed-in page of 20 of 1,000 assets with 16 connections, against a
 * bare Fastify route that runs the same statements prepared. Each program has a process of its own and they take turns, so
 * that whatever else the machine does meets both.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import pg from 'pg';
import { freePort } from '../tests/free-port.ts';
import { figure, startSteward, temporaryFolder } from './common.ts';
import { businessIn, generateAssets } from './register-data.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '5' } },
});
const goal = 0.4;

const steward = await startSteward(temporaryFolder());
const owner = new pg.Client({ connectionString: steward.ownerUrl });
await owner.connect();
const { businessId, token, isNew } = await businessIn(steward.url, owner, 'somebody');
if (isNew) await generateAssets(owner, businessId, 1000);
await owner.query('vacuum analyze');
await owner.end();

const barePort = await freePort();
const script = new URL('bare-assets.ts', import.meta.url).pathname;
const bare = spawn(process.execPath, [script, steward.ownerUrl, businessId, `${barePort}`], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('exit', () => bare.kill('SIGKILL'));
await once(bare.stdout, 'data');

const candidates = {
  steward: `${steward.url}/api/c/${businessId}/asset-management/assets/?page_size=20`,
  bare: `http://127.0.0.1:${barePort}/`,
};
const names = ['steward', 'bare'] as const;
const rates: Record<(typeof names)[number], number[]> = { steward: [], bare: [] };
for (let round = 0; round <= Number(values.rounds); round++) {
  for (const name of names) {
    const duration = round === 0 ? 2 : Number(values.seconds);
    const headers = { authorization: `Bearer ${token}` };
    const result = await autocannon({ url: candidates[name], headers, connections: 16, duration });
    if (result.errors > 0 || result.non2xx > 0) throw new Error(`${name}: ${JSON.stringify(result)}`);
    // The first round only warms them up.
    if (round > 0) rates[name].push(result.requests.average);
  }
}
for (const name of names) figure(name, rates[name], 'requests/s', 'higher');
const ratios = rates.steward.map((rate, round) => rate / (rates.bare[round] ?? Number.NaN));
figure('steward / bare', ratios, '×', { least: goal });
bare.kill('SIGKILL');
await steward.stop();
process.exit();
