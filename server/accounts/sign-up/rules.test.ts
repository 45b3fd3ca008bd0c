import { describe, expect, it } from 'vitest';
import { judgeConfirmation, planProblems } from './rules.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const ahead = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('the plan of a sign-up', () => {
  const info = { billing_buy_now: true, billing_frequency: 'monthly', billing_num_employees: 1 } as const;
  it('has purchase data for the premium plan only', () => {
    expect(planProblems('premium', info)).toEqual({});
    expect(planProblems('free', null)).toEqual({});
    expect(planProblems('premium', null)).toHaveProperty('subscription_info');
    expect(planProblems('free', info)).toHaveProperty('subscription_info');
  });
});

describe('a link of a confirmation mail', () => {
  const known = { expiresAt: ahead(1), signUpId: 'a', confirmedAt: null };
  it.each([
    ['unknown', undefined],
    ['confirm', known],
    ['expired', { ...known, expiresAt: now }],
    ['repeat', { ...known, confirmedAt: ago(1) }],
    ['repeat', { ...known, confirmedAt: ago(1), expiresAt: ago(1), signUpId: null }],
    ['unknown', { ...known, signUpId: null }],
  ] as const)('is judged as %s', (verdict, link) => {
    expect(judgeConfirmation(link, now)).toBe(verdict);
  });
});
