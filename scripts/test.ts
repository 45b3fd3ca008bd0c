/**
 * `npm test`: every check of the project, in order of cost. It continues after a failure, so that one run shows all failures.
 * `--since <git ref>` runs what the changes since then can affect; `NIGHTLY=1` runs everything and all mutants. The last line is
 * the total of checks, tests, browser paths and fault rounds.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { choose } from './affected.ts';
import { ensureChromium } from './chromium.ts';
import { isNightly } from './nightly.ts';
import { changedSince, readProject } from './test-project.ts';
import { checks, e2eReport, type Step, type Steps, stepsFor, wholeSteps } from './test-steps.ts';

function run([program = '', ...parameters]: readonly string[]): Promise<{ exit: number; output: string }> {
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

/** Empty when a command failed before it wrote its report; its output is printed then. */
function detailsOf({ details }: Step, output: string): string[] {
  try {
    return details?.(output) ?? [];
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
const total = { passed: 0, failed: 0 };
const began = performance.now();
ensureChromium();
console.log(
  `${availableParallelism()} cores, Node ${process.version}${process.env.DATABASE_URL ? ', on the server at DATABASE_URL' : ''}`,
);

async function take(step: Step) {
  const { name, command, count } = step;
  if (only.length > 0 && !only.some((word) => name.includes(word))) return;
  const start = performance.now();
  const { exit, output } = await run(command);
  const { passed, failed } = count(exit, output);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  for (const line of detailsOf(step, output)) console.log(`      ${line}`);
  // The reasons for what a browser cannot do stand in the report.
  if (failed > 0) console.log(output.replace(/^(ok|left out) .*\n/gm, '').replace(/^/gm, '      '));
}

const steps = values.since === undefined || isNightly() ? wholeSteps : await stepsSince(values.since);
await pLimit(availableParallelism()).map([...steps.build, ...checks], take);
for (const step of steps.inTurn) await take(step);
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
