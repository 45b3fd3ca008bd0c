import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import type { Flow } from '../../machines/flow.ts';
import { changesAsMarkdown, changesBetween } from './changes.ts';
import { bare, sampleFlow } from './samples.ts';

type Version = { most: number; wait: number; isNew: boolean; isOpen: (most: number) => boolean };

/** A small flow; two versions differ only in the changes passed in. */
const door = ({ most, wait, isNew, isOpen }: Version): Flow => {
  const machine = setup({
    types: { context: {} as { count: number }, events: {} as { type: 'door.open' } },
    delays: { patience: wait },
    guards: { isOpen: ({ context }: { context: { count: number } }) => isOpen(context.count) },
    actions: { storeOpening: assign({ count: most }), ...(isNew ? { noteIt: () => {} } : {}) },
  }).createMachine({
    id: 'door',
    context: { count: 0 },
    initial: 'shut',
    states: {
      shut: {
        description: isNew ? 'Nobody comes in.' : 'It is shut.',
        on: { 'door.open': { target: isNew ? 'ajar' : 'open', actions: 'storeOpening' } },
      },
      ...(isNew ? { ajar: { after: { patience: 'open' } } } : { locked: {} }),
      open: { type: 'final' },
    },
  } as never);
  return sampleFlow(machine as never, { events: bare('door.open') });
};
const old: Version = { most: 1, wait: 1_000, isNew: false, isOpen: (count) => count > 1 };

it('leaves out an unchanged flow, even when its white space differs', () => {
  expect(changesBetween([door(old)], [door({ ...old })])).toEqual([]);
  expect(changesAsMarkdown([], 'v1')).toBe('No flow has changed since v1.\n');
});

it('lists added and removed flows by title', () => {
  const gate = { ...door(old), id: 'gate', title: 'Opening the gate' };
  expect(changesBetween([door(old)], [gate]).map(({ id, how }) => [id, how])).toEqual([
    ['gate', 'added'],
    ['door', 'removed'],
  ]);
});

it('lists each changed state, transition, action, delay and path', () => {
  const changes = changesBetween([door(old)], [door({ ...old, isNew: true, wait: 2_000 })]);
  expect(changesAsMarkdown(changes, 'v1').split('\n')).toEqual([
    '# What changed in the flows since v1',
    '',
    '## door `door`',
    '',
    '- state `shut` changed: It is shut. → Nobody comes in.',
    '- state `locked` removed',
    '- state `ajar` added',
    '- transition `shut: door.open [0]` changed: to open, does storeOpening → to ajar, does storeOpening',
    '- transition `ajar: after(patience) [0]` added: to open',
    '- action `noteIt` added',
    '- delay `patience` changed: 1000 ms → 2000 ms',
    expect.stringMatching(/^- path `[0-9a-f]{10}` removed: 1 step, shut → open$/),
    expect.stringMatching(/^- path `[0-9a-f]{10}` added: 2 steps, shut → open$/),
    '',
  ]);
});

it('reports a guard, action or delay as changed when its source text changes', () => {
  const flow = door(old);
  const { guards } = flow.machine.implementations;
  const other = { ...flow, machine: flow.machine.provide({ guards: { ...guards, isOpen: () => true } } as never) };
  expect(changesBetween([flow], [other])).toMatchObject([
    { changes: [{ what: 'guard', name: 'isOpen', how: 'changed' }] },
  ]);
});
