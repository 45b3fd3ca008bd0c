import { expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { soon } from '../../../tests/soon.ts';
import { inspectWithStately } from './stately.ts';

type Typed = { type: 'name.typed'; name: string };
const naming = setup({
  types: { context: {} as { name: string }, events: {} as Typed },
  actions: { keep: assign({ name: (_, { name }: Typed) => name }) },
}).createMachine({
  id: 'naming',
  context: { name: '' },
  initial: 'asking',
  states: { asking: { on: { 'name.typed': { actions: { type: 'keep', params: ({ event }) => event } } } } },
});

it("Stately's inspector learns each machine, its events and states, and nothing that was typed", async () => {
  const told: { type: string; name?: string; snapshot?: { value: unknown }; event?: unknown }[] = [];
  const { promise: listening, resolve } = Promise.withResolvers<(event: { data: unknown }) => void>();
  const open = vi.fn(() => ({ postMessage: (step: (typeof told)[number]) => told.push(step) }));
  const opener = { open, addEventListener: (_: string, listener: never) => resolve(listener) };
  inspectWithStately(opener as never);
  expect(open).toHaveBeenCalledWith('https://stately.ai/inspect', 'xstateinspector');
  (await listening)({ data: { type: '@statelyai.connected' } });

  const actor = createActor(naming).start();
  actor.send({ type: 'name.typed', name: 'Amaka' });
  await soon(() => expect(told.some(({ event }) => JSON.stringify(event)?.includes('name.typed'))).toBe(true));

  const machine = told.find(({ type, name }) => type === '@xstate.actor' && name === 'naming');
  expect(machine).toMatchObject({ snapshot: { value: 'asking' } });
  const last = told.findLast(({ type }) => type === '@xstate.snapshot');
  expect(last).toMatchObject({
    event: { type: 'name.typed' },
    snapshot: { value: 'asking', context: { name: '•••' } },
  });
  expect(JSON.stringify(told)).not.toContain('Amaka');
  actor.stop();
});
