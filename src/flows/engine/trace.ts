/**
 * The golden trace of a flow: what each step of its paths does, as short text beside the machine. `record` writes what changed
 * since the step before: context, selectors, children started with their inputs, delays, events sent, and the output.
 */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Flow } from '../../machines/flow.ts';
import { stateText } from './graph.ts';
import type { Effect, Model, Outcome } from './model.ts';
import { hashOf, plain, type Renaming, renameIds } from './normal.ts';
import { labelOf, offersIn } from './offers.ts';
import type { Path } from './paths.ts';
import type { Plan } from './plan.ts';
import { begin, bringAbout } from './runs.ts';
import { nodeIdsOf, spoken } from './statics.ts';

/** A path by its labels, so that it can be played on another version of the machine. */
type TracePath = { start: string; steps: string[] };

/** `lines` are what happened at the start and at each step; the first of each is the state. */
export type Trace = { path: TracePath; lines: string[][] };

type Moment = { snapshot: AnyMachineSnapshot; effects: readonly Effect[]; fault?: string | null };
type Recorder = (moment: Moment, event: EventObject | null) => string[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('$actor' in value) && !('$file' in value);

const bare = (text: string): string => text.replaceAll(/"([A-Za-z_]\w*)":/g, '$1: ').replaceAll(/,(?=[\w"{[])/g, ', ');
const short = (value: unknown): string => bare(JSON.stringify(value) ?? 'nothing');

const mostListed = 20;

type Known = readonly (readonly [name: string, value: unknown])[];

/** The records that the reader knows, with those inside them: `event.save` and `event.save.fields`. */
const recordsIn = (known: Known): (readonly [name: string, record: Record<string, unknown>])[] =>
  known.flatMap(([name, value]) => {
    if (!isRecord(value)) return [];
    const inside = recordsIn(Object.entries(value).map(([key, held]) => [`${name}.${key}`, held] as const));
    return [[name, value] as const, ...inside];
  });

/** The known record that a large one is most like, with the names of what both have alike; null when none is near. */
const nearest = (value: Record<string, unknown>, known: Known) => {
  const names = Object.keys(value);
  const near = recordsIn(known)
    .map(([name, record]) => {
      const alike = names.filter((key) => key in record && JSON.stringify(record[key]) === JSON.stringify(value[key]));
      return { name, alike, missing: Object.keys(record).filter((key) => !(key in value)) };
    })
    .filter(
      ({ alike, missing }) => alike.length > 2 && 2 * alike.length > names.length && missing.length < alike.length,
    );
  const gain = ({ alike, missing }: (typeof near)[number]) => alike.length - missing.length;
  return near.sort((one, other) => gain(other) - gain(one))[0] ?? null;
};

/** A list longer than a screen shows its ends, how long it is, and a hash for what is between. */
const listOf = (values: readonly unknown[], known: Known): string => {
  const say = (some: readonly unknown[]) => some.map((each) => named(each, known)).join(', ');
  if (values.length <= mostListed) return `[${say(values)}]`;
  return `[${say(values.slice(0, 3))}, … ${values.length} in all #${hashOf(JSON.stringify(values)).slice(0, 8)}, ${say(values.slice(-1))}]`;
};

/** A value in full, but for what the reader knows already: its name, or what differs from the record that it is most like. */
const named = (value: unknown, known: Known): string => {
  const text = JSON.stringify(value) ?? '';
  const isLarge = typeof value === 'object' && text.length > 40;
  if (!isLarge) return short(value);
  const found = known.find(([, other]) => JSON.stringify(other) === text);
  if (found) return found[0];
  if (Array.isArray(value)) return listOf(value, known);
  if (!isRecord(value)) return short(value);
  const like = nearest(value, known);
  const parts = Object.entries(value)
    .filter(([name]) => !like?.alike.includes(name))
    .map(([name, held]) => `${name}: ${named(held, known)}`);
  const missing = like && like.missing.length > 0 ? [`without ${like.missing.join(' and ')}`] : [];
  return `{${[...(like ? [`...${like.name}`] : []), ...parts, ...missing].join(', ')}}`;
};

/** A problem in the words that tell it from others. */
const problemText = (value: Record<string, unknown>): string => {
  const said = Object.entries(value).filter(
    ([name, held]) =>
      name !== 'kind' && held !== null && JSON.stringify(held) !== '[]' && JSON.stringify(held) !== '{}',
  );
  return [String(value.kind), ...said.map(([name, held]) => `${name}: ${short(held)}`)].join(', ');
};

const isProblem = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && 'kind' in value && 'general' in value && 'fields' in value;

/** What is no longer the same, one line a value; objects are compared inside as long as both have the same shape. */
const changesIn = (name: string, before: unknown, after: unknown, known: Known): string[] => {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isProblem(after)) return [`${name} = ${problemText(after)}`];
  if (isRecord(before) && isRecord(after) && !isProblem(before)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const inside = names.flatMap((each) => changesIn(`${name}.${each}`, before[each], after[each], known));
    if (inside.length <= 3) return inside;
  }
  return [`${name} = ${named(after, known)}`];
};

const seconds = (delay: number): string => (delay < 1000 ? `${delay} ms` : `${delay / 1000} s`);

const uuidPattern = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;

/** Ids of the cases stay, in short; generated ones are numbered. */
const renamingOf = ({ cases }: Flow): Renaming => {
  const own = new Set(JSON.stringify(plain([cases.inputs, cases.events, cases.answers])).match(uuidPattern) ?? []);
  const number = renameIds();
  return (text) => text.replaceAll(uuidPattern, (id) => (own.has(id) ? `…${id.slice(-4)}` : number(id)));
};

type Teller = {
  nodeIds: readonly string[];
  /** The child that this step answered. */
  answered: string | null;
  say: (value: unknown) => string;
  /** An event to another actor, compared with the last one of its kind. */
  sent: (to: unknown, event: EventObject | undefined) => string;
};

const effectText = ({ type, params }: Effect, { nodeIds, answered, say, sent }: Teller): string | null => {
  const given = Object(params) as Record<string, unknown>;
  const { event, delay } = given as { event?: EventObject; delay?: number };
  switch (type) {
    case 'xstate.cancel':
      return null;
    case 'xstate.stopChild':
      return given.id === answered ? null : `stops ${given.id}`;
    case 'xstate.spawnChild':
      return `starts ${given.id}${given.input === undefined ? '' : ` ${say(given.input)}`}`;
    case 'xstate.raise': {
      const name = spoken(event?.type ?? '', nodeIds.find((id) => event?.type.endsWith(`.${id}`)) ?? null);
      return typeof delay === 'number' ? `waits ${seconds(delay)}: ${name}` : `raises ${say(event)}`;
    }
    case 'xstate.sendTo':
      return `sends ${given.targetId ?? 'the parent'} ${sent(given.targetId, event)}`;
    case 'xstate.emit':
      return `emits ${say(event)}`;
    default:
      return `does ${type}${params === undefined ? '' : ` ${say(params)}`}`;
  }
};

/** The step in the address; the first has none. */
const addressOf = ({ steps }: Flow, snapshot: AnyMachineSnapshot): string => {
  if (!steps) return '';
  const place = Object.keys(steps.words).findIndex((state) => snapshot.matches(state));
  return place > 0 ? ` ?${steps.parameter}=${Object.values(steps.words)[place]}` : '';
};

/** Follows one run. Model and actor call it alike, so both must tell the same. */
const recorder = (flow: Flow, input: unknown): Recorder => {
  const rename = renamingOf(flow);
  const nodeIds = nodeIdsOf(flow.machine);
  let context: Record<string, unknown> = {};
  let selected: Record<string, unknown> = {};
  const last = new Map<string, unknown>();
  return ({ snapshot, effects, fault = null }, event) => {
    if (fault !== null) return [`fails: ${fault}`];
    const seen = (value: unknown) => plain(value, rename);
    const now = seen(snapshot.context) as Record<string, unknown>;
    const values = Object.fromEntries(
      Object.entries(flow.cases.selectors ?? {}).map(([name, select]) => [name, seen(select(snapshot))]),
    );
    const fields = (of: string, held: unknown): Known =>
      Object.entries(Object(seen(held)) as Record<string, unknown>).map(([name, value]) => [`${of}.${name}`, value]);
    const given = event === null ? fields('input', input) : fields('event', event);
    const known = [...given, ...fields('context', now)];
    const answered = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event?.type ?? '')?.[1] ?? null;
    const say = (value: unknown): string => named(seen(value), known);
    const sent = (to: unknown, message: EventObject | undefined): string => {
      const { type = '', ...held } = message ?? {};
      const key = `${to} ${type}`;
      const [before, after] = [last.get(key), seen(held)];
      last.set(key, after);
      if (JSON.stringify(after) === '{}') return type;
      if (before === undefined) return `${type} ${named(after, known)}`;
      const changed = Object.keys(held).flatMap((name) =>
        changesIn(name, Reflect.get(Object(before), name), Reflect.get(Object(after), name), known),
      );
      return changed.length === 0 ? `${type}, the same again` : `${type}, ${changed.join(', ')}`;
    };
    const names = [...new Set([...Object.keys(context), ...Object.keys(now)])];
    const lines = [
      `${stateText(snapshot.value)}${addressOf(flow, snapshot)}${snapshot.tags.size > 0 ? ` [${[...snapshot.tags].sort().join(' ')}]` : ''}`,
      ...names.flatMap((name) => changesIn(name, context[name], now[name] ?? null, given)),
      ...Object.keys(values)
        .sort()
        .flatMap((name) => changesIn(name, selected[name], values[name] ?? null, known)),
      ...effects.flatMap((effect) => effectText(effect, { nodeIds, answered, say, sent }) ?? []),
      ...(snapshot.status === 'active' ? [] : [`ends with ${say(snapshot.output ?? null)}`]),
    ];
    context = now;
    selected = values;
    return lines;
  };
};

const momentOf = ({ situation, effects, fault }: Outcome): Moment => ({ snapshot: situation.snapshot, effects, fault });

/** A generator, so that a comparison can stop at the first difference. It ends early when a step does not exist. */
export function* traceOnModel(flow: Flow, model: Model, { start, steps }: TracePath): Generator<string[]> {
  const begun = flow.cases.inputs.find(({ label }) => label === start);
  if (!begun) return;
  const nodeIds = nodeIdsOf(flow.machine);
  const record = recorder(flow, begun.input);
  let outcome = model.start(begun.input);
  yield record(momentOf(outcome), null);
  for (const step of steps) {
    const { situation, fault }: Outcome = outcome;
    const offer = fault === null && offersIn(flow, situation).find((each) => labelOf(each, nodeIds) === step);
    if (!offer) return;
    outcome = model.send(situation, offer.event, offer.kind === 'timer' ? offer.timer : undefined);
    yield record(momentOf(outcome), offer.event);
  }
}

const traceOnActor = (flow: Flow, { start, arcs }: Path): string[][] => {
  const record = recorder(flow, start.input);
  const { actor, clock, effects, stop } = begin(flow, start.input);
  const look = (): Moment => ({ snapshot: actor.getSnapshot(), effects: effects.splice(0) });
  try {
    const told = [record(look(), null)];
    for (const { offer } of arcs) {
      if (!bringAbout({ actor, clock }, offer)) return told;
      told.push(record(look(), offer.event));
    }
    return told;
  } finally {
    stop();
  }
};

const indented = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`);

/** The whole trace of a flow as text: each start once, then each path with its steps. */
export const traceOf = ({ flow, graph, paths }: Plan, on: 'model' | 'actor' = 'model'): string => {
  const told = new Set<string>();
  const lines = [
    `${flow.title}: what each step does. \`npm run flows\` writes this file; what changes in it is what a person would notice.`,
  ];
  for (const path of paths) {
    const steps = path.arcs.map(({ label }) => label);
    const [first = [], ...rest] =
      on === 'actor'
        ? traceOnActor(flow, path)
        : [...traceOnModel(flow, graph.model, { start: path.start.label, steps })];
    const [state = '', ...details] = first;
    if (!told.has(path.start.label)) lines.push('', `start ${path.start.label} → ${state}`, ...indented(details));
    told.add(path.start.label);
    if (steps.length > 0) lines.push('', `path ${path.id} from ${path.start.label}`);
    for (const [index, [after = '', ...changed]] of rest.entries())
      lines.push(`${index + 1}. ${steps[index]} → ${after}`, ...indented(changed));
  }
  return `${lines.join('\n')}\n`;
};

/** The traces in a text that `traceOf` wrote. */
export const readTraces = (text: string): Trace[] => {
  const starts = new Map<string, string[]>();
  const traces: Trace[] = [];
  let current: string[] = [];
  for (const line of text.split('\n')) {
    const [, start, at = ''] = /^start (.*) → ([^→]*)$/.exec(line) ?? [];
    const [, from] = /^path \w+ from (.*)$/.exec(line) ?? [];
    const [, step, after = ''] = /^\d+\. (.*) → ([^→]*)$/.exec(line) ?? [];
    if (start !== undefined) {
      current = [at];
      starts.set(start, current);
      traces.push({ path: { start, steps: [] }, lines: [current] });
    } else if (from !== undefined) {
      traces.push({ path: { start: from, steps: [] }, lines: [starts.get(from) ?? []] });
    } else if (step !== undefined) {
      current = [after];
      traces.at(-1)?.path.steps.push(step);
      traces.at(-1)?.lines.push(current);
    } else if (line.startsWith('    ')) current.push(line.slice(4));
  }
  return traces;
};
