import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, createMachine, fromPromise } from 'xstate';
import { flows } from '../../../machines/index.ts';
import { explore } from '../../engine/graph.ts';
import { plain } from '../../engine/normal.ts';
import { purchaseFlow, sampleFlow } from '../../engine/samples.ts';
import { type Edge, staticsOf } from '../../engine/statics.ts';
import { wordingOf } from '../../engine/wording.ts';
import { entryOf } from '../entries.ts';
import { machineText } from './machine-text.ts';
import { docOf, mermaidOf } from './mermaid.ts';

/** Runs the exported text unchanged. */
const run = (text: string): AnyStateMachine => {
  const body = text.replace(/^import .*\n/, '').replace('export const machine =', 'return');
  return new Function('createMachine', 'fromPromise', body)(createMachine, fromPromise) as AnyStateMachine;
};
const bare = (name: string) => name.replace(/\{.*\}$/, '');
const named = (names: readonly string[]) => names.map(bare).filter((name) => !name.startsWith('xstate.'));
const transition = ({ id, type, guard, targets, actions, reenter }: Edge) => ({
  id,
  type,
  guard,
  targets,
  actions: named(actions),
  reenter,
});

describe.each([...flows, purchaseFlow].map((flow) => [flow.id, flow] as const))('%s, exported', (_, flow) => {
  const graph = explore(flow);
  const exported = run(machineText(flow.machine, graph));
  const [mine, theirs] = [staticsOf(flow.machine), staticsOf(exported)];

  it('has the same states', () => expect(theirs.states).toEqual(mine.states));
  it('has the same transitions', () => expect(theirs.edges.map(transition)).toEqual(mine.edges.map(transition)));

  it('begins with the same context, and ends with an output of each end', () => {
    const begun = createActor(exported).start().getSnapshot();
    expect(begun.context).toEqual(plain(graph.nodes[graph.starts[0]?.node ?? 0]?.situation.snapshot.context ?? {}));
    for (const { state, situation } of graph.nodes.filter(({ isFinal }) => isFinal)) {
      const { output } = situation.snapshot;
      if (output !== undefined) expect(exported.getStateNodeById(`${exported.id}.${state}`).output).toBeDefined();
    }
  });

  it('draws every state and transition with Mermaid', () => {
    const text = mermaidOf(flow.machine, wordingOf(flow));
    const arrows = text.split('\n').filter((line) => / --> \w+ : \S/.test(line));
    expect(arrows).toHaveLength(mine.edges.reduce((sum, { targets }) => sum + (targets?.length ?? 1), 0));
    expect(text.match(/state "/g)?.length).toBeGreaterThanOrEqual(mine.states.length - 1);
  });
});

/** The lines that the parser of stateDiagram-v2 knows, and where: regions are divided inside a state only. */
const faultsOf = (text: string): string[] => {
  const [head, ...lines] = text.trimEnd().split('\n');
  let depth = 0;
  const faults = lines.filter((line) => {
    const said = line.trim();
    if (said === '}') {
      depth -= 1;
      return depth < 0;
    }
    if (/^state "[^"{}:;#]+" as \w+ \{$/.test(said)) {
      depth += 1;
      return false;
    }
    if (said === '--') return depth === 0;
    return !/^(state "[^"{}:;#]+" as \w+|\[\*\] --> \w+|\w+ --> \[\*\]|\w+ --> \w+ : [^:;#{}"]+)$/.test(said);
  });
  return [...(head === 'stateDiagram-v2' ? [] : ['no head']), ...faults, ...(depth === 0 ? [] : ['not closed'])];
};

it('exports only what the parser of Mermaid knows', () => {
  for (const flow of flows)
    for (const names of ['words', 'code'] as const)
      expect(faultsOf(mermaidOf(flow.machine, wordingOf(flow, names))), flow.id).toEqual([]);
  expect(faultsOf('stateDiagram-v2\n  state "A" as a\n  --\n  state "B" as b')).toEqual(['  --']);
  expect(faultsOf('stateDiagram-v2\n  state "A" as a {\n  a --> b : x: y')).toEqual(['  a --> b : x: y', 'not closed']);
});

it('says in which case a guard passes and in which it does not, and steps through both branches', () => {
  const text = machineText(purchaseFlow.machine, explore(purchaseFlow));
  const [, line = ''] = /^ +("isFree": .*)$/m.exec(text) ?? [];
  expect(line).toMatch(
    /^"isFree": \(\) => true \/\* true: wizard.continue, in choosingPlan; false: wizard.continue, in .* \*\/,$/,
  );
  const after = (code: string) => {
    const actor = createActor(run(code)).start();
    actor.send({ type: 'wizard.continue' });
    return actor.getSnapshot();
  };
  expect(after(text)).toMatchObject({ value: 'bought', status: 'done' });
  expect(after(text.replace('"isFree": () => true', '"isFree": () => false')).value).not.toBe('bought');
});

it('runs like the original on transitions without guards', () => {
  const open = createMachine({
    id: 'open',
    initial: 'shut',
    states: {
      shut: { on: { open: 'ajar' } },
      ajar: { initial: 'in', states: { in: { on: { go: 'out' } }, out: { type: 'final' } }, onDone: 'shut' },
    },
  });
  const events = { events: { open: [{ label: '' }], go: [{ label: '' }] } };
  const walk = (machine: AnyStateMachine) =>
    explore(sampleFlow(machine, events)).nodes.map(({ state, arcs }) => [
      state,
      arcs.map(({ to, edges }) => [to, edges]),
    ]);
  expect(walk(run(machineText(open, explore(sampleFlow(open, events)))))).toEqual(walk(open));
});

it('documents a flow with its diagram, states and transitions', () => {
  const text = docOf(entryOf(purchaseFlow));
  expect(text).toContain('```mermaid\nstateDiagram-v2\n');
  expect(text).toContain('| Timed out | The payment took too long. |  |  | `timedOut` |');
  expect(text).toContain('| Choosing plan | wizard.continue | if is free | Bought | `wizard.continue` `isFree` |');
  expect(text).toContain('| payment poll interval | 5 s | `paymentPollInterval` |');
});
