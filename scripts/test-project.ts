/** Reads for `npm test -- --since` the changed files, the import graph, and the available tests. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Flow } from '../src/machines/flow.ts';
import type { Project } from './affected.ts';
import { type Contract, domainsOfContract, domainsOfMigration } from './changed-domains.ts';

type Cruised = { modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[] };

const linesOf = (program: string, ...parameters: string[]): string[] =>
  execFileSync(program, parameters, { encoding: 'utf8', maxBuffer: 2 ** 28 })
    .split('\n')
    .filter((line) => line !== '');

/** Files changed by commits since `ref`, uncommitted changes and new files, without deleted files. */
export function changedSince(ref: string): string[] {
  const changed = [
    ...linesOf('git', 'diff', '--name-only', ref, '--'),
    ...linesOf('git', 'ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(changed)].filter((file) => existsSync(file)).sort();
}

/** Type imports are left out: they do not affect the running code, and the compiler checks them. */
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

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The paths of a flow: its machine's folder, its driver and its strip, or its whole domain when no folder has its name. */
async function readFlows(): Promise<Project['flows']> {
  const files = globSync('src/machines/*/flows.ts');
  const read = files.map(async (file) => {
    const domain = basename(dirname(file));
    const lists = Object.values((await import(pathToFileURL(file).href)) as Record<string, readonly Flow[]>);
    return lists.flat().map(({ id }) => {
      const name = kebabCase(id);
      const [folder, driver] = [`src/machines/${domain}/${name}`, `tests/flows/drivers/${domain}/${name}.driver.ts`];
      const strip = `src/flows/gallery/strips/${id}.webp`;
      return existsSync(folder)
        ? { id, domain, places: [`${folder}/`, driver, strip] }
        : { id, domain, places: [`src/machines/${domain}/`, `tests/flows/drivers/${domain}/`, strip] };
    });
  });
  return (await Promise.all(read)).flat();
}

const contractFile = 'openapi/generated/steward.json';

/** Null when the commit has no contract that can be compared. */
function contractSince(ref: string): string[] | null {
  try {
    const before = linesOf('git', 'show', `${ref}:${contractFile}`).join('\n');
    return domainsOfContract(
      JSON.parse(before) as Contract,
      JSON.parse(readFileSync(contractFile, 'utf8')) as Contract,
    );
  } catch {
    return null;
  }
}

const sourcesOfServer = () =>
  globSync('server/*/**/*.ts', { exclude: ['server/{platform,plug,migrations}/**', 'server/**/*.test.ts'] }).map(
    (file) => ({ domain: file.split('/')[1] ?? '', text: readFileSync(file, 'utf8') }),
  );

export const readProject = async (ref: string): Promise<Project> => ({
  dependents: readDependents(),
  contract: contractSince(ref),
  domainsOfTables: (migration) => domainsOfMigration(readFileSync(migration, 'utf8'), sourcesOfServer()),
  serverTests: globSync(['server/**/*.test.ts', 'tests/api/*.test.ts']).sort(),
  specs: globSync('tests/e2e/**/*.spec.ts').sort(),
  flows: await readFlows(),
});
