/** Random walks of live actors; `SEED=7` chooses other walks. */
import { expect, it, vi } from 'vitest';
import { type AnyStateMachine, assign, setup } from 'xstate';
import { bare, purchaseFlow, sampleFlow } from '../../src/flows/engine/samples.ts';
import { flows } from '../../src/machines/index.ts';
import { findFailure } from './random-walks.ts';

const walks = 15;

it.each(flows)('$id behaves on random paths', (flow) => {
  // XState warns when a machine sends to a child that has ended; a flow must survive a failed draft keeper.
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

it('reports nothing for a correct machine', () => {
  expect(findFailure(purchaseFlow, walks)).toBeNull();
  expect(findFailure(counting(add, {}, whole), walks)).toBeNull();
});

it('reports a broken invariant with the shortest path and the command that prints it', () => {
  const isSmall = { 'the count stays below three': ({ context }: { context: Count }) => context.count < 3 };
  expect(findFailure(counting(add, isSmall, whole), 100)).toMatch(
    /^the invariant "the count stays below three" does not hold\n {2}after 3 steps, with SEED=-?\d+: npm run paths -- paths counting --start "plain" --steps "one.add → one.add → one.add"$/,
  );
});

it('detects that cases.key misses a fact that a guard reads', () => {
  expect(findFailure(counting(add), 200)).toMatch(/no planned step leads to|cases.key misses a fact/);
});

it('detects a context value that is not data', () => {
  const held = ({ context }: { context: Count }) => ({ ...add({ context }), held: { why: new Error('no') } });
  expect(findFailure(counting(held, {}, whole), walks)).toMatch(/^context.held.why is not data/);
});

it('detects an actor that behaves differently from the model', () => {
  let calls = 0;
  expect(
    findFailure(
      counting(() => ({ count: calls++ % 4 })),
      walks,
    ),
  ).toMatch(/^expected .*, got /);
});
