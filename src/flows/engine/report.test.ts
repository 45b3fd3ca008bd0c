import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { Flow } from '../../machines/flow.ts';
import { killMutants } from './mutants.ts';
import { planFlow } from './plan.ts';
import { failuresIn, type Report, tellReport } from './report.ts';
import { bare, purchaseFlow, sampleFlow } from './samples.ts';
import { type Playing, playFlow } from './summary.ts';

const about = { version: 'v1', made: 'today' };
const report = (flow: Flow, playings: readonly Playing[]): Report =>
  tellReport([{ flow, playings, mutants: { ...killMutants(planFlow(flow)), ms: 1 } }], about);
const whole = [playFlow(purchaseFlow, 'model'), playFlow(purchaseFlow, 'actor')];

/** The same, with the first path failed at this step. */
const failedAt = (playing: Playing, step: number): Playing => ({
  ...playing,
  played: playing.played.map((each, index) => (index === 0 ? { ...each, failure: 'oh', failedAt: step } : each)),
});

describe('a report', () => {
  it('of passed paths reports no failure, and counts everything', () => {
    const told = report(purchaseFlow, whole);
    expect(failuresIn(told)).toEqual([]);
    expect(told.runs).toMatchObject([
      { on: 'model', states: { met: 10, all: 10 }, transitions: { met: 19, all: 19 }, guards: { met: 12, all: 12 } },
      { on: 'actor', transitions: { met: 19, all: 19 }, failed: 0 },
    ]);
    expect(told.mutants).toMatchObject({ all: 37, killed: 37, equal: 1 });
    const [flow] = told.flows;
    expect(new Set(flow?.edges.map(({ cover }) => cover))).toEqual(new Set(['covered']));
    expect(flow?.paths.map(({ results }) => results.map(({ on }) => on))).toEqual(
      planFlow(purchaseFlow).paths.map(() => ['model', 'actor']),
    );
  });

  it('shows where a path failed, what it therefore did not reach, and lists it first', () => {
    const [model, actor] = whole as [Playing, Playing];
    const told = report(purchaseFlow, [model, failedAt(actor, 2)]);
    const [flow] = told.flows;
    const [first] = actor.played;
    const failing = first?.path.arcs[1]?.edges[0];
    expect(flow?.edges.find(({ id }) => id === failing)).toMatchObject({
      cover: 'failed',
      by: { model: 'covered', actor: 'failed' },
    });
    expect(flow?.edges.map(({ cover }) => cover)).toContain('partly');
    expect(flow?.paths[0]).toMatchObject({ id: first?.path.id, results: [{ failure: null }, { failure: 'oh' }] });
    expect(flow?.missed).toContainEqual({
      goal: 'paying: after(paymentDeadline) [0]',
      on: 'actor',
      reason: `path ${first?.path.id} failed before it`,
      isAllowed: false,
      after: first?.path.id,
    });
    expect(failuresIn(told)).toEqual([`purchase: path ${first?.path.id} on actor: oh`]);
  });

  it('counts nothing of a path that failed at its start', () => {
    const one = createMachine({ id: 'one', initial: 'a', states: { a: { on: { go: 'b' } }, b: { type: 'final' } } });
    const flow = sampleFlow(one, { events: bare('go') });
    const told = report(flow, [failedAt(playFlow(flow, 'model'), 0)]);
    expect(told.runs).toMatchObject([{ transitions: { met: 0, all: 1 }, states: { met: 0, all: 2 }, failed: 1 }]);
    expect(told.flows[0]?.edges.map(({ cover }) => cover)).toEqual(['uncovered']);
  });

  it('keeps a reason that was given for a gap, and complains about one without', () => {
    const machine = createMachine({ id: 'gap', initial: 'a', states: { a: { on: { go: 'b', no: 'b' } }, b: {} } });
    const flow = (unreachable: Record<string, string>) => sampleFlow(machine, { events: bare('go'), unreachable });
    const gaps = (each: Flow) =>
      failuresIn(report(each, [playFlow(each, 'model')])).filter((line) => /missed/.test(line));
    expect(gaps(flow({}))).toEqual(['gap: missed on model: a: no [0] (the cases hold no event no)']);
    expect(gaps(flow({ 'a: no [0]': 'kept for the law' }))).toEqual([]);
  });
});
