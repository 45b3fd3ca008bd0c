/**
 * `npm test`: every check of the project, in order of cost. It continues after a failure, so that one run shows all failures,
 * and looks a second time at what failed (`second-look.ts`). `--since <git ref>` runs what the changes since then can affect;
 * `NIGHTLY=1` runs everything and all mutants. The last line is the total of checks, tests, browser paths and fault rounds.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { differsFromLocked, findChromium } from '../tests/flows/browser/chromium.ts';
import { choose } from './affected.ts';
import { isNightly } from './nightly.ts';
import { againOf, asItIs, compare, mostUnsteady, type Outcome, totalOf } from './second-look.ts';
import { changedSince, readProject } from './test-project.ts';
import { checks, type Failure, type Step, type Steps, stepsFor, wholeSteps } from './test-steps.ts';

/** What a test runner prints while it runs: a sign for each test, or a line. */
const signsOf = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      /^ok\b/.test(line) ? '·' : /^FAIL/.test(line) ? 'F' : /^[·.×F±T*-]+$/.test(line.trim()) ? line : '',
    )
    .join('');

type Ended = { exit: number; output: string };

/** @param onOutput takes what the command prints as it comes */
function run({ command, env }: Step, onOutput: (text: string) => void = () => {}): Promise<Ended> {
  const [program = '', ...parameters] = command;
  return new Promise((resolve) => {
    const child = spawn(program === 'node' ? process.execPath : program, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        // Some programs take FORCE_COLOR=0 for a wish of colours.
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        ...env,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text;
        onOutput(text.toString());
      });
    }
    child.on('error', (error) => resolve({ exit: 1, output: `${output}${error.message}` }));
    child.on('close', (exit) => resolve({ exit: exit ?? 1, output }));
  });
}

/** Empty when a command failed before it wrote its report; its output is printed then. */
function readFrom<T>(read: ((output: string) => T[]) | undefined, output: string): T[] {
  try {
    return read?.(output) ?? [];
  } catch {
    return [];
  }
}

/** Prints the selection and the reason. */
async function stepsSince(ref: string): Promise<Steps> {
  const changed = changedSince(ref);
  const choice = choose(changed, await readProject(ref));
  if ('everything' in choice) {
    console.log(`Since ${ref}: everything, because ${choice.everything}`);
    return wholeSteps;
  }
  const { reached, tests, specs, flows, start, faults } = choice;
  console.log(`Since ${ref}: ${changed.length} files changed; with their importers, ${reached} files:`);
  console.log(`  test files: ${tests.length}, and the tests that read the sources`);
  console.log(`  flows: ${flows.join(', ') || 'none'}`);
  console.log(`  end to end: ${specs.map((spec) => spec.replace('tests/e2e/', '')).join(', ') || 'none'}`);
  console.log(`  start and stop: ${start ? 'yes' : 'no'}; faults: ${faults ? 'yes' : 'no'}`);
  return stepsFor(choice);
}

const { values, positionals: only } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } });
const began = performance.now();
const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1);

async function take(step: Step, withSigns = false): Promise<Outcome> {
  const { name, count: counted } = step;
  const start = performance.now();
  if (withSigns) process.stdout.write(`      ${name} `);
  const { exit, output } = await run(step, withSigns ? (text) => process.stdout.write(signsOf(text)) : undefined);
  if (withSigns) process.stdout.write('\n');
  const count = counted(exit, output);
  const failures = count.failed > 0 ? readFrom(step.failures, output) : [];
  const { passed, failed } = count;
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'}  ${name}: ${passed} passed, ${failed} failed (${secondsSince(start)} s)`,
  );
  for (const line of readFrom(step.details, output)) console.log(`      ${line}`);
  // The reasons for what a browser cannot do stand in the report.
  if (failed > 0) console.log(output.replace(/^(ok|left out) .*\n/gm, '').replace(/^/gm, '      '));
  return { step, count, failures };
}

/** The browser as a check: pictures made for one version fail with another. */
const browserStep = (problem: string | null): Outcome => {
  const step: Step = { name: 'the locked browser', command: [], count: () => ({ passed: 0, failed: 0 }) };
  const failures = problem === null ? [] : [{ key: step.name, file: step.name, title: problem, message: '' }];
  return { step, count: { passed: 1 - failures.length, failed: failures.length }, failures };
};

const line = (word: string, { file, title, message }: Failure) =>
  `${word}  ${file}: ${title}: ${message}`.slice(0, 600);

const { version } = findChromium();
console.log(
  `${availableParallelism()} cores, Node ${process.version}, ${version}${process.env.DATABASE_URL ? ', on the server at DATABASE_URL' : ''}`,
);
const steps = values.since === undefined || isNightly() ? wholeSteps : await stepsSince(values.since);
const isWanted = ({ name }: Step) => only.length === 0 || only.some((word) => name.includes(word));
const outcomes: Outcome[] = [browserStep(differsFromLocked(version))];
const beside = pLimit(availableParallelism());
outcomes.push(...(await beside.map([...steps.build, ...checks].filter(isWanted), (step) => take(step))));
for (const step of steps.inTurn.filter(isWanted)) outcomes.push(await take(step, true));

const looks = [];
for (const outcome of outcomes) {
  if (outcome.count.failed === 0) continue;
  const again = againOf(outcome);
  if (again !== null) console.log(`A second look at what failed in '${outcome.step.name}':`);
  looks.push(again === null ? asItIs(outcome) : compare(outcome, await take(again, true)));
}
const first = outcomes.reduce(
  (sum, { count }) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
  { passed: 0, failed: 0 },
);
const { passed, failed, unsteady } = totalOf(first, looks);
for (const each of looks.flatMap((look) => look.failed).slice(0, 30)) console.log(line('FAIL', each));
for (const each of looks.flatMap((look) => look.unsteady).slice(0, mostUnsteady + 5))
  console.log(line('unsteady', each));
if (unsteady > mostUnsteady) console.log(`More than ${mostUnsteady} unsteady tests fail the run.`);
console.log(`${secondsSince(began)} s`);
console.log(`${unsteady} unsteady`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
