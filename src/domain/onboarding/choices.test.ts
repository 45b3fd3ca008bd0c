import { expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/contract.ts';
import {
  type avatarColours,
  companySizes,
  interests,
  ratings,
  referralSources,
} from '../../../openapi/generated/lists/onboarding.ts';
import { companySizeOf } from './choices.ts';

type Contract = components['schemas'];
/** Compiles only while both lists have the same values. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : never) : never;

test('the choices are those of the contract', () => {
  const same: [
    Same<(typeof interests)[number], Contract['Interest']>,
    Same<(typeof companySizes)[number], Contract['CompanySize']>,
    Same<(typeof referralSources)[number], Contract['ReferralSource']>,
    Same<(typeof ratings)[number], Contract['Rating']>,
    Same<(typeof avatarColours)[number], Contract['AvatarColour']>,
  ] = [true, true, true, true, true];
  expect(same).not.toContain(false);
});

test('the choices have the spelling and order of the specification', () => {
  expect(companySizes.join(', ')).toBe('Myself, 1-20, 21-50, 51-100, 101-200, 201-500, 501-999, 1000 and above');
  expect(referralSources.join(', ')).toBe('LinkedIn, Facebook, Instagram, Affilate, Twitter, Referrals');
  expect(ratings.join(', ')).toBe('not_good, fairly_good, neutral, great, very_great');
  expect(interests.join(', ')).toBe('Core HR, Payroll, Assets, Task, Time & Attendance');
});

test.each([
  [1, 'Myself'],
  [2, '1-20'],
  [20, '1-20'],
  [21, '21-50'],
  [100, '51-100'],
  [500, '201-500'],
  [999, '501-999'],
  [1000, '1000 and above'],
])('%i people are a company of %s', (people, size) => expect(companySizeOf(people)).toBe(size));
