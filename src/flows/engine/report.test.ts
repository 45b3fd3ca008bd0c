import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { Flow } from '../../machines/flow.ts';
import { killMutants } from './mutants.ts';
import { planFlow } from './plan.ts';
import { buildReport, failuresIn, type Report } from './report.ts';
import { bare, purchaseFlow, sampleFlow } from './samples.ts';
import { type Playing, playFlow } from './summary.ts';

const about = { version: 'v1', made: 'today' };
const report = (flow: Flow, playings: readonly Playing[]): Report =>
  buildReport([{ flow, playings, mutants: { ...killMutants(planFlow(flow)), ms: 1 } }], about);
const whole = [playFlow(purchaseFlow, 'model'), playFlow(purchaseFlow, 'actor')];

/** The same run with the first path failed at this step. */
const failedAt = (playing: Playing, step: number): Playing => ({
  ...playing,
  played: playing.played.map((each, index) => (index === 0 ? { ...each, failure: 'oh', failedAt: step } : each)),
});

describe('a report', () => {
  it('counts all goals and reports no failure when every path passes', () => {
    const built = report(purchaseFlow, whole);
    expect(failuresIn(built)).toEqual([]);
    expect(built.runs).toMatchObject([
      { on: 'model', states: { met: 10, all: 10 }, transitions: { met: 19, all: 19 }, guards: { met: 12, all: 12 } },
      { on: 'actor', transitions: { met: 19, all: 19 }, failed: 0 },
    ]);
    expect(built.mutants).toMatchObject({ all: 37, killed: 37, equivalent: 1 });
    const [flow] = built.flows;
    expect(new Set(flow?.edges.map(({ cover }) => cover))).toEqual(new Set(['covered']));
    expect(flow?.paths.map(({ results }) => results.map(({ on }) => on))).toEqual(
      planFlow(purchaseFlow).paths.map(() => ['model', 'actor']),
    );
  });

  it('lists a failed path first, with its failing step and the goals that it did not reach', () => {
    const [model, actor] = whole as [Playing, Playing];
    const built = report(purchaseFlow, [model, failedAt(actor, 2)]);
    const [flow] = built.flows;
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
    expect(failuresIn(built)).toEqual([`purchase: path ${first?.path.id} on actor: oh`]);
  });

  it('has one picture of each state, and another of the step at which a path failed', () => {
    const [model] = whole as [Playing, Playing];
    const failed = failedAt(model, 2);
    const pictured = {
      ...failed,
      played: failed.played.map((each, index) => ({
        ...each,
        pictures: [`start of ${index}`, ...each.path.arcs.map((_, step) => `${index}.${step + 1}`)],
      })),
    };
    const [flow] = report(purchaseFlow, [pictured]).flows;
    const states = new Set(flow?.paths.flatMap(({ steps }) => steps.map(({ state }) => state)));
    expect(new Set(Object.keys(flow?.pictures ?? {}))).toEqual(states);
    expect(Object.values(flow?.pictures ?? {})).not.toContain('0.2');
    expect(flow?.paths.flatMap(({ steps }) => steps.flatMap(({ picture }) => picture ?? []))).toEqual(['0.2']);
  });

  it('counts no goal of a path that failed at its start', () => {
    const one = createMachine({ id: 'one', initial: 'a', states: { a: { on: { go: 'b' } }, b: { type: 'final' } } });
    const flow = sampleFlow(one, { events: bare('go') });
    const built = report(flow, [failedAt(playFlow(flow, 'model'), 0)]);
    expect(built.runs).toMatchObject([{ transitions: { met: 0, all: 1 }, states: { met: 0, all: 2 }, failed: 1 }]);
    expect(built.flows[0]?.edges.map(({ cover }) => cover)).toEqual(['uncovered']);
  });

  it('keeps the reason of an allowed gap, and reports a gap without a reason', () => {
    const machine = createMachine({ id: 'gap', initial: 'a', states: { a: { on: { go: 'b', no: 'b' } }, b: {} } });
    const flow = (unreachable: Record<string, string>) => sampleFlow(machine, { events: bare('go'), unreachable });
    const gaps = (each: Flow) =>
      failuresIn(report(each, [playFlow(each, 'model')])).filter((line) => /missed/.test(line));
    expect(gaps(flow({}))).toEqual(['gap: missed on model: a: no [0] (the cases have no event no)']);
    expect(gaps(flow({ 'a: no [0]': 'kept for the law' }))).toEqual([]);
  });
});
