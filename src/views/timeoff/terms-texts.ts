import type { components } from '../../../openapi/generated/contract.ts';
import {
  timeoffAccrualLabels,
  timeoffCarryOverLabels,
  timeoffRoundingLabels,
  timeoffYearLabels,
} from '../../../openapi/generated/lists/timeoff.policies.ts';

type Terms = components['schemas']['TimeoffTerms'];

/** '1 day', '20 days', '37.5 hours'. */
export const amountText = (amount: number, { unit }: Pick<Terms, 'unit'>): string =>
  `${amount.toLocaleString('en-NG')} ${amount === 1 ? unit.slice(0, -1) : unit}`;

const plural = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
const inARow = ({ count_rest_days: counts }: Terms) => (counts ? ' in a row' : '');

/** What a policy gives, in a few words: '20 days a year', 'Up to 84 days in a row each time'. */
export function summaryOf(terms: Terms): string {
  if (terms.accrual !== 'none') return `${amountText(terms.amount, terms)} a year`;
  if (terms.longest_stretch === null) return 'As much as is needed';
  return `Up to ${amountText(terms.longest_stretch, terms)}${inARow(terms)} each time`;
}

export function paidText({ paid_share: share, paid_after_months: after }: Terms): string {
  if (share === 0) return 'Unpaid';
  const paid = share === 100 ? 'Full pay' : `${share} % of pay`;
  return after === null ? paid : `${paid} after ${plural(after, 'month')} of service`;
}

const carriedText = (terms: Terms): string => {
  const { carry_over: kind, carry_over_most: most, carry_over_months: months, carry_over_until: until } = terms;
  const kept = kind === 'limited' ? `Up to ${amountText(most ?? 0, terms)}` : timeoffCarryOverLabels[kind];
  if (months !== null) return `${kept}, for ${plural(months, 'month')}`;
  return until === null ? kept : `${kept}, until ${until}`;
};

const documentText = ({ document_after_days: days, document_later: isLater }: Terms): string => {
  if (days === null) return 'None';
  return `${days === 0 ? 'Always' : `After ${plural(days, 'day')}`}${isLater ? '; may come later' : ''}`;
};

const countedText = ({ count_holidays: holidays, count_rest_days: rest }: Terms): string => {
  if (rest) return holidays ? 'Every day' : 'Every day but public holidays';
  return holidays ? 'Working days, and public holidays among them' : 'Working days';
};

type Fact = { name: string; value: string };

const granted = (terms: Terms): Fact[] =>
  terms.accrual === 'none'
    ? []
    : [
        { name: 'Granted', value: timeoffAccrualLabels[terms.accrual] },
        ...(terms.steps.length === 0
          ? []
          : [
              {
                name: 'With service',
                value: terms.steps
                  .map(
                    ({ after_years: years, amount }) => `${amountText(amount, terms)} after ${plural(years, 'year')}`,
                  )
                  .join('; '),
              },
            ]),
        ...(terms.waiting_months === 0
          ? []
          : [{ name: 'Begins', value: `After ${plural(terms.waiting_months, 'month')} of service` }]),
        {
          name: 'The year begins',
          value: terms.year === 'fixed' ? `On ${terms.year_start} (month and day)` : timeoffYearLabels[terms.year],
        },
        { name: 'Left at its end', value: carriedText(terms) },
        ...(terms.cap === null ? [] : [{ name: 'Balance at most', value: amountText(terms.cap, terms) }]),
        { name: 'Rounding', value: timeoffRoundingLabels[terms.rounding] },
      ];

/** The terms, one fact a line; what is as for most policies and says nothing is left out. */
export const factsOf = (terms: Terms): Fact[] => [
  ...granted(terms),
  { name: 'Pay', value: paidText(terms) },
  { name: 'Counted', value: countedText(terms) },
  { name: 'Document', value: documentText(terms) },
  ...(terms.notice_days === 0 ? [] : [{ name: 'Asked for', value: `${plural(terms.notice_days, 'day')} ahead` }]),
  ...(terms.longest_stretch === null || terms.accrual === 'none'
    ? []
    : [{ name: 'At once', value: `At most ${amountText(terms.longest_stretch, terms)}` }]),
];
