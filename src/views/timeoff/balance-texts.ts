import type { components } from '../../../openapi/generated/contract.ts';
import { showDate } from '../ui/content/date.ts';
import { amountText } from './terms-texts.ts';

type Schemas = components['schemas'];
export type Balance = Schemas['TimeoffBalance'];

/** '18.5 days left', '2 days owed', '4 days taken' where nothing is granted. */
export function balanceText({ balance, available, policy }: Balance): string {
  const amount = amountText(Math.abs(balance), policy);
  if (available === null && balance <= 0) return `${amount} taken`;
  return `${amount} ${balance < 0 ? 'owed' : 'left'}`;
}

const begins = ({ starts_on, day }: Balance) => (starts_on > day ? [`Begins on ${showDate(starts_on)}`] : []);
const ends = ({ ends_on, day }: Balance) =>
  ends_on === null ? [] : [`${ends_on < day ? 'Ended' : 'Ends'} on ${showDate(ends_on)}`];
const planned = ({ planned: amount, policy }: Balance) =>
  amount === 0 ? [] : [`${amountText(amount, policy)} planned after this day`];
const available = ({ available: amount, balance, policy }: Balance) =>
  amount === null || amount === balance ? [] : [`${amountText(Math.max(amount, 0), policy)} may be asked for`];

/** What else there is to know, where there is more than the number. */
export const balanceNote = (balance: Balance): string =>
  [begins, planned, available, ends].flatMap((part) => part(balance)).join(' · ');

/** '2 days added', '1.5 days taken off'. */
export const adjustmentText = ({ amount, policy }: Schemas['TimeoffAdjustment']): string =>
  `${amountText(Math.abs(amount), policy)} ${amount < 0 ? 'taken off' : 'added'}`;
