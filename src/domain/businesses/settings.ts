import type { components } from '../../../openapi/generated/contract.ts';

/** The business details that an owner can edit, and the conflicts with edits of other people. */
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

/** The label of each field. */
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

/** The details of a business that an owner can edit. */
export const factsOf = (business: components['schemas']['BusinessDetail']): Facts => {
  const { name, description, type, phone_number, address1, address2, post_code } = business;
  const { country, state, city, currency, time_zone, size } = business;
  return {
    name,
    description,
    type,
    phone_number,
    address1,
    address2,
    post_code,
    country,
    state,
    city,
    currency,
    time_zone,
    size,
  };
};

/** A new country clears state and post code; the owner chooses the currency. */
export const withCountry = (country: string): Partial<Facts> => ({ country, state: '', post_code: '' });

/** The typed fields that differ from the known values. */
export const changesOf = (known: Facts, typed: Partial<Facts>): Field[] =>
  fields.filter((field) => typed[field] !== undefined && typed[field] !== known[field]);

export type Conflict = { field: Field; theirs: string; mine: string };

/** The typed fields that another person has set to a different value since they were loaded. */
export const conflictsOf = (before: Facts, now: Facts, typed: Partial<Facts>): Conflict[] =>
  fields.flatMap((field) => {
    const mine = typed[field];
    const isConflict = mine !== undefined && now[field] !== before[field] && now[field] !== mine;
    return isConflict ? [{ field, theirs: now[field], mine }] : [];
  });

/** The typed fields without those in conflict, which take the other person's value. */
export const withoutConflicts = (typed: Partial<Facts>, conflicts: readonly Conflict[]): Partial<Facts> =>
  Object.fromEntries(
    Object.entries(typed).filter(([field]) => !conflicts.some((conflict) => conflict.field === field)),
  );
