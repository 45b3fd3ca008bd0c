/**
 * `npm test`: every check of the project, in order of cost. Goes on after a failure, so that one run shows all of them.
 * The last line counts checks, tests, browser paths and fault rounds together.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { ensureChromium } from './chromium.ts';

type Count = { passed: number; failed: number };
type Step = { name: string; command: string[]; count: (exit: number, output: string) => Count; says?: RegExp };

/** A command that either holds or does not counts as one. */
const oneCheck = (exit: number): Count => ({ passed: exit === 0 ? 1 : 0, failed: exit === 0 ? 0 : 1 });

/** A command that failed without counting a failure has still failed. */
const honest = (exit: number, { passed, failed }: Count): Count => ({
  passed,
  failed: exit !== 0 && failed === 0 ? 1 : failed,
});

const lastLine = (exit: number, output: string): Count => {
  const [, passed = '0', failed = '0'] = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1) ?? [];
  return honest(exit, { passed: Number(passed), failed: Number(failed) });
};

const report = (file: string, read: (json: never) => Count) => (exit: number) => {
  try {
    return honest(exit, read(JSON.parse(readFileSync(file, 'utf8')) as never));
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const e2eReport = 'test-results/e2e.json';
const bin = (name: string) => `node_modules/.bin/${name}`;
const check = (name: string, ...command: string[]): Step => ({ name, command, count: oneCheck });

/** They only read, so they run side by side. */
const checks: Step[] = [
  check('lock file is whole', 'node', 'scripts/lock.ts', '--check'),
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

/** Each takes the whole machine. */
const steps: Step[] = [
  {
    name: 'unit, component, machine and server tests',
    command: [bin('vitest'), 'run', '--reporter=dot', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
    count: report(
      'test-results/vitest.json',
      ({
        numPassedTests,
        numTotalTests,
        numFailedTestSuites,
      }: {
        numPassedTests: number;
        numTotalTests: number;
        numFailedTestSuites: number;
      }) => ({
        passed: numPassedTests,
        // A file that could not be loaded fails without a test.
        failed: Math.max(numTotalTests - numPassedTests, numFailedTestSuites),
      }),
    ),
  },
  check('build', 'node', 'scripts/build.ts'),
  { name: 'start and stop', command: ['node', 'tests/start/run.ts'], count: lastLine },
  {
    name: 'paths on the model, on an actor and in the browser, and their report',
    command: ['node', 'scripts/paths.ts', 'report', '--on', 'model,actor,browser'],
    count: lastLine,
    says: /^The report: .*$/m,
  },
  {
    name: 'end to end in the browser',
    // Only what failed is printed: a log may be cut.
    command: [bin('playwright'), 'test', '--reporter=dot,json'],
    count: report(e2eReport, ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    })),
  },
  { name: 'faults', command: ['node', 'tests/faults/run.ts', '--rounds', '2'], count: lastLine },
];

function run([program = '', ...parameters]: string[]): Promise<{ exit: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program === 'node' ? process.execPath : program, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        FORCE_COLOR: '0',
        PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ exit: 1, output: `${output}${error.message}` }));
    child.on('close', (exit) => resolve({ exit: exit ?? 1, output }));
  });
}

const only = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const began = performance.now();
mkdirSync('test-results', { recursive: true });
ensureChromium();
console.log(
  `${availableParallelism()} cores, Node ${process.version}${process.env.DATABASE_URL ? ', on the server at DATABASE_URL' : ''}`,
);

async function take({ name, command, count, says }: Step) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) return;
  const start = performance.now();
  const { exit, output } = await run(command);
  const { passed, failed } = count(exit, output);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  const said = says?.exec(output)?.[0];
  if (said !== undefined) console.log(`      ${said}`);
  if (failed > 0) console.log(output.replace(/^/gm, '      '));
}

await pLimit(availableParallelism()).map(checks, take);
for (const step of steps) await take(step);
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
