/** Which changed sources the recorded traces notice. */
import { openModel } from '../../src/flows/engine/model.ts';
import { hashOf } from '../../src/flows/engine/normal.ts';
import { readTraces, type Trace, traceOnModel } from '../../src/flows/engine/trace.ts';
import type { Flow } from '../../src/machines/flow.ts';
import { recordedTrace } from '../traces.ts';
import type { SourceMutant } from './operators.ts';
import { mutantsIn, openWorld, sharedPieces, type World } from './world.ts';

export type SourceMutation = {
  /** The flow, or what the flows share. */
  of: string;
  killed: string[];
  /** Each with its file and line. */
  survived: string[];
  equivalent: { id: string; reason: string }[];
  /** Mutants that do not load, so that nobody could have merged them. They count neither way. */
  broken: number;
  /** Reasons in the cases that no surviving mutant needs. */
  stale: string[];
  ms: number;
};

const isNoticed = (flow: Flow, traces: readonly Trace[]): boolean => {
  const model = openModel(flow.machine);
  return traces.some(({ path, lines }) => {
    let index = 0;
    for (const told of traceOnModel(flow, model, path)) {
      if (told.join('\n') !== lines[index]?.join('\n')) return true;
      index += 1;
    }
    return index !== lines.length;
  });
};

type Outcome = 'broken' | 'killed' | 'survived';

/** XState warns about what a mutant breaks; that is not this program's to say. */
const silently = (run: () => Outcome): Outcome => {
  const { warn, error } = console;
  Object.assign(console, { warn: () => {}, error: () => {} });
  try {
    return run();
  } finally {
    Object.assign(console, { warn, error });
  }
};

type Subject = { world: World; traces: readonly Trace[] };

const fate = ({ world, traces }: Subject, file: string, mutant: SourceMutant): Outcome =>
  silently(() => {
    let changed: Flow;
    try {
      changed = world.load(file, mutant);
    } catch {
      return 'broken';
    }
    try {
      return isNoticed(changed, traces) ? 'killed' : 'survived';
    } catch {
      return 'killed';
    }
  });

const subjectOf = async (flow: Flow): Promise<Subject> => {
  const traces = readTraces(recordedTrace(flow) ?? '');
  if (traces.length === 0 || isNoticed(flow, traces))
    throw new Error(`${flow.id} is not what its golden trace says; see \`npm run paths -- run ${flow.id}\``);
  return { world: await openWorld(flow), traces };
};

/** Each flow that uses the file may notice the change, its own first. What one of them cannot load, nobody could have merged. */
const fateAmong = (subjects: readonly Subject[], file: string, mutant: SourceMutant): Outcome => {
  const fates = new Set<Outcome>();
  for (const subject of subjects.filter(({ world }) => world.imports(file))) {
    const outcome = fate(subject, file, mutant);
    if (outcome === 'killed') return outcome;
    fates.add(outcome);
  }
  return fates.has('broken') ? 'broken' : 'survived';
};

const sharedReasons = { 'ending.ts endOf: if false instead of found === undefined': 'every final state has an output' };

type Judged = { of: string; files: readonly string[]; reasons: Readonly<Record<string, string>> };

const judge = ({ of, files, reasons }: Judged, subjects: readonly Subject[], share: number): SourceMutation => {
  const began = performance.now();
  const result: SourceMutation = { of, killed: [], survived: [], equivalent: [], broken: 0, stale: [], ms: 0 };
  const needless = new Set(Object.keys(reasons));
  for (const file of files) {
    for (const mutant of mutantsIn(file)) {
      const { id } = mutant;
      if (Number(`0x${hashOf(id).slice(0, 8)}`) % share !== 0) {
        needless.delete(id);
        continue;
      }
      const outcome = fateAmong(subjects, file, mutant);
      const reason = reasons[id];
      if (outcome === 'killed') result.killed.push(id);
      else if (outcome === 'broken') result.broken += 1;
      else if (reason === undefined) result.survived.push(`${file}:${mutant.line} ${id}`);
      else {
        result.equivalent.push({ id, reason });
        needless.delete(id);
      }
    }
  }
  return { ...result, stale: [...needless], ms: performance.now() - began };
};

/**
 * The changed sources of these flows, and of what they share when all are asked for. `all` are the flows that may notice.
 * `share` tries one mutant in so many, always the same ones.
 */
export async function trySources(chosen: readonly Flow[], all: readonly Flow[], share = 1): Promise<SourceMutation[]> {
  const subjects = await Promise.all(all.map(subjectOf));
  const judged = chosen.map((flow): Judged => {
    const files = subjects.find(({ world }) => world.flow.id === flow.id)?.world.files ?? [];
    return { of: flow.id, files, reasons: flow.cases.equivalentMutants ?? {} };
  });
  const pieces =
    chosen.length === all.length ? [{ of: 'shared pieces', files: sharedPieces, reasons: sharedReasons }] : [];
  return [...judged, ...pieces].map((each) => {
    const first = subjects.filter(({ world }) => world.flow.id === each.of);
    return judge(each, [...first, ...subjects.filter((subject) => !first.includes(subject))], share);
  });
}
