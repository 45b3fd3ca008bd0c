/** What `npm run paths -- --help` says, about all commands and about each. */
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
  paths: `paths: few, short paths that cover a flow, the shortest to a state, or the one that you name
  npm run paths -- paths login
  npm run paths -- paths businessCreation --to creationTimedOut --format gherkin
  npm run paths -- paths businessCreation --cover pairs --max-len 12 --format json > pairs.json
  npm run paths -- paths login --steps "login.submit: e-mail and password → done(logIn): credentials are right"
  npm run paths -- paths login --since v1.2

${cover}
  --max-len <steps>   the most steps in one path; what then stays out of reach is listed
  --to <state>        the shortest path from each start to this state, instead of coverage
  --steps <steps>     the path with these steps, as 'graph' names them, with → between
  --start <start>     where it starts, with --steps; the first start by default
${since}only what changed in this flow since then
${format('md by default, json, gherkin')}
`,
  run: `run: plays the paths, and fails where one fails or something is not covered for no reason
  npm run paths -- run
  npm run paths -- run login --on browser
  npm run paths -- run --on actor --since main
  npm run paths -- run login --on actor --steps "login.submit: e-mail and password → after(answerDeadline)"

  --on <execution>    model by default: the machine as a function; actor: alive, under a simulated clock;
                      browser: Chromium against a server of its own, both of which it brings; takes minutes
${since}only the flows that changed since then
  --steps, --start    one path that you name, on model or actor

It ends with 1 when a transition or a side of a guard is neither covered nor listed in the cases' 'unreachable' with a
reason, when a listed one is reachable after all, when an invariant breaks, or when a path fails.
`,
  report: `report: plays the paths and tells it on one page that can be sent to anybody
  npm run paths -- report
  npm run paths -- report login,signUp --on model,actor,browser --out login.html
  npm run paths -- report --since main

  --on <executions>   model,actor by default; browser takes minutes, and a picture after each step
  --out <file>        test-results/flows.html by default
${since}only the flows that changed since then

Every flow's drawing with what is covered, missed and failed, goals missed and why, every path with its steps, results and
times, and the changes of the machine that nobody would notice. It ends with 1 when something is to be mended.
`,
  mutants: `mutants: whether the paths would notice a broken machine
  npm run paths -- mutants
  npm run paths -- mutants login --cover states

${cover}

It drops each transition, removes or turns round each guard, and swallows each actor's failure: ignored, or taken for one
of its answers. It ends with 1 when the paths do not notice one of these changes. Changes that make no difference to
anybody are listed with the reason and do not count.
`,
} as const;

export type Command = keyof typeof commands;
export const commandNames = Object.keys(commands) as Command[];

export const help = `Path coverage of the flows.

${Object.values(commands)
  .map((each) => `  ${each.split('\n', 1)[0]}`)
  .join('\n')}

  npm run paths -- <command> --help says more about one, with examples.

Examples
  npm run paths -- list
  npm run paths -- paths login
  npm run paths -- run
  npm run paths -- report
`;
