import { expect, test } from 'vitest';
import { formOf, newEmployeeFields, withTyped } from './employee-form.ts';

const confirmed = {
  ...newEmployeeFields,
  bank: '011',
  account_number: '0000014579',
  account_name: 'ADA OBI',
  holder_proof: 'proof',
};

test.each([
  ['another bank', { bank: '058' }, ''],
  ['another number', { account_number: '0000014586' }, ''],
  ['another name', { account_name: 'Ada' }, ''],
  ['a space at the end', { account_number: '0000014579 ' }, 'proof'],
  ['something else', { pension_pin: 'PEN100012345678' }, 'proof'],
  ['what is confirmed next', { account_name: 'ADA A OBI', holder_proof: 'next' }, 'next'],
])('a holder is confirmed of one account under one name: %s', (_, changed, expected) =>
  expect(withTyped(confirmed, changed)).toMatchObject({ ...changed, holder_proof: expected }),
);

test('the proof is sent with the pay, and null without one', () => {
  expect(formOf(confirmed, { known: '', hasPay: true }).holder_proof).toBe('proof');
  expect(formOf(newEmployeeFields, { known: '', hasPay: true }).holder_proof).toBeNull();
  expect(formOf(confirmed, { known: '', hasPay: false })).not.toHaveProperty('holder_proof');
});
