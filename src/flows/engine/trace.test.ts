import { expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../../machines/flow.ts';
import { planFlow } from './plan.ts';
import { purchaseFlow } from './samples.ts';
import { readTraces, traceOf, traceOnModel } from './trace.ts';

const flow: Flow = {
  ...purchaseFlow,
  cases: {
    ...purchaseFlow.cases,
    selectors: { selectHasPlan: ({ context }: AnyMachineSnapshot) => context.plan !== null },
  },
};
const plan = planFlow(flow);
const text = traceOf(plan);

it('starts with the whole context', () => {
  expect(text).toContain(`
start plain → choosingPlan
    attempts = 0
    coupon = 0
    employees = 1
    plan = null
    reference = null
    selectHasPlan = false
`);
});

it.each([
  [
    'changed values and selectors',
    '. plan.choose: premium → choosingPlan\n    plan = "premium"\n    selectHasPlan = true\n',
  ],
  [
    'inputs of actors',
    '. coupon.enter: complete → counting.checkingCoupon [busy]\n    starts checkCoupon {code: "ABCDEFGHIJKL"}\n',
  ],
  ['delays', '→ paying.waiting\n    waits 5 s: after(paymentPollInterval)\n'],
  ['a step that changes nothing', '. count.enter: none → counting.editing\n1'],
])('says %s', (_, lines) => {
  expect(text).toContain(lines);
});

it('is the same on a live actor', () => {
  expect(traceOf(plan, 'actor')).toBe(text);
});

it('can be read again, and played', () => {
  const traces = readTraces(text).filter(({ path }) => path.steps.length > 0);
  expect(traces.map(({ path }) => path.steps)).toEqual(plan.paths.map(({ arcs }) => arcs.map(({ label }) => label)));
  for (const { path, lines } of traces) expect([...traceOnModel(flow, plan.graph.model, path)]).toEqual(lines);
});

it('keeps paths within thirty steps', () => {
  expect(Math.max(...plan.paths.map(({ arcs }) => arcs.length))).toBeLessThanOrEqual(30);
});
