import { expect, it } from 'vitest';
import { purchaseFlow } from '../../engine/samples.ts';
import { staticsOf } from '../../engine/statics.ts';
import { obstaclesOf, outcomesOf } from './outcomes.ts';

const { edges } = staticsOf(purchaseFlow.machine);
const ids = (state: string, failed: string[] = []) =>
  Object.values(outcomesOf(edges, state, failed)).map((part) => part.map(({ id }) => id));

it('tells what a person does from what happens by itself and from what goes wrong, with the states around', () => {
  expect(ids('paying.starting')).toEqual([
    ['*: wizard.close [0]'],
    ['paying.starting: done(startPayment) [0]'],
    ['paying: after(paymentDeadline) [0]', 'paying.starting: error(startPayment) [0]'],
  ]);
});

it('counts an answer that leads to a failure as going wrong', () => {
  const [, goesOn, goesWrong] = ids('paying.asking', ['paying.waiting']);
  expect(goesOn).toEqual(['paying.asking: done(checkPayment) [0]']);
  expect(goesWrong).toContain('paying.asking: done(checkPayment) [1]');
});

it('finds what a person meets first when not everything goes well', () => {
  const leaves = [
    'choosingPlan',
    'counting.editing',
    'counting.checkingCoupon',
    'paying.starting',
    'paying.waiting',
    'timedOut',
  ];
  expect(obstaclesOf(edges, leaves, ['choosingPlan', 'counting.editing'])).toEqual([
    'counting.checkingCoupon',
    'paying.starting',
  ]);
  expect(obstaclesOf(edges, leaves, ['paying.starting', 'paying.waiting'])).toContain('timedOut');
});
