/** The help texts of `npm run paths`. */
import { criteria, recommended } from '../src/flows/index.ts';

const cover = `  --cover <criteria>  ${criteria.join(', ')}, or several with commas; ${recommended.join(',')} by default`;
const format = (formats: string) => `  --format <format>   ${formats}`;
const since = '  --since <git ref>   ';

export const commands = {
  list: `list: every flow, or what changed in the flows
  npm run paths -- list
  npm run paths -- list --since main~5

${since}what was added, removed or changed since then: states, transitions, guards, actions, delays, paths
${format('text, json')}
`,
  graph: `graph: every situation that the cases of a flow can reach, and the steps between them
  npm run paths -- graph login
  npm run paths -- graph login --format json > login.json

${format('text by default, json')}
`,
  paths: `paths: few, short paths that cover a flow, the shortest path to a state, or the path of given steps
  npm run paths -- paths login
  npm run paths -- paths businessCreation --to creationTimedOut --format gherkin
  npm run paths -- paths businessCreation --cover pairs --max-len 12 --format json > pairs.json
  npm run paths -- paths login --steps "login.submit: email and password → done(logIn): credentials are right"
  npm run paths -- paths login --since v1.2

${cover}
  --max-len <steps>   the most steps in one path, 30 by default; prints the goals that are then out of reach
  --to <state>        the shortest path from each start to this state, instead of coverage
  --steps <steps>     the path with these steps, labelled as in 'graph' and joined by →
  --start <start>     the start of that path; the first start by default
${since}only what changed in this flow since then
  --names <names>     words by default; code, for the names of the machine, which --steps takes
${format('md by default, json, gherkin')}
`,
  run: `run: plays the paths; fails when a path fails or a goal is missed without an allowed reason
  npm run paths -- run
  npm run paths -- run login --on browser
  npm run paths -- run --on actor --since main
  npm run paths -- run login --on actor --steps "login.submit: email and password → after(answerDeadline)"

  --on <execution>    model by default: the machine as a pure function; actor: a live actor with a simulated clock;
                      browser: Chromium against its own server, which it starts; takes minutes
${since}only the flows that changed since then
  --steps, --start    one path that you name, on model or actor

The exit code is 1 when a transition or one side of a guard is neither covered nor listed in the cases' 'unreachable' with
a reason, when a listed one is reachable, when an invariant does not hold, when a path fails, or when a step does something
else than its golden trace says.
`,
  report: `report: plays the paths and writes one HTML page with the results
  npm run paths -- report
  npm run paths -- report login,signUp --on model,actor,browser --out login.html
  npm run paths -- report --since main

  --on <executions>   model,actor by default; browser takes minutes and adds a picture of each state,
                      which it also leaves for the gallery
  --out <file>        test-results/flows.html by default
${since}only the flows that changed since then

The page shows for each flow the drawing with its coverage, the missed goals with their reasons, every path with its
steps, results and times, and the mutants that survived. The exit code is 1 when a check fails.
`,
  mutants: `mutants: changes the sources of machines, and checks that the golden traces notice
  npm run paths -- mutants
  npm run paths -- mutants login,signUp
  npm run paths -- mutants --share 10

  --share <number>    tries one mutant in so many, always the same ones; 1 by default

A mutant is one small change to a machine, its setup or its selectors: another operator, number, string or target, a
dropped action, entry, exit, input, output, delay, guard, transition or list entry, a guard that always answers alike, a
condition that is always true. It is killed when a step of a golden trace comes out differently, in this flow or in one that
uses the file. Survivors are named with file and line; the exit code is then 1. Equivalent mutants behave like the original:
the cases list them in 'equivalentMutants' with the reason. Broken ones do not load. All takes about a minute of one processor.
`,
} as const;

export type Command = keyof typeof commands;
export const commandNames = Object.keys(commands) as Command[];

export const help = `Path coverage of the flows. With NIGHTLY=1 nothing is left out: run and report ignore --since, and report tries every mutant.

${Object.values(commands)
  .map((each) => `  ${each.split('\n', 1)[0]}`)
  .join('\n')}

  npm run paths -- <command> --help explains one command with examples.

Examples
  npm run paths -- list
  npm run paths -- paths login
  npm run paths -- run
  npm run paths -- report
`;
