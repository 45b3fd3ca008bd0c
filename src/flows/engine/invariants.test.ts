import { describe, expect, it } from 'vitest';
import { assign, createMachine, fromPromise, setup } from 'xstate';
import { explore } from './graph.ts';
import { invariantFaults } from './invariants.ts';
import { bare, purchaseFlow, sampleFlow } from './samples.ts';

describe('reports a failure with the path that leads to it', () => {
  const faultsOf = (flow: Parameters<typeof explore>[0]) => explore(flow).faults;

  it('an endless loop', () => {
    const machine = createMachine({
      id: 'loop',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
    });
    expect(faultsOf(sampleFlow(machine, { events: bare('go') }))).toEqual([
      expect.stringContaining('start plain → go: Infinite loop detected'),
    ]);
  });

  it('a guard, an assign and a context factory that throw', () => {
    const fail = () => {
      throw new Error('oh');
    };
    const machine = createMachine({
      id: 'thrower',
      on: { a: { guard: fail, actions: [] }, b: { actions: assign(fail) } },
    });
    expect(faultsOf(sampleFlow(machine, { events: bare('a', 'b') }))).toEqual([
      expect.stringContaining('start plain → a: Unable to evaluate guard'),
      'start plain → b: oh',
    ]);
    expect(faultsOf(sampleFlow(createMachine({ id: 'stillborn', context: fail })))).toEqual(['start plain: oh']);
  });

  it('an unhandled error of a child', () => {
    const machine = setup({ actors: { load: fromPromise(() => Promise.resolve(1)) } }).createMachine({
      id: 'unhandled',
      initial: 'loading',
      states: { loading: { invoke: { id: 'load', src: 'load', onDone: 'loaded' } }, loaded: { type: 'final' } },
    });
    const answers = { load: { done: [{ label: 'one', output: 1 }], error: [{ label: 'network', error: 'network' }] } };
    expect(faultsOf(sampleFlow(machine, { answers }))).toEqual(['start plain → error(load): network: "network"']);
  });

  it('reports dead ends, busy states without an exit, missing descriptions and unnamed guards', () => {
    const machine = createMachine({
      id: 'unhealthy',
      initial: 'idle',
      states: {
        idle: { description: 'Waits.', on: { go: { guard: () => true, target: 'stuck' }, work: 'working' } },
        stuck: { description: 'No way on.' },
        working: { tags: 'busy', on: { work: 'idle' } },
      },
    });
    const flow = sampleFlow(machine, { events: bare('go', 'work') });
    expect(invariantFaults(flow, explore(flow))).toEqual([
      'no description: working',
      'unnamed guard: idle: go [0]',
      expect.stringContaining('dead end: stuck'),
      expect.stringContaining('busy, but cannot fail: working'),
    ]);
  });

  it('reports nothing for a healthy machine', () => {
    expect(invariantFaults(purchaseFlow, explore(purchaseFlow))).toEqual([]);
  });
});
