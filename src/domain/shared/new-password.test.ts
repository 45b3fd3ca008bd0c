import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  confirmationMessage,
  isInvalidResetLink,
  isNewPasswordAcceptable,
  newPasswordMessage,
  refusalMessages,
} from './new-password.ts';
import { problem } from './problem.ts';

test.each([
  ['', 'Required'],
  ['1234567', 'Password is too short'],
  ['12345678', null],
  ['😀😀😀😀', 'Password is too short'],
])('the new password %j: %s', (password, message) => expect(newPasswordMessage(password)).toBe(message));

test.each([
  ['', 'Required'],
  ['red-earth', 'Password and Confirm password don"t match'],
  ['red-earth-and-rain', null],
])('repeated as %j: %s', (confirmation, message) =>
  expect(confirmationMessage({ password: 'red-earth-and-rain', confirmation })).toBe(message),
);

test('enables the form exactly when neither field has a message', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.boolean(), (password, other, isSame) => {
      const given = { password, confirmation: isSame ? password : other };
      const isSilent = newPasswordMessage(password) === null && confirmationMessage(given) === null;
      expect(isNewPasswordAcceptable(given)).toBe(isSilent);
    }),
  );
});

test('distinguishes an invalid link from a refused password', () => {
  expect(isInvalidResetLink(problem('invalid', { detail: 'Invalid reset link', code: 'reset_link_invalid' }))).toBe(
    true,
  );
  expect(isInvalidResetLink(problem('invalid', { detail: 'This password is too common.' }))).toBe(false);
  expect(isInvalidResetLink(problem('network'))).toBe(false);
});

test('joins the messages of the server into one list', () => {
  const refused = problem('invalid', {
    fields: { new_password: ['too common', 'too short'] },
    detail: 'no',
    general: ['never'],
  });
  expect(refusalMessages(refused)).toEqual(['too common', 'too short', 'no', 'never']);
});
