/// <reference types="vite/client" />
import { describe, expect, it, vi } from 'vitest';
import { driftOf, folderOf } from '../../scripts/traces.ts';
import { killMutants } from '../../src/flows/engine/mutants.ts';
import { planFlow } from '../../src/flows/engine/plan.ts';
import { planToPlay, playPlan, summaryOf } from '../../src/flows/engine/summary.ts';
import { flows } from '../../src/machines/index.ts';
import { browserPlan, isPlayed } from './browser/plans.ts';

const selectors = import.meta.glob<Record<string, unknown>>('../../src/machines/*/*/selectors.ts');

const lazily = <Made>(make: () => Made) => {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

describe.each(flows)('$id', (flow) => {
  /** To plan takes ten times as long as to play. */
  const [plan, toPlay] = [lazily(() => planFlow(flow)), lazily(() => planToPlay(flow))];

  it('covers every transition and both sides of every guard on the pure model, and keeps its invariants', () => {
    const summary = summaryOf(playPlan(toPlay(), 'model'));
    expect(summary.failures).toEqual([]);
    expect(summary.failed).toBe(0);
  });

  it('behaves the same on a live actor', () => {
    // XState warns when a machine sends to a child that has ended; a flow must survive a failed draft keeper.
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(summaryOf(playPlan(toPlay(), 'actor')).failures).toEqual([]);
  });

  it('does at every step what its golden trace says, on the pure model and on a live actor', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(driftOf(flow, 'model', plan())).toBeNull();
    expect(driftOf(flow, 'actor', plan())).toBeNull();
  });

  it('records every selector that views read', async () => {
    const file = `${folderOf(flow)}/selectors.ts`;
    const exported = Object.keys((await selectors[`../../${file}`]?.()) ?? {});
    const recorded = Object.keys(flow.cases.selectors ?? {}).map((name) => name.replace(/\(.*/, ''));
    expect(exported.filter((name) => !recorded.includes(name))).toEqual([]);
  });

  it('has paths that kill every mutant', () => {
    expect(killMutants(plan()).survived).toEqual([]);
  });
});

it.each(flows.filter(isPlayed))('$id has a complete driver for the browser', (flow) => {
  expect(browserPlan(flow)?.gaps).toEqual([]);
});
