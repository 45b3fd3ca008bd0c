import { expect, test } from 'vitest';
import { couponProblem, employeesProblem } from './order.ts';

test.each([
  [null, 1, 'Number of employee cannot be empty'],
  [2, 3, 'You have 3 employees, you cannot pay for less'],
  [0, 1, 'You have 1 employee, you cannot pay for less'],
  [3, 3, null],
  [100_000, 3, null],
  [100_001, 3, 'Must be 100,000 or less.'],
])('%s employees for a business with %i: %s', (count, fewest, message) => {
  expect(employeesProblem(count, fewest)).toBe(message);
});

test.each([
  ['', 'Coupon code is required'],
  ['   ', 'Coupon code is required'],
  ['ELEVENCHARS', 'Minimum of 12 characters'],
  ['HARMATTAN25A', null],
  [' HARMATTAN25A ', null],
  ['HARMATTAN25AB', 'Invalid coupon code entered'],
])('the coupon code %j: %s', (typed, message) => {
  expect(couponProblem(typed)).toBe(message);
});
