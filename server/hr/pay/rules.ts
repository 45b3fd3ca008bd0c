/** Pay details: what is wrong with them, how they are masked, and what a change of them changed. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { bankOf, isAccountOf, providerOf } from '../banks/catalogue.ts';

type Schemas = components['schemas'];
/** What is stored of them as it was sent. */
export type PayDetails = Omit<Schemas['PayDetails'], 'holder'>;

export const noPay: PayDetails = {
  nin: null,
  tax_id: null,
  pension_provider: null,
  pension_pin: null,
  bank: null,
  account_number: null,
  account_name: null,
  pay: null,
  pay_period: null,
};

const fields = Object.keys(noPay) as (keyof PayDetails)[];

/** The part of a form that is about pay, the rest being as it is known; null when none of it was sent. */
export function payIn(form: Schemas['NewPayDetails'], known: PayDetails = noPay): PayDetails | null {
  const sent = fields.filter((field) => form[field] !== undefined);
  if (sent.length === 0) return null;
  const details: PayDetails = { ...known, ...Object.fromEntries(sent.map((field) => [field, form[field]])) };
  return { ...details, account_name: details.account_name?.trim() || null };
}

/** The pay details with what an employee has filled in; what they left empty stays. */
export function payWith(known: PayDetails, filled: Schemas['NewPayDetails'] | null): PayDetails {
  const typed = Object.entries(filled ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return { ...noPay, ...known, ...Object.fromEntries(typed) };
}

/** Messages by field. */
export function problemsOf(details: PayDetails): Record<string, string[]> {
  const { bank: code, account_number: account, pension_provider: provider } = details;
  const problems: Record<string, string[]> = {};
  const bank = code === null ? undefined : bankOf(code);
  if (code !== null && bank === undefined) problems.bank = ['There is no such bank.'];
  if (code === null && account !== null) problems.bank = ['Choose the bank of the account.'];
  if (bank !== undefined && account !== null && !isAccountOf(bank, account))
    problems.account_number = [`${bank.name} has no account with this number. Check the digits.`];
  if (provider !== null && providerOf(provider) === undefined)
    problems.pension_provider = ['There is no such pension provider.'];
  if (details.pay !== null && details.pay_period === null) problems.pay_period = ['Choose for how long the pay is.'];
  return problems;
}

/** The last four characters: enough to recognise a number, too few to use it. */
export const endOf = (text: string | null): string | null => (text === null ? null : `•••${text.slice(-4)}`);

/** Numbers in full; bank and provider by their names. */
export const namedPay = ({ nin, tax_id, pension_pin, account_number, ...coded }: PayDetails): Schemas['MaskedPay'] => ({
  nin,
  tax_id,
  pension_pin,
  account_number,
  pension_provider: providerOf(coded.pension_provider ?? '')?.name ?? null,
  bank: bankOf(coded.bank ?? '')?.name ?? null,
});

/** The same, with numbers as they end. */
export const maskedPay = (details: PayDetails): Schemas['MaskedPay'] => {
  const { nin, tax_id, pension_pin, account_number, ...names } = namedPay(details);
  const numbers = { nin: endOf(nin), tax_id: endOf(tax_id), pension_pin: endOf(pension_pin) };
  return { ...names, ...numbers, account_number: endOf(account_number) };
};

const labels: Record<keyof PayDetails, string> = {
  nin: 'NIN',
  tax_id: 'tax ID',
  pension_provider: 'pension provider',
  pension_pin: 'pension PIN',
  bank: 'bank',
  account_number: 'account number',
  account_name: 'account name',
  pay: 'pay',
  pay_period: 'pay period',
};

/** The names of what differs, without its values. */
export const changedPay = (before: PayDetails, after: PayDetails): string[] =>
  fields.filter((field) => before[field] !== after[field]).map((field) => labels[field]);
