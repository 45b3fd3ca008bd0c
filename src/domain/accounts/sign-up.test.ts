import { expect, test } from 'vitest';
import { planChoiceOf, signUpHeading } from './sign-up.ts';

test.each([
  ['buy_now', 'Create Your Account'],
  ['free_trial', 'Start now for free, no card required'],
  [null, 'Get Started with Free Forever'],
  ['gold', 'Get Started with Free Forever'],
])('the plan %s has the heading %j', (plan, heading) => expect(signUpHeading(planChoiceOf(plan))).toBe(heading));
