/** What an owner can change of a business, and what happens when somebody else changed it meanwhile. */
export type Facts = {
  name: string;
  description: string;
  type: string;
  phone_number: string;
  address1: string;
  address2: string;
  post_code: string;
  country: string;
  state: string;
  city: string;
  currency: string;
  time_zone: string;
  size: string;
};
export type Field = keyof Facts;

/** How each fact is called on the screen. */
export const fieldNames: Record<Field, string> = {
  name: 'Business name',
  description: 'Description',
  type: 'Legal form',
  phone_number: 'Phone number',
  address1: 'Address line 1',
  address2: 'Address line 2',
  post_code: 'Post code',
  country: 'Country',
  state: 'State',
  city: 'City',
  currency: 'Currency',
  time_zone: 'Time zone',
  size: 'Number of people',
};
const fields = Object.keys(fieldNames) as Field[];

/** Another country has other states and post codes; its currency is the owner's choice. */
export const withCountry = (country: string): Partial<Facts> => ({ country, state: '', post_code: '' });

/** What was typed and differs from what is known. */
export const changesOf = (known: Facts, typed: Partial<Facts>): Field[] =>
  fields.filter((field) => typed[field] !== undefined && typed[field] !== known[field]);

export type Clash = { field: Field; theirs: string; mine: string };

/** What somebody else changed meanwhile to something else than what was typed. */
export const clashesOf = (before: Facts, now: Facts, typed: Partial<Facts>): Clash[] =>
  fields.flatMap((field) => {
    const mine = typed[field];
    const isClash = mine !== undefined && now[field] !== before[field] && now[field] !== mine;
    return isClash ? [{ field, theirs: now[field], mine }] : [];
  });

/** What was typed, without what clashes: theirs are taken there. */
export const withoutClashes = (typed: Partial<Facts>, clashes: readonly Clash[]): Partial<Facts> =>
  Object.fromEntries(Object.entries(typed).filter(([field]) => !clashes.some((clash) => clash.field === field)));
