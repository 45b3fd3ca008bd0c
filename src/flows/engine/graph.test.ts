import { describe, expect, it, vi } from 'vitest';
import { assign, createMachine, fromCallback, fromPromise, raise, setup } from 'xstate';
import { explore, goalOfGuard } from './graph.ts';
import { planFlow } from './plan.ts';
import { bare, sampleFlow } from './samples.ts';

const statesOf = (flow: Parameters<typeof explore>[0]) => explore(flow).nodes.map(({ state }) => state);
const labelsFrom = (flow: Parameters<typeof explore>[0], state: string) =>
  explore(flow)
    .nodes.filter((node) => node.state === state)
    .flatMap(({ arcs }) => arcs.map(({ label }) => label));

describe('the graph of a machine', () => {
  it('holds every reachable situation and transition of a two-state switch', () => {
    const light = createMachine({
      id: 'light',
      initial: 'off',
      states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
    });
    const graph = explore(sampleFlow(light, { events: bare('press') }));
    expect(graph.nodes.map(({ state, arcs }) => [state, arcs.map(({ to, edges }) => [to, edges])])).toEqual([
      ['off', [[1, ['off: press [0]']]]],
      ['on', [[0, ['on: press [0]']]]],
    ]);
  });

  it('stops at a final state, even when the root declares events', () => {
    const machine = createMachine({
      id: 'ends',
      initial: 'open',
      on: { reset: '.open' },
      states: { open: { on: { close: 'closed' } }, closed: { type: 'final' } },
    });
    const flow = sampleFlow(machine, { events: bare('close', 'reset') });
    expect(labelsFrom(flow, 'closed')).toEqual([]);
    expect(labelsFrom(flow, 'open')).toEqual(['close', 'reset']);
  });

  it('takes the done transition of a nested state only when its final state is entered', () => {
    const machine = createMachine({
      id: 'nested',
      initial: 'filling',
      states: {
        filling: {
          initial: 'first',
          onDone: 'sent',
          states: { first: { on: { next: 'second' } }, second: { on: { next: 'filled' } }, filled: { type: 'final' } },
        },
        sent: { type: 'final' },
      },
    });
    const flow = sampleFlow(machine, { events: bare('next') });
    expect(labelsFrom(flow, 'filling.first')).toEqual(['next']);
    const plan = planFlow(flow);
    expect(plan.missed).toEqual([]);
    expect(plan.paths.map(({ arcs }) => arcs.map(({ edges }) => edges))).toEqual([
      [['filling.first: next [0]'], ['filling.second: next [0]', 'filling: done [0]']],
    ]);
  });

  it('counts eventless transitions, both sides of their guards and the transient states', () => {
    const machine = setup({
      types: { context: {} as { name: string }, events: {} as { type: 'name.give'; name: string } },
      guards: { hasName: ({ context }) => context.name !== '' },
    }).createMachine({
      id: 'always',
      context: { name: '' },
      initial: 'asking',
      states: {
        asking: {
          on: { 'name.give': { target: 'deciding', actions: assign({ name: ({ event }) => event.name }) } },
        },
        deciding: { always: [{ guard: 'hasName', target: 'named' }, { target: 'asking' }] },
        named: { type: 'final' },
      },
    });
    const events = {
      'name.give': [
        { label: 'Ada', event: { name: 'Ada' } },
        { label: 'none', event: { name: '' } },
      ],
    };
    const plan = planFlow(sampleFlow(machine, { events }), { cover: ['transitions', 'guards', 'states'] });
    expect(plan.missed).toEqual([]);
    expect(plan.goals.map(({ id }) => id)).toContain(goalOfGuard('deciding: always [0]', false));
    expect(statesOf(plan.flow)).toEqual(['asking', 'named']);
  });

  it('makes a refusing guard a step, and an unhandled event no step', () => {
    const machine = setup({
      types: { events: {} as { type: 'form.submit'; text: string } | { type: 'other' } },
      guards: { hasText: (_, { text }: { text: string }) => text !== '' },
    }).createMachine({
      id: 'refusing',
      initial: 'editing',
      states: {
        editing: {
          on: {
            'form.submit': {
              guard: { type: 'hasText', params: ({ event }) => ({ text: event.text }) },
              target: 'sent',
            },
          },
        },
        sent: { type: 'final' },
      },
    });
    const events = {
      'form.submit': [
        { label: 'empty', event: { text: '' } },
        { label: 'full', event: { text: 'x' } },
      ],
    };
    const flow = sampleFlow(machine, { events: { ...events, ...bare('other') } });
    expect(explore(flow).nodes[0]?.arcs).toMatchObject([
      { label: 'form.submit: empty', refused: true, edges: [] },
      { label: 'form.submit: full', refused: false, edges: ['editing: form.submit [0]'] },
    ]);
    expect(planFlow(flow).unusedCases).toEqual(['other: ']);
  });

  it('finds delayed transitions, and uses up a timer whose guard refused it', () => {
    const machine = setup({
      types: { context: {} as { isReady: boolean }, events: {} as { type: 'make.ready' } },
      guards: { isReady: ({ context }) => context.isReady },
      delays: { patience: 1_000 },
    }).createMachine({
      id: 'delayed',
      context: { isReady: false },
      initial: 'waiting',
      states: {
        waiting: {
          after: { patience: { guard: 'isReady', target: 'ended' } },
          on: { 'make.ready': { actions: assign({ isReady: true }) } },
        },
        ended: { type: 'final' },
      },
    });
    const flow = sampleFlow(machine, {
      events: bare('make.ready'),
      key: ({ context }) => ({ isReady: context.isReady }),
    });
    const graph = explore(flow);
    const refused = graph.nodes[0]?.arcs.find(({ label }) => label === 'after(patience)');
    expect(refused?.refused).toBe(true);
    expect(graph.nodes[refused?.to ?? 0]?.arcs.map(({ label }) => label)).toEqual(['make.ready']);
    expect(planFlow(flow).missed).toEqual([]);
  });

  it('follows a delayed event that a machine raises, and drops it when it is cancelled', () => {
    const machine = setup({
      types: { events: {} as { type: 'activity.notice' } | { type: 'idle.end' } },
      delays: { inactivityLimit: 60_000 },
    }).createMachine({
      id: 'idle',
      initial: 'watching',
      states: {
        watching: {
          entry: raise({ type: 'idle.end' }, { id: 'idle', delay: 'inactivityLimit' }),
          on: { 'activity.notice': 'paused', 'idle.end': 'ended' },
        },
        paused: { entry: ({ self }) => self, on: { 'idle.end': 'ended' } },
        ended: { type: 'final' },
      },
    });
    const flow = sampleFlow(machine, { events: bare('activity.notice') });
    expect(labelsFrom(flow, 'watching')).toEqual(['activity.notice', 'idle.end']);
    expect(labelsFrom(flow, 'paused')).toEqual(['idle.end']);
    expect(planFlow(flow).missed).toEqual([]);
  });

  it('counts a root transition once, and one transition for each region that handles the same event', () => {
    const machine = createMachine({
      id: 'regions',
      type: 'parallel',
      on: { all: { actions: () => {} } },
      states: {
        left: { initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } },
        right: { initial: 'c', states: { c: { on: { go: 'd' } }, d: {} } },
      },
    });
    const graph = explore(sampleFlow(machine, { events: bare('go', 'all') }));
    expect(graph.nodes.map(({ state }) => state)).toEqual(['left.a right.c', 'left.b right.d']);
    expect(graph.nodes[0]?.arcs.map(({ edges }) => edges)).toEqual([
      ['left.a: go [0]', 'right.c: go [0]'],
      ['*: all [0]'],
    ]);
  });

  it('leaves out a transition that conflicts with the exit of another region', () => {
    const machine = createMachine({
      id: 'conflict',
      initial: 'both',
      states: {
        both: {
          type: 'parallel',
          states: {
            left: { initial: 'a', states: { a: { on: { go: '#conflict.out' } } } },
            right: { initial: 'c', states: { c: { on: { go: 'd' } }, d: {} } },
          },
        },
        out: { type: 'final' },
      },
    });
    const plan = planFlow(sampleFlow(machine, { events: bare('go') }));
    expect(plan.graph.nodes[0]?.arcs.map(({ edges }) => edges)).toEqual([['both.left.a: go [0]']]);
    expect(plan.missed.map(({ goal }) => goal)).toEqual(['both.right.c: go [0]']);
  });

  it('starts no actors, so system ids never collide when a state is entered again', () => {
    const work = vi.fn();
    const child = createMachine({ id: 'child', context: ({ input }) => ({ name: (input as { name: string }).name }) });
    const machine = setup({ actors: { child, work: fromCallback(work) } }).createMachine({
      id: 'invoking',
      initial: 'idle',
      states: {
        idle: { on: { go: 'busy' } },
        busy: {
          invoke: [
            { id: 'child', src: 'child', systemId: 'the-child', onDone: 'idle', onError: 'idle' },
            { id: 'work', src: 'work', systemId: 'the-work' },
          ],
          on: { again: { target: 'busy', reenter: true } },
        },
      },
    });
    const flow = sampleFlow(machine, {
      events: bare('go', 'again'),
      answers: { child: { done: [{ label: 'ok', output: 1 }], error: [{ label: 'no', error: 1 }] } },
    });
    const plan = planFlow(flow);
    expect(plan.graph.faults).toEqual([]);
    expect(plan.missed).toEqual([]);

    const inline = createMachine({ id: 'inline', invoke: { id: 'work', src: fromPromise(work), onDone: {} } });
    const done = { work: { done: [{ label: 'ok', output: 1 }] } };
    expect(planFlow(sampleFlow(inline, { answers: done })).missed).toEqual([]);
    expect(work).not.toHaveBeenCalled();
  });

  it('lets a child answer only once, even when its state does not change', () => {
    const machine = setup({
      types: { context: {} as { loaded: boolean } },
      actors: { load: fromPromise(() => Promise.resolve(1)) },
    }).createMachine({
      id: 'loading',
      context: { loaded: false },
      initial: 'open',
      states: {
        open: {
          invoke: { id: 'load', src: 'load', onDone: { actions: assign({ loaded: true }) }, onError: 'broken' },
          on: { leave: 'left', reload: { target: 'open', reenter: true } },
        },
        broken: { type: 'final' },
        left: { type: 'final' },
      },
    });
    const answers = { load: { done: [{ label: 'one', output: 1 }], error: [{ label: 'no', error: 'no' }] } };
    const graph = explore(sampleFlow(machine, { events: bare('leave', 'reload'), answers }));
    const loaded = graph.nodes[0]?.arcs.find(({ label }) => label === 'done(load): one')?.to;
    expect(graph.nodes[loaded ?? 0]?.arcs.map(({ label, to }) => [label, to === 0])).toEqual([
      ['leave', false],
      ['reload', true],
    ]);
  });

  it('treats situations with different history as different', () => {
    const machine = createMachine({
      id: 'remembering',
      initial: 'form',
      states: {
        form: {
          initial: 'one',
          on: { pause: 'paused' },
          states: { one: { on: { next: 'two' } }, two: {}, last: { type: 'history' } },
        },
        paused: { on: { resume: 'form.last' } },
      },
    });
    const graph = explore(sampleFlow(machine, { events: bare('next', 'pause', 'resume') }));
    expect(graph.nodes.filter(({ state }) => state === 'paused')).toHaveLength(2);
  });

  it('stops at its limit and reports it instead of throwing', () => {
    const machine = createMachine({
      id: 'counting',
      types: {} as { context: { count: number } },
      context: { count: 0 },
      on: { more: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    });
    const flow = sampleFlow(machine, { events: bare('more'), key: ({ context }) => ({ count: context.count }) });
    const graph = explore(flow, { maxNodes: 10 });
    expect(graph.nodes).toHaveLength(10);
    expect(graph.cut).toBe('cut at 10 situations; 1 steps led to further ones');
  });

  it('matches wildcards', () => {
    const machine = createMachine({
      id: 'wild',
      initial: 'a',
      states: { a: { on: { 'mouse.*': 'b' } }, b: { on: { '*': 'a' } } },
    });
    const plan = planFlow(sampleFlow(machine, { events: bare('mouse.click', 'key.press') }));
    expect(plan.missed).toEqual([]);
  });
});
