import { expect, test } from 'vitest';
import { couponProblem, employeesOf, employeesProblem, firstOrder } from './order.ts';

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

test.each([
  ['3', 3],
  ['100000', 100_000],
  [null, null],
  ['', null],
  ['0', null],
  ['3.5', null],
  ['-1', null],
  ['100001', null],
])('the address asks for %j employees: %j', (text, count) => {
  expect(employeesOf(text)).toBe(count);
});

test('begins an order with what the address asks for, and otherwise for one employee, paid monthly', () => {
  const wish = { frequency: null, numEmployees: null, isFirst: true };
  expect(firstOrder(null, wish)).toMatchObject({ frequency: 'monthly', numEmployees: 1, recurring: true });
  expect(firstOrder(null, { ...wish, frequency: 'yearly', numEmployees: 3 })).toMatchObject({
    frequency: 'yearly',
    numEmployees: 3,
  });
});
