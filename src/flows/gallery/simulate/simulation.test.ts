import { expect, it } from 'vitest';
import { planFlow } from '../../engine/plan.ts';
import { purchaseFlow } from '../../engine/samples.ts';
import { wordingOf } from '../../engine/wording.ts';
import { currentIn, isOver, openSimulation } from './simulation.ts';

const simulation = openSimulation(purchaseFlow);
const choicesAfter = (...labels: string[]) => {
  const last = simulation.follow('plain', labels).at(-1);
  if (!last) throw new Error('the simulation did not start');
  return simulation.choices(last, wordingOf(purchaseFlow));
};

it('gives the reason why an event is refused', () => {
  const reasons = Object.fromEntries(choicesAfter().map(({ label, reason }) => [label, reason]));
  expect(reasons).toMatchObject({
    'plan.choose: free': null,
    'wizard.continue': 'Only if is free, or if has plan.',
    'payment.retry': 'Nothing waits for it here.',
  });
});

it('offers the answers of running actors and the pending timers, in words', () => {
  const words = choicesAfter('plan.choose: premium', 'wizard.continue', 'wizard.continue').map((each) => each.words);
  expect(words).toEqual(
    expect.arrayContaining([
      'Done: start payment (opened)',
      'Failed: start payment (unavailable)',
      'After 10 min: payment deadline',
    ]),
  );
});

it('follows every path of the plan to its last state', () => {
  const { paths, graph } = planFlow(purchaseFlow);
  for (const { start, arcs } of paths) {
    const moments = simulation.follow(
      start.label,
      arcs.map(({ label }) => label),
    );
    expect(moments).toHaveLength(arcs.length + 1);
    const end = graph.nodes[arcs.at(-1)?.to ?? start.node];
    const last = moments.at(-1);
    if (!last || !end) throw new Error('the path has no last step');
    expect(currentIn(last).at(-1)).toBe(end.state);
    expect(isOver(last)).toBe(end.isFinal);
  }
});
