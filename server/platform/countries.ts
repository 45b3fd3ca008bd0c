/** The countries of the world with their states, currencies and time zones; see scripts/countries.ts. */
import { readFileSync } from 'node:fs';

export type Country = {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** ISO 4217. */
  currency: string;
  /** IANA name of most of its states, where the data set has one. */
  timeZone: string | null;
  /** By name. */
  states: string[];
  /** The time zones of states that differ from their country's. */
  zones: Record<string, string>;
};

const file = readFileSync(new URL('./countries.json', import.meta.url), 'utf8');
/** By name. */
export const countries: readonly Country[] = (JSON.parse(file) as { countries: Country[] }).countries;

const byCode = new Map(countries.map((country) => [country.code, country]));
const currencies = new Set(countries.map(({ currency }) => currency));

/** For a person whose state is not in the list. */
export const otherState = 'Other';
const defaultTimeZone = 'Africa/Lagos';

export const findCountry = (code: string): Country | undefined => byCode.get(code);
const hasState = (country: Country, state: string): boolean => state === otherState || country.states.includes(state);
const isCurrency = (code: string): boolean => currencies.has(code);
export const timeZoneOf = (country: Country, state: string): string =>
  country.zones[state] ?? country.timeZone ?? defaultTimeZone;

/** Whether the runtime, and so every date that it computes, knows this IANA name. */
export function isTimeZone(name: string): boolean {
  // Offsets such as +01:00 are taken by the runtime too, but know no summer time and are read otherwise by PostgreSQL.
  if (!/^[A-Z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

export type Place = { country: string; state: string; currency: string };

/** The errors in a business's country, state, currency and time zone; empty without errors. */
export function placeProblems({ country: code, state, currency }: Place): Record<string, string[]> {
  const country = findCountry(code);
  if (country === undefined) return { country: ['This country is not known.'] };
  return {
    ...(hasState(country, state) ? {} : { state: [`This is not a state of ${country.name}.`] }),
    ...(isCurrency(currency) ? {} : { currency: ['This currency is not known.'] }),
  };
}
