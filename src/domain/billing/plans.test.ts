import { expect, test } from 'vitest';
import { offeredPlans, planName } from './plans.ts';

test('shows underscores of a plan name as spaces', () => expect(planName('core_hr_premium')).toBe('core hr premium'));

test('leaves out free plans and sorts the others by price, without changing the given list', () => {
  const plan = (public_name: string, amount: number) => ({ name: 'any', public_name, amount });
  const plans = [plan('premium', 500), plan('free_forever', 0), plan('starter', 200), plan('Free', 0)];
  expect(offeredPlans(plans).map(({ public_name }) => public_name)).toEqual(['starter', 'premium']);
  expect(plans[0]?.public_name).toBe('premium');
});
