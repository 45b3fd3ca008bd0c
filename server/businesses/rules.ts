/** What may be changed about a business, how it ends, and how what it has is written down for its owner. Pure. */
import type { components } from '../../openapi/generated/contract.ts';
import { isTimeZone, placeProblems } from '../platform/countries.ts';
import { toE164 } from '../platform/phone.ts';

type Schemas = components['schemas'];
export type BusinessChange = Schemas['BusinessChange'];
/** What is known about a business and can be changed, in the contract's words; the phone number as E.164. */
export type BusinessFacts = Omit<BusinessChange, 'version'>;

const day = 86_400_000;
/** How long a deleted business can be restored, how long before its end the owner is reminded, and how long an archive is kept; milliseconds. */
export const gracePeriod = 30 * day;
export const warningBefore = 7 * day;
export const exportLifetime = 7 * day;

export const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

export type Checked = { facts: BusinessFacts; problems: null } | { facts: null; problems: Record<string, string[]> };

/** The same rules as for a new business, and a time zone, which that one takes from its place. */
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

/** How each fact is called in a sentence. */
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

/** Which facts differ, in words and each once: `name, address and city`; null when none does. */
export function difference(before: BusinessFacts, after: BusinessFacts): string | null {
  const changed = (Object.keys(words) as (keyof BusinessFacts)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const [last, ...others] = [...new Set(changed.map((field) => words[field]))].reverse();
  if (last === undefined) return null;
  return others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`;
}

export type KnownEnd = { isOwner: boolean; closedAt: Date | null; deletesAt: Date | null };

/**
 * What a person has to do with a business: *open*, *restorable* (closed, its owner may open it again), *others* (a member
 * who is not its owner, or whom a closed one no longer lets in), *none* (unknown, or gone).
 */
export function standingOf(known: KnownEnd | undefined, now: Date): 'open' | 'restorable' | 'others' | 'none' {
  if (known === undefined) return 'none';
  if (known.closedAt === null) return known.isOwner ? 'open' : 'others';
  return known.isOwner && known.deletesAt !== null && known.deletesAt > now ? 'restorable' : 'none';
}

/** Whether somebody typed what a business is called: spaces around and between words, and how letters are composed, do not matter. */
export const isNamed = (name: string, typed: string): boolean => plain(name) === plain(typed);
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/**
 * One line of a CSV file (RFC 4180). A cell that a spreadsheet would take for a formula is prefixed with an apostrophe
 * (OWASP, CSV injection).
 */
export const csvLine = (cells: readonly (string | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(text: string | null): string {
  if (text === null) return '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A name that every system takes for a file, made of what a business is called: `Adeyemi-Haulage-Limited`. */
export const fileNameOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'business';
