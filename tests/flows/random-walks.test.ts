/** Live actors on ways that nobody planned; `SEED=7` walks others. */
import { expect, it, vi } from 'vitest';
import { type AnyStateMachine, assign, setup } from 'xstate';
import { bare, purchaseFlow, sampleFlow } from '../../src/flows/engine/samples.ts';
import { flows } from '../../src/machines/index.ts';
import { findFailure } from './random-walks.ts';

const walks = 15;

it.each(flows)('$id behaves on random paths', (flow) => {
  // XState warns when a machine writes to a child that has ended, which a failed draft keeper is meant to survive.
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(findFailure(flow, walks)).toBeNull();
});

type Count = { count: number; held: unknown };
const counting = (count: ({ context }: { context: Count }) => Partial<Count>, holds = {}, key = {}) => {
  const machine = setup({
    types: { context: {} as Count, events: {} as { type: 'one.add' | 'one.ask' } },
    guards: { isThree: ({ context }) => context.count === 3 },
    actions: { count: assign(count as never) },
  }).createMachine({
    id: 'counting',
    context: { count: 0, held: null },
    initial: 'open',
    states: {
      open: { on: { 'one.add': { actions: 'count' }, 'one.ask': { guard: 'isThree', target: 'full' } } },
      full: { type: 'final' },
    },
  });
  return sampleFlow(machine as unknown as AnyStateMachine, { events: bare('one.add', 'one.ask'), holds, ...key });
};
const add = ({ context }: { context: Count }) => ({ count: (context.count + 1) % 5 });
const whole = { key: ({ context }: { context: Count }) => ({ count: context.count }) };

it('finds nothing wrong with what is right', () => {
  expect(findFailure(purchaseFlow, walks)).toBeNull();
  expect(findFailure(counting(add, {}, whole), walks)).toBeNull();
});

it('reports a broken invariant by the shortest path, as a command that shows it', () => {
  const isSmall = { 'the count stays below three': ({ context }: { context: Count }) => context.count < 3 };
  expect(findFailure(counting(add, isSmall, whole), 100)).toMatch(
    /^it does not hold that the count stays below three\n {2}after 3 steps, with SEED=-?\d+: npm run paths -- paths counting --start "plain" --steps "one.add → one.add → one.add"$/,
  );
});

it('tells a key that misses what a guard reads', () => {
  expect(findFailure(counting(add), 200)).toMatch(/no planned step leads to|cases.key misses a fact/);
});

it('tells what is not data in a context', () => {
  const held = ({ context }: { context: Count }) => ({ ...add({ context }), held: { why: new Error('no') } });
  expect(findFailure(counting(held, {}, whole), walks)).toMatch(/^context.held.why is not data/);
});

it('tells an actor that does something else than the model', () => {
  let calls = 0;
  expect(
    findFailure(
      counting(() => ({ count: calls++ % 4 })),
      walks,
    ),
  ).toMatch(/^expected .*, got /);
});
