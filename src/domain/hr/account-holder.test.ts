import { expect, test } from 'vitest';
import { isHolder } from './account-holder.ts';

test.each([
  ['DANJUMA HALIMA AISHA', 'Halima Danjuma', true],
  ['Halima Danjuma', 'Halima Aisha Danjuma', true],
  ['ADEBAYO-OKE, ṢẸGUN', 'Segun Adebayo-Oke', true],
  ['DANJUMA MUSA', 'Halima Danjuma', false],
  ['SANDBOX HOLDER 4579', 'Halima Danjuma', false],
  ['ADA', '', true],
])('%s holds the account of %s: %s', (holder, person, expected) => expect(isHolder(holder, person)).toBe(expected));
