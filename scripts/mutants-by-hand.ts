/**
 * `node scripts/mutants-by-hand.ts [views | machines | server]`: plays the defects in `scripts/mutants/by-hand.json`, each
 * against the tests that should notice it, and says which survive. Machines and server one by one; all views in one build,
 * because each is on a screen of its own. It changes the sources and puts them back: nothing else may use the folder.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

type Mutant = {
  kind: 'views' | 'machines' | 'server';
  file: string;
  search: string;
  replace: string;
  /** Of views, end-to-end tests; of the others, files or folders of vitest. */
  tests: string[];
  /** A pattern of the title of those that count. */
  name?: string;
};

const mutants = JSON.parse(readFileSync('scripts/mutants/by-hand.json', 'utf8')) as Mutant[];
const [kind] = process.argv.slice(2);
const chosen = mutants.filter((mutant) => kind === undefined || mutant.kind === kind);
const originals = new Map(chosen.map(({ file }) => [file, readFileSync(file, 'utf8')]));

function change({ file, search, replace }: Mutant): void {
  const text = readFileSync(file, 'utf8');
  if (text.split(search).length !== 2) throw new Error(`${file} has not one '${search}'`);
  writeFileSync(
    file,
    text.replace(search, () => replace),
  );
}

function restore(): void {
  for (const [file, text] of originals) if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

const run = (program: string, ...parameters: string[]) =>
  spawnSync(`node_modules/.bin/${program}`, parameters, { encoding: 'utf8', maxBuffer: 2 ** 28 });

function isNoticed({ tests, name }: Mutant): boolean {
  const { status, stdout } = run('vitest', 'run', ...tests, ...(name === undefined ? [] : ['-t', name]));
  if (!/Tests .*\d/.test(stdout)) throw new Error(`no test ran: ${stdout}`);
  return status !== 0;
}

type Suite = { title: string; specs?: { title: string; ok: boolean }[]; suites?: Suite[] };

/** The titles of failed tests, with those of what they stand in. */
const failedIn = ({ title, specs = [], suites = [] }: Suite): string[] =>
  [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...suites.flatMap(failedIn)].map(
    (each) => `${title} ${each}`,
  );

/** Builds with all of them and runs their tests. */
function noticedViews(views: readonly Mutant[]): Set<Mutant> {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  const files = [...new Set(views.flatMap(({ tests }) => tests))];
  const names = views.map(({ name }) => name).join('|');
  const { stdout: report } = run('playwright', 'test', ...files, '-g', names, '--reporter=json');
  const { suites } = JSON.parse(report) as { suites: Suite[] };
  const failed = suites.flatMap(failedIn);
  return new Set(views.filter(({ name = '' }) => failed.some((title) => new RegExp(name).test(title))));
}

const survived: Mutant[] = [];
try {
  const views = chosen.filter((mutant) => mutant.kind === 'views');
  views.forEach(change);
  const noticed = views.length > 0 ? noticedViews(views) : new Set<Mutant>();
  survived.push(...views.filter((view) => !noticed.has(view)));
  restore();
  for (const mutant of chosen.filter((each) => each.kind !== 'views')) {
    change(mutant);
    if (!isNoticed(mutant)) survived.push(mutant);
    restore();
  }
} finally {
  restore();
}
for (const { file, search } of survived) console.log(`survived: ${file}: ${search}`);
console.log(`${chosen.length - survived.length} of ${chosen.length} noticed`);
process.exitCode = survived.length === 0 ? 0 : 1;
