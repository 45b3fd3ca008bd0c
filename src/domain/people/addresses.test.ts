import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canBeInvited, mostAddresses, readAddresses, usableIn, withFile } from './addresses.ts';

const [ada, bola, chi] = ['ada@palmoil.example', 'bola@palmoil.example', 'chi@palmoil.example'];

test.each([
  ['commas', `${ada}, ${bola},${chi}`],
  ['semicolons', `${ada};${bola} ; ${chi};`],
  ['spaces and tabs', `${ada} ${bola}\t${chi}`],
  ['lines', `${ada}\r\n${bola}\n\n${chi}\n`],
  ['names before brackets', `Ada Obi <${ada}>, "Bello, Bola" <${bola}>; <${chi}>`],
  ['lines of a table', `Name,Email,Role\nAda Obi,${ada},Driver\n"Bola",${bola},"Clerk"\nChi,${chi},`],
  ['what a mail program copies', `mailto:${ada} (${bola}) '${chi}'.`],
])('finds addresses between %s', (_, text) => {
  const found = usableIn(text);
  expect(found).toEqual([ada, bola, chi]);
});

test('takes an address once, ignoring case', () => {
  expect(usableIn(`${ada} ${ada.toUpperCase()}`)).toEqual([ada]);
});

test('reports every part that is no address', () => {
  expect(readAddresses(`${ada}, bola@, chi`)).toEqual([
    { email: ada, isUsable: true },
    { email: 'bola@', isUsable: false },
    { email: 'chi', isUsable: false },
  ]);
  expect(readAddresses(`Name,Role\n${ada},"Driver, night" Ada ${bola}`).map(({ email }) => email)).toEqual([
    'Name',
    'Role',
    ada,
    bola,
    'Driver, night Ada',
  ]);
  expect(readAddresses(`"Obi, Ada" <${ada}>`)).toEqual([{ email: ada, isUsable: true }]);
  expect(readAddresses('Ada Obi')).toEqual([{ email: 'Ada Obi', isUsable: false }]);
  expect(readAddresses(' \n ,; ')).toEqual([]);
});

test('accepts between one and a hundred addresses', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@palmoil.example`).join('\n');
  expect(['', 'ada', many(1), many(mostAddresses), many(mostAddresses + 1)].map(canBeInvited)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('adds the addresses of a file, and reports the rest of it', () => {
  expect(withFile('', `Name,Email\nAda,${ada}\nBola,bola@`)).toEqual({
    text: `${ada}\nbola@`,
    leftOut: ['Name', 'Email', 'Ada', 'Bola'],
  });
  expect(withFile(`${chi}\n`, ada)).toEqual({ text: `${chi}\n${ada}`, leftOut: [] });
  expect(withFile(chi, 'Name,Email')).toEqual({ text: chi, leftOut: ['Name', 'Email'] });
});

test('finds every address in a formatted list', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  const address = fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`);
  const separator = fc.constantFrom(', ', ';', '\n', ' ', '\r\n');
  fc.assert(
    fc.property(fc.uniqueArray(address, { minLength: 1, maxLength: 20 }), separator, (addresses, between) => {
      expect(usableIn(addresses.join(between))).toEqual(addresses);
    }),
  );
});
