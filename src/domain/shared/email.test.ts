import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailMessage } from './email.ts';

test.each(['', ' ', '\t\n'])('reports %j as missing', (text) => expect(emailMessage(text)).toBe('Required'));

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
])('reports %j as invalid', (text) => expect(emailMessage(text)).toBe('Invalid email address'));

test.each(['ada@palmoil.example', ' Ada.Obi+hr@mail.palm-oil.com.ng '])('accepts %j', (text) =>
  expect(emailMessage(text)).toBeNull(),
);

test('accepts every ordinary address', () => {
  fc.assert(fc.property(fc.emailAddress(), (email) => email.length > 254 || emailMessage(email) === null));
});

test('checks a very long text fast', () => {
  expect(emailMessage(`${'a@'.repeat(50_000)}.`)).toBe('Invalid email address');
});
