/**
 * Selects the tests that a change can affect. A file affects its importers; a domain affects its end-to-end tests and flows; a
 * shared or unknown file affects everything. Static checks are not selected: they always run.
 */

/** For each file, the files that import a value from it. */
export type Dependents = ReadonlyMap<string, readonly string[]>;

export type Project = {
  dependents: Dependents;
  /** Every `*.spec.ts`; the folder below `tests/e2e` is the domain. */
  specs: readonly string[];
  /** `places` are the path prefixes of machine and driver. */
  flows: readonly { id: string; domain: string; places: readonly string[] }[];
};

export type Choice = {
  /** Files of unit, component, machine and server tests. */
  tests: string[];
  specs: string[];
  flows: string[];
  start: boolean;
  faults: boolean;
  /** The number of affected files. */
  reached: number;
};

/** The reason why everything must run. */
export type Everything = { everything: string };

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

/** Everything depends on these. */
const shared = [
  /^package(-lock)?\.json$/,
  /^(playwright|vitest|vite)\.config\.ts$/,
  /^tsconfig[^/]*\.json$/,
  /^[^/]+\.html$/,
  /^(openapi|public)\//,
  /^server\/((platform|migrations)\/|[^/]+$)/,
  /^src\/app\/[^/]+$/,
  /^scripts\/(build|pages|drawings|start|chromium)\.ts$/,
  /^tests\/([^/]+$|e2e\/[^/]+$|worlds\/[^/]+$|flows\/browser\/)/,
];

/** Only the static checks read these. */
const readOnly = [/\.md$/, /^(docs|bench)\//, /^(biome\.json|knip\.jsonc|redocly\.yaml|\.[^/]+)$/];

const reachedFrom = (changed: readonly string[], dependents: Dependents): Set<string> => {
  const reached = new Set(changed);
  // The loop also visits what is added during it.
  for (const file of reached) for (const dependent of dependents.get(file) ?? []) reached.add(dependent);
  return reached;
};

const floors = [
  /^src\/(?:views|domain|services|app\/(?:routes|actors))\/([^/.]+)[/.]/,
  /^src\/paths\/([^/.]+)\./,
  /^server\/([^/]+)\//,
  /^tests\/(?:e2e|worlds)\/([^/.]+)[/.]/,
];
const domainOf = (file: string): string | null =>
  floors.map((floor) => floor.exec(file)?.[1]).find((domain) => domain !== undefined) ?? null;

const isOf = (files: readonly string[], pattern: RegExp) => files.some((file) => pattern.test(file));

/** The sources that an end-to-end test outside the domains covers; by default the whole product. */
const looksAt: Record<string, RegExp> = {
  'reference.spec.ts': /^(src\/(reference|views\/(ui|shared))|tests\/pictures\/ui)\//,
  'forced-colours.spec.ts': /^(src\/(reference|views\/ui)|tests\/pictures\/ui)\//,
  'overlays.spec.ts': /^src\/(reference|views\/ui)\//,
  'gallery.spec.ts': /^(src\/flows|tests\/pictures\/flows)\//,
  'flow-report.spec.ts': /^(src\/flows\/|scripts\/report)/,
};
const product = /^(server|src\/(?!flows\/|reference\/))/;

const chooseSpecs = (specs: readonly string[], reached: ReadonlySet<string>, files: readonly string[]) => {
  const domains = new Set(files.map(domainOf));
  return specs.filter((spec) => {
    const [, domain, name = ''] = /^tests\/e2e\/(?:([^/]+)\/)?(.+)$/.exec(spec) ?? [];
    if (reached.has(spec)) return true;
    if (domain === undefined) return isOf(files, looksAt[name] ?? product);
    return domains.has(domain) || (name === 'screens.spec.ts' && isOf(files, RegExp(`^tests/pictures/${domain}/`)));
  });
};

/** @param changed paths from the root of the project, without deleted files, whose importers have changed too */
export function choose(changed: readonly string[], { dependents, specs, flows }: Project): Choice | Everything {
  for (const file of changed) {
    if (isTest(file) || readOnly.some((pattern) => pattern.test(file))) continue;
    if (shared.some((pattern) => pattern.test(file))) return { everything: `everything depends on ${file}` };
    if (!dependents.has(file) && !file.startsWith('tests/pictures/'))
      return { everything: `no import shows what uses ${file}` };
  }
  const reached = reachedFrom(changed, dependents);
  const all = [...reached];
  const files = all.filter((file) => !isTest(file));
  const domains = new Set(files.map(domainOf));
  return {
    tests: all.filter((file) => /\.test\.tsx?$/.test(file)).sort(),
    specs: chooseSpecs(specs, reached, files),
    flows: flows
      .filter(
        ({ domain, places }) =>
          domains.has(domain) || files.some((file) => places.some((place) => file.startsWith(place))),
      )
      .map(({ id }) => id),
    start: isOf(files, /^(server|tests\/start)\//),
    faults: isOf(files, /^(server|tests\/faults)\//),
    reached: reached.size,
  };
}
