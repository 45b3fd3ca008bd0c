import { expect, test } from 'vitest';
import { offeredPlans, planName } from './plans.ts';

test('underscores of a plan name are spaces', () => expect(planName('core_hr_premium')).toBe('core hr premium'));

test('free plans are not offered, the others come cheapest first, and the list given stays as it was', () => {
  const plan = (public_name: string, amount: number) => ({ name: 'any', public_name, amount });
  const plans = [plan('premium', 500), plan('free_forever', 0), plan('starter', 200), plan('Free', 0)];
  expect(offeredPlans(plans).map(({ public_name }) => public_name)).toEqual(['starter', 'premium']);
  expect(plans[0]?.public_name).toBe('premium');
});
