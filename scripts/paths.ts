/**
 * Path coverage of the product's flows, for QA and CI: lists them, prints their graphs and paths, and runs the paths
 * on the pure model, on a live actor or in a browser.
 */
import { parseArgs } from 'node:util';
import { toGherkin, toGraphJson, toGraphText, toJson, toMarkdown } from '../src/flows/engine/formats.ts';
import { type Criterion, criteria, recommended } from '../src/flows/engine/goals.ts';
import { explore } from '../src/flows/engine/graph.ts';
import { killMutants } from '../src/flows/engine/mutants.ts';
import { planFlow } from '../src/flows/engine/plan.ts';
import { failuresIn } from '../src/flows/engine/report.ts';
import { staticsOf } from '../src/flows/engine/statics.ts';
import { type Execution, executions, runFlow, type Summary, summaryOf } from '../src/flows/engine/summary.ts';
import type { Flow } from '../src/machines/flow.ts';
import { flows } from '../src/machines/index.ts';

const help = `Path coverage of the flows.

  npm run paths -- list
  npm run paths -- graph <flow> [--format text|json]
  npm run paths -- paths <flow> [--cover <criteria>] [--max-len N] [--to <state>] [--format json|md|gherkin]
  npm run paths -- run [flow] [--on model|actor|browser]
  npm run paths -- report [flow] [--on model,actor,browser] [--out <file>]
  npm run paths -- mutants [flow] [--cover <criteria>]

  --cover    ${criteria.join(', ')}, or several with commas; default ${recommended.join(',')}
  --max-len  the most steps in one path; what then stays out of reach is listed
  --to       the shortest path from each start to this state, instead of coverage
  --format   md by default for paths, text for graph
  --on       model by default; for a report several, with commas, model,actor by default
  --out      where the report goes, test-results/flows.html by default

Examples
  npm run paths -- paths login
  npm run paths -- paths businessCreation --to creationTimedOut --format gherkin
  npm run paths -- paths businessCreation --cover pairs --max-len 12 --format json > pairs.json
  npm run paths -- run --on actor
  npm run paths -- report login --on model,actor,browser

'report' plays the paths and tells it on one page that can be sent to anybody: every flow's drawing with what is covered,
missed and failed, every path with its steps, and, from the browser, a picture after each step.
'mutants' drops each transition, removes or turns round each guard, and swallows each actor's failure, and counts how many
of these changes the paths notice; it ends with 1 when one goes unnoticed. Changes that make no difference do not count.
'run' ends with 1 when a transition or a side of a guard is neither covered nor listed in the cases' 'unreachable'
with a reason, when a listed one is reachable after all, when an invariant breaks, or when a path fails.
`;

class Usage extends Error {}

const choose = <T extends string>(name: string, given: string | undefined, choices: readonly T[]): T => {
  const found = choices.find((choice) => choice === given);
  if (found === undefined) throw new Usage(`${name} is one of ${choices.join(', ')}${given ? `, not '${given}'` : ''}`);
  return found;
};

const flowCalled = (id: string | undefined): Flow => {
  const known = flows.map((flow) => flow.id).join(', ');
  if (id === undefined) throw new Usage(`name a flow: ${known}`);
  const found = flows.find((flow) => flow.id === id);
  if (!found) throw new Usage(`there is no flow '${id}'; known: ${known}`);
  return found;
};

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const list = (): string =>
  table([
    ['flow', 'title', 'audience', 'states', 'transitions', 'route'],
    ...flows.map(({ id, title, audience, machine, route }) => {
      const { states, edges } = staticsOf(machine);
      return [id, title, audience, String(states.length - 1), String(edges.length), route ?? '-'];
    }),
  ]);

const share = ({ met, all }: { met: number; all: number }): string => `${met}/${all}`;

const summaryTable = (summaries: readonly Summary[]): string =>
  table([
    ['flow', 'states', 'transitions', 'guards both ways', 'paths', 'steps', 'passed', 'failed', 'ms'],
    ...summaries.map(({ flow, states, transitions, guards, paths, steps, passed, failed, ms }) => [
      flow,
      share(states),
      share(transitions),
      share(guards),
      ...[paths, steps, passed, failed, ms].map(String),
    ]),
  ]);

const mutants = (id: string | undefined, cover: readonly Criterion[]): number => {
  const results = (id === undefined ? flows : [flowCalled(id)]).map((flow) => ({
    id: flow.id,
    ...killMutants(planFlow(flow, { cover })),
  }));
  const rows = results.map(({ id: flow, killed, survived }) => [
    flow,
    String(killed.length + survived.length),
    String(killed.length),
  ]);
  console.log(table([['flow', 'mutants', 'killed'], ...rows]));
  const survivors = results.flatMap(({ id: flow, survived }) => survived.map((each) => `${flow}: unnoticed: ${each}`));
  for (const survivor of survivors) console.error(survivor);
  return survivors.length > 0 ? 1 : 0;
};

const run = async (id: string | undefined, on: Execution): Promise<number> => {
  const chosen = id === undefined ? flows : [flowCalled(id)];
  if (on === 'browser') {
    const { playInBrowser } = await import('../tests/flows/browser/run.ts');
    const playings = await playInBrowser(id === undefined ? {} : { only: [flowCalled(id).id] });
    const summaries = playings.map(summaryOf);
    const owed = playings.flatMap(({ complaints }) => complaints).length;
    const passed = summaries.reduce((sum, each) => sum + each.passed, 0);
    const failed = summaries.reduce((sum, each) => sum + each.failed, owed);
    console.log(`${summaryTable(summaries)}\n${passed} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  }
  const summaries = chosen.map((flow) => runFlow(flow, on));
  console.log(summaryTable(summaries));
  const failures = summaries.flatMap(({ flow, failures: each }) => each.map((failure) => `${flow}: ${failure}`));
  for (const failure of failures) console.error(failure);
  return failures.length > 0 ? 1 : 0;
};

const report = async (id: string | undefined, on: readonly Execution[], file: string): Promise<number> => {
  const { gatherReport, writeReport } = await import('./report.ts');
  const chosen = id === undefined ? flows : [flowCalled(id)];
  const told = await gatherReport({ flows: chosen, on });
  const bytes = await writeReport(told, chosen, file);
  console.log(
    table([
      ['on', 'states', 'transitions', 'guards both ways', 'paths', 'failed', 'steps', 'seconds'],
      ...told.runs.map(({ on: each, states, transitions, guards, paths, failed, steps, ms }) => [
        each,
        share(states),
        share(transitions),
        share(guards),
        ...[paths, failed, steps].map(String),
        (ms / 1000).toFixed(1),
      ]),
    ]),
  );
  console.log(
    `mutants: ${told.mutants.killed} of ${told.mutants.all} killed in ${(told.mutants.ms / 1000).toFixed(1)} s`,
  );
  const failures = failuresIn(told);
  for (const failure of failures) console.error(failure);
  console.log(`The report: ${file} (${(bytes / 1e6).toFixed(1)} MB)`);
  const passed = told.runs.reduce((sum, each) => sum + each.paths - each.failed, 0);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length > 0 ? 1 : 0;
};

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      cover: { type: 'string' },
      'max-len': { type: 'string' },
      format: { type: 'string' },
      to: { type: 'string' },
      on: { type: 'string' },
      out: { type: 'string', default: 'test-results/flows.html' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, id, ...rest] = positionals;
  if (values.help || command === undefined || command === 'help') {
    process.stdout.write(help);
    return values.help || command === 'help' ? 0 : 2;
  }
  if (rest.length > 0) throw new Usage(`one flow at a time, not also '${rest.join(' ')}'`);
  const cover = values.cover?.split(',').map((given): Criterion => choose('--cover', given, criteria)) ?? recommended;
  switch (choose('the command', command, ['list', 'graph', 'paths', 'run', 'report', 'mutants'])) {
    case 'list':
      console.log(list());
      return 0;
    case 'graph': {
      const format = choose('--format', values.format ?? 'text', ['text', 'json']);
      const graph = explore(flowCalled(id));
      process.stdout.write(format === 'json' ? toGraphJson(graph) : toGraphText(graph));
      return 0;
    }
    case 'paths': {
      const flow = flowCalled(id);
      const format = choose('--format', values.format ?? 'md', ['json', 'md', 'gherkin']);
      const maxLen = Number(values['max-len'] ?? Number.POSITIVE_INFINITY);
      if (!(maxLen >= 1)) throw new Usage(`--max-len is a number of steps from 1, not '${values['max-len']}'`);
      const plan = planFlow(flow, {
        maxLen,
        ...(cover ? { cover } : {}),
        ...(values.to === undefined ? {} : { to: values.to }),
      });
      if (values.to !== undefined && plan.paths.length === 0) {
        throw new Usage(
          `no path leads to '${values.to}'; states: ${plan.graph.statics.states.map(({ path }) => path).join(', ')}`,
        );
      }
      process.stdout.write({ json: toJson, md: toMarkdown, gherkin: toGherkin }[format](plan));
      return 0;
    }
    case 'mutants':
      return mutants(id, cover);
    case 'run':
      return run(id, choose('--on', values.on ?? 'model', executions));
    case 'report': {
      const on = (values.on ?? 'model,actor').split(',').map((given) => choose('--on', given, executions));
      return report(id, on, values.out);
    }
  }
};

try {
  process.exitCode = await main();
} catch (error) {
  const isUsage =
    error instanceof Usage ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  if (!isUsage) throw error;
  console.error(`paths: ${error.message}\nTry: npm run paths -- --help`);
  process.exitCode = 2;
}
