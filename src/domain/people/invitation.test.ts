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

test.each(['expired', 'replaced', 'used', 'withdrawn', 'unknown'])('a refusal says that the link is %s', (code) =>
  expect(linkFaultOf(problem('invalid', { code }))).toBe(code),
);

test('a refusal of something else says nothing of the link', () => {
  expect(linkFaultOf(problem('invalid', { fields: { password: ['too common'] } }))).toBeNull();
  expect(linkFaultOf(problem('invalid', { code: 'closed' }))).toBeNull();
  expect(linkFaultOf(problem('network', { code: 'expired' }))).toBeNull();
});

test('a fresh invitation can be asked for by a link that led to somebody and was not used', () => {
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

test('the form of somebody new can be sent exactly when neither field has a message', () => {
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
])('the form of somebody known, with %j and %j, can be sent: %s', (email, password, can) =>
  expect(isInvitedSignInAcceptable({ email, password })).toBe(can),
);

test('an address is the same in any case', () => {
  expect(isSameAddress(' Ada@PalmOil.example', 'ada@palmoil.example ')).toBe(true);
  expect(isSameAddress('ada@palmoil.example', 'ade@palmoil.example')).toBe(false);
});
