import { describe, expect, it } from 'vitest';
import { excerptOf, isLine, isText, onOneLine } from './line.ts';

const arabic = 'شركة النور';
const goodLines = [
  'Adaeze Okafor',
  'Ọlámidé',
  arabic,
  `${arabic}\u200f Ltd`,
  '\u202a+234 803\u202c',
  '\u2068a\u2069',
  '🛠',
  '',
];
const badLines = [
  ...['Mouse\nSigned by Adaeze', 'a\rb', 'a\tb', 'a\u000bb', 'a\u0085b', 'a\u2028b', 'a\u2029b', 'a\u001bb', 'a\u007f'],
  ...['\u202eexe', 'a\u202ab', 'a\u202c', 'a\u2066\u202c', '\u2067\u202e\u2069\u202c'],
];

describe('a line', () => {
  it.each(goodLines)('can be %j', (text) => expect(isLine(text)).toBe(true));
  it.each(badLines)('cannot be %j', (text) => expect(isLine(text)).toBe(false));
});

describe('a text', () => {
  it.each([...goodLines, 'One\r\nTwo\n\tThree'])('can be %j', (text) => expect(isText(text)).toBe(true));
  it.each(['a\u000bb', 'a\u0085b', 'a\u001bb', 'a\u007f'])('cannot be %j', (text) => expect(isText(text)).toBe(false));
});

describe('what is put on one line', () => {
  it.each(goodLines)('stays as it is where it is one: %j', (text) => expect(onOneLine(text)).toBe(text));
  it.each(badLines)('is one afterwards: %j', (text) => expect(isLine(onOneLine(text))).toBe(true));
  it('keeps its words', () => {
    expect(onOneLine(' Mouse\r\n\tSigned by \u202eAdaeze ')).toBe('Mouse Signed by Adaeze');
  });
});

it.each([
  ['Oil\n and filters ', 'Oil and filters'],
  ['😀'.repeat(80), '😀'.repeat(80)],
  ['😀'.repeat(81), `${'😀'.repeat(79)}…`],
  [`${'long '.repeat(15)}notes, which go on`, `${'long '.repeat(15)}note…`],
  [`\u202a${'a'.repeat(80)}\u202c`, `${'a'.repeat(78)}…`],
])('is cut to one short line: %j', (text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt);
});
