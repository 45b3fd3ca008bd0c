/** The steps of `npm test` in order of cost: all, or those that a change can affect. */
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Choice } from './affected.ts';
import { isNightly } from './nightly.ts';
import { slowest } from './slowest.ts';

export type Count = { passed: number; failed: number };
/** `key` tells it from all others of its step. */
export type Failure = { key: string; file: string; title: string; message: string };
export type Step = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  count: (exit: number, output: string) => Count;
  /** What failed, by name; some of it or nothing where the command ended before it could say. */
  failures?: (output: string) => Failure[];
  /** Runs what failed once more, by itself; null where nothing was named that could be run. */
  again?: (failures: readonly Failure[]) => Step | null;
  /** Lines printed below the counts. */
  details?: (output: string) => string[];
};

/** A command that only passes or fails counts as one check. */
const oneCheck = (exit: number): Count => ({ passed: exit === 0 ? 1 : 0, failed: exit === 0 ? 0 : 1 });

/** A command that fails without reporting a failure counts as one failure. */
const honest = (exit: number, { passed, failed }: Count): Count => ({
  passed,
  failed: exit !== 0 && failed === 0 ? 1 : failed,
});

const lastLine = (exit: number, output: string): Count => {
  const [, passed = '0', failed = '0'] = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1) ?? [];
  return honest(exit, { passed: Number(passed), failed: Number(failed) });
};

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

const report =
  <T>(file: string, count: (json: T) => Count) =>
  (exit: number) => {
    try {
      return honest(exit, count(read<T>(file)));
    } catch {
      return { passed: 0, failed: 1 };
    }
  };

const bin = (name: string) => `node_modules/.bin/${name}`;
const check = (name: string, ...command: string[]): Step => ({ name, command, count: oneCheck });

/** These only read, so they run in parallel, and beside the build. */
export const checks: Step[] = [
  check('lock file is complete', 'node', 'scripts/lock.ts', '--check'),
  check('contract is well-formed', bin('redocly'), 'lint', 'openapi/steward.yaml'),
  check('generated contract has not drifted', 'node', 'scripts/contract.ts', '--check'),
  check('countries have not drifted', 'node', 'scripts/countries.ts', '--check'),
  check('props in the reference have not drifted', 'node', 'scripts/props.ts', '--check'),
  check('pages of the flows have not drifted', 'node', 'scripts/flows.ts', '--check'),
  check('format and lint', bin('biome'), 'check', '--error-on-warnings', '.'),
  check('types of the app', bin('tsc'), '-p', 'tsconfig.json'),
  check('types of the server, scripts and tests', bin('tsc'), '-p', 'tsconfig.node.json'),
  check('layers', bin('depcruise'), 'src', 'server', 'scripts', 'tests', '--config', '.dependency-cruiser.cjs'),
  check('dead code', bin('knip')),
];

type Vitest = {
  numPassedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** A message's second and third line say what was looked for. */
function failure(key: string, file: string, title: string, message = ''): Failure {
  const lines = stripVTControlCharacters(message).split('\n');
  const told = lines.map((line) => line.trim()).filter((line) => line !== '');
  return { key, file, title, message: told.slice(0, 3).join(' | ') };
}

const filesOf = (failures: readonly Failure[]) => [...new Set(failures.map(({ file }) => file))];

/** A file may fail without a test of it: as it is loaded, or in what comes after its tests. */
const isFailedWhole = ({ status, assertionResults }: Vitest['testResults'][number]): boolean =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed');

const vitestFailures = (report: string): Failure[] =>
  read<Vitest>(report).testResults.flatMap((each) => {
    const file = relative(resolve(), each.name);
    if (isFailedWhole(each)) return [failure(file, file, 'beside its tests', each.message)];
    return each.assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${file} ${fullName}`, file, fullName, failureMessages[0]));
  });

/** @param files or all */
const vitest = (files: readonly string[], into = 'test-results/vitest.json'): Step => ({
  name: 'unit, component, machine and server tests',
  command: [
    bin('vitest'),
    'run',
    ...files,
    // What passed tests print only hides the failures.
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${into}`, '--silent=passed-only'],
  ],
  count: report<Vitest>(into, ({ numPassedTests, numTotalTests, testResults }) => ({
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests + testResults.filter(isFailedWhole).length,
  })),
  failures: () => vitestFailures(into),
  // Whole files, since a test may need what those before it did.
  again: (failures) =>
    failures.length === 0 ? null : vitest(filesOf(failures), 'test-results/vitest-second-look.json'),
  details: () => {
    const timed = read<Vitest>(into).testResults.map(({ name, startTime, endTime }) => ({
      name: relative(resolve(), name),
      seconds: (endTime - startTime) / 1000,
    }));
    return [slowest('files', timed)];
  },
});

type Suite = {
  title: string;
  specs?: {
    id: string;
    title: string;
    ok: boolean;
    tests: { results: { duration: number; error?: { message?: string } }[] }[];
  }[];
  suites?: Suite[];
};
type Playwright = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

const specsIn = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsIn),
];

const specsOf = (report: string) =>
  read<Playwright>(report)
    // A top-level suite is a file; a test may be defined in a helper of that file.
    .suites.flatMap((suite) => specsIn(suite).map((spec) => ({ ...spec, file: suite.title })))
    .map((spec) => ({ ...spec, results: spec.tests.flatMap(({ results }) => results) }));

const playwright = (parameters: readonly string[], into: string): Step => ({
  name: 'end to end in the browser',
  // Prints only failures, because a log may be truncated.
  command: [bin('playwright'), 'test', ...parameters, '--reporter=dot,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: into },
  count: report<Playwright>(into, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  })),
  failures: () =>
    specsOf(into)
      .filter(({ ok }) => !ok)
      .map(({ id, file, title, results }) =>
        failure(id, file, title, results.find(({ error }) => error)?.error?.message),
      ),
  details: () => {
    const timed = specsOf(into).map(({ file, title, results }) => ({
      file,
      title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    }));
    const named = (name: 'file' | 'title') => timed.map((each) => ({ name: each[name], seconds: each.seconds }));
    const screens = timed.filter(({ file }) => file.endsWith('screens.spec.ts'));
    return [
      slowest('files', named('file')),
      slowest('tests', named('title')),
      slowest(
        'screens',
        screens.map(({ title, seconds }) => ({ name: title, seconds })),
      ),
    ];
  },
});

const endToEnd = (specs: readonly string[]): Step => ({
  ...playwright(specs, 'test-results/e2e.json'),
  again: (failures) =>
    failures.length === 0
      ? null
      : playwright(
          [
            ...['--last-failed', '--last-failed-file=test-results/e2e/.last-run.json'],
            ...['--output=test-results/e2e-second-look', '--workers=1'],
          ],
          'test-results/e2e-second-look.json',
        ),
});

/** The key is what the line says of the flow and the path, without how it failed. */
const pathFailures = (output: string): Failure[] =>
  [...output.matchAll(/^FAILED {2}([^:]+): ((?:path \S+ on \w+|mutant survived|missed on \w+)?.*)$/gm)].map(
    ([, flow = '', told = '']) => {
      const [, what = told, message = ''] = /^(path \S+ on \w+): (.*)$/.exec(told) ?? [];
      return failure(`${flow} ${what}`, flow, what, message);
    },
  );

const flows = (ids: readonly string[], into = 'test-results/flows.html'): Step => ({
  name: 'paths on the model, on an actor and in the browser, and their report',
  command: [
    'node',
    'scripts/paths.ts',
    'report',
    ...(ids.length > 0 ? [ids.join(',')] : []),
    ...['--on', 'model,actor,browser', '--out', into],
  ],
  count: lastLine,
  failures: pathFailures,
  again: (failures) => (failures.length === 0 ? null : flows(filesOf(failures), 'test-results/flows-second-look.html')),
  details: (output) => output.match(/^(The report: |Slowest flows: |Strips older ).*$/gm) ?? [],
});

const build = check('build', 'node', 'scripts/build.ts');

/** A program that kills what it tests says in its last line how much held; it is run whole for a second look. */
const kills = (name: string, ...parameters: string[]): Step => {
  const step: Step = { name, command: ['node', ...parameters], count: lastLine };
  return { ...step, again: () => step };
};
const start = kills('start and stop', 'tests/start/run.ts');
const rounds = (byDay: number, byNight: number) => ['--rounds', String(isNightly() ? byNight : byDay)];
const faults = kills('faults', 'tests/faults/run.ts', ...rounds(2, 4));
const care = kills('faults in care', 'tests/faults/care.ts', ...rounds(1, 4));
const imports = kills('faults in imports', 'tests/faults/imports.ts', ...rounds(1, 6), '--rows', '1000');

/** `build` is made beside the checks. The steps `inTurn` each use the whole machine, or wait for servers that they kill. */
export type Steps = { build: Step[]; inTurn: Step[] };

/** What takes minutes and breaks rarely is tried at night. */
export const ofTheNight = ['forced-colours', 'growth', 'layout-shift'].map((name) => `tests/e2e/${name}.spec.ts`);
const ofTheDay = () => globSync('tests/e2e/**/*.spec.ts').filter((spec) => !ofTheNight.includes(spec));

export const wholeSteps: Steps = {
  build: [build],
  inTurn: [vitest([]), start, flows([]), endToEnd(isNightly() ? [] : ofTheDay()), faults, care, imports],
};

/** Tests that read the sources are not found by imports. */
const ofTheSources = 'tests/architecture';

export function stepsFor(choice: Choice): Steps {
  const needsBuild = choice.start || choice.faults || choice.flows.length > 0 || choice.specs.length > 0;
  return {
    build: needsBuild ? [build] : [],
    inTurn: [
      vitest([ofTheSources, ...choice.tests.filter((file) => !file.startsWith(ofTheSources))]),
      ...(choice.start ? [start] : []),
      ...(choice.flows.length > 0 ? [flows(choice.flows)] : []),
      ...(choice.specs.length > 0 ? [endToEnd(choice.specs)] : []),
      ...(choice.faults ? [faults, care, imports] : []),
    ],
  };
}

mkdirSync('test-results', { recursive: true });
