import type { Choice } from '../../ui/choices/list-box.tsx';

/** The currencies of all countries, each once, by name. */
export function currencyChoices(countries: { currency: string }[]): Choice[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  const codes = [...new Set(countries.map((country) => country.currency))];
  return codes
    .map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}
