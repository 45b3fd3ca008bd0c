/** Plays the paths of flows by several executions and writes the results as one self-contained HTML page. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { killMutants } from '../src/flows/engine/mutants.ts';
import { planFlow } from '../src/flows/engine/plan.ts';
import { buildReport, type Report } from '../src/flows/engine/report.ts';
import { type Execution, executions, type Playing, playFlow } from '../src/flows/engine/summary.ts';
import type { RenderReport } from '../src/flows/report/rendering.ts';
import type { Flow } from '../src/machines/flow.ts';
import { flows as allFlows } from '../src/machines/index.ts';
import { drawFlow } from './drawings.ts';
import { trySources } from './mutants/mutants.ts';
import { isNightly } from './nightly.ts';

/** The current commit, marked when there are uncommitted changes. */
function version(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty=, changed'], { encoding: 'utf8' }).trim();
  } catch {
    return 'not in a repository';
  }
}

type Wanted = { flows: readonly Flow[]; on: readonly Execution[]; log?: (line: string) => void };

export async function gatherReport({ flows, on, log = console.log }: Wanted): Promise<Report> {
  const playings: Playing[] = [];
  for (const each of ['model', 'actor'] as const) {
    if (on.includes(each)) playings.push(...flows.map((flow) => playFlow(flow, each)));
  }
  if (on.includes('browser')) {
    const { isPlayed } = await import('../tests/flows/browser/plans.ts');
    // A flow without a screen of its own, such as the session in two tabs, is played at night or when asked for.
    const only = flows.filter((flow) => flow.route !== null || (isNightly() && isPlayed(flow))).map(({ id }) => id);
    if (only.length > 0) {
      const { playInBrowser } = await import('../tests/flows/browser/run.ts');
      // Each end and each failure is a state. That every transition has a driver is tested without a browser.
      const cover = isNightly() ? {} : { cover: ['states'] as const };
      playings.push(...(await playInBrowser({ only, withPictures: true, log, ...cover })));
    }
  }
  const sources = await trySources(flows, allFlows, isNightly() ? 1 : 10);
  const outcomes = flows.map((flow) => {
    const began = performance.now();
    const structural = killMutants(planFlow(flow));
    const source = sources.find(({ of }) => of === flow.id);
    const mutants = {
      killed: [...structural.killed, ...(source?.killed ?? [])],
      survived: [...structural.survived, ...(source?.survived ?? [])],
      equivalent: [...structural.equivalent, ...(source?.equivalent ?? [])],
    };
    return {
      flow,
      playings: executions.flatMap((each) =>
        playings.filter((playing) => playing.on === each && playing.plan.flow.id === flow.id),
      ),
      mutants: { ...mutants, ms: performance.now() - began + (source?.ms ?? 0) },
    };
  });
  const made = new Date().toISOString().slice(0, 16).replace('T', ' at ');
  return buildReport(outcomes, { version: version(), made: `${made} UTC` });
}

/** Builds the program that renders the page into a temporary folder, with its styles. */
async function drawer(folder: string): Promise<{ render: RenderReport; styles: string }> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [vanillaExtractPlugin()],
    build: {
      ssr: 'src/flows/report/render.tsx',
      outDir: folder,
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
    },
  });
  const program = (await import(pathToFileURL(join(folder, 'render.js')).href)) as {
    renderReport: RenderReport;
  };
  const sheets = globSync('**/*.css', { cwd: folder }).sort();
  return {
    render: program.renderReport,
    styles: sheets.map((sheet) => readFileSync(join(folder, sheet), 'utf8')).join(''),
  };
}

/** Writes the page and returns its size in bytes. */
export async function writeReport(report: Report, flows: readonly Flow[], file: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'steward-report-'));
  try {
    // The program finds React through this link.
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const { render, styles } = await drawer(join(folder, 'program'));
    const drawn = Object.fromEntries(await Promise.all(flows.map(async (flow) => [flow.id, await drawFlow(flow)])));
    const page = render(report, drawn, styles);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
    return Buffer.byteLength(page);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
