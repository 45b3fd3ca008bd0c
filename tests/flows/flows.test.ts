import { describe, expect, it, vi } from 'vitest';
import { killMutants } from '../../src/flows/engine/mutants.ts';
import { planFlow } from '../../src/flows/engine/plan.ts';
import { runFlow } from '../../src/flows/engine/summary.ts';
import { flows } from '../../src/machines/index.ts';
import { browserPlan } from './browser/plans.ts';

describe.each(flows)('$id', (flow) => {
  it('meets every transition and both sides of every guard, and its invariants, on the pure model', () => {
    const summary = runFlow(flow, 'model');
    expect(summary.failures).toEqual([]);
    expect(summary.failed).toBe(0);
  });

  it('does the same on a live actor', () => {
    // XState warns when a machine writes to a child that has ended, which a failed draft keeper is meant to survive.
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(runFlow(flow, 'actor').failures).toEqual([]);
  });

  it('has paths that notice every dropped transition, every changed guard and every swallowed failure', () => {
    expect(killMutants(planFlow(flow)).survived).toEqual([]);
  });
});

it.each(flows.filter(({ route }) => route !== null))('$id has a driver that owes the browser nothing', (flow) => {
  expect(browserPlan(flow)?.gaps).toEqual([]);
});
