/** An amount in the main unit of a currency (ISO 4217, any case), with the sign that people write, such as ₦1,500.00. */
export function formatMoney(amount: number, currency: string): string {
  const format = { style: 'currency', currency: currency.toUpperCase(), currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat('en-NG', format).format(amount);
}

const short = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: 'NGN',
  currencyDisplay: 'narrowSymbol',
  notation: 'compact',
  maximumFractionDigits: 1,
});
/** Naira in a figure, which has to be read at a glance: ₦6.1M. A note beside it has every digit. */
export const shortNaira = (amount: number): string => short.format(amount);

/** The most that a field of money takes: 13 digits of naira, so that the kobo stay an exact integer. */
const amount = /^(\d{0,13})(?:\.(\d{0,2})0*)?$/;

/** What a person wrote as an amount ('₦1,234.5', 'N 500', '1234'), in kobo. Null where it cannot be told exactly. */
export function parseKobo(text: string): number | null {
  const plain = text.replace(/^\s*(₦|NGN|N)/i, '').replace(/[,\s]/g, '');
  // Three digits after a lone point are thousands in much of the world.
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(plain)) return null;
  const [, naira = '', kobo = ''] = amount.exec(plain) ?? [];
  return naira === '' && kobo === '' ? null : Number(naira + kobo.padEnd(2, '0'));
}

/** An amount in kobo as plain digits: 123450 is '1234.50'. */
export function koboDigits(kobo: number): string {
  const digits = String(Math.abs(kobo)).padStart(3, '0');
  return `${kobo < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount in kobo as people read it, to the kobo: 123450 is '₦1,234.50'. */
export function formatKobo(kobo: number): string {
  const [, sign = '', naira = '', rest = ''] = /^(-?)(\d+)(\.\d+)$/.exec(koboDigits(kobo)) ?? [];
  return `${sign}₦${naira.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`;
}
