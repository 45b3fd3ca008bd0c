/** What a policy grants (`Terms`), and under which conditions it is taken; one set of them is a version of the policy. */
import type { components } from '../../openapi/generated/contract.ts';
import type { Terms } from './terms.ts';

type Schemas = components['schemas'];
export type PolicyKind = Schemas['TimeoffKind'];
export type PolicyTerms = Terms & Schemas['TimeoffTerms'];

/** What a new policy begins with: nothing but its kind, name and amount must be said. */
export const plainTerms: PolicyTerms = {
  unit: 'days',
  accrual: 'up_front',
  accrual_at: 'start',
  amount: 20,
  steps: [],
  waiting_months: 0,
  year: 'calendar',
  year_start: null,
  cap: null,
  carry_over: 'none',
  carry_over_most: null,
  carry_over_months: null,
  carry_over_until: null,
  negative_limit: 0,
  prorate_joining: true,
  prorate_leaving: true,
  prorate_part_time: true,
  rounding: 'half',
  rounding_direction: 'up',
  paid_share: 100,
  paid_after_months: null,
  count_holidays: false,
  count_rest_days: false,
  document_after_days: null,
  document_later: false,
  notice_days: 0,
  longest_stretch: null,
};

const withoutGrants: Partial<PolicyTerms> = { amount: 0, steps: [], waiting_months: 0, cap: null, carry_over: 'none' };

/** The same terms without what does not apply to them: a form keeps what was typed while somebody looks at other choices. */
export function settled(given: PolicyTerms): PolicyTerms {
  const terms = given.accrual === 'none' ? { ...given, ...withoutGrants } : given;
  const isLimited = terms.carry_over === 'limited';
  const isEnding = terms.carry_over !== 'none';
  return {
    ...terms,
    accrual_at: terms.accrual === 'up_front' ? 'start' : terms.accrual_at,
    year_start: terms.year === 'fixed' ? terms.year_start : null,
    carry_over_most: isLimited ? terms.carry_over_most : null,
    carry_over_months: isEnding ? terms.carry_over_months : null,
    carry_over_until: isEnding ? terms.carry_over_until : null,
    paid_after_months: terms.paid_share === 0 ? null : terms.paid_after_months,
    document_later: terms.document_after_days !== null && terms.document_later,
  };
}
