/**
 * `npm run bench -- [names | --all]`: runs benches one after the other, writes each figure with the day, the commit and the load
 * of the machine into `bench/figures.csv`, and says what is worse by a fifth than the last time on the same machine at the
 * same size. `--all` runs each at a small size, for 30 minutes at most; without names, what there is and how long it takes.
 * What follows a second `--` goes to the bench: `npm run bench -- import -- --rows 1000`. `--no-write` only compares.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Papa from 'papaparse';
import type { Figure } from './common.ts';
import { figuresOf, type Kept, worseOf } from './figures.ts';

/** What `--all` gives each bench, and how many seconds that takes until it was measured on this machine. */
const benches: Record<string, { all: string[]; seconds: number }> = {
  start: { all: ['--runs', '1'], seconds: 90 },
  'current-user': { all: ['--rounds', '3', '--seconds', '3'], seconds: 60 },
  'asset-page': { all: ['--rounds', '3', '--seconds', '3'], seconds: 50 },
  onboarding: { all: [], seconds: 60 },
  login: { all: ['--runs', '3'], seconds: 90 },
  'second-visit': { all: [], seconds: 120 },
  address: { all: ['--runs', '1'], seconds: 150 },
  table: { all: [], seconds: 90 },
  'asset-list': { all: ['--runs', '2', '--interactions', '100'], seconds: 150 },
  'employee-form': { all: ['--runs', '1', '--rounds', '3'], seconds: 120 },
  upload: { all: ['--runs', '2'], seconds: 100 },
  import: { all: ['--rows', '20000'], seconds: 60 },
  neighbours: { all: ['--rounds', '2'], seconds: 90 },
  reading: { all: ['--rows', '20000', '--runs', '2'], seconds: 80 },
  'unusual-files': { all: ['--runs', '1'], seconds: 90 },
  files: { all: ['--labels', '200', '--rows', '10000'], seconds: 60 },
  register: { all: ['--assets', '50000'], seconds: 120 },
  people: { all: ['--employees', '5000'], seconds: 90 },
  fleet: { all: ['--vehicles', '1000', '--years', '1'], seconds: 90 },
  reminders: { all: ['--reminders', '10000', '--businesses', '100'], seconds: 60 },
  paths: { all: [], seconds: 60 },
  'rota-filling': { all: ['--weeks', '300', '--large', '2'], seconds: 60 },
  'time-off-lives': { all: ['--lives', '500'], seconds: 40 },
  'time-off-year': { all: ['--employees', '500', '--kills', '5'], seconds: 60 },
  'two-years': { all: ['--vehicles', '5'], seconds: 60 },
};
/** Seconds. */
const longest = 30 * 60;
const file = new URL('figures.csv', import.meta.url);

const split = process.argv.indexOf('--', 2);
const own = process.argv.slice(2, split === -1 ? undefined : split);
const passedOn = split === -1 ? [] : process.argv.slice(split + 1);
const { values, positionals } = parseArgs({
  args: own,
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, 'no-write': { type: 'boolean', default: false } },
});
const strange = positionals.filter((name) => !Object.hasOwn(benches, name));
const names = values.all ? Object.keys(benches) : positionals;

const kept = existsSync(file) ? figuresOf(readFileSync(file, 'utf8')) : [];
const machine = `${cpus()[0]?.model ?? ''} x ${cpus().length}, ${Math.round(totalmem() / 1e9)} GB`;
const argsOf = (name: string) => (values.all ? (benches[name]?.all ?? []) : passedOn);
const sizeOf = (name: string) => argsOf(name).join(' ');
const took = 'took';
const estimateOf = (name: string, size: string): number => {
  const last = kept.findLast(
    (one) => one.machine === machine && one.bench === name && one.size === size && one.figure === took,
  );
  return last?.value ?? benches[name]?.seconds ?? 0;
};
const minutes = (seconds: number) => `${(seconds / 60).toFixed(1)} min`;

if (names.length === 0 || strange.length > 0) {
  for (const name of strange) console.error(`There is no bench ${name}.`);
  for (const [name, { all }] of Object.entries(benches))
    console.log(`${name.padEnd(16)} ${minutes(estimateOf(name, all.join(' ')))} as ${[name, ...all].join(' ')}`);
  process.exit(strange.length > 0 ? 1 : 0);
}
const estimate = names.reduce((sum, name) => sum + estimateOf(name, sizeOf(name)), 0);
console.log(`${names.join(', ')}: about ${minutes(estimate)}${passedOn.length > 0 ? ', at another size' : ''}`);

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const isDirty = execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], { encoding: 'utf8' }) !== '';
const folder = mkdtempSync(join(tmpdir(), 'steward-figures-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

async function run(name: string): Promise<{ figures: Figure[]; code: number }> {
  const figures = join(folder, `${name}.jsonl`);
  const script = new URL(`${name}.ts`, import.meta.url).pathname;
  const child = spawn(process.execPath, [script, ...argsOf(name)], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_FIGURES: figures },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  const began = performance.now();
  const [code] = (await once(child, 'exit')) as [number | null];
  const lines = existsSync(figures) ? readFileSync(figures, 'utf8').trim().split('\n') : [];
  const seconds = Math.round((performance.now() - began) / 1000);
  const length: Figure = { name: took, value: seconds, unit: 's', goal: null, better: 'lower' };
  return { figures: [...lines.map((line) => JSON.parse(line) as Figure), length], code: code ?? 1 };
}

const began = performance.now();
const left = () => longest - (performance.now() - began) / 1000;
const [missed, skipped, worse]: string[][] = [[], [], []];
for (const name of names) {
  if (values.all && estimateOf(name, sizeOf(name)) > left()) {
    skipped?.push(name);
    continue;
  }
  console.log(`\n${[name, ...argsOf(name)].join(' ')}`);
  const { figures, code } = await run(name);
  if (code !== 0) missed?.push(name);
  const about = {
    day: new Date().toISOString().slice(0, 10),
    commit: isDirty ? `${commit}+` : commit,
    machine,
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
    bench: name,
    size: sizeOf(name),
  };
  const found = figures.map(({ name: figure, ...rest }): Kept => ({ ...about, figure, ...rest }));
  worse?.push(...found.filter(({ figure }) => figure !== took).flatMap((one) => worseOf(one, kept) ?? []));
  kept.push(...found);
  // After each, so that nothing is lost when the next one ends badly. A bench that broke has no figures to be held against.
  if (!values['no-write'] && figures.length > 1) writeFileSync(file, `${Papa.unparse(kept, { newline: '\n' })}\n`);
}
console.log(`\n${names.length - (skipped?.length ?? 0)} benches in ${minutes((performance.now() - began) / 1000)}`);
for (const line of worse ?? []) console.log(`worse: ${line}`);
if (missed?.length) console.log(`a goal is missed, or it failed: ${missed.join(', ')}`);
if (skipped?.length) console.log(`left out, because 30 minutes are over: ${skipped.join(', ')}`);
process.exit(missed?.length ? 1 : 0);
