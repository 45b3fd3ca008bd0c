import { expect, test } from 'vitest';
import { choosing, withRefined } from './permissions.ts';

test('a permission that refines another one comes with it', () => {
  expect(withRefined(['see_pay', 'access_assets', 'edit_people'])).toEqual([
    'access_hr',
    'see_pay',
    'access_assets',
    'edit_people',
  ]);
  expect(withRefined(['access_payroll'])).toEqual(['access_payroll']);
});

test('choosing a refinement chooses what it refines, and leaving that leaves its refinements', () => {
  expect(choosing([], ['see_pay'])).toEqual(['access_hr', 'see_pay']);
  expect(choosing(['access_hr', 'see_pay', 'access_assets'], ['see_pay', 'access_assets'])).toEqual(['access_assets']);
  expect(choosing(['access_hr', 'see_pay'], ['access_hr'])).toEqual(['access_hr']);
});
