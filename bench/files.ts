/**
 * `node bench/files.ts [--labels 1000] [--rows 50000] [--at-once 6]`: many people have labels printed at once, and then a
 * workbook of the whole register, while somebody else asks for their list of assets and the proxy for `/healthz`: how long
 * these two take, against nothing else going on.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { askAgain } from './asking.ts';
import { figure, quantile, startSteward, temporaryFolder } from './common.ts';
import { businessIn, generateAssets } from './register-data.ts';

const { values } = parseArgs({
  options: {
    labels: { type: 'string', default: '1000' },
    rows: { type: 'string', default: '50000' },
    'at-once': { type: 'string', default: '6' },
  },
});
const [labels, rows, atOnce] = [Number(values.labels), Number(values.rows), Number(values['at-once'])];
/** Of the idle p99. */
const goal = 3;
/** Milliseconds. */
const idleFor = 5_000;

const steward = await startSteward(temporaryFolder());
const owner = new pg.Client({ connectionString: steward.ownerUrl });
await owner.connect();
const printing = await businessIn(steward.url, owner, 'printing');
const other = await businessIn(steward.url, owner, 'other');
if (printing.isNew) await generateAssets(owner, printing.businessId, rows);
if (other.isNew) await generateAssets(owner, other.businessId, 1000);
await owner.query('vacuum analyze');
const { rows: found } = await owner.query<{ id: string }>('select id from assets where business_id = $1 limit $2', [
  ...[printing.businessId, labels],
]);
await owner.end();

const at = `${steward.url}/api/c/${printing.businessId}/asset-management`;
const headers = { authorization: `Bearer ${printing.token}`, 'content-type': 'application/json' };
const together = async (ask: () => Promise<Response>) => {
  const began = performance.now();
  const sizes = await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const response = await ask();
      if (response.status !== 200) throw new Error(`A file was answered ${response.status}.`);
      return (await response.arrayBuffer()).byteLength;
    }),
  );
  return `${atOnce} files of ${Math.round((sizes[0] ?? 0) / 1024)} kB in ${((performance.now() - began) / 1000).toFixed(1)} s`;
};
const ids = found.map(({ id }) => id);
const acts: Record<string, () => Promise<string>> = {
  [`${labels} labels`]: () =>
    together(() => fetch(`${at}/labels/`, { method: 'POST', headers, body: JSON.stringify({ sheet: 'l7160', ids }) })),
  [`a workbook of ${rows} assets`]: () => together(() => fetch(`${at}/assets/export/?format=xlsx`, { headers })),
};

const asked = {
  list: { url: `${steward.url}/api/c/${other.businessId}/asset-management/assets/?page_size=20`, token: other.token },
  healthz: { url: `${steward.url}/healthz`, token: '' },
};
const p99Of = async (during: () => Promise<unknown>) => {
  const took = await Promise.all([askAgain(asked.list, during), askAgain(asked.healthz, during)]);
  return took.map((each) => quantile(each, 0.99)) as [number, number];
};
await p99Of(() => new Promise((done) => setTimeout(done, 1_000)));
const idle = await p99Of(() => new Promise((done) => setTimeout(done, idleFor)));
for (const [name, act] of Object.entries(acts)) {
  let once: Promise<string> | undefined;
  const busy = await p99Of(() => {
    once ??= act();
    return once;
  });
  console.log(`${name}: ${await once}`);
  for (const [place, what] of ['list', 'healthz'].entries()) {
    const [before = 0, meanwhile = 0] = [idle[place], busy[place]];
    figure(`${name}: ${what}, p99 idle`, before, 'ms');
    figure(`${name}: ${what}, p99 meanwhile`, meanwhile, 'ms');
    figure(`${name}: ${what}, of idle`, meanwhile / before, '×', { most: goal });
  }
}
process.exit();
