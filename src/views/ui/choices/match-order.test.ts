import { expect, it } from 'vitest';
import { inMatchOrder } from './match-order.ts';

const labels = (typed: string, ...names: string[]) =>
  inMatchOrder(
    names.map((label) => ({ value: label, label })),
    typed,
  ).map(({ label }) => label);

it.each([
  ['enu', ['Benue', 'Enugu'], ['Enugu', 'Benue']],
  ['riv', ['Arrived', 'Cross River', 'Rivers'], ['Rivers', 'Cross River', 'Arrived']],
  ['OYO', ['Royo', 'Ọ̀yọ́'], ['Ọ̀yọ́', 'Royo']],
  ['', ['Kano', 'Abia'], ['Kano', 'Abia']],
])('orders for %j', (typed, names, ordered) => {
  expect(labels(typed, ...names)).toEqual(ordered);
});
