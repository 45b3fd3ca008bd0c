import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problem } from '../shared/problem.ts';
import {
  canBeRenewed,
  invitedConfirmationMessage,
  invitedPasswordMessage,
  isInvitedPasswordAcceptable,
  isInvitedSignInAcceptable,
  isSameAddress,
  linkFaultOf,
} from './invitation.ts';

test.each(['expired', 'replaced', 'used', 'withdrawn', 'unknown'])(
  'reads the code %s of a refusal as a fault of the link',
  (code) => expect(linkFaultOf(problem('invalid', { code }))).toBe(code),
);

test('reads no fault of the link from other refusals', () => {
  expect(linkFaultOf(problem('invalid', { fields: { password: ['too common'] } }))).toBeNull();
  expect(linkFaultOf(problem('invalid', { code: 'closed' }))).toBeNull();
  expect(linkFaultOf(problem('network', { code: 'expired' }))).toBeNull();
});

test('offers a fresh invitation for an expired, replaced or revoked link', () => {
  const faults = ['expired', 'replaced', 'used', 'withdrawn', 'unknown'] as const;
  expect(faults.filter(canBeRenewed)).toEqual(['expired', 'replaced', 'withdrawn']);
});

test.each([
  ['', 'Required'],
  ['1234567', 'Password must be min of 8 characters'],
  ['😀😀😀😀', 'Password must be min of 8 characters'],
  ['12345678', null],
])('the password %j: %s', (password, message) => expect(invitedPasswordMessage(password)).toBe(message));

test.each([
  ['', 'Required'],
  ['red-earth', 'Password and confirm password don"t match'],
  ['red-earth-and-rain', null],
])('repeated as %j: %s', (confirmation, message) =>
  expect(invitedConfirmationMessage({ password: 'red-earth-and-rain', confirmation })).toBe(message),
);

test('enables the form of a new person exactly when neither field has a message', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.boolean(), (password, other, isSame) => {
      const given = { password, confirmation: isSame ? password : other };
      const isSilent = invitedPasswordMessage(password) === null && invitedConfirmationMessage(given) === null;
      expect(isInvitedPasswordAcceptable(given)).toBe(isSilent);
    }),
  );
});

test.each([
  ['ada@palmoil.example', 'red-earth', true],
  ['ada@', 'red-earth', false],
  ['', 'red-earth', false],
  ['ada@palmoil.example', 'short', false],
  ['ada@palmoil.example', '', false],
])('enables the form of a person with an account, with %j and %j: %s', (email, password, can) =>
  expect(isInvitedSignInAcceptable({ email, password })).toBe(can),
);

test('ignores case when it compares addresses', () => {
  expect(isSameAddress(' Ada@PalmOil.example', 'ada@palmoil.example ')).toBe(true);
  expect(isSameAddress('ada@palmoil.example', 'ade@palmoil.example')).toBe(false);
});
