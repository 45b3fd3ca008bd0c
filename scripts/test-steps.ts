/** The steps of `npm test` in order of cost: all, or those that a change can affect. */
import { mkdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Choice } from './affected.ts';
import { slowest } from './slowest.ts';

export type Count = { passed: number; failed: number };
export type Step = {
  name: string;
  command: string[];
  count: (exit: number, output: string) => Count;
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
const vitestReport = 'test-results/vitest.json';

/** One line per failed test, because a log may be truncated. A message's second and third line say what was looked for. */
function failure(file: string, title: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const told = lines.map((line) => line.trim()).filter((line) => line !== '');
  return `FAIL  ${file}: ${title}: ${told.slice(0, 3).join(' | ')}`;
}

/** @param files or all */
const vitest = (files: readonly string[]): Step => ({
  name: 'unit, component, machine and server tests',
  command: [
    bin('vitest'),
    'run',
    ...files,
    // What passed tests print only hides the failures.
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`, '--silent=passed-only'],
  ],
  count: report<Vitest>(vitestReport, ({ numPassedTests, numTotalTests, testResults }) => ({
    passed: numPassedTests,
    // A file that does not load fails without a test.
    failed:
      numTotalTests -
      numPassedTests +
      testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length,
  })),
  details: () => {
    const { testResults } = read<Vitest>(vitestReport);
    const timed = testResults.map(({ name, startTime, endTime }) => ({
      name: relative(resolve(), name),
      seconds: (endTime - startTime) / 1000,
    }));
    const failures = testResults.flatMap(({ name, status, message, assertionResults }) => [
      ...(status === 'failed' && assertionResults.length === 0
        ? [failure(relative(resolve(), name), 'not loaded', message)]
        : []),
      ...assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => failure(relative(resolve(), name), test.fullName, test.failureMessages[0])),
    ]);
    return [...failures, slowest('files', timed)];
  },
});

type Suite = {
  title: string;
  specs?: {
    title: string;
    ok: boolean;
    tests: { results: { duration: number; error?: { message?: string } }[] }[];
  }[];
  suites?: Suite[];
};
type Playwright = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };
export const e2eReport = 'test-results/e2e.json';

const specsIn = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsIn),
];

const endToEnd = (specs: readonly string[]): Step => ({
  name: 'end to end in the browser',
  // Prints only failures, because a log may be truncated.
  command: [bin('playwright'), 'test', ...specs, '--reporter=dot,json'],
  count: report<Playwright>(e2eReport, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  })),
  details: () => {
    const specs = read<Playwright>(e2eReport)
      // A top-level suite is a file; a test may be defined in a helper of that file.
      .suites.flatMap((suite) => specsIn(suite).map((spec) => ({ ...spec, file: suite.title })))
      .map((spec) => ({ ...spec, results: spec.tests.flatMap(({ results }) => results) }));
    const failures = specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, results }) => failure(file, title, results.find(({ error }) => error)?.error?.message));
    const timed = specs.map(({ file, title, results }) => ({
      file,
      title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    }));
    const named = (name: 'file' | 'title') => timed.map((each) => ({ name: each[name], seconds: each.seconds }));
    const screens = timed.filter(({ file }) => file.endsWith('screens.spec.ts'));
    return [
      ...failures,
      slowest('files', named('file')),
      slowest('tests', named('title')),
      slowest(
        'screens',
        screens.map(({ title, seconds }) => ({ name: title, seconds })),
      ),
    ];
  },
});

const flows = (ids: readonly string[]): Step => ({
  name: 'paths on the model, on an actor and in the browser, and their report',
  command: [
    'node',
    'scripts/paths.ts',
    'report',
    ...(ids.length > 0 ? [ids.join(',')] : []),
    '--on',
    'model,actor,browser',
  ],
  count: lastLine,
  details: (output) => [
    ...(output.match(/^FAILED {2}.*$/gm) ?? []),
    ...(output.match(/^(The report: |Slowest flows: ).*$/gm) ?? []),
  ],
});

const build = check('build', 'node', 'scripts/build.ts');
const start: Step = { name: 'start and stop', command: ['node', 'tests/start/run.ts'], count: lastLine };
const faults: Step = { name: 'faults', command: ['node', 'tests/faults/run.ts', '--rounds', '2'], count: lastLine };
const care: Step = {
  name: 'faults in care',
  command: ['node', 'tests/faults/care.ts', '--rounds', '2'],
  count: lastLine,
};

const imports: Step = {
  name: 'faults in imports',
  command: ['node', 'tests/faults/imports.ts', '--rounds', '3', '--rows', '1000'],
  count: lastLine,
};

/** `build` is made beside the checks. The steps `inTurn` each use the whole machine, or wait for servers that they kill. */
export type Steps = { build: Step[]; inTurn: Step[] };

export const wholeSteps: Steps = {
  build: [build],
  inTurn: [vitest([]), start, flows([]), endToEnd([]), faults, care, imports],
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
