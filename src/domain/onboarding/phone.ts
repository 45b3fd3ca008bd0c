import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export const phoneHint = '+2348012345678 or 08012345678';
export const phoneMessage = 'Enter a valid phone number, such as +2348012345678 or 08012345678';

/**
 * A phone number as E.164, from what a person typed: international with a leading +, or national for `country`
 * (ISO 3166-1 alpha-2). Null when no such number can exist, as far as the small metadata knows: it saves a phone 20 kB,
 * and lets some numbers pass that are too long for their kind.
 */
export const toE164 = (text: string, country: string): string | null => {
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  const phone = parsePhoneNumberFromString(text.trim(), { extract: false, ...(home ? { defaultCountry: home } : {}) });
  return phone?.isValid() ? phone.number : null;
};
