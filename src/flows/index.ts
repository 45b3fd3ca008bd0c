/** The path engine as a module; docs/paths.md has an example. */
export { type Flow, flow } from '../machines/flow.ts';
export { flows } from '../machines/index.ts';
export { changesAsMarkdown, changesBetween, type FlowChanges } from './engine/changes.ts';
export { toGherkin, toGraphJson, toGraphText, toMarkdown } from './engine/formats.ts';
export { type Criterion, criteria, recommended } from './engine/goals.ts';
export { explore, type Graph } from './engine/graph.ts';
export { violationsOf } from './engine/health.ts';
export { NoSuchStep, pathBySteps, stepSeparator } from './engine/named-path.ts';
export { format, type RequestsOf, toJson } from './engine/paths-json.ts';
export { longestPath, type Plan, type PlanOptions, planFlow } from './engine/plan.ts';
export { failuresIn, type Report } from './engine/report.ts';
export { runOnActor, runOnModel, type Verdict } from './engine/runs.ts';
export { staticsOf } from './engine/statics.ts';
export { type Execution, executions, runFlow, type Summary, summaryOf } from './engine/summary.ts';
