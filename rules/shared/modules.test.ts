import { expect, it } from 'vitest';
import { interests } from '../../openapi/generated/lists/onboarding.ts';
import { interestsIn, isComing, isOfComing, moduleNames, modules } from './modules.ts';

// The states of today are data; the tests choose their own.
Object.assign(modules.hr, { state: 'works' });
Object.assign(modules.payroll, { state: 'coming' });

it('has each interest of the contract once, as working or as coming', () => {
  expect([...interestsIn('works'), ...interestsIn('coming')].toSorted()).toEqual(interests.toSorted());
});

it('names a module where its state is, and nowhere else', () => {
  expect(moduleNames('works')).toMatch(/^People, .+ and /);
  expect(moduleNames('works')).not.toContain('Payroll');
  expect(moduleNames('coming')).toContain('Payroll');
  expect([isComing('payroll'), isComing('hr'), isComing('billing')]).toEqual([true, false, false]);
  expect([isOfComing('access_payroll'), isOfComing('access_hr'), isOfComing('see_pay')]).toEqual([true, false, false]);
});
