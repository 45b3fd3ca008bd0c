import { expect, it } from 'vitest';
import { noPay, problemsOf } from './rules.ts';

it('asks for the bank of an account, and for neither where there is no account', () => {
  expect(problemsOf({ ...noPay, account_number: '0123456789' })).toEqual({ bank: ['Choose the bank of the account.'] });
  expect(problemsOf({ ...noPay, account_name: 'Amina Bello' })).toEqual({});
});
