/** What may be changed about a business. Pure. */
import type { components } from '../../../openapi/generated/contract.ts';
import { isTimeZone, placeProblems } from '../../platform/countries.ts';
import { toE164 } from '../../platform/phone.ts';

type Schemas = components['schemas'];
export type BusinessChange = Schemas['BusinessChange'];
/** The editable details of a business, named as in the contract; the phone number as E.164. */
export type BusinessFacts = Omit<BusinessChange, 'version'>;

export type Checked = { facts: BusinessFacts; problems: null } | { facts: null; problems: Record<string, string[]> };

/** The rules of a new business, and the time zone, which a new one gets from its place. */
export function checkChange({ version: _version, ...given }: BusinessChange): Checked {
  const phoneNumber = toE164(given.phone_number, given.country);
  const problems = placeProblems(given);
  for (const field of ['name', 'address1', 'city'] as const) {
    if (given[field].trim() === '') problems[field] = ['This field may not be blank.'];
  }
  if (phoneNumber === null) problems.phone_number = ['The phone number entered is not valid.'];
  if (!isTimeZone(given.time_zone)) problems.time_zone = ['This time zone is not known.'];
  if (phoneNumber === null || Object.keys(problems).length > 0) return { facts: null, problems };
  const facts = {
    ...given,
    name: given.name.trim(),
    description: given.description.trim(),
    address1: given.address1.trim(),
    address2: given.address2.trim(),
    post_code: given.post_code.trim(),
    city: given.city.trim(),
    phone_number: phoneNumber,
  };
  return { facts, problems: null };
}

/** The name of each fact in a sentence. */
const words: Record<keyof BusinessFacts, string> = {
  name: 'name',
  description: 'description',
  type: 'legal form',
  phone_number: 'phone number',
  address1: 'address',
  address2: 'address',
  post_code: 'post code',
  country: 'country',
  state: 'state',
  city: 'city',
  currency: 'currency',
  time_zone: 'time zone',
  size: 'size',
  avatar: 'colour',
  interested_in: 'interests',
};

/** The names of the facts that differ, each once: `name, address and city`; null when none does. */
export function difference(before: BusinessFacts, after: BusinessFacts): string | null {
  const changed = (Object.keys(words) as (keyof BusinessFacts)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const [last, ...others] = [...new Set(changed.map((field) => words[field]))].reverse();
  if (last === undefined) return null;
  return others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`;
}
