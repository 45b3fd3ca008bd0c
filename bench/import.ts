/**
 * `node bench/import.ts [--rows 100000] [--without-server]`: a file of assets. In the app: parsed and checked as the worker does it, against
 * papaparse's bare parse of the same text. At the server: stored through the API with all rules and undone, against COPY of
 * the same rows into the same table, while the list of another business is asked for.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import Papa from 'papaparse';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { assetImportRules } from '../rules/assets/import-rules.ts';
import { createSheet } from '../src/domain/shared/import-sheet/sheet.ts';
import { readTable } from '../src/services/shared/read-table.ts';
import { createBusiness, endOf } from '../tests/faults/people.ts';
import { assetFile } from './asset-file.ts';
import { figure, newMember, quantile, startSteward, temporaryFolder } from './common.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, 'without-server': { type: 'boolean', default: false } },
});
const count = Number(values.rows);
const text = assetFile(count);
const file = new Blob([text]);
const lists = { types: [{ id: 'l', name: 'Laptop', vehicle_type: false }], locations: [] };
const timed = async (work: () => unknown) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
async function checkedFile() {
  const sheet = createSheet(assetImportRules);
  sheet.change({ change: 'lists', lists });
  let isTitled = false;
  await readTable(file, (rows) => {
    sheet.append(rows);
    if (!isTitled) sheet.change({ change: 'titles', row: null, remembered: [] });
    isTitled = true;
  });
  if (sheet.summary().rows !== count || sheet.summary().wrong !== 0) throw new Error('The file was misread.');
  return sheet;
}
const [bare, checked]: [number[], number[]] = [[], []];
for (let round = 0; round < 6; round++) {
  const [plain, whole] = [await timed(() => Papa.parse(text)), await timed(checkedFile)];
  if (round > 0) {
    bare.push(plain);
    checked.push(whole);
  }
}
const times = quantile(checked, 0.5) / quantile(bare, 0.5);
console.log(`${count} rows, ${(file.size / 1e6).toFixed(1)} MB`);
figure('bare parse', bare, 'ms');
figure('read and checked', checked, 'ms');
figure('read and checked, of the bare parse', times, '×', { most: 3 });
if (values['without-server']) process.exit();

const steward = await startSteward(temporaryFolder());
const owner = new pg.Client({ connectionString: steward.ownerUrl });
await owner.connect();
async function newBusiness(name: string) {
  const person = await newMember(steward.url, name);
  const { businessId } = await endOf(steward.url, person, (await createBusiness(steward.url, person)).body.task_id);
  return async (method: string, path: string, json?: unknown) => {
    const response = await fetch(`${steward.url}/api/c/${businessId}/${path}`, {
      method,
      headers: { authorization: `Bearer ${person.token}`, ...(json ? { 'content-type': 'application/json' } : {}) },
      body: json ? JSON.stringify(json) : null,
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const answer = await response.text();
    return { businessId, body: answer === '' ? null : JSON.parse(answer) };
  };
}
const [importing, other, copying] = [
  await newBusiness('importing'),
  await newBusiness('other'),
  await newBusiness('copying'),
];
const askOther = () => timed(() => other('GET', 'asset-management/assets/?page_size=20'));
const idle: number[] = [];
for (let at = 0; at < 200; at++) idle.push(await askOther());

const sheet = await checkedFile();
const atOnce = 500;
const { id } = (
  await importing('POST', 'imports/assets/', { file_name: 'a.csv', rows: count, mode: 'good_rows', mapping: [] })
).body;
const sending = await timed(async () => {
  for (let from = 0; from < count; from += atOnce)
    await importing('PUT', `imports/assets/${id}/chunks/${from / atOnce}/`, {
      rows: sheet.rowsToSend(from, from + atOnce),
    });
});
const busy: number[] = [];
/** Megabytes of the server's process. */
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${steward.pid}/status`, 'utf8'))?.[1]) / 1000;
const memories = [memory()];
async function until(state: string) {
  for (;;) {
    const { body } = await importing('GET', `imports/assets/${id}/`);
    if (body.state === state) return body;
    busy.push(await askOther());
    memories.push(memory());
    await sleep(50);
  }
}
const storing = await timed(async () => {
  await importing('POST', `imports/assets/${id}/commit/`);
  if ((await until('finished')).created !== count) throw new Error('Not every row was stored.');
});

const { businessId: from } = await importing('GET', 'asset-management/assets/?page_size=1');
const { businessId: to } = await copying('GET', 'asset-management/assets/?page_size=1');
const { rows: columns } = await owner.query<{ name: string }>(
  `select quote_ident(column_name) as name from information_schema.columns
   where table_name = 'assets' and is_generated = 'NEVER' and column_name <> 'label_token' order by ordinal_position`,
);
const names = columns.map(({ name }) => name);
const values_ = names.map((name) => {
  if (name === 'business_id') return `'${to}'::uuid`;
  return name === 'asset_type_id'
    ? `(select t.id from asset_types t where t.business_id = '${to}' and t.name = 'Laptop')`
    : name;
});
const { rows: lines } = await owner.query<{ line: string }>({
  text: `select string_agg(coalesce('"' || replace(v, '"', '""') || '"', ''), ',' order by n) as line
         from (select ${values_.join(', ')}, row_number() over () as row from assets where business_id = $1) a,
           lateral (select * from unnest(array[${names.map((_name, at) => `a.c${at}`).join(', ')}]) with ordinality u(v, n)) c
         group by row`.replace(values_.join(', '), values_.map((value, at) => `(${value})::text as c${at}`).join(', ')),
  values: [from],
});
const csv = lines.map(({ line }) => line).join('\n');
const copied = await timed(
  () =>
    new Promise<void>((done, reject) => {
      const stream = owner.query(copyFrom(`copy assets (${names.join(', ')}) from stdin csv`));
      stream.once('finish', done);
      stream.once('error', reject);
      stream.end(`${csv}\n`);
    }),
);
const undoing = await timed(async () => {
  await importing('POST', `imports/assets/${id}/undo/`, { rest: false });
  if ((await until('undone')).undone !== count) throw new Error('Not every row was undone.');
});

const perSecond = (milliseconds: number) => Math.round((count / milliseconds) * 1000);
const ofCopy = copied / storing;
const slower = quantile(busy, 0.99) / quantile(idle, 0.99);
figure('sent', sending / 1000, 's');
figure('stored', perSecond(storing), 'rows/s', 'higher');
figure('COPY', perSecond(copied), 'rows/s', 'higher');
figure('stored, of COPY', ofCopy, '×', { least: 0.25 });
figure('undone, of the time of storing', undoing / storing, '×', { most: 1 });
figure("another business's list, p99 idle", quantile(idle, 0.99), 'ms');
figure("another business's list, p99 meanwhile", quantile(busy, 0.99), 'ms');
figure("another business's list, of idle", slower, '×', { most: 3 });
figure("the server's memory, at most", Math.max(...memories), 'MB');
const parts = [0.25, 0.5, 0.75].map((part) => memories[Math.floor(memories.length * part)]?.toFixed(0));
console.log(
  `server's memory ${memories[0]?.toFixed(0)} MB before, ${parts.join(', ')} MB on the way, ${Math.max(...memories).toFixed(0)} MB at most`,
);
await owner.end();
await steward.stop();
process.exit();
