/** Telephone numbers, as people write them and as they are stored. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * E.164 of a number that is valid, or null.
 * @param country ISO 3166-1 alpha-2, for numbers that are written without their country's prefix
 */
export function toE164(text: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(
    text,
    isSupportedCountry(country) ? { defaultCountry: country as CountryCode, extract: false } : { extract: false },
  );
  return parsed?.isValid() ? parsed.number : null;
}
