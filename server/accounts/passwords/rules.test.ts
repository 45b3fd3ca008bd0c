import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordProblems } from './rules.ts';

describe('a password', () => {
  const about = { email: 'ada.okafor@example.com' };
  it.each([
    ['short', '9kQ-x2v', ['This password is too short. It must contain at least 8 characters.']],
    [
      'short by letters, not by their bytes',
      'é2x-ü9w',
      ['This password is too short. It must contain at least 8 characters.'],
    ],
    ['common', 'Password1', ['This password is too common.']],
    ['common with what people add', 'Admin@123', ['This password is too common.']],
    ['a row of keys', 'abc12345678', ['This password is too common.']],
    ['a name with a year', 'Okafor_2026!', ['The password is too similar to the email.']],
    ['common and numeric', '12345678', ['This password is too common.', 'This password is entirely numeric.']],
    ['numeric', '58203746159', ['This password is entirely numeric.']],
    ['numeric in other digits', '٥٨٢٠٣٧٤٦١٥', ['This password is entirely numeric.']],
    ['contained in the email', 'example.com', ['The password is too similar to the email.']],
    ['contained in the email in another case', 'ADA.OKAFOR', ['The password is too similar to the email.']],
    ['the name of the email with a number', 'okafor123', ['The password is too similar to the email.']],
    ['the local part without its dot', 'AdaOkafor1', ['The password is too similar to the email.']],
  ])('is refused when it is %s', (_why, password, problems) => {
    expect(passwordProblems(password, about)).toEqual(problems);
  });
  it.each(['Harmattan-Breeze-42', 'correct horse battery staple', 'okafor travels by night'])(
    'may be %s',
    (password) => {
      expect(passwordProblems(password, about)).toEqual([]);
    },
  );
  it('is compared with every given name', () => {
    expect(passwordProblems('ngozinwa1', { 'first name': 'Ngozinwa', 'last name': '' })).toEqual([
      'The password is too similar to the first name.',
    ]);
  });
  it('is refused when it is a part of the address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.nat(), fc.nat(), (email, from, length) => {
        const piece = email.slice(from % email.length).slice(0, 1 + (length % email.length));
        return passwordProblems(piece, { email }).includes('The password is too similar to the email.');
      }),
    );
  });
});
