import { expect, it } from 'vitest';
import type { Flow } from '../../machines/flow.ts';
import { flows } from '../../machines/index.ts';
import { explore } from './graph.ts';
import { happyPath } from './happy.ts';
import { purchaseFlow } from './samples.ts';

const statesOf = (flow: Flow) => happyPath(flow, explore(flow))?.states;
const flowCalled = (id: string): Flow => {
  const found = flows.find((flow) => flow.id === id);
  if (!found) throw new Error(`there is no flow ${id}`);
  return found;
};

it('goes to the first end without a failure, a deadline or a detour', () => {
  expect(statesOf(flowCalled('login'))).toEqual(['editing', 'submitting', 'refetchingUser', 'admitted']);
  expect(statesOf(flowCalled('secondStepSetup'))?.slice(-2)).toEqual(['showingRecoveryCodes', 'on']);
});

it('answers every question of a wizard, although a stored draft would be shorter', () => {
  const [, first, ...rest] = statesOf(flowCalled('businessQuestionnaire')) ?? [];
  expect([first, rest.at(-1)]).toEqual(['choosingLogo', 'answered']);
  expect(rest).toContain('choosingInterests');
});

it('ends where the flow itself says, and at rest in a flow without an end', () => {
  expect(statesOf({ ...purchaseFlow, happyEnd: 'counting.editing' })).toEqual(['choosingPlan', 'counting.editing']);
  expect(statesOf(flowCalled('couponCheck'))).toEqual(['entering', 'checking', 'validated']);
});

it('names its steps, so that the path can be played', () => {
  const graph = explore(purchaseFlow);
  const path = happyPath(purchaseFlow, graph);
  expect(path?.arcs.map(({ label }) => label)).toEqual(['plan.choose: free', 'wizard.continue']);
  expect(path?.arcs.every(({ refused }) => !refused)).toBe(true);
});
