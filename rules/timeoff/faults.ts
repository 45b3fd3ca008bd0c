/** Which terms contradict each other. The form says it while somebody types, the server before it stores. */
import type { PolicyKind, PolicyTerms } from './policy.ts';
import type { Step } from './terms.ts';

type Faults = Partial<Record<keyof PolicyTerms, string>>;
type Check = (terms: PolicyTerms) => Faults;

const fault = (isWrong: boolean, field: keyof PolicyTerms, message: string): Faults =>
  isWrong ? { [field]: message } : {};

/** Of a year, as long as a leap year. */
const most = { days: 366, hours: 8784 };
const hasTwoDecimals = (amount: number) => Number(amount.toFixed(2)) === amount;
/** Every year has the day, so 29 February is none. */
const daysOf = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function isYearDay(text: string): boolean {
  const [, month = '', day = ''] = /^(\d{2})-(\d{2})$/.exec(text) ?? [];
  return Number(day) >= 1 && Number(day) <= (daysOf[Number(month) - 1] ?? 0);
}

function amountFault(amount: number, unit: PolicyTerms['unit']): string | null {
  if (amount < 0 || amount > most[unit]) return `Enter a number from 0 to ${most[unit]}.`;
  return hasTwoDecimals(amount) ? null : 'Use at most two decimals.';
}

const amounts: Check = (terms) => {
  const found: Faults = {};
  for (const field of ['amount', 'cap', 'carry_over_most', 'negative_limit', 'longest_stretch'] as const) {
    const amount = terms[field];
    const message = amount === null ? null : amountFault(amount, terms.unit);
    if (message !== null) found[field] = message;
  }
  return found;
};

const granting: Check = ({ accrual, accrual_at, amount, cap, waiting_months: waiting }) => {
  if (accrual === 'none')
    return {
      ...fault(amount !== 0, 'amount', 'Nothing is granted here, so the amount is 0.'),
      ...fault(waiting !== 0, 'waiting_months', 'Nothing is granted here, so nobody waits for it.'),
      ...fault(cap !== null, 'cap', 'Nothing is granted here, so nothing is capped.'),
    };
  return {
    ...fault(amount === 0, 'amount', 'Enter more than 0.'),
    ...fault(cap === 0, 'cap', 'Enter more than 0, or leave it empty.'),
    ...fault(
      accrual === 'up_front' && accrual_at === 'end',
      'accrual_at',
      'What is granted up front comes at the start of the year.',
    ),
  };
};

const growing: Check = ({ accrual, amount, steps, unit }) => {
  if (accrual === 'none')
    return fault(steps.length > 0, 'steps', 'Nothing is granted here, so it does not grow with service.');
  const before = (at: number): Step => steps[at - 1] ?? { after_years: 0, amount };
  const isFalling = steps.some((step, at) => step.amount <= before(at).amount);
  const isDisordered = steps.some((step, at) => step.after_years <= before(at).after_years);
  const odd = steps.map((step) => amountFault(step.amount, unit)).find((message) => message !== null);
  return {
    ...fault(isFalling, 'steps', 'Each step grants more than the one before.'),
    ...fault(isDisordered, 'steps', 'Each step begins after more years than the one before.'),
    ...fault(odd !== undefined, 'steps', odd ?? ''),
  };
};

const yearly: Check = ({ year, year_start: start }) =>
  year === 'fixed'
    ? fault(start === null || !isYearDay(start), 'year_start', 'Enter a day of every year as MM-DD, such as 04-01.')
    : fault(start !== null, 'year_start', 'Only a year that begins on a fixed day has this.');

const carrying: Check = (terms) => {
  const {
    accrual,
    carry_over: kind,
    carry_over_most: limit,
    carry_over_months: months,
    carry_over_until: until,
  } = terms;
  if (accrual === 'none' && kind !== 'none')
    return { carry_over: 'Nothing is granted here, so nothing is carried over.' };
  const isEnding = months !== null || until !== null;
  return {
    ...fault(kind === 'limited' && !limit, 'carry_over_most', 'Say how much is carried over.'),
    ...fault(kind !== 'limited' && limit !== null, 'carry_over_most', 'Only a limited carry-over has this.'),
    ...fault(kind === 'none' && isEnding, 'carry_over', 'Nothing is carried over, so nothing of it ends.'),
    ...fault(
      until !== null && !isYearDay(until),
      'carry_over_until',
      'Enter a day of every year as MM-DD, such as 03-31.',
    ),
    ...fault(months !== null && until !== null, 'carry_over_until', 'Give either months or a day.'),
  };
};

const taking: Check = (terms) => ({
  ...fault(
    terms.paid_share === 0 && terms.paid_after_months !== null,
    'paid_after_months',
    'Nothing is paid, so nobody waits for it.',
  ),
  ...fault(
    terms.document_later && terms.document_after_days === null,
    'document_later',
    'Say first from which day a document is needed.',
  ),
  ...fault(terms.longest_stretch === 0, 'longest_stretch', 'Enter more than 0, or leave it empty.'),
});

/** By field, each with the first thing that is wrong with it; empty where nothing is. */
export const faultsOf = (terms: PolicyTerms): Faults =>
  Object.assign({}, ...[taking, carrying, yearly, growing, granting, amounts].map((check) => check(terms)));

/** A policy asks for a gender only where the law gives it to one: otherwise it would be discrimination. */
export const genderFault = (kind: PolicyKind, gender: 'female' | 'male' | null): string | null =>
  gender === null || { maternity: 'female', paternity: 'male' }[kind as string] === gender
    ? null
    : 'Only maternity leave can be for women alone, and paternity leave for men alone.';
