import type { components } from '../../../../openapi/generated/contract.ts';
import { formatDate } from '../../ui/content/date.ts';

type Holder = components['schemas']['AccountHolder'];

/** `by Ada Obi on 2 Mar, 2026`. @param employee how the employee is called where they did it themselves */
export function confirmedBy(
  { confirmed_by, confirmed_at }: Holder,
  timeZone: string,
  employee = 'the employee',
): string {
  const by = confirmed_by ?? employee;
  return `${by === '' ? '' : `by ${by} `}on ${formatDate(confirmed_at, timeZone)}`;
}

/** Whether the holder is confirmed, as a fact of who has an account. */
export const holderFacts = (
  { account_number: number, holder }: { account_number: string | null; holder: Holder | null },
  ...words: [timeZone: string, employee?: string]
) => {
  if (number === null) return [];
  return [
    { name: 'Account holder', value: holder === null ? 'Not confirmed' : `Confirmed ${confirmedBy(holder, ...words)}` },
  ];
};

/** The same before it is known when: of an account that somebody has filled in. */
export const holderFact = (account: { account_number: string | null; is_holder_confirmed: boolean }, by: string) => {
  if (account.account_number === null) return [];
  return [{ name: 'Account holder', value: account.is_holder_confirmed ? `Confirmed by ${by}` : 'Not confirmed' }];
};
