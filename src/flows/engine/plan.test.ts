import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, setup } from 'xstate';
import type { Flow } from '../../machines/flow.ts';
import { toGherkin, toGraphJson, toMarkdown } from './formats.ts';
import { metIn } from './goals.ts';
import { killMutants } from './mutants.ts';
import { metByPaths } from './paths.ts';
import { toJson } from './paths-json.ts';
import { planFlow } from './plan.ts';
import { runOnModel } from './runs.ts';
import { bare, purchaseFlow, sampleFlow } from './samples.ts';

const stepsOf = (plan: ReturnType<typeof planFlow>) => plan.paths.reduce((sum, { arcs }) => sum + arcs.length, 0);

describe('paths through the purchase', () => {
  it('cover every transition and both sides of every guard in few steps', () => {
    const plan = planFlow(purchaseFlow);
    expect(plan.missed).toEqual([]);
    expect(plan.paths.length).toBeLessThanOrEqual(4);
    expect(stepsOf(plan)).toBeLessThanOrEqual(45);
  });

  it('kill every mutant, while state coverage lets some survive', () => {
    const { killed, survived, equivalent } = killMutants(planFlow(purchaseFlow));
    expect(survived).toEqual([]);
    // Three actors whose failure is ignored or taken for one of four answers; one of these mutants is equivalent.
    expect(killed.length).toBe(19 + 2 * 6 + 3 + 3);
    expect(equivalent).toEqual([
      {
        id: "take the failure of checkPayment in paying.asking for its answer 'not yet'",
        reason: 'the machine handles both alike',
      },
    ]);
    expect(killMutants(planFlow(purchaseFlow, { cover: ['states'] })).survived).not.toEqual([]);
  });

  it('cover pairs of transitions when asked', () => {
    const plan = planFlow(purchaseFlow, { cover: ['pairs'] });
    expect(plan.missed).toEqual([]);
    expect(plan.goals.length).toBeGreaterThan(60);
  });

  it('stay within a maximum length, and list the goals out of reach', () => {
    const plan = planFlow(purchaseFlow, { maxLen: 4 });
    expect(Math.max(...plan.paths.map(({ arcs }) => arcs.length))).toBe(4);
    expect(plan.missed).toContainEqual({
      goal: 'paying.waiting: after(paymentPollInterval) [0]',
      reason: 'needs more than 4 steps',
      isAllowed: false,
    });
  });

  it('lead to one state by the shortest path', () => {
    const plan = planFlow(purchaseFlow, { to: 'paying.waiting' });
    expect(plan.paths.map(({ arcs }) => arcs.map(({ label }) => label))).toEqual([
      [
        'plan.choose: premium',
        'wizard.continue',
        'wizard.continue',
        'done(startPayment): opened',
        'done(checkPayment): not yet',
      ],
    ]);
  });

  it('are deterministic, byte for byte', () => {
    for (const format of [toJson, toMarkdown, toGherkin]) {
      expect(format(planFlow(purchaseFlow))).toBe(format(planFlow(purchaseFlow)));
    }
    expect(toGraphJson(planFlow(purchaseFlow).graph)).toBe(toGraphJson(planFlow(purchaseFlow).graph));
  });

  it('keep their ids while their steps are the same', () => {
    const ids = planFlow(purchaseFlow).paths.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(['708b8b4c70', '5bf5204b87', 'e82e8ba3a8', 'd24082cf4b']);
  });

  it('are printed as JSON and Gherkin', () => {
    const plan = planFlow(purchaseFlow, { to: 'counting.editing' });
    expect(JSON.parse(toJson(plan)).paths[0].steps[0]).toEqual({
      label: 'plan.choose: premium',
      words: 'plan.choose (premium)',
      kind: 'event',
      event: 'plan.choose',
      payload: { plan: 'premium' },
      from: 'choosingPlan',
      edges: ['choosingPlan: plan.choose [0]'],
      refused: false,
      meets: ['choosingPlan: plan.choose [0]', 'case plan.choose: premium'],
      state: 'choosingPlan',
      tags: [],
      context: { attempts: 0, coupon: 0, employees: 1, plan: 'premium', reference: null },
      starts: [],
      waits: [],
      isEnd: false,
      output: null,
    });
    expect(toGherkin(plan)).toContain(
      '    When "plan.choose (premium)" with plan "premium"\n    Then the state is "Choosing plan"\n',
    );
  });
});

describe('lists a missed goal with its reason', () => {
  const machine = setup({
    types: { events: {} as { type: 'go' | 'never' | 'other' | 'skip' | 'shade' } },
    guards: { isNever: () => false, isAlways: () => true },
  }).createMachine({
    id: 'gaps',
    initial: 'a',
    states: {
      a: {
        on: {
          go: [{ guard: 'isAlways', target: 'a' }, { target: 'b' }],
          never: { guard: 'isNever', target: 'b' },
          other: 'b',
          skip: 'b',
        },
      },
      b: { on: { go: 'a' } },
    },
  });
  const flow = (unreachable: Record<string, string> = {}): Flow =>
    sampleFlow(machine, {
      events: bare('go', 'never', 'skip'),
      leaveOut: { skip: 'only an old client sends it' },
      unreachable,
    });

  it('for each kind of gap', () => {
    expect(planFlow(flow(), { cover: ['transitions', 'guards', 'states'] }).missed).toEqual([
      { goal: 'state b', reason: 'no case reaches it', isAllowed: false },
      {
        goal: 'a: go [1]',
        reason: 'another transition for the same event, or a child state, always takes precedence',
        isAllowed: false,
      },
      { goal: 'a: never [0]', reason: 'no case makes isNever true', isAllowed: false },
      { goal: 'a: other [0]', reason: 'the cases have no event other', isAllowed: false },
      { goal: 'a: skip [0]', reason: 'left out: only an old client sends it', isAllowed: false },
      { goal: 'b: go [0]', reason: 'no path reaches the state b', isAllowed: false },
      { goal: 'a: go [0] refused', reason: 'no case makes isAlways false', isAllowed: false },
      { goal: 'a: never [0] allowed', reason: 'no case makes isNever true', isAllowed: false },
    ]);
  });

  it('keeps the reason of an allowed gap, and reports an allowed gap that is reached or unknown', () => {
    const plan = planFlow(flow({ 'a: never [0]': 'kept for the law', 'a: go [0]': 'wrong', 'a: gone [0]': 'old' }));
    expect(plan.missed.filter(({ isAllowed }) => isAllowed)).toEqual([
      { goal: 'a: never [0]', reason: 'kept for the law', isAllowed: true },
      { goal: 'a: never [0] allowed', reason: 'kept for the law', isAllowed: true },
    ]);
    expect(plan.wronglyAllowed).toEqual([
      'a: go [0]: listed as unreachable, but it is reached',
      'a: gone [0]: the machine has no such transition, guard or state',
    ]);
  });
});

it('detects on replay that cases.key misses a fact that a guard reads', () => {
  const machine = setup({
    types: { context: {} as { count: number } },
    guards: { isTwo: ({ context }) => context.count === 2 },
    actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
  }).createMachine({
    id: 'forgetful',
    context: { count: 0 },
    initial: 'a',
    states: {
      a: {
        on: {
          tick: [
            { guard: 'isTwo', target: 'b' },
            { actions: 'count', target: 'c' },
          ],
        },
      },
      b: {},
      c: { on: { tick: 'a' } },
    },
  });
  const keyed = (isHonest: boolean) =>
    sampleFlow(machine, { events: bare('tick'), key: ({ context }) => (isHonest ? { count: context.count } : {}) });
  expect(planFlow(keyed(true)).missed).toEqual([]);
  const plan = planFlow(keyed(false), { cover: ['pairs'] });
  expect(plan.paths.length + planFlow(keyed(false)).missed.length).toBeGreaterThan(0);
  const twice = [...(plan.graph.nodes[0]?.arcs ?? []), ...(plan.graph.nodes[1]?.arcs ?? [])];
  const start = plan.graph.starts[0];
  if (!start) throw new Error('no start');
  const verdict = runOnModel(plan.flow, plan.graph, { id: 'x', start, arcs: [...twice, ...twice, ...twice] });
  expect(verdict.failure).toContain('cases.key misses a fact that a guard reads');
});

it('begins a path at every start and follows it to a final state', () => {
  const machine = createMachine({
    id: 'variants',
    types: {} as { context: { next: string }; input: { next: string } },
    context: ({ input }) => ({ next: input.next }),
    initial: 'open',
    states: { open: { on: { go: 'done' } }, done: { type: 'final' } },
    output: ({ context }) => context.next,
  });
  const inputs = ['home', 'deep link'].map((next) => ({ label: next, input: { next } }));
  const plan = planFlow(sampleFlow(machine, { inputs, events: bare('go') }));
  expect(plan.paths.map(({ start, arcs }) => [start.label, arcs.length])).toEqual([
    ['home', 1],
    ['deep link', 1],
  ]);
});

describe('any machine', () => {
  type Spec = { states: { events: Record<string, { to: number; needs: number; adds: number }> }[] };
  const eventNames = ['x', 'y', 'z'];
  const specs: fc.Arbitrary<Spec> = fc.integer({ min: 1, max: 6 }).chain((size) =>
    fc.record({
      states: fc.array(
        fc.record({
          events: fc.dictionary(
            fc.constantFrom(...eventNames),
            fc.record({ to: fc.nat(size - 1), needs: fc.nat(3), adds: fc.nat(1) }),
          ),
        }),
        { minLength: size, maxLength: size },
      ),
    }),
  );
  const limit = 3;
  const flowOf = ({ states }: Spec): Flow => {
    const config = {
      id: 'random',
      types: {} as { context: { count: number } },
      context: { count: 0 },
      initial: 's0',
      states: Object.fromEntries(
        states.map(({ events }, index) => [
          `s${index}`,
          {
            on: Object.fromEntries(
              Object.entries(events).map(([type, { to, needs, adds }]) => [
                type,
                {
                  target: `s${to}`,
                  guard: { type: 'hasAtLeast', params: { needs } },
                  actions: { type: 'add', params: { adds } },
                },
              ]),
            ),
          },
        ]),
      ),
    };
    const machine = setup({
      types: { context: {} as { count: number } },
      guards: { hasAtLeast: ({ context }, { needs }: { needs: number }) => context.count >= needs },
      actions: {
        add: assign(({ context }, { adds }: { adds: number }) => ({ count: Math.min(limit, context.count + adds) })),
      },
    }).createMachine(config as never);
    return sampleFlow(machine as unknown as AnyStateMachine, {
      events: bare(...eventNames),
      key: ({ context }) => ({ count: context.count }),
    });
  };
  /** The reachable (state, count) pairs and their goals, computed without the engine. */
  const truthOf = ({ states }: Spec): Set<string> => {
    const met = new Set(['start plain']);
    const seen = new Set(['0 0']);
    const queue: [number, number][] = [[0, 0]];
    for (let place = queue.shift(); place; place = queue.shift()) {
      const [at, count] = place;
      for (const [type, { to, needs, adds }] of Object.entries(states[at]?.events ?? {})) {
        const edge = `s${at}: ${type} [0]`;
        met.add(`${edge} ${count >= needs ? 'allowed' : 'refused'}`);
        met.add(`case ${type}`);
        if (count < needs) continue;
        met.add(edge);
        const next: [number, number] = [to, Math.min(limit, count + adds)];
        if (seen.has(next.join(' '))) continue;
        seen.add(next.join(' '));
        queue.push(next);
      }
    }
    return met;
  };

  it('gets paths that meet exactly the reachable goals and replay', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const plan = planFlow(flowOf(spec));
        const truth = truthOf(spec);
        const wanted = new Set(plan.goals.map(({ id }) => id).filter((id) => truth.has(id)));
        const met = metByPaths(plan.graph, plan.goals, plan.paths);
        expect(plan.goals.filter(({ id }) => met.has(id)).map(({ id }) => id)).toEqual([...wanted]);
        expect([...metIn(plan.graph)].filter((id) => !id.startsWith('state ')).sort()).toEqual([...truth].sort());
        expect(plan.paths.map((path) => runOnModel(plan.flow, plan.graph, path).failure).filter(Boolean)).toEqual([]);
        expect(plan.missed).toHaveLength(plan.goals.length - wanted.size);
        expect(plan.missed.every(({ reason }) => reason.length > 0)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('gets the same paths from the same definition', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        expect(toJson(planFlow(flowOf(spec)))).toBe(toJson(planFlow(flowOf(spec))));
      }),
      { numRuns: 50 },
    );
  });
});
