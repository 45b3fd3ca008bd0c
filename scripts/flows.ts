/**
 * `npm run flows`: writes a page for every flow in `docs/flows`, so that a review shows a changed flow as a diagram, and
 * its golden trace beside the machine, so that it shows what each step then does.
 * `--check` writes nothing and fails when a page has drifted.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { planFlow } from '../src/flows/engine/plan.ts';
import { traceOf } from '../src/flows/engine/trace.ts';
import { entries, groups } from '../src/flows/gallery/entries.ts';
import { docOf, listOf } from '../src/flows/gallery/export/mermaid.ts';
import { traceFileOf } from './traces.ts';

const folder = 'docs/flows';
const pages = new Map([
  [`${folder}/README.md`, listOf(groups)],
  ...entries.map((entry) => [`${folder}/${entry.flow.id}.md`, docOf(entry)] as const),
  ...entries.map(({ flow }) => [traceFileOf(flow), traceOf(planFlow(flow))] as const),
]);
const former = globSync([`${folder}/*.md`, 'src/machines/*/*/trace.txt']).filter((file) => !pages.has(file));

if (process.argv.includes('--check')) {
  const changed = [...pages].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  const drifted = [...changed.map(([file]) => file), ...former];
  if (drifted.length > 0) console.error(`Drifted from the machines: ${drifted.join(', ')}. Run \`npm run flows\`.`);
  process.exitCode = drifted.length > 0 ? 1 : 0;
} else {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of pages) writeFileSync(file, text);
  for (const file of former) rmSync(file);
}
