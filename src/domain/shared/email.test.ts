import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailMessage } from './email.ts';

test.each(['', ' ', '\t\n'])('%j is required', (text) => expect(emailMessage(text)).toBe('Required'));

test.each([
  'ada',
  'ada@',
  '@b.co',
  'ada@b',
  'a b@c.de',
  'ada@b..co',
  'ada@-b.co',
  'ada@b.co,',
  `${'a'.repeat(250)}@b.co`,
])('%j is invalid', (text) => expect(emailMessage(text)).toBe('Invalid email address'));

test.each(['ada@palmoil.example', ' Ada.Obi+hr@mail.palm-oil.com.ng '])('%j can be sent', (text) =>
  expect(emailMessage(text)).toBeNull(),
);

test('every ordinary address can be sent', () => {
  fc.assert(fc.property(fc.emailAddress(), (email) => email.length > 254 || emailMessage(email) === null));
});

test('a very long text is judged at once', () => {
  expect(emailMessage(`${'a@'.repeat(50_000)}.`)).toBe('Invalid email address');
});
