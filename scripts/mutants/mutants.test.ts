import { describe, expect, it } from 'vitest';
import { flows } from '../../src/machines/index.ts';
import { trySources } from './mutants.ts';
import { mutantsOf } from './operators.ts';

const source = `
import { setup } from 'xstate';
type Kind = 'one' | 'two';
const machine = setup({
  types: {} as { context: { count: number } },
  delays: { answerDeadline, interval: 5_000 },
  guards: { isOpen: ({ context }) => context.count > 0 && !context.isShut, hasAll: (_, { doors }) => doors.every(isOpen) },
  actions: {
    dropShut: assign({ doors: ({ context }) => context.doors.filter(({ isShut }) => !isShut) }),
    storeName: assign({ name: (_, { name }: { name: string }) => name.trim(), problem: null }),
  },
}).createMachine({
  id: 'sample',
  description: 'Says something.',
  states: {
    idle: { entry: 'storeName', on: { 'way.go': { guard: 'isOpen', target: 'done' } } },
    done: { type: 'final', output: 'finished' },
  },
});
`;
const mutants = mutantsOf('machine.ts', source);
const resultOf = (id: string) => {
  const found = mutants.find((each) => each.id.includes(id));
  return found && source.slice(0, found.start) + found.text + source.slice(found.end);
};

describe('the mutants of a source', () => {
  it.each([
    ['an operator', '>= instead of context.count > 0', 'context.count >= 0 && !context.isShut'],
    ['a connective', '|| instead of', 'context.count > 0 || !context.isShut'],
    ['a negation', 'do not negate', 'context.count > 0 && context.isShut'],
    ['a guard', 'always say false', 'isOpen: ({ context }) => false, hasAll'],
    ['a delay', 'another number than 5_000', 'interval: (2 * 5000)'],
    ['a delay from elsewhere', 'double answerDeadline', 'answerDeadline: 2 * answerDeadline'],
    ['an assigned value', 'drop problem: null', '=> name.trim(),  })'],
    ['a call', 'leave out trim()', '=> name, problem: null'],
    ['one of a list for all of it', 'some instead of every', 'doors.some(isOpen)'],
    ['a filter', 'leave out filter() of', 'doors: ({ context }) => context.doors })'],
    ['an entry', "drop entry: 'storeName'", 'idle: {  on: {'],
    ['a guard of a transition', "drop guard: 'isOpen'", "'way.go': {  target: 'done' }"],
    ['a target', 'lead to idle instead of', "target: 'idle'"],
    ['an output', "respell 'finished'", "output: ''"],
  ])('change %s', (_, id, text) => {
    expect(resultOf(id)).toContain(text);
  });

  it('leave types, imports, names and descriptions alone', () => {
    expect(mutants.map(({ id }) => id).join('\n')).not.toMatch(
      /description|types|xstate|'one'|id: 'sample'|respell 'isOpen'/,
    );
  });

  it('have ids that differ, and the line', () => {
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
    expect(mutants.find(({ id }) => id.includes('do not negate'))?.line).toBe(7);
  });
});

it('are all noticed by the golden traces, or listed with a reason that is needed', async () => {
  const chosen = flows.filter(({ id }) =>
    ['secondStepSetup', 'paymentPolling', 'artificialProgress', 'fuelEntry'].includes(id),
  );
  const results = await trySources(chosen, flows);
  expect(results.map(({ of }) => of)).toEqual(chosen.map(({ id }) => id));
  for (const { killed, survived, stale } of results) {
    expect(killed.length).toBeGreaterThan(20);
    expect(survived).toEqual([]);
    expect(stale).toEqual([]);
  }
  // It tries every changed machine, one after the other.
});
