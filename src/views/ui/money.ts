/** An amount in the main unit of a currency (ISO 4217, any case), with the sign that people write, such as ₦1,500.00. */
export function formatMoney(amount: number, currency: string): string {
  const format = { style: 'currency', currency: currency.toUpperCase(), currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat('en-NG', format).format(amount);
}
