import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { goalsOf } from './goals.ts';
import { explore } from './graph.ts';
import { purchaseFlow } from './samples.ts';
import { staticsOf } from './statics.ts';

describe('statics', () => {
  it('gives every declared transition one unique id', () => {
    const { edges } = staticsOf(purchaseFlow.machine);
    expect(edges).toHaveLength(19);
    expect(new Set(edges.map(({ id }) => id)).size).toBe(19);
    expect(edges.map(({ id }) => id)).toContain('paying.asking: done(checkPayment) [1]');
    expect(edges.find(({ id }) => id === 'paying: after(paymentDeadline) [0]')?.targets).toEqual(['timedOut']);
  });

  it('hashes the behaviour: equal for the same machine, different for a changed target', () => {
    const make = (target: string) =>
      createMachine({ id: 'm', initial: 'a', states: { a: { on: { x: target } }, b: {} } });
    expect(staticsOf(make('a')).hash).toBe(staticsOf(make('a')).hash);
    expect(staticsOf(make('a')).hash).not.toBe(staticsOf(make('b')).hash);
  });

  it('lists every goal of a criterion', () => {
    const graph = explore(purchaseFlow);
    const count = (...cover: Parameters<typeof goalsOf>[1]) => goalsOf(graph, cover).length - graph.starts.length;
    expect(count('transitions')).toBe(19);
    expect(count('guards')).toBe(2 * 6);
    expect(count('states')).toBe(10);
  });
});
