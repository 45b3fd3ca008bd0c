/**
 * Path coverage of the product's flows, for QA and CI: lists them, prints their graphs and paths, runs the paths on the
 * pure model, on a live actor or in a browser, and reports on all that.
 */
import { parseArgs } from 'node:util';
import {
  type Criterion,
  changesAsMarkdown,
  changesBetween,
  criteria,
  type Execution,
  executions,
  explore,
  type Flow,
  type FlowChanges,
  failuresIn,
  flows,
  longestPath,
  NoSuchStep,
  type Plan,
  pathBySteps,
  planFlow,
  recommended,
  runFlow,
  runOnActor,
  runOnModel,
  type Summary,
  staticsOf,
  stepSeparator,
  summaryOf,
  toGherkin,
  toGraphJson,
  toGraphText,
  toJson,
  toMarkdown,
  violationsOf,
} from '../src/flows/index.ts';
import { flowsAt, NoFlowsThere } from './flows-at.ts';
import { nearest } from './nearest.ts';
import { isNightly } from './nightly.ts';
import { type Command, commandNames, commands, help } from './paths-help.ts';
import { slowest } from './slowest.ts';
import { table } from './table.ts';
import { driftOf } from './traces.ts';

class Usage extends Error {}

const orNearest = (given: string, names: readonly string[]): string => {
  const near = nearest(given, names);
  return near.length > 0 ? `did you mean ${near.join(' or ')}?` : `known: ${names.join(', ')}`;
};

const choose = <T extends string>(name: string, given: string, choices: readonly T[]): T => {
  const found = choices.find((choice) => choice === given);
  if (found === undefined) throw new Usage(`${name} must be one of ${choices.join(', ')}, not '${given}'`);
  return found;
};

const flowCalled = (id: string | undefined): Flow => {
  const known = flows.map((flow) => flow.id);
  if (id === undefined) throw new Usage(`name a flow: ${known.join(', ')}`);
  const found = flows.find((flow) => flow.id === id);
  if (!found) throw new Usage(`there is no flow '${id}'; ${orNearest(id, known)}`);
  return found;
};

const options = {
  cover: { type: 'string' },
  'max-len': { type: 'string' },
  format: { type: 'string' },
  to: { type: 'string' },
  steps: { type: 'string' },
  start: { type: 'string' },
  since: { type: 'string' },
  on: { type: 'string' },
  out: { type: 'string' },
  names: { type: 'string' },
  share: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;
type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** The options of each command. */
const taken: Record<Command, readonly (keyof Values)[]> = {
  list: ['since', 'format'],
  graph: ['format'],
  paths: ['cover', 'max-len', 'to', 'steps', 'start', 'since', 'format', 'names'],
  run: ['on', 'since', 'steps', 'start'],
  report: ['on', 'out', 'since'],
  mutants: ['share'],
};

const coverOf = ({ cover }: Values): readonly Criterion[] =>
  cover?.split(',').map((given): Criterion => choose('--cover', given, criteria)) ?? recommended;

/** Of the named flows, or of all. */
const changesSince = async (since: string, ids?: readonly string[]): Promise<FlowChanges[]> => {
  const wanted = (all: readonly Flow[]) => (ids === undefined ? all : all.filter(({ id }) => ids.includes(id)));
  return changesBetween(wanted(await flowsAt(since)), wanted(flows));
};

const tellChanges = async (since: string, format: string, ids?: readonly string[]): Promise<string> => {
  const changes = await changesSince(since, ids);
  return format === 'json' ? `${JSON.stringify(changes, null, 2)}\n` : changesAsMarkdown(changes, since);
};

/** The flows named in a comma-separated list, or all; with `--since`, only the changed ones. */
const chosenFlows = async (ids: string | undefined, { since }: Values): Promise<readonly Flow[]> => {
  const named = ids === undefined ? flows : ids.split(',').map(flowCalled);
  if (since === undefined || isNightly()) return named;
  const changes = await changesSince(
    since,
    named.map((flow) => flow.id),
  );
  const chosen = named.filter((flow) => changes.some((each) => each.id === flow.id));
  console.log(`Changed since ${since}: ${chosen.map((flow) => flow.id).join(', ') || 'no flow'}`);
  return chosen;
};

const listed = () =>
  flows.map(({ id, title, audience, machine, route }) => {
    const { states, edges } = staticsOf(machine);
    const guards = edges.filter(({ guard }) => guard !== null).length;
    return { id, title, audience, states: states.length - 1, transitions: edges.length, guards, route };
  });

const list = async (values: Values): Promise<string> => {
  const format = choose('--format', values.format ?? 'text', ['text', 'json']);
  if (values.since !== undefined) return tellChanges(values.since, format);
  if (format === 'json') return `${JSON.stringify(listed(), null, 2)}\n`;
  const rows = listed().map((row) => Object.values(row).map((cell) => String(cell ?? '-')));
  return `${table([['flow', 'title', 'audience', 'states', 'transitions', 'guards', 'route'], ...rows])}\n`;
};

/** A plan with only the path of `--steps`. */
const planOfSteps = (flow: Flow, { steps = '', start }: Values): Plan => {
  const plan = planFlow(flow);
  const labels = steps === '' ? [] : steps.split(stepSeparator.trim()).map((label) => label.trim());
  return { ...plan, goals: [], missed: [], paths: [pathBySteps(flow.id, plan.graph, start, labels)] };
};

const planOf = (flow: Flow, values: Values): Plan => {
  if (values.steps !== undefined || values.start !== undefined) return planOfSteps(flow, values);
  const maxLen = Number(values['max-len'] ?? longestPath);
  if (!(maxLen >= 1)) throw new Usage(`--max-len must be a number of steps from 1, not '${values['max-len']}'`);
  const { to } = values;
  const plan = planFlow(flow, { maxLen, cover: coverOf(values), ...(to === undefined ? {} : { to }) });
  if (to === undefined || plan.paths.length > 0) return plan;
  const states = plan.graph.statics.states.map(({ path }) => path).filter((path) => path !== '*');
  throw new Usage(
    states.includes(to)
      ? `no case reaches '${to}'`
      : `${flow.id} has no state '${to}'; ${orNearest(to, states)} States: ${states.join(', ')}`,
  );
};

const paths = async (id: string | undefined, values: Values): Promise<string> => {
  const flow = flowCalled(id);
  const format = choose('--format', values.format ?? 'md', ['json', 'md', 'gherkin']);
  if (values.since !== undefined) return tellChanges(values.since, format, [flow.id]);
  const names = choose('--names', values.names ?? 'words', ['words', 'code']);
  const plan = planOf(flow, values);
  if (format === 'json') return toJson(plan, (await import('./requests.ts')).requestsOf);
  return { md: toMarkdown, gherkin: toGherkin }[format](plan, names);
};

const share = ({ met, all }: { met: number; all: number }): string => `${met}/${all}`;

const summaryTable = (summaries: readonly Summary[]): string =>
  table([
    ['flow', 'states', 'transitions', 'guards both ways', 'paths', 'steps', 'passed', 'failed', 'ms'],
    ...summaries.map(({ flow, states, transitions, guards, paths: count, steps, passed, failed, ms }) => [
      flow,
      share(states),
      share(transitions),
      share(guards),
      ...[count, steps, passed, failed, ms].map(String),
    ]),
  ]);

/** Prints the failures and returns the exit code. */
const complain = (failures: readonly string[]): number => {
  for (const failure of failures) console.error(failure);
  return failures.length > 0 ? 1 : 0;
};

const mutants = async (id: string | undefined, values: Values): Promise<number> => {
  const share = Number(values.share ?? 1);
  if (!(share >= 1)) throw new Usage(`--share must be a number from 1, not '${values.share}'`);
  const { trySources } = await import('./mutants/mutants.ts');
  const results = await trySources(id === undefined ? flows : id.split(',').map(flowCalled), flows, share);
  const rows = results.map(({ of, killed, survived, equivalent, broken, ms }) => [
    of,
    ...[killed.length + survived.length, killed.length, survived.length, equivalent.length, broken].map(String),
    (ms / 1000).toFixed(1),
  ]);
  console.log(table([['flow', 'mutants', 'killed', 'survived', 'equivalent', 'broken', 'seconds'], ...rows]));
  for (const { of, equivalent } of results)
    for (const { id: mutant, reason } of equivalent) console.log(`${of}: equivalent: ${mutant}: ${reason}`);
  return complain(
    results.flatMap(({ of, survived, stale }) => [
      ...survived.map((each) => `${of}: survived: ${each}`),
      ...stale.map((each) => `${of}: no surviving mutant needs the reason for '${each}'`),
    ]),
  );
};

const runSteps = (id: string | undefined, on: Execution, values: Values): number => {
  const flow = flowCalled(id);
  if (on === 'browser') throw new Usage('--steps works with --on model or --on actor');
  const { graph, paths: named } = planOfSteps(flow, values);
  const verdicts = named.map((path) => (on === 'model' ? runOnModel : runOnActor)(flow, graph, path));
  const failures = verdicts.flatMap(({ failure }) => (failure === null ? [] : [`${flow.id}: ${failure}`]));
  if (failures.length === 0) console.log(`${named[0]?.id}: passed`);
  return complain(failures);
};

const run = async (id: string | undefined, values: Values): Promise<number> => {
  const on = choose('--on', values.on ?? 'model', executions);
  if (values.steps !== undefined || values.start !== undefined) return runSteps(id, on, values);
  const chosen = await chosenFlows(id, values);
  if (chosen.length === 0) return 0;
  if (on === 'browser') {
    const { playInBrowser } = await import('../tests/flows/browser/run.ts');
    const { isPlayed } = await import('../tests/flows/browser/plans.ts');
    const only = chosen.filter((flow) => id !== undefined || isPlayed(flow)).map((flow) => flow.id);
    const playings = await playInBrowser({ only });
    const summaries = playings.map(summaryOf);
    const owed = playings.flatMap(({ complaints }) => complaints).length;
    const passed = summaries.reduce((sum, each) => sum + each.passed, 0);
    const failed = summaries.reduce((sum, each) => sum + each.failed, owed);
    console.log(`${summaryTable(summaries)}\n${passed} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  }
  const summaries = chosen.map((flow) => runFlow(flow, on));
  console.log(summaryTable(summaries));
  const drifts = chosen.flatMap((flow) => driftOf(flow, on) ?? []);
  const known = new Set(summaries.flatMap(({ failures }) => failures));
  const unhealthy = chosen.flatMap((flow) =>
    violationsOf(planFlow(flow, { cover: ['states', 'transitions', 'guards'] }))
      .filter((violation) => ![...known].some((failure) => violation.endsWith(failure)))
      .map((violation) => `${flow.id}: ${violation}`),
  );
  return complain([
    ...summaries.flatMap(({ flow, failures }) => failures.map((failure) => `${flow}: ${failure}`)),
    ...drifts,
    ...unhealthy,
  ]);
};

const report = async (id: string | undefined, values: Values): Promise<number> => {
  const on = (values.on ?? 'model,actor').split(',').map((given) => choose('--on', given, executions));
  const file = values.out ?? 'test-results/flows.html';
  const chosen = await chosenFlows(id, values);
  const { gatherReport, writeReport } = await import('./report.ts');
  const gathered = await gatherReport({ flows: chosen, on });
  const bytes = await writeReport(gathered, chosen, file);
  console.log(
    table([
      ['on', 'states', 'transitions', 'guards both ways', 'paths', 'failed', 'steps', 'seconds'],
      ...gathered.runs.map(({ on: each, states, transitions, guards, paths: count, failed, steps, ms }) => [
        each,
        share(states),
        share(transitions),
        share(guards),
        ...[count, failed, steps].map(String),
        (ms / 1000).toFixed(1),
      ]),
    ]),
  );
  const { killed, all, ms } = gathered.mutants;
  console.log(`mutants: ${killed} of ${all} killed in ${(ms / 1000).toFixed(1)} s`);
  const inBrowser = gathered.flows.flatMap(({ id: name, runs }) =>
    runs.filter((each) => each.on === 'browser').map(({ ms: taken }) => ({ name, seconds: taken / 1000 })),
  );
  if (inBrowser.length > 0) {
    console.log(slowest('flows', inBrowser));
    const { keepPictures, outdatedStrips } = await import('./storyboard.ts');
    keepPictures(gathered.flows);
    const outdated = outdatedStrips();
    if (outdated.length > 0)
      console.log(`Strips older than their view or trace: ${outdated.join(', ')} (npm run storyboard)`);
  }
  const failures = failuresIn(gathered);
  const exit = complain(failures.map((failure) => `FAILED  ${failure}`));
  console.log(`The report: ${file} (${(bytes / 1e6).toFixed(1)} MB)`);
  const passed = gathered.runs.reduce((sum, each) => sum + each.paths - each.failed, 0);
  console.log(`${passed} passed, ${failures.length} failed`);
  return exit;
};

const main = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [given, id, ...rest] = positionals;
  const isAsking = values.help || given === 'help';
  if (given === undefined || given === 'help') {
    const about = commandNames.find((name) => name === id);
    process.stdout.write(about ? commands[about] : help);
    return isAsking ? 0 : 2;
  }
  const named = commandNames.find((name) => name === given);
  if (!named) throw new Usage(`there is no command '${given}'; ${orNearest(given, commandNames)}`);
  if (isAsking) {
    process.stdout.write(commands[named]);
    return 0;
  }
  if (rest.length > 0) throw new Usage(`give one flow, not also '${rest.join(' ')}'`);
  const strange = (Object.keys(values) as (keyof Values)[]).filter((name) => !taken[named].includes(name));
  if (strange.length > 0) {
    const known = taken[named].map((name) => `--${name}`).join(', ');
    throw new Usage(`${named} takes ${known}, not --${strange.join(' or --')}`);
  }
  switch (named) {
    case 'list':
      if (id !== undefined) throw new Usage(`list takes no flow; try: npm run paths -- graph ${id}`);
      process.stdout.write(await list(values));
      return 0;
    case 'graph': {
      const format = choose('--format', values.format ?? 'text', ['text', 'json']);
      const graph = explore(flowCalled(id));
      process.stdout.write(format === 'json' ? toGraphJson(graph) : toGraphText(graph));
      return 0;
    }
    case 'paths':
      process.stdout.write(await paths(id, values));
      return 0;
    case 'mutants':
      return mutants(id, values);
    case 'run':
      return run(id, values);
    case 'report':
      return report(id, values);
  }
};

/** Runs the command and returns the exit code: 1 when a check fails, 2 when the arguments are wrong. */
export async function command(args: readonly string[]): Promise<number> {
  try {
    return await main(args);
  } catch (error) {
    const isUsage =
      error instanceof Usage ||
      error instanceof NoSuchStep ||
      error instanceof NoFlowsThere ||
      (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
    if (!isUsage) throw error;
    console.error(`paths: ${error.message}\nTry: npm run paths -- --help`);
    return 2;
  }
}

if (import.meta.main) {
  // A reader such as `head` may have had enough.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  process.exitCode = await command(process.argv.slice(2));
}
