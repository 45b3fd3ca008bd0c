/** What `npm test -- --since` has to know of the project: what changed, who imports whom, and what there is to run. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import type { Project } from './affected.ts';

type Cruised = { modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[] };

const linesOf = (program: string, ...parameters: string[]): string[] =>
  execFileSync(program, parameters, { encoding: 'utf8', maxBuffer: 2 ** 28 })
    .split('\n')
    .filter((line) => line !== '');

/** Committed since then, changed since the last commit, or new; without the files that are gone. */
export function changedSince(ref: string): string[] {
  const changed = [
    ...linesOf('git', 'diff', '--name-only', ref, '--'),
    ...linesOf('git', 'ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(changed)].filter((file) => existsSync(file)).sort();
}

/** Imports of types are left out: they cannot change what runs, and the compiler checks them. */
function readDependents(): Map<string, string[]> {
  const program = ['node_modules/.bin/depcruise', 'src', 'server', 'scripts', 'tests'];
  const config = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--no-progress'];
  const { modules } = JSON.parse(linesOf(process.execPath, ...program, ...config).join('\n')) as Cruised;
  const dependents = new Map<string, string[]>(modules.map(({ source }) => [source, []]));
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies)
      if (!dependencyTypes.includes('type-only')) dependents.get(resolved)?.push(source);
  return dependents;
}

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

export const readProject = (): Project => ({
  dependents: readDependents(),
  specs: globSync('tests/e2e/**/*.spec.ts').sort(),
  flows: globSync('src/machines/*/*/cases.ts').map((file) => {
    const [domain = '', name = ''] = file.split('/').slice(2);
    const driver = `tests/flows/drivers/${domain}/${name}.driver.ts`;
    return { id: camelCase(name), domain, folder: `src/machines/${domain}/${name}`, driver };
  }),
});
