/**
 * `node bench/neighbours.ts [--rounds 20] [--rows 3000]`: what one business does to all others. It commits an import all or
 * nothing and saves seven assets meanwhile, loads sample data, and clears it; each while the list of another business and
 * `/readyz` are asked for, against nothing else going on.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { askAgain } from './asking.ts';
import { check, figure, quantile, startSteward, temporaryFolder } from './common.ts';
import { businessIn, generateAssets } from './register-data.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, rows: { type: 'string', default: '3000' } },
});
const [rounds, rows] = [Number(values.rounds), Number(values.rows)];
/** Of the idle p99. */
const goal = 3;
/** Milliseconds: of asking while nothing else goes on, from the import's commit to the first asset that is saved, and between two looks. */
const [idleFor, savesAfter, lookEvery] = [2_000, 400, 50];

const steward = await startSteward(temporaryFolder());
const owner = new pg.Client({ connectionString: steward.ownerUrl });
await owner.connect();
const other = await businessIn(steward.url, owner, 'other');
if (other.isNew) await generateAssets(owner, other.businessId, 1000);
await owner.query('vacuum analyze');

type Place = { businessId: string; token: string };
async function ask({ businessId, token }: Place, method: string, path: string, json?: unknown) {
  const response = await fetch(`${steward.url}/api/c/${businessId}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(json ? { 'content-type': 'application/json' } : {}) },
    body: json ? JSON.stringify(json) : null,
  });
  return { status: response.status, body: await response.json().catch(() => null) };
}
async function must(...asked: Parameters<typeof ask>) {
  const { status, body } = await ask(...asked);
  if (status >= 400) throw new Error(`${asked[1]} ${asked[2]}: ${status} ${JSON.stringify(body)}`);
  return body;
}
async function until<Found>(look: () => Promise<Found>, isThere: (found: Found) => boolean): Promise<Found> {
  for (;;) {
    const found = await look();
    if (isThere(found)) return found;
    await sleep(lookEvery);
  }
}

const parts = async (place: Place) => {
  const types = await must(place, 'GET', 'asset-management/asset_types/all_asset_types/');
  const [region] = await must(place, 'GET', 'regions/all/');
  return { asset_type: types.find(({ name }: { name: string }) => name === 'Laptop').id, location: region.id };
};
const cellsOf = (row: number) => ({
  asset_or_vehicle_type: 'laptop',
  name: `HP EliteBook ${row}`,
  serial_no: `5CG${row}XYZ`,
  status: 'unassigned',
  asset_condition: 'new',
});
/** @returns an import whose rows have all been sent */
async function sent(place: Place): Promise<string> {
  const about = { file_name: 'assets.csv', rows, mode: 'all_or_nothing', mapping: [] };
  const { id } = await must(place, 'POST', 'imports/assets/', about);
  for (let from = 0; from < rows; from += 500) {
    const chunk = Array.from({ length: Math.min(500, rows - from) }, (_none, at) => from + at + 1);
    await must(place, 'PUT', `imports/assets/${id}/chunks/${from / 500}/`, {
      rows: chunk.map((row) => ({ row, act: 'create', cells: cellsOf(row) })),
    });
  }
  return id;
}
const saved: Record<string, number> = {};
async function importAndSave(place: Place, id: string) {
  const made = await parts(place);
  await must(place, 'POST', `imports/assets/${id}/commit/`);
  await sleep(savesAfter);
  const saves = Array.from({ length: 7 }, (_none, at) =>
    ask(place, 'POST', 'asset-management/assets/', {
      ...made,
      name: `Saved meanwhile ${at}`,
      status: 'unassigned',
      asset_condition: 'new',
    }),
  );
  for (const { status } of await Promise.all(saves)) saved[status] = (saved[status] ?? 0) + 1;
  const imported = async () => (await ask(place, 'GET', `imports/assets/${id}/`)).body;
  const { created } = await until(imported, (found) => found?.state === 'finished');
  if (created !== rows) throw new Error('Not every row was stored.');
}
async function load(place: Place) {
  await must(place, 'POST', 'sample_data/', { trade: 'haulage' });
  await until(
    () => ask(place, 'GET', 'sample_data/'),
    ({ body }) => body?.state === 'shown',
  );
}
const clear = (place: Place) => must(place, 'POST', 'businesses/clear_demo_data_v2/');

const asked = {
  list: { url: `${steward.url}/api/c/${other.businessId}/asset-management/assets/?page_size=20`, token: other.token },
  readyz: { url: `${steward.url}/readyz`, token: '' },
};
type What = keyof typeof asked;
async function tookOf(during: () => Promise<unknown>): Promise<Record<What, number[]>> {
  let once: Promise<unknown> | undefined;
  const shared = () => {
    once ??= during();
    return once;
  };
  const [list, readyz] = await Promise.all([
    askAgain({ ...asked.list, mayBeRefused: true }, shared),
    askAgain({ ...asked.readyz, mayBeRefused: true }, shared),
  ]);
  return { list, readyz };
}
const whats = ['list', 'readyz'] as const;
const p99 = (took: readonly number[]) => quantile(took, 0.99);

await tookOf(() => sleep(2_000));
/** Before each act, since the machine may have other work at one time than at another. */
const idle: Record<What, number[]> = { list: [], readyz: [] };
async function measuredOf(act: () => Promise<unknown>) {
  const before = await tookOf(() => sleep(idleFor));
  for (const what of whats) idle[what].push(...before[what]);
  return tookOf(act);
}
const all: Record<string, Record<What, number[]>> = {};
const slowest: typeof all = {};
for (let round = 1; round <= rounds; round++) {
  const place = await businessIn(steward.url, owner, `busy-${round}`);
  // The others have to be signed in for as long as a round takes.
  Object.assign(asked.list, { token: (await businessIn(steward.url, owner, 'other')).token });
  const acts = [
    ['loading sample data', () => load(place)],
    ['clearing sample data', () => clear(place)],
  ] as const;
  const measured: typeof all = {};
  for (const [name, act] of acts) measured[name] = await measuredOf(act);
  const id = await sent(place);
  measured['an import'] = await measuredOf(() => importAndSave(place, id));
  for (const [name, took] of Object.entries(measured)) {
    for (const what of whats) {
      all[name] ??= { list: [], readyz: [] };
      slowest[name] ??= { list: [], readyz: [] };
      all[name][what].push(...took[what]);
      slowest[name][what].push(Math.max(...took[what]));
    }
    const texts = whats.map((what) => `${what} ${p99(took[what]).toFixed(1)} of ${took[what].length}`);
    console.log(`round ${round}, ${name}: p99 ${texts.join(', ')}`);
  }
}
await owner.end();
console.log(`saved meanwhile, by status: ${JSON.stringify(saved)}`);
for (const what of whats) {
  figure(`${what}, p99 idle`, p99(idle[what]), 'ms');
  for (const [name, took] of Object.entries(all)) {
    figure(`${name}: ${what}, p99`, p99(took[what]), 'ms');
    figure(`${name}: ${what}, of idle`, p99(took[what]) / p99(idle[what]), '×', { most: goal });
    figure(`${name}: ${what}, slowest of a round`, slowest[name]?.[what] ?? [], 'ms');
    check(`${name}: ${what} was always answered`, took[what].every(Number.isFinite));
  }
}
process.exit();
