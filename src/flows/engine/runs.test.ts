import { describe, expect, it } from 'vitest';
import { assign, createMachine, fromCallback, fromPromise, sendParent, setup } from 'xstate';
import type { Flow } from '../../machines/flow.ts';
import { planFlow } from './plan.ts';
import { runOnActor, runOnModel } from './runs.ts';
import { bare, purchaseFlow, sampleFlow } from './samples.ts';
import { runFlow } from './summary.ts';

const failuresOf = (flow: Flow): string[] => {
  const plan = planFlow(flow);
  expect(plan.missed).toEqual([]);
  return plan.paths
    .flatMap((path) => [runOnModel(flow, plan.graph, path), runOnActor(flow, plan.graph, path)])
    .map(({ failure }) => failure)
    .filter((failure) => failure !== null);
};

describe('the live execution', () => {
  it('agrees with the model on every path of the purchase', () => {
    expect(runFlow(purchaseFlow, 'actor')).toMatchObject({
      failed: 0,
      failures: [],
      transitions: { met: 19, all: 19 },
    });
    expect(runFlow(purchaseFlow, 'model')).toMatchObject({ failed: 0, failures: [], guards: { met: 12, all: 12 } });
  });

  it('settles promises, callbacks and child machines one at a time', () => {
    const child = createMachine({
      id: 'child',
      initial: 'a',
      states: { a: { after: { 10: 'b' } }, b: { type: 'final' } },
    });
    const machine = setup({
      types: { context: {} as { heard: unknown[] } },
      actors: {
        promise: fromPromise(() => Promise.resolve('for real')),
        callback: fromCallback(({ sendBack }) => sendBack({ type: 'for.real' })),
        child,
      },
      actions: { hear: assign({ heard: ({ context, event }) => [...context.heard, Reflect.get(event, 'output')] }) },
    }).createMachine({
      id: 'three',
      context: { heard: [] },
      initial: 'working',
      states: {
        working: {
          invoke: [
            { id: 'promise', src: 'promise', onDone: { actions: 'hear' }, onError: 'failed' },
            { id: 'callback', src: 'callback', onDone: { actions: 'hear' }, onError: 'failed' },
            { id: 'child', src: 'child', onDone: { actions: 'hear' }, onError: 'failed' },
          ],
          on: { stop: 'failed' },
        },
        failed: { type: 'final' },
      },
    });
    const answer = (name: string) => ({
      done: [{ label: 'ok', output: name }],
      error: [{ label: 'no', error: new Error(name) }],
    });
    const answers = { promise: answer('promise'), callback: answer('callback'), child: answer('child') };
    expect(failuresOf(sampleFlow(machine, { events: bare('stop'), answers }))).toEqual([]);
  });

  it('fires the timer that the path names, even when a shorter one runs in parallel', () => {
    const machine = setup({ delays: { interval: 5_000, deadline: 600_000 } }).createMachine({
      id: 'timers',
      initial: 'polling',
      after: { deadline: '.late' },
      states: {
        polling: {
          initial: 'asking',
          states: { asking: { after: { interval: 'waiting' } }, waiting: { after: { interval: 'asking' } } },
        },
        late: { type: 'final' },
      },
    });
    expect(failuresOf(sampleFlow(machine))).toEqual([]);
  });

  it('provides a parent to a machine that sends to its parent', () => {
    const machine = createMachine({
      id: 'talker',
      initial: 'a',
      states: { a: { on: { say: { target: 'b', actions: sendParent({ type: 'said' }) } } }, b: { type: 'final' } },
    });
    expect(failuresOf(sampleFlow(machine, { events: bare('say') }))).toEqual([]);
  });

  it('treats newly generated ids as equal, but not a kept id and a renewed one', () => {
    const flowWith = (renew: (old: string) => string) =>
      sampleFlow(
        createMachine({
          id: 'keys',
          types: {} as { context: { key: string } },
          context: () => ({ key: crypto.randomUUID() }),
          on: { retry: { actions: assign({ key: ({ context }) => renew(context.key) }) } },
        }),
        { events: bare('retry') },
      );
    expect(failuresOf(flowWith(() => crypto.randomUUID()))).toEqual([]);
    let calls = 0;
    const onlyFirstTime = (old: string) => (calls++ % 2 === 0 ? crypto.randomUUID() : old);
    expect(failuresOf(flowWith(onlyFirstTime))).not.toEqual([]);
  });

  it('detects a context that depends on something outside the machine', () => {
    let outside = 0;
    const machine = createMachine({
      id: 'impure',
      types: {} as { context: { count: number } },
      context: { count: 0 },
      on: { go: { actions: assign({ count: () => outside++ }) } },
    });
    expect(failuresOf(sampleFlow(machine, { events: bare('go') }))).toEqual([
      expect.stringContaining('step 1 (go): expected'),
    ]);
  });

  it('fails a run with a gap, a wrong entry in unreachable or an unused case', () => {
    const machine = createMachine({
      id: 'gap',
      initial: 'a',
      states: { a: { description: 'A.', on: { go: 'b', no: 'b' } }, b: { description: 'B.', type: 'final' } },
    });
    const flow = sampleFlow(machine, { events: bare('go', 'idle'), unreachable: { 'a: go [0]': 'wrong' } });
    expect(runFlow(flow, 'model').failures).toEqual([
      'missed: a: no [0] (the cases have no event no)',
      'a: go [0]: listed as unreachable, but it is reached',
      'no state reacts to the case idle: ',
    ]);
  });
});
