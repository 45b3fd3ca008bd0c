/**
 * Selects the tests that a change can affect. A file affects its importers; a domain affects its own server tests, end-to-end
 * tests and flows; what changed in the contract or in a table affects its domain and the suites that are made from the contract.
 * A shared or unknown file affects everything. Static checks are not selected: they always run.
 */

/** For each file, the files that import a value from it. */
export type Dependents = ReadonlyMap<string, readonly string[]>;

export type Project = {
  dependents: Dependents;
  /** Every `*.spec.ts`; the folder below `tests/e2e` is the domain. */
  specs: readonly string[];
  /** The domains of what changed in the contract; null when that cannot be known. */
  contract: readonly string[] | null;
  /** The domains of the tables that a migration touches; null when that cannot be known. */
  domainsOfTables: (migration: string) => readonly string[] | null;
  /** Every `*.test.ts` of the server. */
  serverTests: readonly string[];
  /** `places` are the path prefixes of machine, driver and strip. */
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
  /^public\//,
  /^server\/(platform\/|[^/]+$)/,
  /^src\/app\/[^/]+$/,
  /^scripts\/(build|pages|drawings|start)\.ts$/,
  /^tests\/([^/]+$|e2e\/[^/]+\.ts$|worlds\/[^/]+$|flows\/browser\/)/,
];

/** Only the static checks read these. */
const readOnly = [/\.md$/, /^(docs|bench)\//, /^(biome\.json|knip\.jsonc|redocly\.yaml|\.[^/]+)$/];

/** Here the parts of the server are put together: a test that starts a server imports all of it. */
const joint = /^server\/(app|demo)\.ts$/;

/** What a flow is made of beside code, and the test that reads it. */
const recorded: readonly (readonly [files: RegExp, test: string])[] = [
  [/^src\/machines\/[^/]+\/[^/]+\/trace\.txt$/, 'tests/flows/flows.test.ts'],
  [/^src\/flows\/gallery\/strips\//, 'tests/flows/pictures.test.ts'],
  [/^src\/flows\/engine\/paths\.schema\.json$/, 'tests/flows/paths-json.test.ts'],
];
const readersOf = (file: string): string[] => recorded.filter(([files]) => files.test(file)).map(([, test]) => test);

const reachedFrom = (changed: readonly string[], dependents: Dependents): Set<string> => {
  const reached = new Set(changed);
  // The loop also visits what is added during it.
  for (const file of reached)
    if (!joint.test(file)) for (const dependent of dependents.get(file) ?? []) reached.add(dependent);
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

/** The sources that an end-to-end test outside the domains covers; by default the frame around every screen. */
const looksAt: Record<string, RegExp> = {
  'reference.spec.ts': /^(src\/(reference|views\/(ui|shared))|tests\/pictures\/ui)\//,
  'forced-colours.spec.ts': /^(src\/(reference|views\/ui)|tests\/pictures\/ui)\//,
  'overlays.spec.ts': /^src\/(reference|views\/ui)\//,
  'gallery.spec.ts': /^(src\/flows\/|tests\/pictures\/flows\/|scripts\/state-pictures)/,
  'flow-report.spec.ts': /^(src\/flows\/|scripts\/report)/,
  'sizes.spec.ts': /^src\//,
};
const frame =
  /^(src\/(app|views\/(ui|shared|shell)|(domain|services|machines)\/shared|machines\/accounts)|server\/(accounts|shell|directory|plug))\//;

type Reached = { all: ReadonlySet<string>; changed: readonly string[]; domains: ReadonlySet<string | null> };

const chooseSpecs = (specs: readonly string[], { all, changed, domains }: Reached) => {
  const files = [...all].filter((file) => !isTest(file));
  return specs.filter((spec) => {
    const [, domain, name = ''] = /^tests\/e2e\/(?:([^/]+)\/)?(.+)$/.exec(spec) ?? [];
    if (all.has(spec)) return true;
    // A view reaches the frame that shows it, but the frame is as it was.
    if (domain === undefined) return looksAt[name] ? isOf(files, looksAt[name]) : isOf(changed, frame);
    return domains.has(domain) || (name === 'screens.spec.ts' && isOf(files, RegExp(`^tests/pictures/${domain}/`)));
  });
};

const ofContract = /^openapi\//;
const migration = /^server\/migrations\//;

/** What the programs that start, stop and kill servers try. */
const started = /^tests\/start\//;
const killed = /^(server\/.*\/(background-jobs|importer)\.ts$|tests\/faults\/)/;

/** A test holds each of them against the files of the project. */
export const patterns: readonly RegExp[] = [
  ...shared,
  ...readOnly,
  joint,
  ...recorded.map(([files]) => files),
  ...floors,
  ...Object.values(looksAt),
  frame,
  ofContract,
  migration,
  started,
  killed,
];
/** The tests that these patterns select. */
export const selected: readonly string[] = [
  ...recorded.map(([, test]) => test),
  ...Object.keys(looksAt).map((name) => `tests/e2e/${name}`),
];

/** The domains of what changed in the contract and in tables, or the file that runs everything. */
function domainsBeyondFiles(changed: readonly string[], { contract, domainsOfTables }: Project): string[] | Everything {
  const found: string[] = [];
  for (const file of changed) {
    const isKnown = ofContract.test(file) ? contract : migration.test(file) ? domainsOfTables(file) : [];
    if (isKnown === null) return { everything: `everything depends on ${file}` };
    found.push(...isKnown);
  }
  return found;
}

/** @param changed paths from the root of the project, without deleted files, whose importers have changed too */
export function choose(changed: readonly string[], project: Project): Choice | Everything {
  const { dependents, specs, flows, serverTests } = project;
  for (const file of changed) {
    if (isTest(file) || [...readOnly, ofContract, migration].some((pattern) => pattern.test(file))) continue;
    if (shared.some((pattern) => pattern.test(file))) return { everything: `everything depends on ${file}` };
    if (!dependents.has(file) && !file.startsWith('tests/pictures/') && readersOf(file).length === 0)
      return { everything: `no import shows what uses ${file}` };
  }
  const beyond = domainsBeyondFiles(changed, project);
  if ('everything' in beyond) return beyond;
  const all = reachedFrom(changed, dependents);
  const files = [...all].filter((file) => !isTest(file));
  const domains = new Set([...files.map(domainOf), ...beyond]);
  const serverDomains = new Set([...files.filter((file) => file.startsWith('server/')).map(domainOf), ...beyond]);
  const isChosen = (test: string) =>
    test.startsWith('tests/api/') ? beyond.length > 0 : serverDomains.has(domainOf(test));
  const reached = [...all].filter((file) => /\.test\.tsx?$/.test(file));
  return {
    tests: [...new Set([...reached, ...changed.flatMap(readersOf), ...serverTests.filter(isChosen)])].sort(),
    specs: chooseSpecs(specs, { all, changed, domains }),
    flows: flows
      .filter(
        ({ domain, places }) =>
          domains.has(domain) || files.some((file) => places.some((place) => file.startsWith(place))),
      )
      .map(({ id }) => id),
    start: isOf(changed, started),
    faults: isOf(changed, killed),
    reached: all.size,
  };
}
