import { describe, expect, it } from 'vitest';
import { isGuessable } from './guessable.ts';

describe('a password that can be guessed', () => {
  it.each([
    ...['Password1!', 'Password123!', 'Admin@123', 'abc12345678', 'P@ssw0rd2024', 'p@$$w0rd!!', 'Welcome2026!'],
    ...[
      'Qwerty123!',
      'qazwsx2020',
      '1q2w3e4r5t'.replace(/\d/g, ''),
      'Lagos@2025',
      'Chelsea10!',
      'iloveyou!!',
      'aaaaaaaa1',
    ],
    ...['Jesus123!', 'Summer2025!', 'zxcvbnm,./', '9876543210abc', 'ChelseaArsenal1', 'LetMeIn!!22'],
  ])('is %s', (password) => expect(isGuessable(password)).toBe(true));

  it.each([
    ['Okafor2024!', ['Adaeze', 'Okafor']],
    ['0k@f0r_1988', ['Adaeze Okafor']],
    ['PalmOil#2025', ['PalmOil Traders Limited']],
    ['adaokafor99', ['ada.okafor@example.test']],
    ['Traders-123', ['Palm Oil Traders']],
  ])('is %s of %j', (password, known) =>
    expect([isGuessable(password, known), isGuessable(password)]).toEqual([true, false]),
  );
});

describe('a password that cannot', () => {
  it.each([
    ...['Harmattan-Breeze-42', 'correct horse battery staple', 'okafor travels by night', '9kQ-x2v7Lm', 'Tr0ub4dor&3'],
    ...['lagos rain on tin roofs', 'SummerLagosChelsea', 'eight888-mango', 'ọ̀rọ̀ ìpamọ́ mi'],
  ])('is %s', (password) => expect(isGuessable(password, ['Ada Okafor', 'ada.okafor@example.test'])).toBe(false));
});
